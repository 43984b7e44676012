//! The names of openings in Dutch and English: the ones that are met most, each by its moves.

use std::collections::BTreeMap;

use jadoube::rules::{PieceLetters, Position, read_san};
use jadoube::start::Start;
use jadoube::text::messages::Language;
use jadoube::text::openings::{Opening, load, opening_of};

/// Moves, and the Dutch name of the position after them.
const LINES: &[(&str, &str)] = &[
    ("d4", "Damepionspel"),
    ("e4", "Koningspionspel"),
    ("d4 Nf6", "Indische verdediging"),
    ("d4 Nf6 c4", "Indische verdediging: gewone variant"),
    ("e4 e5 Nf3", "Koningspaardopening"),
    ("e4 e5 Nf3 Nc6", "Koningspaardopening: gewone variant"),
    ("d4 d5 c4", "Damegambiet"),
    ("e4 e5 Nf3 Nc6 Bb5", "Spaanse partij"),
    ("c4", "Engelse opening"),
    ("e4 e5 Nf3 Nc6 Bb5 a6", "Spaanse partij: Morphy-verdediging"),
    ("d4 d5 c4 e6", "Geweigerd damegambiet"),
    ("d4 d5 c4 c6", "Slavische verdediging"),
    ("e4 c5", "Siciliaanse verdediging"),
    ("d4 Nf6 c4 g6", "Indische verdediging: West-Indisch"),
    ("d4 d5 c4 e6 Nc3", "Geweigerd damegambiet: damepaardvariant"),
    ("Nf3", "Zukertort-opening"),
    ("d4 Nf6 c4 e6 Nf3", "Indische verdediging: anti-Nimzo-Indisch"),
    ("d4 d5 c4 c6 Nf3", "Slavische verdediging: moderne variant"),
    ("d4 Nf6 c4 e6 Nc3 Bb4", "Nimzo-Indisch"),
    ("d4 Nf6 c4 g6 Nc3", "Konings-Indische verdediging"),
    ("d4 d5 c4 e6 Nc3 Nf6", "Geweigerd damegambiet: gewone verdediging"),
    ("c4 Nf6", "Engelse opening: Engels-Indisch"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7", "Spaanse partij: gesloten"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3", "Slavische verdediging: driepaardenvariant"),
    ("e4 e6", "Franse verdediging"),
    ("e4 c5 Nf3 d6", "Siciliaanse verdediging: moderne varianten"),
    ("e4 e6 d4", "Franse verdediging: gewone variant"),
    ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6", "Siciliaanse verdediging: moderne varianten, hoofdvariant"),
    ("d4 Nf6 c4 g6 Nc3 d5", "Grünfeld-Indisch"),
    ("c4 Nf6 Nc3", "Engelse opening: Engels-Indisch, damepaardvariant"),
    ("e4 e5 Nf3 Nc6 Bb5 Nf6", "Spaanse partij: Berlijnse verdediging"),
    ("d4 d5 c4 e6 Nc3 Nf6 Bg5", "Geweigerd damegambiet: moderne variant"),
    ("e4 e5 Nf3 Nc6 Bc4", "Italiaanse partij"),
    ("e4 e6 d4 d5 Nc3", "Franse verdediging: Paulsen-variant"),
    ("c4 e6", "Engelse opening: Agincourt-verdediging"),
    ("e4 c6", "Caro-Kann-verdediging"),
    ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "Siciliaanse verdediging: Najdorf-variant"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5", "Italiaanse partij: giuoco piano"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4", "Slavische verdediging: tweepaardenaanval"),
    ("d4 Nf6 c4 e6 Nf3 b6", "Dame-Indisch"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4", "Slavische verdediging: Alapin-variant"),
    ("d4 Nf6 c4 e6 Nf3 d5 Nc3", "Geweigerd damegambiet: driepaardenvariant"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5", "Slavische verdediging: Tsjechische variant"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4", "Spaanse partij: open"),
    ("d4 d5 Nf3", "Damepionspel: Zukertort-variant"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5", "Italiaanse partij: Evans-gambiet, hoofdvariant"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4", "Italiaanse partij: Evans-gambiet"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4", "Italiaanse partij: aangenomen Evans-gambiet"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O", "Italiaanse partij: Evans-gambiet, langzame variant"),
    ("e4 c5 Nf3 Nc6", "Siciliaanse verdediging: oud-Siciliaans"),
    ("d4 Nf6 c4 e6 Nf3 b6 g3", "Dame-Indisch: fianchettovariant"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6", "Spaanse partij: open, hoofdvariant"),
    ("e4 e5 Nf3 Nf6", "Russische verdediging"),
    ("d4 d5 c4 dxc4", "Aangenomen damegambiet"),
    ("d4 d5 c4 dxc4 Nf3", "Aangenomen damegambiet: gewone variant"),
    ("d4 Nf6 c4 g6 Nc3 d5 Nf3", "Grünfeld-Indisch: driepaardenvariant"),
    ("c4 Nf6 Nc3 e6", "Engelse opening: Engels-Indisch, egelsysteem"),
    ("e4 e6 d4 d5 Nc3 Nf6", "Franse verdediging: klassieke variant"),
    ("e4 c5 Nf3 Nc6 d4", "Siciliaanse verdediging: open"),
    ("d4 d5 c4 c6 Nf3 Nf6 e3", "Slavische verdediging: rustige variant"),
    ("e4 e6 d4 d5 Nc3 Bb4", "Franse verdediging: Winawer-variant"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 e6", "Half-Slavische verdediging"),
    ("e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4", "Spaanse partij: Berlijnse verdediging, aangenomen Rio-gambiet"),
    ("d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7", "Geweigerd damegambiet: moderne variant, paardverdediging"),
    ("d4 e6", "Horwitz-verdediging"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 e3", "Nimzo-Indisch: Rubinstein-systeem"),
    ("d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3", "Grünfeld-Indisch: Russische variant"),
    ("d4 d5 c4 e6 Nc3 Be7", "Geweigerd damegambiet: Charousek-variant"),
    (
        "e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 d6 Be2",
        "Siciliaanse verdediging: Scheveningen-variant, klassieke variant",
    ),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2",
        "Siciliaanse verdediging: Najdorf-variant, Opočenský-variant",
    ),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5", "Slavische verdediging: Tsjechische variant, Krause-aanval"),
    ("d4 Nf6 c4 g6 g3", "Konings-Indische verdediging: fianchettovariant, direct fianchetto"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 Qc2", "Nimzo-Indisch: klassieke variant"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 Nf3", "Nimzo-Indisch: driepaardenvariant"),
    ("d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5", "Grünfeld-Indisch: ruilvariant"),
    ("d4 Nf6 c4 g6 Nc3 Bg7 e4", "Konings-Indische verdediging: gewone variant"),
    ("d4 d5 Nf3 Nf6", "Damepionspel: symmetrische variant"),
    ("d4 Nf6 c4 e6 g3", "Catalaanse opening"),
    ("e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4", "Russische verdediging: klassieke aanval"),
    ("d4 Nf6 c4 e6 Nf3 b6 g3 Ba6", "Dame-Indisch: fianchettovariant, Nimzowitsch-variant"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6", "Spaanse partij: Morphy-verdediging, moderne Steinitz-verdediging"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 Qc2 d5", "Nimzo-Indisch: klassieke variant, Noa-variant"),
    (
        "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3",
        "Slavische verdediging: Tsjechische variant, klassiek systeem",
    ),
    ("e4 c5 Nf3 e6", "Siciliaanse verdediging: Franse variant"),
    (
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7",
        "Spaanse partij: gesloten, Flohr-systeem",
    ),
    ("e4 e5 Nf3 Nc6 d4", "Schotse partij"),
    ("e4 e5 Nf3 Nc6 Bb5 Nf6 d3", "Spaanse partij: Berlijnse verdediging, anti-Berlijns"),
    ("e4 e5 Nf3 Nc6 Bb5 d6", "Spaanse partij: Steinitz-verdediging"),
    (
        "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5 e6",
        "Slavische verdediging: Tsjechische variant, Wiesbaden-variant",
    ),
    ("c4 e5", "Engelse opening: Siciliaans in de voorhand"),
    ("d4 Nf6 c4 e6 g3 d5 Bg2", "Catalaanse opening: open verdediging"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 e3 O-O", "Nimzo-Indisch: gewone variant"),
    (
        "d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3 dxc4 Qxc4 O-O e4 Bg4",
        "Grünfeld-Indisch: Russische variant, Smyslov-variant",
    ),
    ("c4 c5", "Engelse opening: symmetrische variant"),
    ("e4 c6 d4 d5 e5", "Caro-Kann-verdediging: doorschuifvariant"),
    ("e4 c5 Nf3 e6 d4 cxd4", "Siciliaanse verdediging: Franse variant, open"),
    (
        "d4 Nf6 c4 e6 Nf3 b6 g3 Ba6 b3",
        "Dame-Indisch: fianchettovariant, Nimzowitsch-variant, rustige variant",
    ),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Bxc6", "Spaanse partij: ruilvariant"),
    (
        "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6",
        "Spaanse partij: Berlijnse verdediging, verbeterde Steinitz-verdediging",
    ),
    (
        "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 e3 e6 Bxc4 Bb4 O-O",
        "Slavische verdediging: Tsjechische variant, Hollandse variant",
    ),
    ("d4 Nf6 c4 e6 Nf3 b6 g3 Bb7", "Dame-Indisch: fianchettovariant, traditionele variant"),
    ("c4 Nf6 Nc3 d5", "Engelse opening: Engels-Grünfeld"),
    ("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3", "Konings-Indische verdediging: Sämisch-variant"),
    ("c4 e5 Nc3", "Engelse opening: Siciliaans in de voorhand, omgekeerd Siciliaans"),
    (
        "e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4 d5 Bd3 Nc6",
        "Russische verdediging: klassieke aanval, Mason-Showalter-variant",
    ),
    (
        "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bc4",
        "Siciliaanse verdediging: Najdorf-variant, Lipnitski-aanval",
    ),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5", "Vierpaardenspel: Spaanse variant"),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6", "Vierpaardenspel"),
    ("e4 e5 Nf3 Nc6 Nc3", "Driepaardenspel"),
    ("e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4", "Franse verdediging: McCutcheon-variant"),
    ("d4 d5 c4 c6 Nf3 Nf6 e3 Bf5", "Slavische verdediging: rustige variant, Schallopp-verdediging"),
    (
        "d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4",
        "Grünfeld-Indisch: ruilvariant, klassieke variant",
    ),
    (
        "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3 O-O",
        "Konings-Indische verdediging: Sämisch-variant, gewone verdediging",
    ),
    (
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Nbd2",
        "Spaanse partij: open, Bernstein-variant",
    ),
    ("d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3", "Catalaanse opening: gesloten"),
    ("d4 d5 c4 e6 Nc3 Nf6 Bf4", "Geweigerd damegambiet: Harrwitz-aanval"),
    ("Nf3 d5 d4 Bg4", "Damepionspel: anti-Torre"),
    (
        "e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5 O-O d6 d4 Bg4",
        "Italiaanse partij: Evans-gambiet, Alapin-Steinitz-variant",
    ),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 c3", "Italiaanse partij: klassieke variant"),
    ("d4 d5 c4 e6 Nc3 c5", "Tarrasch-verdediging"),
    ("e4 e5 Nf3 Nc6 Bb5 Nf6 O-O d6 d4 Bd7 Nc3 Be7", "Spaanse partij: Berlijnse verdediging, egelvariant"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 a3", "Nimzo-Indisch: Sämisch-variant"),
    ("Nf3 d5 c4", "Réti-opening"),
    ("d4 Nf6 c4 e6 Nf3 b6 g3 Bb7 Bg2 Be7", "Dame-Indisch: traditionele variant"),
    ("e4 e6 d4 d5 Nc3 Bb4 e5", "Franse verdediging: Winawer-variant, doorschuifvariant"),
    ("Nf3 Nf6 g3 g6", "Konings-Indische aanval: symmetrische verdediging"),
    ("c4 Nf6 Nc3 d5 cxd5 Nxd5 Nf3", "Engelse opening: Engels-Indisch, Engels-Grünfeld"),
    ("e4 c6 d4 d5 e5 Bf5 h4", "Caro-Kann-verdediging: doorschuifvariant, Tal-variant"),
    ("d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 h6 Bh4 O-O e3 b6", "Geweigerd damegambiet: Tartakower-verdediging"),
    (
        "d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 h6 Bh4 O-O e3",
        "Geweigerd damegambiet: neo-orthodoxe variant, hoofdvariant",
    ),
    ("d4 d5 c4 c6 Nc3 Nf6 e3 e6 Nf3", "Half-Slavische verdediging: hoofdvariant"),
    ("d4 d5 c4 dxc4 Nf3 Nf6 e3 e6", "Aangenomen damegambiet: gewone variant, traditioneel systeem"),
    ("e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4", "Franse verdediging: klassieke variant, Burn-variant"),
    ("d4 d5 c4 dxc4 Nf3 a6", "Aangenomen damegambiet: Aljechin-verdediging"),
    ("e4 e6 d4 d5 Nd2", "Franse verdediging: Tarrasch-variant"),
    ("e4 e6 d4 d5 Nd2 c5", "Franse verdediging: Tarrasch-variant, open systeem"),
    (
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 Qe2",
        "Spaanse partij: open, Howell-aanval",
    ),
    ("c4 e5 Nc3 Nf6", "Engelse opening: Siciliaans in de voorhand, tweepaardenvariant"),
    (
        "c4 e5 Nc3 Nf6 Nf3 Nc6 g3",
        "Engelse opening: Siciliaans in de voorhand, vierpaardenvariant, fianchettovariant",
    ),
    ("c4 e5 Nc3 Nf6 Nf3 Nc6", "Engelse opening: Siciliaans in de voorhand, vierpaardenvariant"),
    (
        "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 Be3",
        "Konings-Indische verdediging: orthodoxe variant, Gligorić-Tajmanov-systeem",
    ),
    (
        "d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3",
        "Konings-Indische verdediging: gewone variant, zeldzame verdedigingen",
    ),
    ("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2", "Konings-Indische verdediging: orthodoxe variant"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4", "Spaanse partij: gesloten, anti-Marshall"),
    ("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5", "Spaanse partij: Marshall-aanval"),
    (
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5 Nxe5 Nxe5 Rxe5 c6",
        "Spaanse partij: Marshall-aanval, moderne variant",
    ),
    ("e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6", "Schotse partij: Schmidt-variant"),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Bb4", "Vierpaardenspel: Spaanse variant, dubbel Spaans"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 d3", "Italiaanse partij: giuoco pianissimo"),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6", "Italiaanse partij: tweepaardenspel"),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5", "Italiaanse partij: tweepaardenspel, Polerio-verdediging"),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5", "Italiaanse partij: tweepaardenspel, paardaanval, gewone variant"),
    ("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5", "Italiaanse partij: tweepaardenspel, paardaanval"),
    ("e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4", "Italiaanse partij: klassieke variant, centrumaanval"),
    ("e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 exd5", "Franse verdediging: McCutcheon-variant, ruilvariant"),
    ("d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3", "Tarrasch-verdediging: tweepaardenvariant"),
    ("d4 d5 c4 e6 Nc3 c5 cxd5 exd5", "Geweigerd damegambiet: Tarrasch-verdediging"),
    (
        "e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Be7",
        "Spaanse partij: Berlijnse verdediging, Rio de Janeiro-variant",
    ),
    ("d4 d5 Nf3 Nf6 e3", "Damepionspel: Colle-systeem"),
    ("d4 Nf6 Nf3", "Indische verdediging: paardenvariant"),
    ("d4 Nf6 c4 e6 Nc3 Bb4 Qb3", "Nimzo-Indisch: Spielmann-variant"),
    ("d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 Nbd7 e3 Qa5", "Geweigerd damegambiet: Cambridge Springs-verdediging"),
    ("d4 Nf6 c4 g6 f3", "Indische verdediging: anti-Grünfeld, Aljechin-variant"),
    (
        "d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5 Ne5 Nbd7 Nxc4 Qc7 g3 e5",
        "Slavische verdediging: Tsjechische variant, Karlsbad-variant",
    ),
    ("d4 Nf6 c4 g6 Nc3 d5 Qb3", "Grünfeld-Indisch: Russische variant, versnelde variant"),
    ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6", "Siciliaanse verdediging: Draken-variant"),
    (
        "e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5 Ndb5 d6 Bg5 a6 Na3 b5",
        "Siciliaanse verdediging: Lasker-Pelikan-variant, Svesjnikov-variant",
    ),
    ("e4 d6", "Pirc-verdediging"),
    ("e4 g6", "Moderne verdediging"),
    ("e4 Nf6", "Aljechin-verdediging"),
    ("e4 d5", "Scandinavische verdediging"),
    ("e4 e5 Nf3 d6", "Philidor-verdediging"),
    ("d4 Nf6 c4 c5 d5 b5", "Wolga-gambiet"),
    ("d4 Nf6 c4 c5", "Benoni-verdediging"),
    ("d4 f5", "Hollandse verdediging"),
    ("d4 f5 c4 Nf6 g3 g6", "Hollandse verdediging: Leningrad-variant"),
    ("d4 Nf6 Nf3 g6 Bf4", "Londens systeem"),
    ("d4 Nf6 Bg5", "Trompowsky-aanval"),
    ("e4 e5 f4", "Koningsgambiet"),
    ("e4 e5 f4 exf4", "Aangenomen koningsgambiet"),
    ("e4 e5 Nc3", "Weense partij"),
    ("e4 e5 Nf3 Nc6 Nc3 Nf6 d4", "Vierpaardenspel: Schotse variant"),
    ("e4 e6 d4 d5 exd5", "Franse verdediging: ruilvariant"),
    ("e4 e5 Bc4", "Loperspel"),
    ("e4 e5 d4 exd4 c3", "Noords gambiet"),
    ("e4 e5 d4", "Middengambiet"),
    ("e4 e5 Nf3 f5", "Lets gambiet"),
    ("f4", "Bird-opening"),
    ("b4", "Orang-oetan-opening"),
    ("Nf3 d5 g3", "Konings-Indische aanval"),
    ("d4 d6 c4", "Oud-Indische verdediging"),
    ("d4 Nf6 c4 e6 Nf3 Bb4+", "Bogo-Indisch"),
    ("e4 e5 Nf3 Nc6 c3", "Ponziani-opening"),
    ("g3", "Hongaarse opening"),
    ("d4 d5 c4 e5", "Geweigerd damegambiet: Albin-tegengambiet"),
    ("e4 c6 d4 d5 exd5 cxd5 c4", "Caro-Kann-verdediging: Panov-aanval"),
    ("e4 c5 Nc3", "Siciliaanse verdediging: gesloten"),
    ("e4 c5 c3", "Siciliaanse verdediging: Alapin-variant"),
    ("e4 Nc6", "Nimzowitsch-verdediging"),
    ("e4 b6", "Owen-verdediging"),
    ("e3", "Van ’t Kruijs-opening"),
    ("d4 e5", "Englund-gambiet"),
    ("d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5", "Hollandse verdediging: Stonewall"),
    ("d4 f5 e4", "Hollandse verdediging: Staunton-gambiet"),
    ("d4 Nf6 c4 e6 Nf3 d5 Nc3 Be7 Bg5 O-O e3 Nbd7", "Geweigerd damegambiet: orthodoxe verdediging"),
];

fn opening(moves: &str) -> Option<Opening> {
    let mut line = vec![Position::standard()];
    for text in moves.split(' ') {
        let at = &line[line.len() - 1];
        let mv =
            read_san(at, text, &PieceLetters::ENGLISH).unwrap_or_else(|error| panic!("{moves}: {error}"));
        line.push(at.after(mv));
    }
    opening_of(&Start::standard(), line.iter(), || panic!("the catalogue is there"))
}

#[test]
fn the_openings_that_are_met_most_have_a_dutch_name() {
    load();
    assert!(LINES.len() >= 150);
    for (moves, dutch) in LINES {
        let found = opening(moves).unwrap_or_else(|| panic!("no name after {moves}"));
        assert_eq!(found.text(Language::NL), format!("{} {dutch}", found.code), "{}", found.name);
        let english = found.text(Language::EN);
        assert!(
            !english.contains("Defense") && !english.contains("Center") && !english.contains('\''),
            "{english}"
        );
    }
}

/// A name, however its letters are written.
fn bare(name: &str) -> String {
    let plain = |letter: char| match letter {
        'é' => 'e',
        'ó' => 'o',
        'ä' => 'a',
        'ü' => 'u',
        'ö' => 'o',
        'ć' | 'č' => 'c',
        other => other,
    };
    name.to_lowercase().chars().filter(|letter| letter.is_alphanumeric()).map(plain).collect()
}

#[test]
fn no_name_is_spelled_in_two_ways() {
    load();
    let mut spelled: BTreeMap<(&str, String), String> = BTreeMap::new();
    for (moves, dutch) in LINES {
        let english = opening(moves).expect("a name").text(Language::EN);
        let both = [(Language::EN, &english[4..]), (Language::NL, *dutch)];
        let parts = both
            .into_iter()
            .flat_map(|(language, name)| name.split([':', ',']).map(move |part| (language, part.trim())));
        for (language, part) in parts {
            let known = spelled.entry((language.tag(), bare(part))).or_insert_with(|| part.to_owned());
            assert_eq!(known.to_lowercase(), part.to_lowercase(), "one spelling");
        }
    }
}

#[test]
fn every_line_of_the_catalogue_leads_to_its_name() {
    load();
    let catalogue = include_str!("../../../assets/openings.tsv");
    let rows = catalogue.lines().filter(|line| !line.starts_with('#'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('\t').collect()).collect();
    assert!(rows.len() > 3000);
    for row in rows {
        let [code, name, moves] = row[..] else { panic!("{row:?}: code, name and moves") };
        assert_eq!(opening(moves), Some(Opening { code, name }), "{moves}");
    }
}
