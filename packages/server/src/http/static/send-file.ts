import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedQualities, addVary } from '../headers/accept.ts';
import { matchesIfNoneMatch } from '../headers/etag.ts';
import type { StaticFile } from './static-files.ts';

/**
 * Sends a file, compressed if `Accept-Encoding` names `gzip` with a quality above 0. `*` does not count. Responds with 304 if the status
 * is 200 and `If-None-Match` matches the entity tag of the file. The caller sets further headers.
 */
export function sendFile(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { contentType, entityTag, content, compressed } = file;
  reply.header('content-type', contentType).header('etag', entityTag).header('referrer-policy', 'no-referrer');
  addVary(reply, 'accept-encoding');
  const tags = request.headers['if-none-match'];
  if (tags !== undefined && matchesIfNoneMatch(tags, entityTag) && reply.statusCode === 200)
    return reply.code(304).send();
  const qualities = acceptedQualities(String(request.headers['accept-encoding'] ?? ''));
  if (!qualities.get('gzip')) return reply.send(content);
  return reply.header('content-encoding', 'gzip').send(compressed);
}
