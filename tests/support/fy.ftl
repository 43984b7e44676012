# A language that the program does not have, begun and not finished: Frisian, of which a test opens a window.

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
