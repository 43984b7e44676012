// Runs the tests of the page: see scripts/web-test.

import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

import { Browser } from './browser.mjs';
import { commands } from './commands.mjs';
import { computer } from './computer.mjs';
import { kept } from './kept.mjs';
import { serve } from './serve.mjs';
import { tests } from './tests.mjs';

const [page, node, ...words] = process.argv.slice(2);
let pictures;
if (words[0] === '--pictures') {
  [, pictures] = words.splice(0, 2);
  mkdirSync(pictures, { recursive: true });
}
const program = ['chromium', 'chromium-browser', 'google-chrome'].find(name => spawnSync(name, ['--version']).status === 0);
if (!program) throw new Error('no Chromium is installed');

let passed = 0;
const failed = [];
for (const [name, test] of Object.entries({ ...commands(node), ...tests, ...computer(node), ...kept })) {
  if (words.length && !words.some(word => name.includes(word))) continue;
  const begun = Date.now();
  let browser, server;
  try {
    if (test.length === 0) {
      await test();
    } else {
      [browser, server] = [await Browser.open(program), await serve(page)];
      const picture = (tab, called) => pictures && tab.picture(`${pictures}/${called}.png`);
      await test({ browser, server, url: server.url, picture });
      for (const tab of browser.tabs) {
        const elsewhere = tab.requests.filter(url => !url.startsWith(server.url) && !/^(blob|data):/.test(url));
        if (elsewhere.length) throw new Error(`asked others: ${elsewhere}`);
        if (tab.complaints.length && !tab.forgiven) throw new Error(`complained: ${tab.complaints.join('\n')}`);
      }
    }
    passed += 1;
    console.log(`ok     ${name} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
  } catch (error) {
    failed.push(name);
    console.log(`FAILED ${name}: ${error.stack}`);
    const tab = browser?.tabs.at(-1);
    if (pictures && tab) await tab.picture(`${pictures}/failed-${name.replaceAll(/\W+/g, '-')}.png`).catch(() => {});
  }
  await browser?.close();
  await server?.stop();
}
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length ? 1 : 0);
