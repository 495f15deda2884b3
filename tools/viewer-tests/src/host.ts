import { readFile } from 'node:fs/promises';
import { createServer, request as sendRequest } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { viewerRoot } from '@observability-api/viewer';
import { listen } from './listen.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Returns the Content-Security-Policy that the service sends. Adds the origin of the API if the app has another origin. */
function policyOf({ apiBase }: HostOptions['config']): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${apiBase === '/' ? '' : ` ${apiBase}`}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The options of {@link startHost}. */
export interface HostOptions {
  /** The URL of the service. */
  readonly service: string;
  /** The settings of the app, which it reads from `config.json`. */
  readonly config: { readonly apiBase: string; readonly [name: string]: string };
}

/** A web server that serves the app, and forwards requests outside of `/view/` to the service. */
export interface Host {
  readonly origin: string;
  /** The URL of the app without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a {@link Host} whose app has the settings `config` instead of those of the service. */
export async function startHost({ service, config }: HostOptions): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const sendJson = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (pathname === '/view/config.json') return sendJson(200, config);
    if (pathname.startsWith('/view/')) {
      const file = normalize(pathname.slice('/view/'.length));
      const isAsset = file.startsWith('assets/');
      const content = await readFile(join(viewerRoot, isAsset ? file : 'index.html')).catch(() => undefined);
      response.writeHead(content ? 200 : 404, {
        'content-type': CONTENT_TYPES[isAsset ? extname(file) : '.html'] ?? 'text/plain',
        'content-security-policy': policyOf(config),
      });
      response.end(content);
      return;
    }
    const target = new URL(request.url ?? '/', service);
    const forwarded = sendRequest(target, { method: request.method, headers: request.headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  const { origin, close } = await listen(server);
  return { origin, url: `${origin}/view`, close };
}
