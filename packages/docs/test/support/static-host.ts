import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** A server of static files. */
export interface StaticHost {
  /** The base URL of the site: `http://127.0.0.1:…/docs/`. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the site under `/docs/` with a strict content security policy. */
export async function staticHost(files: ReadonlyMap<string, string>): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.replace('/docs/', '');
    const content = files.get(path === '' ? 'index.html' : path);
    response.statusCode = content === undefined ? 404 : 200;
    const extension = content === undefined ? '.html' : extname(path) || '.html';
    response.setHeader('content-type', types[extension] ?? 'text/plain');
    response.setHeader('content-security-policy', "default-src 'self'");
    response.end(content ?? files.get('404.html'));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/docs/`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
