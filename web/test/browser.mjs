// Chromium by its DevTools protocol through a pipe, and a tab as its player sees it.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const FLAGS = [
  '--headless=new', '--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--disable-default-apps', '--use-gl=angle', '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader', '--remote-debugging-pipe', '--mute-audio',
];

// A command that takes longer is never answered. The page may search for seconds, and other work slows this machine.
const PATIENCE = 60_000;

export class Browser {
  static async open(program) {
    const browser = new Browser();
    browser.home = mkdtempSync(join(tmpdir(), 'jadoube-web-'));
    browser.downloads = join(browser.home, 'downloads');
    const flags = [...FLAGS, `--user-data-dir=${browser.home}`];
    browser.process = spawn(program, flags, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
    browser.next = 1;
    browser.waiting = new Map();
    browser.hear = new Map();
    browser.tabs = [];
    // The pipe breaks when the browser ends.
    browser.process.stdio.slice(3).forEach(pipe => pipe.on('error', () => {}));
    browser.process.on('exit', code => browser.waiting.forEach(({ failed, what }) => failed(new Error(`${what}: the browser ended with ${code}`))));
    let rest = '';
    browser.process.stdio[4].on('data', bytes => {
      const messages = (rest + bytes).split('\0');
      rest = messages.pop();
      messages.forEach(message => browser.take(JSON.parse(message)));
    });
    await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: browser.downloads });
    return browser;
  }

  take({ id, result, error, method, params, sessionId }) {
    if (id) {
      const { done, failed, what } = this.waiting.get(id) ?? {};
      if (!done) return;
      this.waiting.delete(id);
      error ? failed(new Error(`${what}: ${error.message}`)) : done(result);
    } else {
      this.hear.get(sessionId)?.(method, params);
    }
  }

  send(method, params = {}, sessionId) {
    const id = this.next++;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + '\0');
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed, what: method });
      setTimeout(() => failed(new Error(`${method}: no answer`)), PATIENCE).unref();
    });
  }

  // A tab of this size in this language, which waits for the board. Another context shares nothing with the first.
  async tab(url, { width = 1366, height = 768, touch = false, language = 'en-GB', context, waits = true } = {}) {
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId: context });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    const tab = new Tab(this, targetId, sessionId, touch);
    this.tabs.push(tab);
    this.hear.set(sessionId, (method, params) => tab.heard(method, params));
    for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await tab.send(`${domain}.enable`);
    await tab.size(width, height);
    await tab.send('Emulation.setLocaleOverride', { locale: language });
    await tab.send('Network.setUserAgentOverride', { userAgent: 'Chromium, tested', acceptLanguage: language });
    if (waits) await tab.open(url);
    return tab;
  }

  async context() {
    const { browserContextId } = await this.send('Target.createBrowserContext');
    await this.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: this.downloads, browserContextId });
    return browserContextId;
  }

  // Its own processes may write for a moment after it.
  async close() {
    this.send('Browser.close').catch(() => {});
    await Promise.race([new Promise(done => this.process.on('exit', done)), sleep(5000)]);
    this.process.kill('SIGKILL');
    for (let tries = 0; tries < 20; tries++) {
      try {
        return rmSync(this.home, { recursive: true, force: true });
      } catch {
        await sleep(250);
      }
    }
  }
}

class Tab {
  constructor(browser, target, session, touch) {
    Object.assign(this, { browser, target, session, touch, complaints: [], requests: [] });
  }

  send(method, params) {
    return this.browser.send(method, params, this.session);
  }

  heard(method, params) {
    if (method === 'Runtime.exceptionThrown') this.complaints.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    if (method === 'Log.entryAdded' && params.entry.level === 'error') this.complaints.push(`${params.entry.text} ${params.entry.url ?? ''}`);
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error') this.complaints.push(params.args.map(arg => arg.value ?? arg.description).join(' '));
    if (method === 'Network.requestWillBeSent') this.requests.push(params.request.url);
    if (method === 'Page.loadEventFired') this.loaded?.();
    if (method === 'Page.fileChooserOpened') this.chooser?.(params);
  }

  async size(width, height, scale = 1) {
    await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: this.touch });
    if (this.touch) await this.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  }

  // Opens a page, and waits until the board is there.
  async open(url) {
    const loaded = new Promise(done => { this.loaded = done; });
    await this.send('Page.navigate', { url });
    await loaded;
    await this.ready();
  }

  async reload() {
    const loaded = new Promise(done => { this.loaded = done; });
    await this.send('Page.reload');
    await loaded;
    await this.ready();
  }

  async ready() {
    await this.until('the board opens', () => this.run(`document.getElementById('card')?.hidden === true`));
    await this.run(`import('./jadoube.js').then(jadoube => { globalThis.jadoube = jadoube; jadoube.read_window(); })`);
    await this.until('the window is read', async () => (await this.nodes()).length > 3);
  }

  async run(expression) {
    const { result, exceptionDetails } = await this.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async until(what, holds, seconds = 30) {
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const held = await holds().catch(error => { if (Date.now() > end) throw error; });
      if (held) return held;
      if (Date.now() > end) {
        const seen = (await this.nodes().catch(() => [])).map(node => node.label ?? node.value).filter(Boolean);
        throw new Error(`never happened: ${what}\nseen: ${seen.join(' | ')}\ncomplaints: ${this.complaints.join('\n')}`);
      }
      await sleep(50);
    }
  }

  async nodes() {
    const { nodes, zoom } = JSON.parse(await this.run('globalThis.jadoube.window_nodes()'));
    this.zoom = zoom;
    return nodes;
  }

  // The first widget whose label or value has these words, or matches.
  async find(words) {
    const fits = text => text && (words instanceof RegExp ? words.test(text) : text === words);
    return (await this.nodes()).find(node => fits(node.label) || fits(node.value));
  }

  see(words, seconds) {
    return this.until(`“${words}” is seen`, () => this.find(words), seconds);
  }

  async middle(words) {
    const { place: [x0, y0, x1, y1] } = await this.see(words);
    return [(x0 + x1) / 2 * this.zoom, (y0 + y1) / 2 * this.zoom];
  }

  async click(words) {
    await this.tap(...await this.middle(words));
  }

  // Presses that come too soon after what is shown has changed are ignored, so nobody hurries here.
  async tap(x, y) {
    await this.rest();
    if (this.touch) {
      await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await sleep(30);
      await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else {
      const at = { x, y, button: 'left', clickCount: 1 };
      await this.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
      await this.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at });
      await sleep(30);
      await this.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at });
    }
    await sleep(60);
  }

  // The time in which presses are ignored after a move or a turn of the board.
  rest() {
    return sleep(500);
  }

  async key(key, code = key, text, modifiers = 0) {
    await this.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, text, modifiers });
    await this.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
    await sleep(30);
  }

  async type(text) {
    for (const letter of text) await this.key(letter, `Key${letter.toUpperCase()}`, letter);
  }

  async picture(file) {
    const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
    writeFileSync(file, Buffer.from(data, 'base64'));
  }

  // Ends the page without a chance to say goodbye.
  async kill() {
    this.forgiven = true;
    // It can't answer.
    this.send('Page.crash').catch(() => {});
    await sleep(1000);
  }

  close() {
    return this.browser.send('Target.closeTarget', { targetId: this.target });
  }
}
