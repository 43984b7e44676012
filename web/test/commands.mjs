// The commands of the program under Node: the same answers as on a desktop.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const SCRIPTS = 'tests/replay';
const PERFT = [1, 20, 400, 8902, 197281, 4865609];

// Whether a value has what is expected of it: objects may have more keys, and among notices "*" is any number of them.
function has(value, expected) {
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return false;
    if (!expected.length) return !value.length;
    const [first, ...rest] = expected;
    if (first === '*') return has(value, rest) || (value.length > 0 && has(value.slice(1), expected));
    return value.length > 0 && has(value[0], first) && has(value.slice(1), rest);
  }
  if (expected === null || typeof expected !== 'object') return value === expected;
  return value !== null && typeof value === 'object' && Object.entries(expected).every(([key, item]) => has(value[key], item));
}

export function commands(folder) {
  const program = () => createRequire(import.meta.url)(resolve(folder, 'jadoube.js'));
  const run = (words, input = '') =>
    new TextDecoder().decode(program().run_command(words, new TextEncoder().encode(input)));
  return {
    'replay answers every script': () => {
      const names = readdirSync(SCRIPTS).filter(name => name.endsWith('.jsonl') && !name.includes('.expected.'));
      assert(names.length > 200);
      for (const name of names) {
        const lines = text => text.trim().split('\n').map(line => JSON.parse(line));
        const expected = lines(readFileSync(`${SCRIPTS}/${name.replace('.jsonl', '.expected.jsonl')}`, 'utf8'));
        const answers = lines(run(['replay'], readFileSync(`${SCRIPTS}/${name}`, 'utf8')));
        assert.equal(answers.length, expected.length, name);
        // A line of what is expected names what matters.
        expected.forEach((line, index) => {
          assert(has(answers[index], line), `${name}: ${JSON.stringify(answers[index])} has not ${JSON.stringify(line)}`);
        });
      }
    },
    'perft counts the moves': () => {
      const said = run(['perft', '5']);
      assert(said.includes(String(PERFT[5])), said);
    },
    'verify finds an illegal move': () => {
      assert(run(['verify', '-'], '1. e4 e5 2. Ke3 *').includes('Ke3'));
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
