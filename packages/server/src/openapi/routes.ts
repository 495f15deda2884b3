import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NotImplemented } from '../resources/errors.ts';
import type { Page } from '../resources/page.ts';
import type { Versioned } from '../resources/versioned.ts';
import { checkResponse } from './check-response.ts';
import type { Deployment } from './deployment.ts';
import { entityTag, knows } from './entity-tag.ts';
import type { Operation } from './operation.ts';
import { createReader, type RequestReader } from './read-request.ts';
import { unfinished } from './unfinished.ts';

export interface RouteOptions {
  /** Compare every response with the spec, and answer 500 when it differs. For tests. */
  readonly checkResponses: boolean;
}

/** Adds a route for every operation of a deployment. Throws when an operation has no handler, or a handler no operation. */
export function addRoutes(app: FastifyInstance, deployment: Deployment, options: RouteOptions): void {
  refuseMismatch(deployment);
  /** Whose the requests are, from the check of the path to the handler. */
  const contexts = new WeakMap<FastifyRequest, object>();
  for (const [id, operation] of Object.entries(deployment.operations)) {
    const handler = deployment.handlers[id];
    if (!handler) continue;
    const reader: RequestReader = createReader(operation);
    app.route({
      method: operation.method,
      url: fastifyPath(operation.path),
      config: { takesBody: operation.body !== undefined },
      onRequest: async (request, reply) => {
        if (hasEmptyParam(request.params)) return reply.callNotFound();
        const caller = await deployment.authenticate(request.headers);
        request.caller = deployment.log(caller);
        deployment.authorize(caller, operation, request.ip);
        deployment.noteUse(caller);
        reader.checkParams(request.params);
        contexts.set(request, await deployment.enter(caller, request.params, request.ip));
      },
      handler: async (request, reply) => {
        refuseUnfinished(operation, request);
        const valid = reader.read({
          params: request.params as Record<string, string>,
          query: request.query,
          body: request.body,
          headers: request.headers,
        });
        const result = await handler({ ...valid, ...contexts.get(request) });
        return answer(deployment, operation, { id, request, reply, valid, result, options });
      },
    });
  }
}

interface Answering {
  readonly id: string;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly valid: { readonly query: Readonly<Record<string, unknown>> };
  readonly result: unknown;
  readonly options: RouteOptions;
}

function answer(deployment: Deployment, operation: Operation, answering: Answering): FastifyReply {
  const { id, request, reply, valid, result, options } = answering;
  if (operation.versioned) {
    const resource = result as Versioned<unknown>;
    reply.header('etag', entityTag(resource));
    const known = request.headers['if-none-match'];
    if (operation.method === 'GET' && known !== undefined && knows(known, resource)) return reply.code(304).send();
  }
  const body = deployment.envelope(content(operation, valid.query, result, reply), request.id);
  const text = JSON.stringify(body);
  if (options.checkResponses) checkResponse(id, operation, text);
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}

function content(
  operation: Operation,
  query: Readonly<Record<string, unknown>>,
  result: unknown,
  reply: FastifyReply,
): { content?: unknown; meta?: object } {
  if (operation.answer === 'nothing') return {};
  if (operation.answer === 'one')
    return { content: operation.versioned ? (result as Versioned<unknown>).resource : result };
  const { items, total } = result as Page<unknown>;
  reply.header('x-total-count', total);
  return { content: items, meta: { total, limit: query['limit'], offset: query['offset'] } };
}

/** A header that the spec promises and the service does not know yet must not be silently ignored. */
function refuseUnfinished(operation: Operation, request: FastifyRequest): void {
  for (const name of unfinished.headers) {
    const promised = Object.keys(operation.headers.properties ?? {}).includes(name);
    if (promised && request.headers[name.toLowerCase()] !== undefined) {
      throw new NotImplemented(`The header ${name} is not available yet; send the request without it`);
    }
  }
}

/** The router takes `/dashboards/` for `/dashboards/{dashboardId}` with an empty id; it is another path, and unknown. */
function hasEmptyParam(params: unknown): boolean {
  return Object.values(params as Record<string, string>).includes('');
}

function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function refuseMismatch({ name, operations, handlers }: Deployment): void {
  const missing = Object.keys(operations).filter((id) => !Object.hasOwn(handlers, id));
  const extra = Object.keys(handlers).filter((id) => !Object.hasOwn(operations, id));
  if (missing.length > 0) throw new Error(`The ${name} deployment has no handler for ${missing.join(', ')}.`);
  if (extra.length > 0)
    throw new Error(`The ${name} deployment has handlers without an operation: ${extra.join(', ')}.`);
}
