// The engine: the same module, which speaks UCI by messages. The first message is the module, each other one a line.

import init, { begin_uci, uci } from './jadoube.js';

let ready;

onmessage = async event => {
  if (event.data instanceof WebAssembly.Module) {
    ready = init({ module_or_path: event.data }).then(() => begin_uci(line => postMessage(line)));
    return;
  }
  await ready;
  if (!uci(event.data)) close();
};
