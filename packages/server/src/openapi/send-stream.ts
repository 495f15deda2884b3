import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Coming } from '../resources/written.ts';

/**
 * Sends an answer while it comes. Its head has gone out before anything can fail: then the connection is reset, so that
 * nobody takes the part for the whole, and the request is logged and counted as a 500.
 */
export function sendStream(
  body: Coming,
  { request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: Pick<Logger, 'error'> | undefined },
): void {
  const response = reply.raw;
  let failure: Error | undefined;
  const ended = () => {
    if (response.writableFinished) return;
    if (failure) {
      log?.error({ err: failure, requestId: request.id }, 'answer cut off');
      response.statusCode = 500;
    }
    // The router takes an answer for ended that is finished or has an error, and this one is only closed.
    if (response.listenerCount('error') > 0) response.emit('error', failure ?? new Error('The caller left'));
  };
  if (response.destroyed) {
    body.destroy();
    ended();
    return;
  }
  body.once('error', (error) => {
    failure ??= error;
    response.socket?.resetAndDestroy();
  });
  response.once('close', ended);
  response.once('finish', () => {
    if (!failure) body.release?.();
  });
  reply.send(body);
}
