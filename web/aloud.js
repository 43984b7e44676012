// What is in the window, as elements for a screen reader: the window itself is but a picture to a browser.

import { press_node, read_window, window_nodes } from './jadoube.js';

// The elements of the window's roles; others are only read.
const PRESSED = ['Button', 'DefaultButton', 'CheckBox', 'RadioButton', 'MenuItem', 'MenuItemCheckBox', 'MenuItemRadio', 'Tab', 'Link', 'Cell', 'GridCell', 'ListBoxOption'];
const TOLD = ['Alert', 'Status'];

export function readAloud(list) {
  read_window();
  list.hidden = false;
  const known = new Map();
  let last = '';

  function element({ id, role }) {
    const made = document.createElement(PRESSED.includes(role) ? 'button' : 'p');
    if (PRESSED.includes(role)) made.onclick = () => press_node(id);
    if (TOLD.includes(role)) made.setAttribute('role', role.toLowerCase());
    return made;
  }

  function show() {
    requestAnimationFrame(show);
    const now = window_nodes();
    if (now === last) return;
    last = now;
    const { nodes } = JSON.parse(now);
    const shown = nodes.filter(({ label, value }) => label || value);
    const ids = new Set(shown.map(({ id, role }) => id + role));
    for (const [id, old] of known) {
      if (!ids.has(id)) {
        old.remove();
        known.delete(id);
      }
    }
    let before = null;
    for (const node of shown) {
      const id = node.id + node.role;
      const found = known.get(id) ?? element(node);
      known.set(id, found);
      const text = [node.label, node.value].filter(Boolean).join(': ');
      if (found.textContent !== text) found.textContent = text;
      if (found.tagName === 'BUTTON') {
        found.disabled = node.disabled;
        if (node.toggled) found.setAttribute('aria-pressed', String(node.toggled === 'True'));
      }
      // What is in place stays there, so that it keeps the focus.
      if ((before ? before.nextSibling : list.firstChild) !== found) list.insertBefore(found, before ? before.nextSibling : list.firstChild);
      before = found;
    }
  }
  show();
}
