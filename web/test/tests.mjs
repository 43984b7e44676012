// What players do on the page.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { moves, standard } from './play.mjs';

const PHONE = { width: 390, height: 844, touch: true };

// The Chess960 room.
async function room(tab) {
  await tab.click('File');
  await tab.rest();
  await tab.click('Chess960 set-up…');
  await tab.see('In turn');
  await tab.rest();
  return tab;
}

export const tests = {
  'two players, with a refused touch and castling': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url);
    await picture(tab, 'start');
    await standard(tab);
    await tab.see(/^e2, white pawn/);
    await picture(tab, 'board');
    await moves(tab, 'e2-e4', 'e7-e5', 'g1-f3');
    await tab.until('a move is announced', async () => await tab.run(`document.getElementById('said').textContent`) === 'Knight f3.', 10);
    // The knight on b8 is touched, so another piece is refused.
    await tab.tap(...await tab.middle(/^b8, /));
    await tab.rest();
    await tab.tap(...await tab.middle(/^g8, /));
    await tab.see(/must move this knight|must be moved|must move/);
    await picture(tab, 'refused');
    await tab.tap(...await tab.middle(/^c6, /));
    await tab.rest();
    await moves(tab, 'f1-c4', 'a7-a6');
    await tab.tap(...await tab.middle(/^e1, /));
    await tab.tap(...await tab.middle(/^g1, /));
    await tab.see(/^f1, white rook/);
    await picture(tab, 'castled');
  },

  'a Chess960 start by dice': async ({ browser, url, picture }) => {
    const tab = await room(await browser.tab(url));
    for (let throws = 0; throws < 60 && !(await tab.find(/^Starting position no/)); throws++) {
      await tab.key(' ', 'Space', ' ');
      await tab.rest();
    }
    await tab.see(/^Starting position no\. \d+ is ready/);
    await picture(tab, 'dice');
    await tab.click('Start game');
    await tab.rest();
    await moves(tab, 'e2-e4');
  },

  'a Chess960 start in turn': async ({ browser, url, picture }) => {
    const tab = await room(await browser.tab(url));
    await tab.click('In turn');
    const pieces = [['bishop', 'c1'], ['bishop', 'f1'], ['king', 'd1'], ['rook', 'a1'], ['rook', 'e1'], ['queen', 'b1'], ['knight', 'g1'], ['knight', 'h1']];
    for (const [piece, square] of pieces) {
      await tab.rest();
      if (await tab.find(new RegExp(`^${square}, empty`))) {
        await tab.click(`white ${piece}`);
        await tab.tap(...await tab.middle(new RegExp(`^${square}, `)));
      }
    }
    await tab.see(/^Starting position no\. \d+ is ready/);
    await picture(tab, 'in-turn');
    await tab.click('Start game');
    await tab.rest();
    await tab.see(/^d1, white king/);
    await moves(tab, 'd2-d4');
  },

  'a threefold repetition is claimed': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url);
    await standard(tab);
    const round = ['g1-f3', 'g8-f6', 'f3-g1', 'f6-g8'];
    await moves(tab, ...round, ...round);
    await tab.click('Claim…');
    await tab.see(/White claims/);
    await tab.rest();
    await tab.click('Claim');
    await tab.see(/Draw by threefold repetition/);
    await picture(tab, 'claim');
  },

  'a game is opened, annotated and saved': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url);
    const game = '[Event "Club evening"]\n[White "De Vries"]\n[Black "Jansen"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n';
    await tab.run(`globalThis.jadoube.open_file('club.pgn', new TextEncoder().encode(${JSON.stringify(game)}))`);
    await tab.see(/2\. knight f3/);
    await tab.rest();
    for (let step = 0; step < 5; step++) {
      await tab.key('ArrowRight');
      await tab.rest();
    }
    await tab.key('!', 'Digit1', '!');
    await tab.rest();
    await picture(tab, 'study');
    await tab.key('s', 'KeyS', undefined, 2);
    const file = join(browser.downloads, 'club.pgn');
    await tab.until('the file is saved', async () => existsSync(file));
    const saved = readFileSync(file, 'utf8');
    assert.match(saved, /Bb5 \$1|Bb5!/);
    const python = 'import chess.pgn, sys; game = chess.pgn.read_game(open(sys.argv[1])); print(game.headers["White"], [n.nags for n in game.mainline()][4], game.errors)';
    const read = spawnSync('python3', ['-c', python, file], { encoding: 'utf8' });
    if (/No module named/.test(read.stderr)) console.log('       python-chess is not installed: the file was not read back by it');
    else assert.equal(read.stdout.trim(), 'De Vries {1} []');
  },

  'the tab is killed in mid-game, and the game goes on': async ({ browser, url }) => {
    const tab = await browser.tab(url);
    await standard(tab);
    await moves(tab, 'e2-e4', 'c7-c5');
    await tab.kill();
    const again = await browser.tab(url);
    await again.click(/^Continue your game/);
    await again.see(/^c5, black pawn/);
    await again.see(/^e4, white pawn/);
    await moves(again, 'g1-f3');
  },

  'two tabs': async ({ browser, url }) => {
    const one = await browser.tab(url);
    await standard(one);
    await moves(one, 'e2-e4');
    const two = await browser.tab(url);
    await standard(two);
    await two.see(/^e2, white pawn/);
    await moves(two, 'd2-d4');
    // A tab out of sight draws nothing.
    await one.send('Page.bringToFront');
    await moves(one, 'e7-e5');
    await one.see(/^e5, black pawn/);
    await two.send('Page.bringToFront');
    await two.see(/^d4, white pawn/);
    // Each has gone on with its own game.
    assert(!(await two.find(/^e4, white pawn/)));
  },

  'offline after the first visit': async ({ browser, url, server, picture }) => {
    const tab = await browser.tab(url);
    await tab.until('the page is kept', () => tab.run('navigator.serviceWorker.ready.then(kept => kept.active?.state === "activated")'));
    await server.stop();
    await tab.reload();
    await standard(tab);
    await moves(tab, 'd2-d4');
    await picture(tab, 'offline');
  },

  'in Dutch': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url, { language: 'nl-NL' });
    await tab.see(/^Twee spelers/);
    await picture(tab, 'dutch');
  },

  'as a list for screen readers': async ({ browser, url }) => {
    const tab = await browser.tab(url);
    await tab.run(`document.getElementById('read').click()`);
    const press = begins => tab.until(`${begins} is in the list`, () => tab.run(`(() => {
      const found = [...document.querySelectorAll('#list button')].find(one => one.textContent.startsWith(${JSON.stringify(begins)}));
      found?.click();
      return found !== undefined;
    })()`));
    await press('Play: Two players');
    await tab.rest();
    for (const square of ['e2, ', 'e4, ']) {
      await press(square);
      await tab.rest();
    }
    await tab.see(/^e4, white pawn/);
  },

  'on a phone': async ({ browser, url, picture }) => {
    const tab = await browser.tab(url, PHONE);
    await picture(tab, 'phone-start');
    await standard(tab);
    await moves(tab, 'e2-e4', 'e7-e5');
    await picture(tab, 'phone');
    await tab.size(844, 390);
    await tab.rest();
    await picture(tab, 'phone-landscape');
  },

  'a link carries a position, in which a pawn promotes': async ({ browser, url, picture }) => {
    const tab = await browser.tab(`${url}#fen=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1`);
    await tab.see(/^a7, white pawn/);
    await tab.tap(...await tab.middle(/^a7, /));
    await tab.tap(...await tab.middle(/^a8, /));
    await tab.see(/knight/i);
    await tab.rest();
    await picture(tab, 'promotion');
    await tab.click(/^(Promote to a )?rook/i);
    await tab.see(/^a8, white rook/);
  },
};
