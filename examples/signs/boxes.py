"""Writes assets/fonts/boxes.ttf: a box for each letter of scripts that run from right to left, and nothing for the marks
on them. Needs fontTools: python3 examples/signs/boxes.py assets/fonts/boxes.ttf

Neighbouring letters of one kind have neighbouring glyphs, so that up to LONGEST_ROW of them are one row of the
character map. For this the font has LONGEST_ROW copies of the box.
"""

import sys
import unicodedata

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

SIGNS_FOR_PROGRAMS = (0x200F, 0x061C)
LONGEST_ROW = 64
OUTER, INNER = (60, 0, 540, 700), (110, 50, 490, 650)


def kind(letter):
    direction = unicodedata.bidirectional(chr(letter))
    if letter in SIGNS_FOR_PROGRAMS or direction == "NSM":
        return "mark"
    return "box" if direction in ("R", "AL", "") else None


def box():
    pen = TTGlyphPen(None)
    for (left, low, right, high), clockwise in ((OUTER, True), (INNER, False)):
        corners = [(left, low), (left, high), (right, high), (right, low)]
        for number, corner in enumerate(corners if clockwise else reversed(corners)):
            (pen.lineTo if number else pen.moveTo)(corner)
        pen.closePath()
    return pen.glyph()


def copy(name):
    pen = TTGlyphPen({name: None})
    pen.addComponent(name, (1, 0, 0, 1, 0, 0))
    return pen.glyph()


blocks = [range(0x590, 0x900), range(0xFB1D, 0xFE00), range(0xFE70, 0xFEFF), range(0x10800, 0x11000), range(0x1E800, 0x1F000)]
letters = {}
for letter in sorted({*SIGNS_FOR_PROGRAMS}.union(*blocks)):
    before, place = letters.get(letter - 1, (None, LONGEST_ROW))
    same = before == kind(letter) and place + 1 < LONGEST_ROW
    letters[letter] = (kind(letter), place + 1 if same else 0)
letters = {letter: f"{kind}{place}" for letter, (kind, place) in letters.items() if kind}

empty = TTGlyphPen(None).glyph()
boxes, marks = ([f"{kind}{place}" for place in range(LONGEST_ROW)] for kind in ("box", "mark"))
font = FontBuilder(1000, isTTF=True)
font.setupGlyphOrder([".notdef", *boxes, *marks])
font.setupCharacterMap(letters)
glyphs = {name: empty for name in [".notdef", *marks]} | {name: copy("box0") for name in boxes} | {"box0": box()}
font.setupGlyf(glyphs)
font.setupHorizontalMetrics({name: (0, 0) if name in marks else (600, 0 if name == ".notdef" else OUTER[0]) for name in glyphs})
font.setupHorizontalHeader(ascent=1069, descent=-293)
font.setupNameTable({"familyName": "Jadoube Boxes", "styleName": "Regular"})
font.setupOS2(sTypoAscender=1069, sTypoDescender=-293, usWinAscent=1069, usWinDescent=293)
font.setupPost(keepGlyphNames=False)
font.updateHead(created=0, modified=0)
font.save(sys.argv[1])
