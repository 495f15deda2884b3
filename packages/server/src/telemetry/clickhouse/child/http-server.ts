import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { messageOf } from '../../../domain/describe-error.ts';
import { MAX_URL_BYTES } from '../statement-text.ts';
import type { SessionPool } from './sessions.ts';
import { type HttpStatement, runStatement } from './statement.ts';

/** Maximum size of the request line and headers. */
const MAX_HEADER_BYTES = MAX_URL_BYTES + 16 * 1024;

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}

async function readStatement(request: IncomingMessage): Promise<HttpStatement> {
  const { url = '', headers } = request;
  const search = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  const parameters = new Map<string, string>();
  for (const [name, value] of search) {
    if (/^param_\w+$/.test(name)) parameters.set(name.slice('param_'.length), value);
  }
  const body = await readBody(request);
  const queryInUrl = search.get('query');
  const database = headers['x-clickhouse-database'];
  return {
    sql: queryInUrl ?? body.toString('utf8'),
    database: typeof database === 'string' ? database : 'default',
    format: search.get('default_format') ?? 'Null',
    parameters,
    rows: queryInUrl === null ? undefined : body,
  };
}

function isAuthorized({ headers: { authorization } }: IncomingMessage, expected: Buffer): boolean {
  const received = Buffer.from(authorization ?? '');
  return received.length === expected.length && timingSafeEqual(received, expected);
}

async function respond(request: IncomingMessage, response: ServerResponse, sessions: SessionPool): Promise<void> {
  if (request.url === '/ping') {
    response.end('Ok.\n');
    return;
  }
  if (request.url === '/alive') {
    await sessions.check();
    response.end('Ok.\n');
    return;
  }
  const statement = await readStatement(request);
  try {
    // The client may have disconnected while the statement waited for a session.
    const bytes = await sessions.use(async (pooled) => (response.destroyed ? '' : runStatement(pooled, statement)));
    response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  } catch (error) {
    const message = messageOf(error);
    const [, code] = /Code: (\d+)/.exec(message) ?? [];
    response.writeHead(500, code === undefined ? {} : { 'X-ClickHouse-Exception-Code': code });
    response.end(message);
  }
}

/**
 * Creates an HTTP server with the part of the ClickHouse HTTP interface that the service uses, and `/alive`, which runs a statement.
 * Requests need the password `secret`.
 */
export function createEngineServer(sessions: SessionPool, secret: string): Server {
  const expected = Buffer.from(`Basic ${Buffer.from(`service:${secret}`).toString('base64')}`);
  return createServer(
    { maxHeaderSize: MAX_HEADER_BYTES, requestTimeout: 0, keepAliveTimeout: 60_000 },
    (request, response) => {
      if (!isAuthorized(request, expected)) {
        response.writeHead(403).end();
        return;
      }
      respond(request, response, sessions).catch(() => response.destroy());
    },
  );
}
