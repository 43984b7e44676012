// A static server for a folder, as any other would serve it. It can be switched off, and tells what was asked for.

import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';

const KINDS = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript', '.wasm': 'application/wasm', '.png': 'image/png', '.webmanifest': 'application/manifest+json' };

export async function serve(folder) {
  const asked = [];
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    asked.push(pathname);
    try {
      const file = normalize(pathname.endsWith('/') ? pathname + 'index.html' : pathname);
      const body = readFileSync(join(folder, file));
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' }).end(body);
    } catch {
      answer.writeHead(404).end();
    }
  });
  await new Promise(done => server.listen(0, '127.0.0.1', done));
  const stop = () => new Promise(done => { server.close(done); server.closeAllConnections(); });
  return { url: `http://localhost:${server.address().port}/`, asked, stop };
}
