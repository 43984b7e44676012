//! Programs in a job object: when this program is gone, the system ends them and all that they started.

use std::io;
use std::os::windows::io::{AsRawHandle, FromRawHandle, OwnedHandle};
use std::os::windows::process::CommandExt;
use std::process::{Child, Command};

use windows_sys::Win32::Foundation::HANDLE;
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JobObjectExtendedLimitInformation, SetInformationJobObject,
};
pub use windows_sys::Win32::System::Threading::CREATE_NO_WINDOW;
use windows_sys::Win32::System::Threading::CREATE_SUSPENDED;

/// A job object. When it is dropped, all processes in it are killed.
pub struct Job(OwnedHandle);

/// Starts a program, without a window, in a separate job. The program runs only once it is in the job, so that all
/// processes that it starts are in the job too. If it can't be put in a job, only the program itself can be killed.
///
/// # Errors
/// The system could not start the program.
pub fn start(command: &mut Command) -> io::Result<(Child, Option<Job>)> {
    let mut child = command.creation_flags(CREATE_NO_WINDOW | CREATE_SUSPENDED).spawn()?;
    let job = Job::around(&child);
    if !resume(&child) {
        // A process that can't be resumed must not be left behind.
        let _ = child.kill();
        return Err(io::ErrorKind::Other.into());
    }
    Ok((child, job))
}

/// Resumes a process that was started suspended; returns whether this succeeded.
#[allow(unsafe_code, reason = "std starts suspended processes, but does not resume them")]
fn resume(child: &Child) -> bool {
    #[link(name = "ntdll")]
    unsafe extern "system" {
        // `ResumeThread` needs the handle of a thread, which std does not provide.
        fn NtResumeProcess(process: HANDLE) -> i32;
    }
    // SAFETY: the handle is that of a process, which `child` keeps open.
    unsafe { NtResumeProcess(child.as_raw_handle()) >= 0 }
}

impl Job {
    #[allow(unsafe_code, reason = "std has no jobs")]
    fn around(child: &Child) -> Option<Job> {
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
        // SAFETY: the handles are open, and the job's is owned only after the check that it is not null; `limits` has
        // the type and size that the call names.
        unsafe {
            let job = CreateJobObjectW(std::ptr::null(), std::ptr::null());
            if job.is_null() {
                return None;
            }
            let job = Job(OwnedHandle::from_raw_handle(job));
            let handle = job.0.as_raw_handle();
            let size = size_of_val(&limits) as u32;
            let limits = (&raw const limits).cast();
            let is_limited =
                SetInformationJobObject(handle, JobObjectExtendedLimitInformation, limits, size) != 0;
            (is_limited && AssignProcessToJobObject(handle, child.as_raw_handle()) != 0).then_some(job)
        }
    }
}
