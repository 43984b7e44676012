# shellcheck shell=bash disable=SC2086
# Sourced by play, check and the scripts: checks what they need on this machine, and installs it if allowed.

say() { printf '%s\n' "$*" >&2; }

# Finds cargo even if rustup installed it and no new shell has been opened since.
need_cargo() {
  command -v cargo >/dev/null 2>&1 || PATH=${CARGO_HOME:-${HOME:-/root}/.cargo}/bin:$PATH
  if ! command -v cargo >/dev/null 2>&1; then
    say "Jadoube is built with Rust's cargo, and there is none here: install Rust 1.95 or newer (https://rustup.rs) and try again."
    exit 1
  fi
  # If the compiler that rust-toolchain.toml names can't be installed, uses the default one; cargo checks its version.
  cargo --version >/dev/null 2>&1 ||
    { RUSTUP_TOOLCHAIN=$(rustup toolchain list | sed -n 's/ .*(.*default.*//p') && export RUSTUP_TOOLCHAIN; }
  # rustc calls the C compiler to link.
  command -v cc >/dev/null 2>&1 || [ "$(uname)" != Linux ] || get_packages gcc libc6-dev ||
    say "There is no C compiler 'cc' to link the program with: install gcc (or clang) if the build stops over it."
}

# get_packages NAME…: installs Debian packages, as root or with sudo that needs no password. Fails if neither is possible.
get_packages() {
  local sudo="" log
  command -v apt-get >/dev/null 2>&1 || return 1
  if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || return 1
    sudo="sudo -n"
  fi
  say "Installing $*"
  $sudo apt-get update -qq >/dev/null 2>&1 # a source that does not answer need not be the one we want
  log=$($sudo env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends \
    -o DPkg::Lock::Timeout=300 "$@" 2>&1) && return
  say "That failed: $(printf '%s' "$log" | tail -n 2)"
  return 1
}

# need_programs PROGRAM:PACKAGE…: installs the Debian package of each program that is missing, or names it.
need_programs() {
  local pair packages=""
  for pair in "$@"; do command -v "${pair%:*}" >/dev/null 2>&1 || packages="$packages ${pair#*:}"; done
  [ -z "$packages" ] || get_packages $packages || { say "This takes$packages, as Debian calls them."; return 1; }
}

# lacks LIBRARY…: prints the libraries missing from the loader's cache. musl and Nix have no cache: then it prints none.
lacks() {
  local known library
  known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0
  [ -n "$known" ] || return 0
  for library in "$@"; do
    case $known in *"$library "*) ;; *) printf ' %s' "$library" ;; esac
  done
}

# The window loads these at start; they are not needed to build it.
x11_libraries="libGL.so.1 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 libxkbcommon-x11.so.0"
x11_packages="libgl1 libgl1-mesa-dri libx11-xcb1 libxcursor1 libxi6 libxkbcommon-x11-0"
wayland_libraries="libEGL.so.1 libwayland-client.so.0 libwayland-egl.so.1 libxkbcommon.so.0"
wayland_packages="libegl1 libgl1-mesa-dri libwayland-client0 libwayland-egl1 libxkbcommon0"

# need_window x11|wayland|virtual: installs the libraries that a window lacks there, or names them.
need_window() {
  local missing packages attempt
  for attempt in first second; do
    case $1 in
      wayland) missing=$(lacks $wayland_libraries) packages=$wayland_packages ;;
      x11) missing=$(lacks $x11_libraries) packages=$x11_packages ;;
      virtual)
        missing=$(lacks $x11_libraries) packages="xvfb $x11_packages"
        command -v Xvfb >/dev/null 2>&1 || missing="$missing Xvfb"
        ;;
    esac
    [ -n "$missing" ] || return 0
    [ $attempt = first ] && get_packages $packages || break
  done
  say "The window needs what this machine lacks:$missing."
  say "On Debian or Ubuntu: sudo apt-get install $packages; elsewhere your system's packages of those files."
  return 1
}

# need_at_spi: installs the tools of the screen-reader test, or says that the test is skipped.
need_at_spi() {
  local attempt command missing
  [ "$(uname)" = Linux ] || return 1
  need_window virtual || return 1
  for attempt in first second; do
    missing=""
    for command in Xvfb xdotool dbus-run-session gdbus; do
      command -v $command >/dev/null 2>&1 || missing="$missing $command"
    done
    [ -x /usr/libexec/at-spi-bus-launcher ] || [ -x /usr/lib/at-spi2-core/at-spi-bus-launcher ] || missing="$missing at-spi2-core"
    /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null || missing="$missing gir1.2-atspi-2.0"
    [ -n "$missing" ] || return 0
    [ $attempt = first ] &&
      get_packages xvfb xdotool dbus-daemon libglib2.0-bin at-spi2-core gir1.2-atspi-2.0 python3-gi || break
  done
  say "What a screen reader hears is left out: this machine lacks$missing."
  return 1
}
