import { type Api, ApiCallError, createApi } from '@observability-api/mcp';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deployment } from '../deployment.ts';
import { type ErrorStatus, RequestError } from '../errors/request-error.ts';

/** Sends requests to the routes of a server without a connection, from the address of the caller of `request`. */
function inProcessFetch(app: FastifyInstance, request: FastifyRequest) {
  return async (url: string, { method, headers, body, signal }: RequestInit): Promise<Response> => {
    const response = await app.inject({
      method: method as 'GET' | 'POST' | 'PUT',
      url,
      remoteAddress: request.ip,
      headers: { ...(headers as Record<string, string>), 'x-request-id': request.id },
      ...(typeof body === 'string' && { payload: body }),
      ...(signal && { signal }),
    });
    return new Response(new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers: { etag: String(response.headers['etag'] ?? '') },
    });
  };
}

/** Returns the API of a deployment for the caller of a request. Throws RequestError if the service is not known. */
export async function apiOf(app: FastifyInstance, request: FastifyRequest, { name }: Deployment): Promise<Api> {
  const fetch = inProcessFetch(app, request);
  const authorization = request.headers.authorization ?? '';
  const api = (root: string) => createApi({ deployment: name, root, authorization, fetch });
  if (name === 'open-source') return api('/api/v2');
  const { serviceId } = request.query as { readonly serviceId?: string };
  const organizationId = request.caller?.tenant ?? '';
  const organization = `/v1/organizations/${organizationId}`;
  return api(
    `${organization}/services/${encodeURIComponent(serviceId ?? (await onlyService(api(organization))))}/observability`,
  );
}

/** Returns the id of the service of an organization that has one. Throws RequestError. */
async function onlyService(organization: Api): Promise<string> {
  const { content } = await organization
    .request<{ readonly id: string; readonly name: string }[]>({ method: 'GET', path: '/services' })
    .catch(toRequestError);
  const [service] = content;
  if (service && content.length === 1) return service.id;
  const listed = content.slice(0, 20).map(({ id, name }) => `${id} (${name})`);
  throw new RequestError(400, `Expected the query parameter serviceId, one of: ${listed.join(', ')}.`);
}

/** Throws the error of a request to this service as that of the request to the endpoint. */
function toRequestError(error: unknown): never {
  if (error instanceof ApiCallError) throw new RequestError(error.status as ErrorStatus, error.message);
  throw error;
}
