import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestedClient } from './clients.ts';

/** A request that the server received. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/**
 * A server that differs from the spec like the servers of other products with this API. Has one dashboard, alert, webhook, source, saved
 * search and connection, and 250 events.
 */
export interface ExistingServer {
  readonly origin: string;
  readonly received: ReceivedRequest[];
  /** The rows in responses to chart queries. */
  rows: readonly object[];
  /** The number of requests that the server still leaves without a response: it closes their connections. */
  unanswered: number;
  close(): void;
}

/** A dashboard. Its tile has an unknown kind of config and an id in another format. */
export const dashboard = {
  id: '6740a3f2c51e9b0012d4e8a1',
  name: 'Checkout',
  tiles: [
    {
      id: 'tile one',
      name: 'Errors',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      config: { displayType: 'gauge', sourceId: 'logs', select: [] },
    },
  ],
  tags: [],
  filters: [],
  savedQuery: null,
  savedQueryLanguage: null,
  savedFilterValues: [],
};

/** An alert whose state is not in the spec. Some properties without a value are absent. */
export const alert = {
  id: '6740a3f2c51e9b0012d4e8b2',
  source: 'tile',
  dashboardId: dashboard.id,
  tileId: 'tile one',
  interval: '1h',
  threshold: 1,
  thresholdType: 'above',
  name: null,
  message: null,
  note: null,
  numConsecutiveWindows: null,
  state: 'MUTED',
};

/** A webhook of a service that the spec does not have, without a URL. */
export const webhook = {
  id: 'hook-1',
  name: 'On-call',
  service: 'pagerduty_api',
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-01-12T09:00:00.000Z',
};

/** A source of a kind that the spec does not have. */
const source = {
  id: '6740a3f2c51e9b0012d4e8d1',
  name: 'Metrics',
  kind: 'profile',
  connection: '6740a3f2c51e9b0012d4e8d0',
  from: { databaseName: 'default', tableName: 'metrics' },
  timestampValueExpression: 'Timestamp',
};

/** A saved search with a filter of a kind that the spec does not have. */
export const savedSearch = {
  id: '6740a3f2c51e9b0012d4e8f1',
  name: 'Errors',
  sourceId: source.id,
  select: '',
  where: '',
  whereLanguage: 'lucene',
  orderBy: '',
  tags: ['a', 'a'],
  filters: [{ type: 'sql_ast', operator: '=', left: 'ServiceName', right: "'api'" }],
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-01-12T09:00:00.000Z',
};

/** A connection, which these servers return without `isBuiltIn`. */
export const connection = {
  id: '6740a3f2c51e9b0012d4e8d0',
  name: 'Local',
  host: 'http://db:8123',
  username: 'default',
  createdAt: '2026-01-12T09:00:00.000Z',
  updatedAt: '2026-01-12T09:00:00.000Z',
};

/** The number of events that a search finds. */
export const EVENT_COUNT = 250;

/** Rows of a chart. Their counts are strings, and the group of the second row is null. */
const rows = [
  { ts_bucket: 1_768_208_400_000, group: ['api'], 'series_0.data': '42' },
  { ts_bucket: 1_768_208_400_000, group: [null], 'series_0.data': '1' },
];

const lists: Readonly<Record<string, readonly { readonly id: string }[]>> = {
  dashboards: [dashboard],
  alerts: [alert],
  webhooks: [webhook],
  sources: [source],
  'saved-searches': [savedSearch],
  connections: [connection],
};

/** Resources that clients of these servers cannot read by id. */
const listOnly = ['webhooks'];

/**
 * Starts a server under the path `prefix`, which a proxy may add. The server ignores preconditions, idempotency keys, and the limits and
 * offsets of lists. It redirects a path below `/old` to the same path without `/old`.
 */
export async function startExistingServer(client: TestedClient, prefix = ''): Promise<ExistingServer> {
  const received: ReceivedRequest[] = [];
  const state = { unanswered: 0, rows: rows as readonly object[] };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '', headers } = request;
    const { pathname } = new URL(url, 'http://localhost');
    received.push({ method, path: pathname, headers, body: Buffer.concat(chunks).toString() });
    if (state.unanswered > 0) {
      state.unanswered -= 1;
      request.socket.destroy();
    } else if (url.startsWith('/old/')) response.writeHead(308, { location: url.slice('/old'.length) }).end();
    else if (pathname === `${prefix}${client.basePath}/charts/series`) {
      sendJson(response, client.envelope(state.rows));
    } else if (pathname === `${prefix}${client.basePath}/search`) {
      const page = eventPage(JSON.parse(Buffer.concat(chunks).toString()));
      // The open source deployment has no envelope around a page of events.
      sendJson(response, client.name === 'managed' ? client.envelope(page) : page);
    } else respond(client, { method, path: pathname, prefix }, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get unanswered() {
      return state.unanswered;
    },
    set unanswered(count) {
      state.unanswered = count;
    },
    get rows() {
      return state.rows;
    },
    set rows(next) {
      state.rows = next;
    },
    close: () => void server.close(),
  };
}

function respond(
  client: TestedClient,
  { method, path, prefix }: { readonly method: string; readonly path: string; readonly prefix: string },
  response: ServerResponse,
): void {
  const root = prefix + client.basePath;
  if (!path.startsWith(`${root}/`)) return sendPage(response);
  const [resource = '', id, ...rest] = path.slice(root.length + 1).split('/');
  const items = lists[resource];
  if (!items || rest.length > 0) return sendPage(response);
  if (id === undefined && method === 'GET') return sendJson(response, client.envelope(items));
  if (id === undefined) return sendJson(response, client.envelope(items[0]));
  if (method === 'GET' && listOnly.includes(resource)) return sendPage(response);
  const item = items.find((candidate) => candidate.id === id);
  if (!item) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not Found');
  sendJson(response, client.envelope(method === 'DELETE' ? {} : item));
}

/** Returns a page of events. Ignores cursors. */
function eventPage({ offset = 0, maxResults = 100 }: { readonly offset?: number; readonly maxResults?: number }) {
  const data = Array.from({ length: EVENT_COUNT }, (_, index) => ({ index })).slice(offset, offset + maxResults);
  return { data, rows: data.length };
}

/** Sends JSON with a weak ETag. */
function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json', etag: 'W/"1f-abc"' }).end(JSON.stringify(body));
}

/** Sends the HTML page of an unknown route. These servers also send it for a known path with another method. */
function sendPage(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/html' }).end('<!DOCTYPE html><pre>Cannot GET /</pre>');
}
