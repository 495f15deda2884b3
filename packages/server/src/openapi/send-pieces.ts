import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';
import { freeMemory } from '../free-memory.ts';
import type { Pieces } from '../resources/written.ts';
import { endUnfinished } from './caller-left.ts';

/** Sends a long answer as it is, in its pieces; the router would have to be given one copy of all. */
export function sendPieces({ pieces, length }: Pieces, reply: FastifyReply): void {
  const response = reply.raw;
  const ended = () => {
    if (response.writableFinished) freeMemory(pieces);
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
