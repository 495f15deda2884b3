import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ClientDisconnectedError } from '../../domain/errors.ts';
import { UnreadResponsesError } from '../body/unread-responses.ts';
import { abortResponse, CLIENT_CLOSED_REQUEST } from '../client-disconnect.ts';
import type { Deployment } from '../deployment.ts';
import { pathOf } from '../request-target.ts';
import { toRequestError } from './request-error.ts';

/** `Retry-After` of a 503. The usual causes, such as the lock of an admin command, are short. */
const UNAVAILABLE_RETRY_SECONDS = 1;

/** Sends an error in the error body of the deployment that the path belongs to, or of the first deployment for other paths. */
export type SendError = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Creates the function that sends errors as JSON. It logs errors of the service with the request id. */
export function createErrorSender(deployments: readonly Deployment[], log: Logger): SendError {
  return (error, request, reply) => {
    if (error instanceof ClientDisconnectedError || isDisconnected(request)) {
      reply.code(CLIENT_CLOSED_REQUEST).hijack();
      abortResponse(reply.raw, error);
      return reply;
    }
    const deployment = deployments.find(({ prefix }) => pathOf(request).startsWith(prefix)) ?? deployments[0];
    const { bodyLimit } = request.routeOptions;
    const isConfigured = bodyLimit === request.server.initialConfig.bodyLimit;
    const requestError = toRequestError(error, { maxBytes: bodyLimit, isConfigured });
    const { status, retryAfterSeconds = UNAVAILABLE_RETRY_SECONDS } = requestError;
    // Slow clients are not an error of the service and must not fill its log.
    const isServiceError = status === 500 || (status === 503 && !(error instanceof UnreadResponsesError));
    if (isServiceError) log.error({ err: error, requestId: request.id }, 'request failed');
    if (status === 503 || requestError.retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    // The MCP endpoint sets the challenges of all deployments.
    if (status === 401 && deployment && !reply.hasHeader('www-authenticate')) {
      reply.header('www-authenticate', deployment.challenge);
    }
    // Fastify closes the connection if it does not read the whole body. If the body is too large (413) or exceeds the bounds of
    // `BodyMemory` (429), the rest is discarded and the connection stays open. A client that is still sending then reads the response.
    if (status === 413 || status === 429) {
      reply.removeHeader('connection');
      request.raw.unpipe().resume();
    }
    // The handler may have set these headers before it failed.
    reply.removeHeader('etag').removeHeader('x-total-count');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-request-id', request.id)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(deployment?.errorBody(requestError, request.id, request.operation?.route) ?? {}));
  };
}

/** Returns true if the client disconnected before its body was complete. This is not an error of the service. */
function isDisconnected({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
