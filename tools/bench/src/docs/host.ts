import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../run-program.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** The page that the others are compared with. */
const EMPTY_PAGE = '<!doctype html><html lang="en"><title>Empty</title><p>Empty</p></html>';

/** Serves the built reference with compression, and an empty page at `/empty.html`. */
export async function host(): Promise<{ readonly url: string; close(): void }> {
  const site = join(root, 'packages/docs/dist/site');
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const content = path === '/empty.html' ? EMPTY_PAGE : await readFile(join(site, path)).catch(() => undefined);
    if (content === undefined) response.writeHead(404).end();
    else {
      const headers = { 'content-type': types[extname(path)] ?? 'text/plain', 'content-encoding': 'gzip' };
      response.writeHead(200, headers).end(gzipSync(content));
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
