import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { ClientDisconnectedError } from '../../domain/errors.ts';
import { UnreadResponsesError } from '../body/unread-responses.ts';
import { abortResponse, CLIENT_CLOSED_REQUEST } from '../client-disconnect.ts';
import type { Deployment } from '../deployment.ts';
import { pathOf } from '../request-target.ts';
import { RequestError, toRequestError } from './request-error.ts';

/** `Retry-After` of a 503. The usual reasons, such as the lock of an admin command, are over soon. */
const UNAVAILABLE_RETRY_SECONDS = 1;

/** Answers with an error, in the error body of the deployment whose paths the request is on. */
export type SendError = (error: Error, request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Makes the one way out for errors. What is not the caller's fault goes to the log, with the request id. */
export function createErrorSender(deployments: readonly Deployment[], log: Logger): SendError {
  return (error, request, reply) => {
    if (error instanceof ClientDisconnectedError) {
      reply.code(CLIENT_CLOSED_REQUEST).hijack();
      abortResponse(reply.raw, error);
      return reply;
    }
    const deployment = deployments.find(({ prefix }) => pathOf(request).startsWith(prefix)) ?? deployments[0];
    const requestError = isDisconnected(request)
      ? new RequestError(400, 'The body ended early')
      : toRequestError(error);
    const { status, retryAfterSeconds = UNAVAILABLE_RETRY_SECONDS } = requestError;
    // Slow clients are not an error of the service, and must not fill its log.
    const isOurs = status === 500 || (status === 503 && !(error instanceof UnreadResponsesError));
    if (isOurs) log.error({ err: error, requestId: request.id }, 'request failed');
    if (status === 503 || requestError.retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    if (status === 401 && deployment) reply.header('www-authenticate', deployment.challenge);
    // What the answer that failed said of itself.
    reply.removeHeader('etag').removeHeader('x-total-count');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .header('x-request-id', request.id)
      .header('content-type', 'application/json; charset=utf-8')
      .send(JSON.stringify(deployment?.errorBody(requestError, request.id) ?? {}));
  };
}

/** Whether the caller left before the body was whole. Nobody reads the answer, but it is no fault of the service. */
function isDisconnected({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}
