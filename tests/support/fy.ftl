# An incomplete language that the program does not have: Frisian, for tests.

language-name = Frysk

white = Wyt
black = Swart
letters = KDTLH
turn-white = Wyt is oan set.
turn-black = Swart is oan set.
turn-last = { $name } spile { $move }.
board = Skaakboerd
menu-view = Byld
menu-language = Taal
