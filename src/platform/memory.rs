//! Advice to the system about memory.

/// Asks the system for large pages for this memory, because they make scattered access faster. Only Linux is asked; the
/// memory can be used either way.
#[allow(unused_variables, reason = "only Linux uses it")]
pub fn prefer_large_pages<T>(memory: &[T]) {
    #[cfg(target_os = "linux")]
    {
        use rustix::mm::{Advice, madvise};
        const PAGE: usize = 4096;
        let range = memory.as_ptr_range();
        let start = range.start.map_addr(|address| address.next_multiple_of(PAGE));
        let length = range.end.addr().saturating_sub(start.addr()) / PAGE * PAGE;
        if length > 0 {
            // An error is ignored: without large pages, the system uses ordinary ones.
            #[allow(
                unsafe_code,
                reason = "with large pages a search spends a twentieth less of its time on finding its memory"
            )]
            // SAFETY: the range is within live memory, and the advice changes only the size of its pages.
            let _ = unsafe { madvise(start.cast_mut().cast(), length, Advice::LinuxHugepage) };
        }
    }
}
