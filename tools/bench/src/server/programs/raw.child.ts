// A server written by hand on node:http: `node raw.child.ts <store> <port>`.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fixedHeaders, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port] = process.argv.slice(2);
const operations = openStoreOperations(store);
const DASHBOARDS_PATH = '/api/v2/dashboards';

function send(
  response: ServerResponse,
  requestId: string,
  { status, body, etag, total, cacheable }: ResponseData,
): void {
  response.writeHead(status, {
    'x-request-id': requestId,
    'cache-control': cacheable ? 'private, no-cache' : 'no-store',
    ...fixedHeaders,
    ...(etag !== undefined && { etag }),
    ...(total !== undefined && { 'x-total-count': total }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function create(request: IncomingMessage, response: ServerResponse, requestId: string, team: string): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    send(response, requestId, operations.create(team, Buffer.concat(chunks).toString()));
  });
}

createServer((request, response) => {
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' ? sent : randomUUID();
  const team = operations.team(request.headers.authorization);
  const url = request.url ?? '';
  if (team === undefined) return send(response, requestId, { status: 401, body: '{}' });
  if (request.method === 'POST') return create(request, response, requestId, team);
  if (url.startsWith(`${DASHBOARDS_PATH}?`)) {
    const query = new URLSearchParams(url.slice(DASHBOARDS_PATH.length));
    return send(response, requestId, operations.list(team, Number(query.get('limit')), Number(query.get('offset'))));
  }
  send(response, requestId, operations.get(team, url.slice(DASHBOARDS_PATH.length + 1), requestId));
}).listen(Number(port), '127.0.0.1');
