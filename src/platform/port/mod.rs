//! Devices with which bytes are exchanged: serial ports, and USB devices of the class for human input (HID). A browser
//! gives a program neither.

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod hid;
#[cfg(not(target_arch = "wasm32"))]
mod serial;

use std::io;
use std::time::Duration;

/// An open device.
pub trait Port {
    /// Reads what has arrived, and waits at most this long for it; returns 0 if nothing has.
    ///
    /// # Errors
    /// The device is gone.
    fn read(&mut self, buffer: &mut [u8], patience: Duration) -> io::Result<usize>;

    /// Writes a message.
    ///
    /// # Errors
    /// The device is gone, or does not take it.
    fn write(&mut self, message: &[u8]) -> io::Result<()>;
}

/// Opens the first interface with this usage page that can be opened, of any USB device of this vendor. Returns it
/// after the name that the device gives itself.
///
/// # Errors
/// There is none (`NotFound`), the player may not use it (`PermissionDenied`), or the system can't open such devices
/// (`Unsupported`).
pub fn open_hid(vendor: u16, usage_page: u16) -> io::Result<(String, Box<dyn Port>)> {
    #[cfg(any(target_os = "linux", target_os = "macos", windows))]
    return hid::open(vendor, usage_page);
    #[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
    {
        let _ = (vendor, usage_page);
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Opens a serial port with eight bits, no parity and one stop bit, for this program alone.
///
/// # Errors
/// There is none (`NotFound`), the player may not use it (`PermissionDenied`), another program uses it
/// (`ResourceBusy`), or the system can't open such ports (`Unsupported`).
pub fn open_serial(name: &str, baud: u32) -> io::Result<Box<dyn Port>> {
    #[cfg(not(target_arch = "wasm32"))]
    return serial::open(name, baud);
    #[cfg(target_arch = "wasm32")]
    {
        let _ = (name, baud);
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// The names of the serial ports, in order.
pub fn serial_ports() -> Vec<String> {
    #[cfg(not(target_arch = "wasm32"))]
    return serial::names();
    #[cfg(target_arch = "wasm32")]
    Vec::new()
}
