//! Serial ports.

use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;
use std::time::Duration;

use serialport::{DataBits, FlowControl, Parity, SerialPort, SerialPortType, StopBits};

use super::Port;

/// The time limit for each write to a port.
const WRITING: Duration = Duration::from_secs(1);

struct Serial(Box<dyn SerialPort>);

/// Opens a port, as [`super::open_serial`] describes.
pub fn open(name: &str, baud: u32) -> io::Result<Box<dyn Port>> {
    let port = serialport::new(name, baud)
        .data_bits(DataBits::Eight)
        .parity(Parity::None)
        .stop_bits(StopBits::One)
        .flow_control(FlowControl::None)
        .dtr_on_open(false)
        .open();
    match port {
        Ok(port) => Ok(Box::new(Serial(port))),
        Err(error) => {
            let error = io::Error::from(error);
            // For a port that another program uses, the library gives `NotFound`; Windows itself denies permission.
            let busy = match error.kind() {
                ErrorKind::NotFound => Path::new(name).exists(),
                ErrorKind::PermissionDenied => cfg!(windows),
                _ => false,
            };
            Err(if busy { ErrorKind::ResourceBusy.into() } else { error })
        }
    }
}

/// The names and products of all ports that have hardware; `None` for an unknown product.
pub fn available() -> Vec<(String, Option<String>)> {
    // The library panics on a Linux system without this folder.
    if cfg!(target_os = "linux") && !Path::new("/sys/class/tty").is_dir() {
        return Vec::new();
    }
    let ports = serialport::available_ports().unwrap_or_default();
    let ports = ports.into_iter().filter(|port| !is_placeholder(&port.port_name));
    let named = ports.map(|port| match port.port_type {
        SerialPortType::UsbPort(usb) => (port.port_name, usb.product),
        _ => (port.port_name, None),
    });
    named.collect()
}

/// Whether the computer has no hardware for this port. Linux has device files even for such ports; their type is 0.
fn is_placeholder(name: &str) -> bool {
    let name = name.strip_prefix("/dev/");
    let kind = name.and_then(|name| fs::read_to_string(format!("/sys/class/tty/{name}/type")).ok());
    kind.is_some_and(|kind| kind.trim() == "0")
}

impl Port for Serial {
    fn read(&mut self, buffer: &mut [u8], patience: Duration) -> io::Result<usize> {
        self.0.set_timeout(patience)?;
        match self.0.read(buffer) {
            Ok(0) => Err(ErrorKind::UnexpectedEof.into()),
            Err(error) if matches!(error.kind(), ErrorKind::TimedOut | ErrorKind::Interrupted) => Ok(0),
            other => other,
        }
    }

    fn write(&mut self, message: &[u8]) -> io::Result<()> {
        self.0.set_timeout(WRITING)?;
        self.0.write_all(message)
    }
}
