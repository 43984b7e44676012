"""Tests the program's own title bar and window edges with clicks and drags, checked in pictures of the screen.

hand.py SCALE PROGRAM [PICTURE.png]: started by `run`, on a desktop of one plain colour. Ends with a list of the faults.
"""

import os
import subprocess
import sys
import time

SCALE = int(sys.argv[1])
SCREEN = (1280, 960)
BAR = 35 * SCALE  # height of the title bar
GRIP = 5 * SCALE  # how far outside the window its edges are grabbed
PATIENCE = 20  # seconds; a machine may be busy
faults = []


def hand(*words):
    """Runs xdotool, and waits a little, as a user does."""
    subprocess.run(["xdotool", *map(str, words)], check=True)
    time.sleep(0.05)


def window():
    """Left, top, right and bottom of the window: where rows and columns are neither green desktop nor shadow."""
    shot = ["import", "-window", "root", "-depth", "8", "rgb:-"]
    picture = subprocess.run(shot, check=True, stdout=subprocess.PIPE).stdout
    wide, high = SCREEN
    red = picture[0::3]
    # The pointer is narrower than this; no window is.
    rows = [y for y in range(high) if wide - red[y * wide : (y + 1) * wide].count(0) > 100]
    columns = [x for x in range(wide) if high - red[x::wide].count(0) > 100]
    return (columns[0], rows[0], columns[-1] + 1, rows[-1] + 1) if rows and columns else None


def settled():
    """The window once it has not changed for a while."""
    before, since, begun = window(), time.time(), time.time()
    while time.time() - begun < PATIENCE and (before is None or time.time() - since < 0.4):
        now = window()
        if now != before:
            before, since = now, time.time()
    return before


def becomes(what, wanted):
    """Waits until the window is here to within a few pixels; otherwise adds a fault."""
    begun, now = time.time(), None
    while time.time() - begun < PATIENCE:
        now = window()
        if now == wanted or (now and wanted and all(abs(a - b) <= 3 * SCALE for a, b in zip(now, wanted))):
            print(f"{what}: {now}", flush=True)
            return settled()
    faults.append(f"{what}: {now}, not {wanted}")
    print(faults[-1], flush=True)
    return settled()


def drag(start, by):
    hand("mousemove", *start, "sleep", 0.3, "mousedown", 1, "sleep", 0.3)
    for part in range(1, 6):
        hand("mousemove", start[0] + by[0] * part // 5, start[1] + by[1] * part // 5)
    hand("sleep", 0.3, "mouseup", 1)


def double_click(at):
    hand("mousemove", *at, "sleep", 0.6, "click", "--repeat", 2, "--delay", 60, 1)


def press(at):
    hand("mousemove", *at, "sleep", 0.6, "mousedown", 1, "sleep", 0.1, "mouseup", 1)


def middle(box):
    return (box[0] + box[2]) // 2, box[1] + BAR // 2


def button(box, number):
    """The middle of a button, counted from the right: close, maximise, minimise."""
    return box[2] - (20 + 37 * number) * SCALE, box[1] + BAR // 2


program = subprocess.Popen([sys.argv[2]], stderr=subprocess.DEVNULL)
box = settled()
if box is None:
    sys.exit("title bar: no window")
print(f"opened: {box}", flush=True)
if len(sys.argv) > 3:
    subprocess.run(["import", "-window", "root", sys.argv[3]], check=True)
whole = (0, 0, *SCREEN)

# The desktop chose the position, so first the title bar moves the window to a known one.
by = (SCREEN[0] // 2 - (box[0] + box[2]) // 2, SCREEN[1] // 2 - (box[1] + box[3]) // 2)
drag(middle(box), by)
box = becomes("moved to the middle", tuple(edge + by[axis % 2] for axis, edge in enumerate(box)))
by = (-60, 40)
drag(middle(box), by)
box = becomes("dragged", tuple(edge + by[axis % 2] for axis, edge in enumerate(box)))

double_click(middle(box))
becomes("double click", whole)
double_click(middle(whole))
box = becomes("double click again", box)

press(button(box, 1))
becomes("maximise button", whole)
press(button(whole, 1))
box = becomes("restore button", box)

# Each edge and corner, and the sides that it moves, as signs of x and y.
for name, x, y in [
    ("right edge", 1, 0),
    ("left edge", -1, 0),
    ("bottom edge", 0, 1),
    ("top edge", 0, -1),
    ("bottom right corner", 1, 1),
    ("bottom left corner", -1, 1),
    ("top right corner", 1, -1),
    ("top left corner", -1, -1),
]:
    for outward in [1, -1]:
        start = (
            [(box[0] + box[2]) // 2, box[2] + GRIP, box[0] - GRIP][x],
            [(box[1] + box[3]) // 2, box[3] + GRIP, box[1] - GRIP][y],
        )
        by = (x * outward * 40, y * outward * 30)
        drag(start, by)
        sides = (by[0] if x < 0 else 0, by[1] if y < 0 else 0, by[0] if x > 0 else 0, by[1] if y > 0 else 0)
        box = becomes(f"{name} {'out' if outward > 0 else 'in'}", tuple(a + b for a, b in zip(box, sides)))

# weston sets no smallest size: a tiny window must not stop the program, and can be made large again.
corner = (box[2] + GRIP, box[3] + GRIP)
by = (box[0] - box[2] + 40 * SCALE, box[1] - box[3] + 40 * SCALE)
drag(corner, by)
time.sleep(1)
drag((corner[0] + by[0], corner[1] + by[1]), (-by[0], -by[1]))
box = becomes("made tiny and large again", box)

press(button(box, 2))
becomes("minimise button", None)
program.terminate()
program.wait()
program = subprocess.Popen([sys.argv[2]], stderr=subprocess.DEVNULL)
box = settled()
print(f"opened again: {box}", flush=True)
press(button(box, 0))
try:
    if program.wait(PATIENCE) != 0:
        faults.append(f"close button: ended with {program.returncode}")
except subprocess.TimeoutExpired:
    program.kill()
    faults.append("close button: still open")
print("close button: closed" if program.returncode == 0 else faults[-1], flush=True)
sys.exit("title bar: " + "; ".join(faults) if faults else 0)
