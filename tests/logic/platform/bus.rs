//! A private D-Bus for a test.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use pollster::block_on;
use zbus::{Connection, connection};

/// A session bus, which ends when it is dropped.
pub struct Bus {
    daemon: Child,
    pub address: String,
}

impl Bus {
    /// Starts a bus; returns `None` if `dbus-daemon` can't be started.
    pub fn start() -> Option<Bus> {
        let mut daemon = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--nopidfile", "--print-address=1"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut address = String::new();
        BufReader::new(daemon.stdout.take()?).read_line(&mut address).ok()?;
        Some(Bus { daemon, address: address.trim().to_owned() })
    }

    /// Serves an object under a name, on its own connection.
    pub fn serve(
        &self,
        name: &'static str,
        path: &str,
        service: impl zbus::object_server::Interface,
    ) -> Connection {
        let bus = connection::Builder::address(self.address.as_str()).expect("an address");
        let bus = bus.name(name).expect("a name").serve_at(path, service).expect("a path");
        block_on(bus.build()).expect("the bus of the test")
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
