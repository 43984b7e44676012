//! Hot code is compiled twice for x86-64. At run time, the faster copy is used if the processor can run it. No build
//! flag is needed.
//!
//! Most x86-64 processors since Haswell (2013) and Excavator (2015) have the bit and vector instructions of the faster
//! copy, but a program that must run on every x86-64 processor can't use them unconditionally. On other architectures,
//! and in builds for processors with BMI2, there is only one copy.

/// A computation for [`run`]. The method `work` and all hot functions that it calls must be `#[inline(always)]`, so
/// that they are compiled into their caller with the caller's CPU features.
pub(crate) trait Work<Output> {
    fn work(self) -> Output;
}

#[inline(always)]
pub(crate) fn run<Output, W: Work<Output>>(work: W) -> Output {
    #[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
    if is_recent() {
        #[allow(
            unsafe_code,
            reason = "the call is sound only after the check above; tests compare both copies"
        )]
        // SAFETY: `is_recent` has just detected every CPU feature that `on_recent` requires.
        return unsafe { on_recent(work) };
    }
    work.work()
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[target_feature(enable = "popcnt,lzcnt,bmi1,bmi2,avx2")]
fn on_recent<Output, W: Work<Output>>(work: W) -> Output {
    work.work()
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
#[inline(always)]
fn is_recent() -> bool {
    is_x86_feature_detected!("popcnt")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("avx2")
}
