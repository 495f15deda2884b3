import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { SessionPool } from './sessions.ts';
import { type HttpStatement, runStatement } from './statement.ts';

/** Values are bound in the address, and a filter may be long. */
const LONGEST_HEAD = 4 * 1024 * 1024;

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
  const inAddress = search.get('query');
  const database = headers['x-clickhouse-database'];
  return {
    sql: inAddress ?? body.toString('utf8'),
    database: typeof database === 'string' ? database : 'default',
    format: search.get('default_format') ?? 'Null',
    parameters,
    rows: inAddress === null ? undefined : body,
  };
}

function isKnown({ headers: { authorization } }: IncomingMessage, expected: Buffer): boolean {
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

async function answer(request: IncomingMessage, response: ServerResponse, sessions: SessionPool): Promise<void> {
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
    // Who waits for a session may give up meanwhile; then nobody would read the answer.
    const bytes = await sessions.use(async (seat) => (response.destroyed ? '' : runStatement(seat, statement)));
    response.writeHead(200, { 'Content-Length': bytes.length }).end(bytes);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, code] = /Code: (\d+)/.exec(message) ?? [];
    response.writeHead(500, code === undefined ? {} : { 'X-ClickHouse-Exception-Code': code });
    response.end(message);
  }
}

/** The part of the HTTP of ClickHouse that the service speaks, in front of sessions. Who does not have `secret` is refused. */
export function createEngineServer(sessions: SessionPool, secret: string): Server {
  const expected = Buffer.from(`Basic ${Buffer.from(`service:${secret}`).toString('base64')}`);
  return createServer(
    { maxHeaderSize: LONGEST_HEAD, requestTimeout: 0, keepAliveTimeout: 60_000 },
    (request, response) => {
      if (!isKnown(request, expected)) {
        response.writeHead(403).end();
        return;
      }
      answer(request, response, sessions).catch(() => response.destroy());
    },
  );
}
