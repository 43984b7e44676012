pub mod methods;
mod round;
