//! Runs the hot code as it was compiled for processors since 2013 where this one is such, without a build flag.
//!
//! Counting, finding and clearing bits have instructions of their own since Haswell (2013) and Excavator (2015), which a
//! program for any x86-64 may not use. So the code is compiled twice, and which copy runs is decided here. On other
//! kinds of processor, and in a build for a newer x86-64, there is one copy and nothing to decide.

/// Something to run in the fastest way. The method must be `#[inline(always)]`, and so must all that matters in it: it
/// is compiled into its caller, and takes over what that caller may use.
pub(crate) trait Work {
    type Output;
    fn work(self) -> Self::Output;
}

#[inline(always)]
pub(crate) fn run<W: Work>(work: W) -> W::Output {
    #[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
    if is_recent() {
        #[allow(
            unsafe_code,
            reason = "calling it is sound only after the check above; tests compare both copies"
        )]
        // SAFETY: `is_recent` has just found every feature that the function asks for.
        return unsafe { on_recent(work) };
    }
    work.work()
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2")]
fn on_recent<W: Work>(work: W) -> W::Output {
    work.work()
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[inline(always)]
fn is_recent() -> bool {
    is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
}
