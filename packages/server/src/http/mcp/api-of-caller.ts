import { type Api, ApiCallError, type ApiHttpResponse, type ApiRequest, createApi } from '@observability-api/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SlotQueue } from '../../domain/concurrency/slot-queue.ts';
import type { Deployment } from '../deployment.ts';
import { type ErrorStatus, RequestError } from '../errors/request-error.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { parseResponse } from './parse-response.ts';

/** The `Retry-After` of a list that waited too long, in seconds. */
const RETRY_SECONDS = 1;

/**
 * Limits the concurrent requests for lists: two in total, and one per team or organization. A page of a list has up to 16 MiB of JSON, and
 * needs several times as much memory while it is parsed.
 */
const lists = new SlotQueue({
  slots: 2,
  slotsPerTenant: 1,
  createTimeoutError: () =>
    new ApiCallError(429, 'The list waited too long behind other lists. Try again.', [], RETRY_SECONDS),
});

/** Returns true for the list of a stored resource, such as `/dashboards`. */
function isList({ method, path }: ApiRequest): boolean {
  return method === 'GET' && path.lastIndexOf('/') === 0;
}

/** Returns a `fetch` that calls the routes of a server in process, without a connection. The client address is that of `request`. */
function inProcessFetch(app: FastifyInstance, request: FastifyRequest) {
  return async (url: string, { method, headers, body, signal }: RequestInit): Promise<ApiHttpResponse> => {
    const {
      statusCode,
      headers: received,
      rawPayload,
    } = await app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url,
      remoteAddress: clientAddress(request),
      headers: { ...(headers as Record<string, string>), 'x-request-id': request.id },
      ...(typeof body === 'string' && { payload: body }),
      ...(signal && { signal }),
    });
    return {
      ok: statusCode < 400,
      status: statusCode,
      headers: new Headers({
        etag: String(received['etag'] ?? ''),
        'retry-after': String(received['retry-after'] ?? ''),
      }),
      text: async () => rawPayload.toString(),
    };
  };
}

/**
 * Returns the API of a deployment for the caller of a request. In the managed deployment, the query parameter `serviceId` selects the
 * service. Without it, throws RequestError unless the organization has exactly one service.
 */
export async function apiOf(app: FastifyInstance, request: FastifyRequest, { name }: Deployment): Promise<Api> {
  const fetch = inProcessFetch(app, request);
  const authorization = request.headers.authorization ?? '';
  const tenant = request.caller?.tenant ?? '';
  const api = (root: string): Api => {
    const unlimited = createApi({ deployment: name, root, authorization, fetch, parse: parseResponse });
    return {
      ...unlimited,
      async request<Content>(sent: ApiRequest) {
        if (!isList(sent)) return unlimited.request<Content>(sent);
        const release = await lists.acquire(tenant, sent.signal);
        return unlimited.request<Content>(sent).finally(release);
      },
    };
  };
  if (name === 'open-source') return api('/api/v2');
  const { serviceId } = request.query as { readonly serviceId?: string };
  const organization = `/v1/organizations/${tenant}`;
  return api(
    `${organization}/services/${encodeURIComponent(serviceId ?? (await onlyService(api(organization))))}/observability`,
  );
}

/** The maximum number of services that an error message lists. */
const MAX_LISTED_SERVICES = 20;

/** Returns the id of the only service of an organization. Throws RequestError if there are several, or none. */
async function onlyService(organization: Api): Promise<string> {
  const { content } = await organization
    .request<{ readonly id: string; readonly name: string }[]>({ method: 'GET', path: '/services' })
    .catch(throwRequestError);
  const [service] = content;
  if (!service) throw new RequestError(400, 'The organization has no services.');
  if (content.length === 1) return service.id;
  const listed = content.slice(0, MAX_LISTED_SERVICES).map(({ id, name }) => `${id} (${name})`);
  const rest = content.length > MAX_LISTED_SERVICES ? ', …' : '';
  throw new RequestError(400, `Expected the query parameter serviceId, one of: ${listed.join(', ')}${rest}.`);
}

/** Throws the error of an API request as the error of the MCP request, with the same status, message and `Retry-After`. */
function throwRequestError(error: unknown): never {
  if (!(error instanceof ApiCallError)) throw error;
  const { status, message, retryAfterSeconds } = error;
  throw new RequestError(
    status as ErrorStatus,
    message,
    [],
    retryAfterSeconds === undefined ? {} : { retryAfterSeconds },
  );
}
