// The engine in its worker, and links that begin a game.

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { moves, position } from './play.mjs';

// The move of the same engine under Node.
async function best(folder, fen) {
  const said = [];
  const { begin_uci, uci } = createRequire(import.meta.url)(resolve(folder, 'jadoube.js'));
  begin_uci(line => said.push(line));
  [`position fen ${fen}`, 'go nodes 20000'].forEach(uci);
  while (!said.some(line => line.startsWith('bestmove'))) await sleep(20);
  return said.at(-1).split(' ')[1];
}

const OVER = /^(1–0|0–1|½–½) /;

export const computer = node => ({
  'a whole game against level 3': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url);
    await tab.click(/^Against the computer/);
    await tab.see(/^e2, white pawn/);
    let played = 0;
    for (let before; played < 120 && !(await tab.find(OVER)); played++) {
      await tab.until('it is our move', async () => (await tab.find(/^Your move/)) || (await tab.find(OVER)), 60);
      if (await tab.find(OVER)) break;
      const now = await position(tab);
      assert.notEqual(now, before);
      before = now;
      const move = await best(node, now);
      await tab.tap(...await tab.middle(new RegExp(`^${move.slice(0, 2)}, white`)));
      await tab.tap(...await tab.middle(new RegExp(`^${move.slice(2, 4)}, `)));
      if (move[4]) {
        await tab.rest();
        await tab.click(/^(Promote to a )?queen/i);
      }
      await tab.until(`${move} is played`, async () => (await position(tab)) !== now, 10);
      if (played === 10) await picture(tab, 'computer');
    }
    const { label, value } = await tab.see(OVER);
    console.log(`       ${label ?? value} after ${played} moves`);
    await picture(tab, 'computer-end');
  },

  'analysis leaves the page free': async ({ browser, url, picture }) => {
    const tab = await browser.tab(`${url}#pgn=1.%20e4%20e5%202.%20Nf3%20Nc6%203.%20Bb5%20*`);
    await tab.see(/^b5, white bishop|^b1, white knight/);
    await tab.rest();
    await tab.click('Engine');
    await tab.rest();
    await tab.click('Analysis');
    await tab.see(/^Depth 1\d/, 60);
    await tab.key('ArrowRight');
    await tab.see(/^Depth \d/);
    await picture(tab, 'analysis');
  },

  'a link carries the number of a start': async ({ browser, url }) => {
    const tab = await browser.tab(`${url}#chess960=0`);
    await tab.see(/^a1, white bishop/);
    await tab.see(/^h1, white rook/);
    await tab.rest();
    await moves(tab, 'e2-e4');
    // The game that was begun goes on after reloading.
    await tab.reload();
    await tab.click(/^Continue your game/);
    await tab.see(/^e4, white pawn/);
  },

  'a link carries a game': async ({ browser, url }) => {
    const tab = await browser.tab(`${url}#pgn=${encodeURIComponent('[White "De Vries"]\n\n1. d4 d5 2. c4 *')}`);
    await tab.see(/De Vries/);
    await tab.see(/c4/);
  },
});
