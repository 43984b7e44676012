//! USB devices of the human interface device class (HID).

use std::ffi::CStr;
use std::fs::OpenOptions;
use std::io::{self, ErrorKind};
use std::time::Duration;

use hidapi::{HidApi, HidDevice, HidError};

use super::Port;

struct Hid(HidDevice);

/// Opens a device, as [`super::open_hid`] describes.
pub fn open(vendor: u16, usage_page: u16) -> io::Result<(String, Box<dyn Port>)> {
    let api = HidApi::new().map_err(io::Error::other)?;
    // A system that can't read the description of a device gives 0 as the usage page; then any interface of the device
    // may have this usage page.
    let of_vendor = api.device_list().filter(|device| device.vendor_id() == vendor);
    let (mut devices, others): (Vec<_>, Vec<_>) =
        of_vendor.partition(|device| device.usage_page() == usage_page);
    devices.extend(others.into_iter().filter(|device| device.usage_page() == 0));
    let mut why = ErrorKind::NotFound.into();
    for device in devices {
        match device.open_device(&api) {
            Ok(open) => {
                let name = device.product_string().unwrap_or_default().trim().to_owned();
                return Ok((name, Box::new(Hid(open))));
            }
            Err(error) => why = reason(error, device.path()),
        }
    }
    Err(why)
}

/// Why a device could not be opened. The error does not say whether the player is allowed to use the device, but an
/// attempt to open the device file does.
fn reason(error: HidError, path: &CStr) -> io::Error {
    let file = path.to_str().map(|path| OpenOptions::new().read(true).write(true).open(path));
    match file {
        Ok(Err(denied)) if denied.kind() == ErrorKind::PermissionDenied => denied,
        _ => io::Error::other(error),
    }
}

impl Port for Hid {
    fn read(&mut self, buffer: &mut [u8], patience: Duration) -> io::Result<usize> {
        let patience = i32::try_from(patience.as_millis()).unwrap_or(i32::MAX);
        self.0.read_timeout(buffer, patience).map_err(io::Error::other)
    }

    fn write(&mut self, message: &[u8]) -> io::Result<()> {
        self.0.write(message).map(drop).map_err(io::Error::other)
    }
}
