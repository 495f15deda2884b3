import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Pieces } from '../resources/written.ts';
import { endUnfinished } from './caller-left.ts';

/** Sends a long answer as it is, in its pieces; the router would have to be given one copy of all. */
export function sendPieces({ pieces, length }: Pieces, reply: FastifyReply): void {
  const response = reply.raw;
  const ended = () => {
    if (response.writableFinished) free(pieces);
    else endUnfinished(response);
  };
  reply.hijack();
  if (response.destroyed) {
    ended();
    return;
  }
  response.once('close', ended);
  response.writeHead(reply.statusCode, { ...(reply.getHeaders() as OutgoingHttpHeaders), 'content-length': length });
  for (const piece of pieces) response.write(piece);
  response.end();
}

/**
 * Not left to the garbage collector: memory of this kind drives it to look through the whole heap after a few long answers, and
 * that took twice as much of the processors as all else that the service does for them.
 */
function free(pieces: readonly Buffer[]): void {
  for (const { buffer, length } of pieces) {
    if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
  }
}
