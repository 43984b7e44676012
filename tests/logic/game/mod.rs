pub mod clock;
pub mod draws;
pub mod help;
pub mod touch_oracle;
