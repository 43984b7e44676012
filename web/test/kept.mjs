// Files, sound and storage, by the browser's own ways.

import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { moves, standard } from './play.mjs';

export const kept = {
  'a file is chosen in the dialog of the browser': async ({ browser, url }) => {
    const file = join(browser.home, 'chosen.pgn');
    writeFileSync(file, '[White "Bakker"]\n[Black "Smit"]\n\n1. c4 e5 2. Nc3 *\n');
    const tab = await browser.tab(url);
    await tab.send('Page.setInterceptFileChooserDialog', { enabled: true });
    const asked = new Promise(done => { tab.chooser = done; });
    await tab.key('o', 'KeyO', undefined, 2);
    const { backendNodeId } = await asked;
    await tab.send('DOM.setFileInputFiles', { files: [file], backendNodeId });
    await tab.see(/Bakker/);
    await tab.see(/2\. knight c3/);
  },

  'a move is heard': async ({ browser, url }) => {
    const tab = await browser.tab('about:blank', { waits: false });
    await tab.send('Page.addScriptToEvaluateOnNewDocument', {
      source: `globalThis.heard = [];
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function () { heard.push(this.context); return start.call(this); };`,
    });
    await tab.open(url);
    await standard(tab);
    await moves(tab, 'e2-e4');
    const states = await tab.until('a sound is played', () => tab.run('heard.length > 0 && heard.map(context => context.state)'));
    assert(states.includes('running'), states.join());
  },

  'a storage that is full is told, and the game goes on': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url);
    await standard(tab);
    await moves(tab, 'e2-e4');
    await tab.run(`(() => {
      for (let size = 1 << 22; size; size >>= 1) {
        try {
          for (;;) localStorage.setItem('filler' + size + '-' + localStorage.length, 'x'.repeat(size));
        } catch {}
      }
    })()`);
    await moves(tab, 'e7-e5');
    await tab.see(/^Game not recorded/);
    await picture(tab, 'full');
    await tab.rest();
    await moves(tab, 'g1-f3');
    await tab.run(`Object.keys(localStorage).filter(name => name.startsWith('filler')).forEach(name => localStorage.removeItem(name))`);
    await moves(tab, 'b8-c6');
    // What was not written before is written now.
    await tab.kill();
    const again = await browser.tab(url);
    await again.click(/^Continue your game/);
    await again.see(/^c6, black knight/);
    await again.see(/^f3, white knight/);
  },
};
