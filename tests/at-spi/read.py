"""Plays the scripts of tests/aloud on the real program and listens to AT-SPI as a screen reader does: when the focus
moves or a window is activated during an announcement, that announcement is interrupted.

Starting the program and the buses: see `run`.
"""

import os
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

# The time limit of every step, in seconds; the machine may be busy.
PATIENCE = 20.0
# The pause after a key, in seconds.
PAUSE = 0.2
# How many seconds to wait for an announcement before there is silence.
SILENCE = 1.0
# For how many seconds an announcement can be interrupted. Speech takes longer, but on a busy machine a longer time
# would fail at random.
SPEAKING = 0.2
# How often to press Tab at most.
STOPS = 80

# Announcements with the times at which they began; interrupted ones with the cause; the widgets that had the focus.
heard = []
interrupted = []
focused = []


def on_event(event):
    """Records an announcement, or a change of focus."""
    now = time.monotonic()
    if event.type.startswith("object:announcement"):
        heard.append((now, event.any_data))
        return
    is_focus = event.type.startswith("object:state-changed:focused")
    if is_focus and not event.detail1:
        return
    for begun, text in list(heard):
        if now < begun + SPEAKING:
            heard.remove((begun, text))
            interrupted.append((text, "a window" if not is_focus else "the focus"))
    if is_focus:
        focused.append(event.source)


def name_of_focused():
    """Returns the current name of the focused widget."""
    if not focused:
        return ""
    try:
        focused[-1].clear_cache()
        return focused[-1].get_name() or ""
    except GLib.GError:
        # It has just disappeared.
        return ""


def is_between_widgets():
    """Whether the window itself has the focus, or the last widget that had it has just disappeared."""
    try:
        return focused[-1].get_role() == Atspi.Role.FRAME
    except GLib.GError:
        return True


def pump(until):
    """Handles events until the condition is true; returns False if that takes too long."""
    end = time.monotonic() + PATIENCE
    context = GLib.MainContext.default()
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        if until():
            return True
        time.sleep(0.01)
    return False


def forget():
    """Drops the announcements so far: they do not answer the keys that follow."""
    context = GLib.MainContext.default()
    while context.pending():
        context.iteration(False)
    heard.clear()
    interrupted.clear()


def press(*keys):
    forget()
    subprocess.run(["xdotool", "key", *keys], check=True)


def wait(seconds):
    """Handles events for this long."""
    end = time.monotonic() + seconds
    pump(lambda: time.monotonic() > end)


def application():
    """Returns the program if it is in the accessibility tree."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    for index in range(desktop.get_child_count()):
        child = desktop.get_child_at_index(index)
        if child is not None and (child.get_name() or "").startswith("jadoube"):
            return child
    return None


def nameless(node, found):
    """Adds the roles of widgets that can have the focus but have no name."""
    if node is None:
        return found
    states = node.get_state_set()
    if states.contains(Atspi.StateType.FOCUSABLE) and not node.get_name():
        found.append(node.get_role_name())
    for index in range(node.get_child_count()):
        nameless(node.get_child_at_index(index), found)
    return found


def reach(name):
    """Presses Tab until the focus stays on the widget with this name.

    On a busy machine a dialog's first focus may be reported after the first Tab, so that one Tab too many is pressed.
    """
    stops, key = [], "Tab"
    for _ in range(STOPS):
        before = len(focused)
        press(key)
        if not pump(lambda: len(focused) > before):
            break
        # After the last widget, the window itself has the focus for a moment.
        if is_between_widgets():
            wait(PAUSE)
        stops.append(name_of_focused())
        if stops[-1] == name:
            wait(SILENCE)
            if name_of_focused() == name:
                return None
            key = "shift+Tab"
    return f"Tab comes to {stops}"


def hear(text):
    """Waits until this is announced without an interruption."""

    def is_said():
        return any(one == text and time.monotonic() > begun + SPEAKING for begun, one in heard)

    if not pump(lambda: is_said() or any(one == text for one, _ in interrupted)):
        return f"not heard {text!r}, but {[one for _, one in heard]}, interrupted {interrupted}"
    by = [by for one, by in interrupted if one == text]
    if by and not is_said():
        return f"{text!r} is interrupted by {by[0]} on {name_of_focused()!r}"
    heard.remove(next(one for one in heard if one[1] == text))
    return None


def silent(text):
    """Fails if an announcement contains these words."""
    wait(SILENCE)
    said = [one for _, one in heard] + [one for one, _ in interrupted]
    said = [one for one in said if text.casefold() in one.casefold()]
    return f"heard {said}" if said else None


def contains(file, text):
    """Waits until the file contains this."""

    def there():
        return os.path.exists(file) and text in open(file, encoding="utf-8").read()

    return None if pump(there) else f"{file} does not have {text!r}"


def take(line, file):
    """Performs one line; returns what is wrong, or None."""
    what, _, rest = line.partition(" ")
    rest = rest.replace("{file}", file).replace("{year}", str(time.localtime().tm_year))
    if what == "key":
        press(rest)
        # When a field opens or closes, the system switches input methods, and loses keys pressed at that moment.
        wait(PAUSE)
    elif what == "type":
        forget()
        subprocess.run(["xdotool", "type", "--delay", "30", rest], check=True)
    elif what == "reach":
        return reach(rest)
    elif what == "focus":
        there = pump(lambda: name_of_focused() == rest)
        # The field for a move may just have closed: see the key above.
        wait(PAUSE)
        return None if there else f"the keyboard is on {name_of_focused()!r}"
    elif what == "hear":
        return hear(rest)
    elif what == "silent":
        return silent(rest)
    elif what == "file":
        return contains(file, rest)
    elif what not in ("", "#"):
        return f"{what} is no word of these lines"
    return None


def main():
    file, parts = sys.argv[1], sys.argv[2:]
    listener = Atspi.EventListener.new(on_event)
    for event in ("object:announcement", "object:state-changed:focused", "window:activate"):
        listener.register(event)
    if not pump(lambda: application() is not None):
        sys.exit("the program is not in the tree")
    lines = 0
    for part in parts:
        for number, line in enumerate(open(part, encoding="utf-8").read().splitlines(), 1):
            wrong = take(line, file)
            if wrong:
                sys.exit(f"{part}:{number}: {line}: {wrong}")
            lines += 1
        found = nameless(application(), [])
        if found:
            sys.exit(f"{part}: nothing names {found}")
    print(f"at-spi: {lines} lines")


main()
