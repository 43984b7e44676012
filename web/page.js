// Starts the program on the page, and does for it what a browser does in its own way: workers, files, sound, speech.

import init, { leave, open_file, open_window } from './jadoube.js';
import { readAloud } from './aloud.js';

const WORDS = {
  en: {
    loading: 'Loading the board…',
    failed: 'The board could not be opened.',
    graphics: 'This browser does not support WebGL 2, which the board needs. Turning on graphics acceleration in its settings may help.',
    stopped: 'Jadoube crashed.',
    kept: 'Your game is saved, and so is a report of the crash: after reloading, Help › Copy details copies it.',
    again: 'Reload',
    read: 'Read the board with a screen reader',
  },
  nl: {
    loading: 'Het bord wordt geladen…',
    failed: 'Het bord kon niet worden geopend.',
    graphics: 'Deze browser ondersteunt geen WebGL 2, en dat heeft het bord nodig. Misschien helpt het om grafische versnelling aan te zetten in de instellingen.',
    stopped: 'Jadoube is gecrasht.',
    kept: 'Je partij is bewaard, en ook een verslag van de crash: na het herladen kopieer je het met Help › Gegevens kopiëren.',
    again: 'Herladen',
    read: 'Het bord met een schermlezer lezen',
  },
};
const language = navigator.languages.map(tag => tag.slice(0, 2)).find(tag => tag in WORDS) ?? 'en';
const words = WORDS[language];
const card = document.getElementById('card');
const canvas = document.getElementById('board');
document.documentElement.lang = language;

function tell(text, more = '', again = false) {
  document.getElementById('told').textContent = text;
  document.getElementById('more').textContent = more;
  const button = document.getElementById('again');
  button.textContent = words.again;
  button.hidden = !again;
  button.onclick = () => location.reload();
  card.hidden = false;
}

// The program ends with a trap: nothing of it runs any more.
function stopped(event) {
  const error = event.error ?? event.reason;
  if (error instanceof WebAssembly.RuntimeError) tell(words.stopped, words.kept, true);
}
addEventListener('error', stopped);
addEventListener('unhandledrejection', stopped);

let compiled;
let sound;

globalThis.jadoubeHost = {
  startEngine(tell) {
    const worker = new Worker('worker.js', { type: 'module' });
    worker.onmessage = event => tell(event.data);
    worker.onerror = () => tell(undefined);
    worker.postMessage(compiled);
    return { say: line => worker.postMessage(line), end: () => { worker.onmessage = null; worker.terminate(); } };
  },

  download(name, bytes) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  },

  choose(extensions, chosen) {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = extensions;
    input.oncancel = () => chosen(undefined, undefined);
    input.onchange = async () => {
      const file = input.files[0];
      chosen(file.name, new Uint8Array(await file.arrayBuffer()));
    };
    input.click();
  },

  play(samples, rate) {
    sound ??= new AudioContext();
    sound.resume();
    const buffer = sound.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = sound.createBufferSource();
    source.buffer = buffer;
    source.connect(sound.destination);
    source.start();
    return true;
  },

  speak(sentence, language, volume) {
    if (!('speechSynthesis' in globalThis)) return false;
    const speech = new SpeechSynthesisUtterance(sentence);
    speech.lang = language;
    speech.volume = volume;
    speechSynthesis.cancel();
    speechSynthesis.speak(speech);
    return true;
  },

  // In an element of its own each time, so that the same sentence is read again.
  announce(sentence, urgent) {
    const said = document.createElement('p');
    said.textContent = sentence;
    document.getElementById(urgent ? 'urgent' : 'said').replaceChildren(said);
  },

  preferences() {
    const size = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 * 100;
    const asks = wish => Number(matchMedia(wish).matches);
    return new Float64Array([size, asks('(prefers-contrast: more)'), asks('(prefers-reduced-motion: reduce)')]);
  },
};

// Files dropped on the page are read here, since the window is told only their names.
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, async event => {
    event.preventDefault();
    if (kind !== 'drop') return;
    event.stopPropagation();
    const file = event.dataTransfer?.files[0];
    if (file) open_file(file.name, new Uint8Array(await file.arrayBuffer()));
  }, true);
}

// The tabs that are open.
async function openTabs() {
  const { held } = await navigator.locks.query();
  return held.map(lock => Number(lock.name.match(/^jadoube-tab-(\d+)$/)?.[1])).filter(Boolean);
}

// Holds the lock of this name while the page is open; false if another tab has it.
function hold(tab) {
  return new Promise(done => navigator.locks.request(`jadoube-tab-${tab}`, { ifAvailable: true }, lock => {
    done(lock !== null);
    return lock && new Promise(() => {});
  }));
}

// Each tab holds a lock of its own name for as long as it is open, which tells the others that it is.
async function nameTab() {
  let own = Date.now();
  let others;
  try {
    others = await openTabs();
  } catch {
    // No locks, as where the browser keeps nothing for this page.
    return [own, []];
  }
  // A page that is reloaded may still be seen for a moment. In a copied tab it stays.
  let before;
  try {
    before = Number(sessionStorage.getItem('jadoube-tab'));
    sessionStorage.setItem('jadoube-tab', String(own));
  } catch {
    // The browser keeps nothing for this page.
  }
  for (let tries = 0; tries < 20 && others.includes(before); tries++) {
    await new Promise(done => setTimeout(done, 50));
    others = await openTabs();
  }
  // Two tabs may be opened in the same millisecond.
  while (!(await hold(own))) own += 1;
  return [own, others];
}

async function start() {
  tell(words.loading);
  const link = location.hash.slice(1);
  // Reloading must go on with the game, not begin it again.
  if (link) history.replaceState(null, '', location.pathname + location.search);
  const [[own, others], module] = await Promise.all([nameTab(), WebAssembly.compileStreaming(fetch('jadoube_bg.wasm'))]);
  compiled = module;
  await init({ module_or_path: module });
  // The window smooths its own edges; a browser that does it once more takes twice the time for a frame without a graphics card.
  canvas.getContext('webgl2', { antialias: false });
  await open_window(canvas, own, new Float64Array(others), link);
  card.hidden = true;
  const read = document.getElementById('read');
  read.textContent = words.read;
  read.onclick = () => {
    read.hidden = true;
    readAloud(document.getElementById('list'));
  };
  addEventListener('pagehide', leave);
  addEventListener('hashchange', () => location.reload());
  navigator.storage?.persist?.();
  navigator.serviceWorker?.register('offline.js');
}

start().catch(error => {
  console.error(error);
  const draws = document.createElement('canvas').getContext('webgl2');
  tell(words.failed, draws ? String(error) : words.graphics, true);
});
