// A server written by hand on node:http: `node raw.child.ts <store> <port>`.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Caller, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port] = process.argv.slice(2);
const operations = openStoreOperations(store);
const DASHBOARDS_PATH = '/api/v2/dashboards';

function send(response: ServerResponse, requestId: string, { status, headers, body }: ResponseData): void {
  response.writeHead(status, {
    'x-request-id': requestId,
    ...headers,
    ...(status !== 304 && { 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}

function create(request: IncomingMessage, response: ServerResponse, requestId: string, caller: Caller): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    send(response, requestId, operations.create(caller, Buffer.concat(chunks).toString()));
  });
}

function operationOf(method: string, isList: boolean): string {
  if (method === 'POST') return 'createDashboard';
  return isList ? 'listDashboards' : 'getDashboard';
}

createServer((request, response) => {
  const startedAt = performance.now();
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' ? sent : randomUUID();
  const { url = '', method = '' } = request;
  const isList = url.startsWith(`${DASHBOARDS_PATH}?`);
  response.once('finish', () =>
    operations.measure(operationOf(method, isList), response.statusCode, (performance.now() - startedAt) / 1000),
  );
  const { caller, rejection } = operations.admit(request.headers.authorization, method);
  if (rejection) return send(response, requestId, rejection);
  if (method === 'POST') return create(request, response, requestId, caller);
  if (isList) {
    const query = new URLSearchParams(url.slice(DASHBOARDS_PATH.length));
    return send(response, requestId, operations.list(caller, Number(query.get('limit')), Number(query.get('offset'))));
  }
  const id = url.slice(DASHBOARDS_PATH.length + 1);
  const ifNoneMatch = request.headers['if-none-match'];
  send(response, requestId, operations.get(caller, { id, requestId, ifNoneMatch }));
}).listen(Number(port), '127.0.0.1');
