// The operations of store-operations.ts as a Fastify application:
// `node fastify.child.ts <store> <port> <folder with Fastify's node_modules>`.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Caller, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port, home = ''] = process.argv.slice(2);
// The used part of Fastify's types. The bench installs Fastify on demand.
interface Request {
  readonly id: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly method: string;
  readonly routeOptions: { readonly config: { readonly operation?: string } };
  caller: Caller;
}
interface Reply {
  code(status: number): Reply;
  headers(headers: Readonly<Record<string, string>>): Reply;
  send(body: ResponseData['body']): Reply;
  readonly statusCode: number;
  /** The time since the request in milliseconds. */
  readonly elapsedTime: number;
}
interface RouteOptions {
  readonly config: { readonly operation: string };
}
interface Application {
  decorateRequest(name: string, value: unknown): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: 'string' },
    parse: (request: Request, body: string, done: (error: null, body: string) => void) => void,
  ): void;
  addHook(name: 'onRequest' | 'onResponse', hook: (request: Request, reply: Reply, done: () => void) => unknown): void;
  get(path: string, options: RouteOptions, handle: (request: Request, reply: Reply) => Reply): void;
  post(path: string, options: RouteOptions, handle: (request: Request, reply: Reply) => Reply): void;
  listen(address: { port: number; host: string }): Promise<string>;
}
const load = createRequire(join(home, 'package.json'));
const { fastify }: { fastify: (options: object) => Application } = load('fastify');

const operations = openStoreOperations(store);
const DASHBOARDS_PATH = '/api/v2/dashboards';

function send(request: Request, reply: Reply, { status, headers, body }: ResponseData): Reply {
  return reply
    .code(status)
    .headers({ 'x-request-id': request.id, ...headers })
    .send(body);
}

const app = fastify({ requestIdHeader: 'x-request-id', genReqId: () => randomUUID() });
app.decorateRequest('caller', null);
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
app.addHook('onRequest', (request, reply, done) => {
  const { caller, rejection } = operations.admit(request.headers['authorization'], request.method);
  if (rejection) return send(request, reply, rejection);
  request.caller = caller;
  return done();
});
app.addHook('onResponse', (request, reply, done) => {
  operations.measure(request.routeOptions.config.operation ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
  done();
});
app.get(DASHBOARDS_PATH, { config: { operation: 'listDashboards' } }, (request, reply) => {
  const { limit, offset } = request.query;
  return send(request, reply, operations.list(request.caller, Number(limit), Number(offset)));
});
app.get(`${DASHBOARDS_PATH}/:id`, { config: { operation: 'getDashboard' } }, (request, reply) => {
  const { id = '' } = request.params;
  const ifNoneMatch = request.headers['if-none-match'];
  return send(request, reply, operations.get(request.caller, { id, requestId: request.id, ifNoneMatch }));
});
app.post(DASHBOARDS_PATH, { config: { operation: 'createDashboard' } }, (request, reply) =>
  send(request, reply, operations.create(request.caller, request.body)),
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
