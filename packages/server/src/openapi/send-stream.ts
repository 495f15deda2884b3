import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Enclosed } from '../resources/written.ts';
import { endUnfinished } from './caller-left.ts';

/**
 * Sends an answer while it comes. Throws what it has failed with before. Later its head has gone out: then the connection is
 * reset, so that nobody takes the part for the whole, and the request is logged and counted as a 500. The router's own way
 * takes a fifth more of the processor. What waits for a slow reader was in memory before.
 */
export function sendStream(
  { before, json, after }: Enclosed,
  { request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: Pick<Logger, 'error'> | undefined },
): void {
  const response = reply.raw;
  let failure: Error | undefined;
  const ended = () => {
    if (response.writableFinished) {
      json.release?.();
      return;
    }
    json.destroy();
    if (failure) {
      log?.error({ err: failure, requestId: request.id }, 'answer cut off');
      response.statusCode = 500;
    }
    endUnfinished(response, failure);
  };
  // Nobody is told of it a second time.
  if (json.errored) throw json.errored;
  reply.hijack();
  if (response.destroyed) {
    ended();
    return;
  }
  response.once('close', ended);
  response.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  response.write(before);
  json.on('data', (piece) => response.write(piece));
  json.once('end', () => response.end(after));
  json.once('error', (error) => {
    failure = error;
    if (response.socket) response.socket.resetAndDestroy();
    // An answer before it on the connection is still going out; such a caller knows the parts of an answer.
    else response.once('socket', (socket) => socket.destroySoon());
  });
}

/** The text of an answer when all of it has come. */
export async function wholeText({ before, json, after }: Enclosed): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of json) pieces.push(piece);
  return before + Buffer.concat(pieces).toString() + after;
}
