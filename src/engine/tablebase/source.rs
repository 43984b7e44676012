//! The bytes of one file: in memory if it is small, otherwise read from the file as needed.
//!
//! Files are not mapped into memory, because the program would crash if a mapped file were truncated while it is read.

use std::io::{self, ErrorKind, Read};
use std::path::Path;

use crate::platform::{self, fs::File};

/// A file of up to this many bytes is held in memory.
const SMALL: u64 = 1 << 20;

#[derive(Debug)]
pub(super) struct Source {
    bytes: Bytes,
    len: u64,
}

#[derive(Debug)]
enum Bytes {
    Memory(Vec<u8>),
    File(File),
}

impl Source {
    pub(super) fn open(path: &Path) -> io::Result<Source> {
        let mut file = platform::open_file(path)?;
        let len = file.metadata()?.len();
        let bytes = if len <= SMALL {
            let mut bytes = Vec::new();
            file.take(SMALL).read_to_end(&mut bytes)?;
            Bytes::Memory(bytes)
        } else {
            // This fails at once if the file can't be read; later reads are by position.
            file.read_exact(&mut [0; 4])?;
            Bytes::File(file)
        };
        Ok(Source { bytes, len })
    }

    /// The length of the file when it was opened.
    pub(super) fn len(&self) -> u64 {
        self.len
    }

    /// Fills the buffer with the bytes from `at` on.
    ///
    /// # Errors
    /// The file ends before the buffer is full, or can no longer be read.
    pub(super) fn read(&self, at: u64, buffer: &mut [u8]) -> io::Result<()> {
        match &self.bytes {
            Bytes::Memory(bytes) => {
                let from = usize::try_from(at).map_err(|_| ErrorKind::UnexpectedEof)?;
                let part = from.checked_add(buffer.len()).and_then(|to| bytes.get(from..to));
                buffer.copy_from_slice(part.ok_or(ErrorKind::UnexpectedEof)?);
                Ok(())
            }
            Bytes::File(file) => platform::read_at(file, at, buffer),
        }
    }
}

/// A reader of the numbers of a header, in order.
pub(super) struct Reader<'a> {
    source: &'a Source,
    pub(super) at: u64,
}

impl<'a> Reader<'a> {
    pub(super) fn new(source: &'a Source) -> Reader<'a> {
        Reader { source, at: 0 }
    }

    pub(super) fn bytes<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut buffer = [0; N];
        self.source.read(self.at, &mut buffer)?;
        self.at += N as u64;
        Ok(buffer)
    }

    pub(super) fn many(&mut self, count: usize) -> io::Result<Vec<u8>> {
        let mut buffer = vec![0; count];
        self.source.read(self.at, &mut buffer)?;
        self.at += count as u64;
        Ok(buffer)
    }

    pub(super) fn byte(&mut self) -> io::Result<u8> {
        Ok(self.bytes::<1>()?[0])
    }

    pub(super) fn word(&mut self) -> io::Result<u16> {
        Ok(u16::from_le_bytes(self.bytes()?))
    }

    pub(super) fn double(&mut self) -> io::Result<u32> {
        Ok(u32::from_le_bytes(self.bytes()?))
    }

    /// Skips to the next multiple of `to`, unless the offset is one already.
    pub(super) fn align(&mut self, to: u64) {
        self.at = self.at.next_multiple_of(to);
    }
}
