//! Devices with which bytes are exchanged: serial ports, and USB devices of the human interface device class (HID). In
//! a browser, the program has access to neither.

#[cfg(any(target_os = "linux", target_os = "macos", windows))]
mod hid;
#[cfg(not(target_arch = "wasm32"))]
mod serial;

use std::fmt::{self, Display, Formatter};
use std::io;
use std::sync::Arc;
use std::time::Duration;

/// An open device.
pub trait Port {
    /// Reads what has arrived into the buffer, and returns the number of bytes. If nothing has arrived yet, waits at
    /// most `patience`; returns 0 if nothing arrives in that time.
    ///
    /// # Errors
    /// The device can't be read, usually because it is gone.
    fn read(&mut self, buffer: &mut [u8], patience: Duration) -> io::Result<usize>;

    /// Writes a message.
    ///
    /// # Errors
    /// The device is gone, or does not accept the message.
    fn write(&mut self, message: &[u8]) -> io::Result<()>;
}

/// Opens an interface of a device of this vendor: the first that can be opened and has this usage page, or else the
/// first that can be opened and whose usage page is unknown. Returns the name that the device reports (empty if it
/// reports none), and the open device.
///
/// # Errors
/// There is no such device (`NotFound`), the player may not use it (`PermissionDenied`), the system can't open such
/// devices (`Unsupported`), or opening it failed for another reason.
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
/// There is no such port (`NotFound`), the player may not use it (`PermissionDenied`), another program uses it
/// (`ResourceBusy`), the system can't open such ports (`Unsupported`), or opening it failed for another reason.
pub fn open_serial(name: &str, baud: u32) -> io::Result<Box<dyn Port>> {
    #[cfg(not(target_arch = "wasm32"))]
    return serial::open(name, baud);
    #[cfg(target_arch = "wasm32")]
    {
        let _ = (name, baud);
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// A serial port of the computer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SerialPortInfo {
    /// The name or path with which the port is opened.
    pub name: String,
    /// The name of the USB device behind this port; empty if there is none or it is unknown.
    pub product: String,
}

impl Display for SerialPortInfo {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.product.as_str() {
            "" => f.write_str(&self.name),
            product => write!(f, "{} ({product})", self.name),
        }
    }
}

/// A function that lists the computer's serial ports.
pub type FindPorts = Arc<dyn Fn() -> Vec<SerialPortInfo> + Send + Sync>;

/// The serial ports that the computer has now, those with a known product first; none in a browser.
pub fn serial_ports() -> Vec<SerialPortInfo> {
    #[cfg(not(target_arch = "wasm32"))]
    return listed(serial::available());
    #[cfg(target_arch = "wasm32")]
    Vec::new()
}

/// The list of ports for a player, from their names and products: those with a known product come first.
pub fn listed(ports: impl IntoIterator<Item = (String, Option<String>)>) -> Vec<SerialPortInfo> {
    let info = |(name, product): (String, Option<String>)| {
        // Windows adds the name of the port to the product.
        let product = product.unwrap_or_default().replace(&format!("({name})"), "");
        SerialPortInfo { product: product.trim().to_owned(), name }
    };
    // macOS lists each port twice; its `tty` entry is meant for incoming calls of a modem.
    let mut ports: Vec<SerialPortInfo> =
        ports.into_iter().filter(|(name, _)| !name.starts_with("/dev/tty.")).map(info).collect();
    ports.sort_by_key(|port| (port.product.is_empty(), port.name.len(), port.name.clone()));
    ports
}
