// The operations of store-operations.ts as a Fastify application:
// `node fastify.child.ts <store> <port> <folder with Fastify's node_modules>`.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fixedHeaders, openStoreOperations, type ResponseData } from './store-operations.ts';

const [store = '', port, home = ''] = process.argv.slice(2);
// The used part of Fastify's types. The bench installs Fastify on demand.
interface Request {
  readonly id: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  team: string;
}
interface Reply {
  code(status: number): Reply;
  headers(headers: Record<string, string | number>): Reply;
  send(body: ResponseData['body']): Reply;
}
interface Application {
  decorateRequest(name: string, value: unknown): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: 'string' },
    parse: (request: Request, body: string, done: (error: null, body: string) => void) => void,
  ): void;
  addHook(name: 'onRequest', hook: (request: Request, reply: Reply, done: () => void) => unknown): void;
  get(path: string, handle: (request: Request, reply: Reply) => Reply): void;
  post(path: string, handle: (request: Request, reply: Reply) => Reply): void;
  listen(address: { port: number; host: string }): Promise<string>;
}
const load = createRequire(join(home, 'package.json'));
const { fastify }: { fastify: (options: object) => Application } = load('fastify');

const operations = openStoreOperations(store);
const DASHBOARDS_PATH = '/api/v2/dashboards';

function send(request: Request, reply: Reply, { status, body, etag, total, cacheable }: ResponseData): Reply {
  return reply
    .code(status)
    .headers({
      'x-request-id': request.id,
      'cache-control': cacheable ? 'private, no-cache' : 'no-store',
      ...fixedHeaders,
      ...(etag !== undefined && { etag }),
      ...(total !== undefined && { 'x-total-count': total }),
    })
    .send(body);
}

const app = fastify({ requestIdHeader: 'x-request-id', genReqId: () => randomUUID() });
app.decorateRequest('team', '');
app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) => done(null, body));
app.addHook('onRequest', (request, reply, done) => {
  const team = operations.team(request.headers['authorization']);
  if (team === undefined) return send(request, reply, { status: 401, body: '{}' });
  request.team = team;
  return done();
});
app.get(DASHBOARDS_PATH, (request, reply) => {
  const { limit, offset } = request.query;
  return send(request, reply, operations.list(request.team, Number(limit), Number(offset)));
});
app.get(`${DASHBOARDS_PATH}/:id`, (request, reply) =>
  send(request, reply, operations.get(request.team, request.params['id'] ?? '', request.id)),
);
app.post(DASHBOARDS_PATH, (request, reply) => send(request, reply, operations.create(request.team, request.body)));
await app.listen({ port: Number(port), host: '127.0.0.1' });
