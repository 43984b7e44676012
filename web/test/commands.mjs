// The commands of the program under Node: the same answers as on a desktop.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SCRIPTS = 'tests/replay';
const PERFT = [1, 20, 400, 8902, 197281, 4865609];

export function commands(folder) {
  const program = () => createRequire(import.meta.url)(resolve(folder, 'jadoube.js'));
  const run = (words, input = '') =>
    new TextDecoder().decode(program().run_command(words, new TextEncoder().encode(input)));
  return {
    'replay answers every script': () => {
      const names = readdirSync(SCRIPTS).filter(name => name.endsWith('.jsonl') && !name.includes('.expected.'));
      assert(names.length > 200);
      for (const name of names) {
        const expected = readFileSync(`${SCRIPTS}/${name.replace('.jsonl', '.expected.jsonl')}`, 'utf8');
        assert.equal(run(['replay'], readFileSync(`${SCRIPTS}/${name}`, 'utf8')), expected, name);
      }
    },
    'perft counts the moves': () => {
      const said = run(['perft', '5']);
      assert(said.includes(String(PERFT[5])), said);
    },
    'verify finds an illegal move': () => {
      assert(run(['verify'], '1. e4 e5 2. Ke3 *').includes('Ke3'));
    },
    'uci plays at a level': async () => {
      const said = [];
      const { begin_uci, uci } = program();
      begin_uci(line => said.push(line));
      ['uci', 'isready', 'setoption name Level value 3', 'setoption name Seed value 7', 'position startpos moves e2e4', 'go wtime 60000 btime 60000'].forEach(uci);
      for (let tries = 0; tries < 200 && !said.some(line => line.startsWith('bestmove')); tries++) await sleep(50);
      assert(said.includes('uciok') && said.includes('readyok'), said.join('\n'));
      assert.match(said.at(-1), /^bestmove [a-h][1-8][a-h][1-8]/);
    },
  };
}
