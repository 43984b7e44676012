// Keeps the page, so that it opens without a network. The name of the store changes with what is in it.

const STORE = 'jadoube-VERSION';
const FILES = ['./', 'page.css', 'page.js', 'aloud.js', 'worker.js', 'jadoube.js', 'jadoube_bg.wasm', 'manifest.webmanifest', 'icon-128.png', 'icon-256.png'];

addEventListener('install', event => {
  event.waitUntil(caches.open(STORE).then(store => store.addAll(FILES)));
});

addEventListener('activate', event => {
  event.waitUntil(caches.keys().then(names => Promise.all(names.filter(name => name.startsWith('jadoube-') && name !== STORE).map(name => caches.delete(name)))));
});

addEventListener('fetch', event => {
  if (event.request.method !== 'GET') return;
  event.respondWith(caches.open(STORE)
    .then(store => store.match(event.request, { ignoreSearch: true }))
    .then(kept => kept ?? fetch(event.request)));
});
