// The operations of store-operations.ts as a Hono application:
// `node hono.child.ts <store> <port> <folder with Hono's node_modules>`.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fixedHeaders, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port, home = ''] = process.argv.slice(2);
// The used part of Hono's types. The bench installs Hono on demand.
interface Context {
  readonly req: {
    header(name: string): string | undefined;
    param(name: string): string;
    query(name: string): string | undefined;
    text(): Promise<string>;
  };
  get(name: string): string;
  set(name: string, value: string): void;
  body(content: ResponseData['body'], status: number, headers: Record<string, string>): Response;
}
type Handle = (context: Context, next: () => Promise<void>) => unknown;
interface Application {
  readonly fetch: unknown;
  use(path: string, handle: Handle): void;
  get(path: string, handle: Handle): void;
  post(path: string, handle: Handle): void;
}
const load = createRequire(join(home, 'package.json'));
const { Hono }: { Hono: new () => Application } = load('hono');
const { serve }: { serve: (options: object) => void } = load('@hono/node-server');

const operations = openStoreOperations(store);
const DASHBOARDS_PATH = '/api/v2/dashboards';

function send(context: Context, { status, body, etag, total, cacheable }: ResponseData): Response {
  return context.body(body, status, {
    'x-request-id': context.get('requestId'),
    'cache-control': cacheable ? 'private, no-cache' : 'no-store',
    ...fixedHeaders,
    ...(etag !== undefined && { etag }),
    ...(total !== undefined && { 'x-total-count': String(total) }),
  });
}

const app = new Hono();
app.use('*', (context, next) => {
  context.set('requestId', context.req.header('x-request-id') ?? randomUUID());
  const team = operations.team(context.req.header('authorization'));
  if (team === undefined) return send(context, { status: 401, body: '{}' });
  context.set('team', team);
  return next();
});
app.get(DASHBOARDS_PATH, (context) => {
  const { req } = context;
  return send(context, operations.list(context.get('team'), Number(req.query('limit')), Number(req.query('offset'))));
});
app.get(`${DASHBOARDS_PATH}/:id`, (context) =>
  send(context, operations.get(context.get('team'), context.req.param('id'), context.get('requestId'))),
);
app.post(DASHBOARDS_PATH, async (context) =>
  send(context, operations.create(context.get('team'), await context.req.text())),
);
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
