# shellcheck shell=bash
# Sourced by the scripts that build for another system or processor.

# need_target TARGET: installs Rust's standard library for it with rustup. If that is impossible, unpacks Debian's own
# compiler into the target folder, which builds the library together with the program.
need_target() {
  target=$1 std=()
  [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ] || return 0
  rustup target add "$target" 2>/dev/null && return
  local compiler=$out/rust-web work packages
  if [ ! -e "$compiler/.ready" ]; then
    say "Unpacking Debian's compiler, which builds the standard library for $target"
    work=$(mktemp -d)
    # The names of the libraries that it is linked with contain their versions.
    packages=$(apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces \
      --no-enhances rustc-web | grep -E '^(rustc-web|libstd-rust-web|libllvm)' | sort -u)
    # shellcheck disable=SC2086
    (cd "$work" && apt-get download -qq $packages rust-web-src 2>/dev/null) || {
      say "Neither rustup nor Debian (package rustc-web) has what $target takes here."
      return 1
    }
    mkdir -p "$compiler"
    for package in "$work"/*.deb; do dpkg-deb -x "$package" "$compiler"; done
    rm -rf "$work"
    touch "$compiler/.ready"
  fi
  compiler=$(realpath "$compiler")/usr
  export RUSTC=$compiler/bin/rustc LD_LIBRARY_PATH=$compiler/lib/x86_64-linux-gnu RUSTC_BOOTSTRAP=1
  std=(-Z "build-std=std,panic_abort")
}

# cross VERB OPTION…: cargo for that target.
cross() {
  local verb=$1
  shift
  cargo "$verb" --locked --target "$target" "${std[@]}" "$@"
}

out=${CARGO_TARGET_DIR:-target}
mkdir -p "$out"
