//! Macros for enums whose values have names. The names are used in files, on the command line and as keys of messages.
//!
//! [`named`] is for values without data, and [`named_variants`] for values that may carry data.

/// Defines an enum in which each value has a name. In some enums each value also has, after `in`, an article of the
/// Laws. The macro also defines the list of values, the list of names and the JSON form. A value without a name does
/// not compile, so both lists are complete.
macro_rules! named {
    (
        $(#[$about:meta])*
        $visibility:vis enum $Type:ident {
            $($(#[$about_value:meta])* $Value:ident = $name:literal $(in $article:literal)?,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize, serde::Deserialize)]
        $visibility enum $Type {
            $($(#[$about_value])* #[serde(rename = $name)] $Value,)+
        }

        #[allow(dead_code, reason = "not every enum uses all of this")]
        impl $Type {
            /// All values, in order.
            pub const ALL: [$Type; $Type::NAMES.len()] = [$($Type::$Value),+];

            /// The machine-readable names of all values, in the same order.
            pub const NAMES: &'static [&'static str] = &[$($name),+];

            /// The machine-readable name.
            pub const fn name(self) -> &'static str {
                $Type::NAMES[self as usize]
            }
        }

        $crate::rules::named!(@articles $Type $($Value $($article)?)+);
    };
    (@articles $Type:ident $($Value:ident)+) => {};
    (@articles $Type:ident $($Value:ident $article:literal)+) => {
        impl $Type {
            /// The article of the Laws of 2023 for this value.
            pub const fn article(self) -> &'static str {
                match self {
                    $($Type::$Value => $article,)+
                }
            }
        }
    };
}

/// Defines an enum whose variants may carry data. Each variant may have a name and, after `in`, an article of the Laws.
/// A variant whose name or article depends on its data has none here.
macro_rules! named_variants {
    (
        $(#[$about:meta])*
        $visibility:vis enum $Type:ident {
            $(
                $(#[$about_variant:meta])*
                $Variant:ident $(($($Data:ty),+))? $({ $($(#[$about_field:meta])* $field:ident: $Field:ty),+ $(,)? })?
                $(= $name:literal)? $(in $article:literal)?,
            )+
        }
    ) => {
        $(#[$about])*
        $visibility enum $Type {
            $(
                $(#[$about_variant])*
                $Variant $(($($Data),+))? $({ $($(#[$about_field])* $field: $Field),+ })?,
            )+
        }

        #[allow(dead_code, reason = "not every enum uses all of this")]
        impl $Type {
            /// The machine-readable names of the variants, in order. Names that depend on the data are left out.
            pub const NAMES: &'static [&'static str] = &[$($($name,)?)+];

            /// The machine-readable name of this variant; `None` if it has none, or one that depends on the data.
            const fn own_name(&self) -> Option<&'static str> {
                match self {
                    $($Type::$Variant { .. } => $crate::rules::named_variants!(@optional $($name)?),)+
                }
            }

            /// The article in the Laws of 2023 for this variant; `None` if it has none, or one that depends on the
            /// data.
            const fn own_article(&self) -> Option<&'static str> {
                match self {
                    $($Type::$Variant { .. } => $crate::rules::named_variants!(@optional $($article)?),)+
                }
            }
        }
    };
    (@optional) => { None };
    (@optional $text:literal) => { Some($text) };
}

pub(crate) use {named, named_variants};
