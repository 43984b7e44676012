# shellcheck shell=bash disable=SC2034
# Sourced by the scripts that make packages: the packages' metadata.

version=$(cargo pkgid | sed 's/.*[#@]//')
# The one place that names the owner of the public repository is `repository` in Cargo.toml.
repository=$(sed -n 's/^repository = "\([^"]*\)".*/\1/p' Cargo.toml)
owner=${repository%/*}
owner=${owner##*/}
# The name by which software centres know the program: it needs no domain, only that repository.
app_id=io.github.${owner//-/_}.jadoube
# The same commit gives the same package.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || stat -c %Y Cargo.toml)}
export SOURCE_DATE_EPOCH
date=$(date -u -d "@$SOURCE_DATE_EPOCH" +%F)
