// The operations of store-operations.ts as a Hono application:
// `node hono.child.ts <store> <port> <folder with Hono's node_modules>`.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Caller, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port, home = ''] = process.argv.slice(2);
// The used part of Hono's types. The bench installs Hono on demand.
interface Context {
  readonly req: {
    readonly method: string;
    header(name: string): string | undefined;
    param(name: string): string;
    query(name: string): string | undefined;
    text(): Promise<string>;
  };
  readonly res: Response;
  get<Name extends keyof Variables>(name: Name): Variables[Name];
  set<Name extends keyof Variables>(name: Name, value: Variables[Name]): void;
  body(content: ResponseData['body'] | null, status: number, headers: Record<string, string>): Response;
}
interface Variables {
  requestId: string;
  caller: Caller;
  operation: string;
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

function send(context: Context, { status, headers, body }: ResponseData): Response {
  return context.body(status === 304 ? null : body, status, { 'x-request-id': context.get('requestId'), ...headers });
}

const app = new Hono();
app.use('*', async (context, next) => {
  const startedAt = performance.now();
  await next();
  const operation = context.get('operation') ?? 'none';
  operations.measure(operation, context.res.status, (performance.now() - startedAt) / 1000);
});
app.use('*', (context, next) => {
  context.set('requestId', context.req.header('x-request-id') ?? randomUUID());
  const { caller, rejection } = operations.admit(context.req.header('authorization'), context.req.method);
  if (rejection) return send(context, rejection);
  context.set('caller', caller);
  return next();
});
app.get(DASHBOARDS_PATH, (context) => {
  const { req } = context;
  context.set('operation', 'listDashboards');
  return send(context, operations.list(context.get('caller'), Number(req.query('limit')), Number(req.query('offset'))));
});
app.get(`${DASHBOARDS_PATH}/:id`, (context) => {
  const { req } = context;
  context.set('operation', 'getDashboard');
  const request = {
    id: req.param('id'),
    requestId: context.get('requestId'),
    ifNoneMatch: req.header('if-none-match'),
  };
  return send(context, operations.get(context.get('caller'), request));
});
app.post(DASHBOARDS_PATH, async (context) => {
  context.set('operation', 'createDashboard');
  return send(context, operations.create(context.get('caller'), await context.req.text()));
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
