import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runForTenant } from '../../domain/current-tenant.ts';
import { UnauthorizedError } from '../../domain/errors.ts';
import { nextFreeTick } from '../../domain/next-free-tick.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import type { BodyMemory } from '../body/body-memory.ts';
import { requireJson } from '../body/json-body-parser.ts';
import { tenantOf } from '../body/tenant-of.ts';
import { checkRateLimit } from '../check-rate-limit.ts';
import type { Deployment } from '../deployment.ts';
import { RequestError } from '../errors/request-error.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { authenticate } from '../operation-route.ts';
import type { McpServerOptions } from './call-mcp.ts';

/** The path of the MCP endpoint. */
export const MCP_PATH = '/mcp';

/** The methods of the MCP endpoint. */
export const MCP_METHODS = ['GET', 'POST', 'DELETE'];

/** The options of {@link addMcpRoutes}. */
export interface McpOptions extends McpServerOptions {
  readonly deployments: readonly Deployment[];
  readonly limiters: Readonly<Partial<Record<Deployment['name'], RateLimiter | undefined>>>;
  readonly bodies: BodyMemory;
}

/**
 * Serves the Model Context Protocol: Streamable HTTP without sessions. The tools call the API of this service with the credentials
 * of the caller, so keys, roles, IP access lists and limits apply as to any other request.
 */
export function addMcpRoutes(app: FastifyInstance, options: McpOptions): void {
  app.route({
    method: MCP_METHODS,
    url: MCP_PATH,
    preParsing: [requireJson, options.bodies.count],
    onRequest: async (request, reply) => {
      const bodyQueue = request.method === 'POST' ? 'tool' : undefined;
      request.operation = { route: MCP_PATH, bodyQueue, measure: undefined };
      await checkAccess(request, reply, options);
    },
    handler: (request, reply) =>
      runForTenant(tenantOf(request), () => handle(app, request, reply, options)).finally(request.releaseBody),
  });
}

async function handle(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  options: McpOptions,
): Promise<FastifyReply> {
  // Loads the MCP libraries with the first request. They take several megabytes of memory.
  const { callMcp } = await import('./call-mcp.ts');
  // Creating the server and its list of tools takes several milliseconds.
  await nextFreeTick();
  const response = await callMcp(app, request, reply, deploymentOf(request, options.deployments), options);
  return sendResponse(response, reply);
}

/** Returns the deployment of the caller: Basic credentials belong to the managed one. If only one is served, returns that one. */
function deploymentOf({ headers }: FastifyRequest, deployments: readonly Deployment[]): Deployment {
  const name = /^basic /i.test(headers.authorization ?? '') ? 'managed' : 'open-source';
  const selected = deployments.find((deployment) => deployment.name === name) ?? deployments[0];
  if (!selected) throw new Error('Expected the service to have a deployment.');
  return selected;
}

async function checkAccess(
  request: FastifyRequest,
  reply: FastifyReply,
  { deployments, limiters }: McpOptions,
): Promise<void> {
  const deployment = deploymentOf(request, deployments);
  const limiter = limiters[deployment.name];
  const address = clientAddress(request);
  const credential = deployment.readCredential(request.headers);
  if (limiter) await checkRateLimit(limiter, deployment, credential.id, address, reply);
  try {
    request.caller = deployment.logFields(await authenticate(credential, address, limiter));
  } catch (error) {
    if (error instanceof UnauthorizedError) {
      reply.header('www-authenticate', deployments.map(({ challenge }) => challenge).join(', '));
    }
    throw error;
  }
}

async function sendResponse(response: Response, reply: FastifyReply): Promise<FastifyReply> {
  if (response.status >= 500) throw new RequestError(503, 'The MCP endpoint could not process the request. Try again.');
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
