import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** Allows resources of the own origin only, and no inline scripts and styles. */
const strictPolicy =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
/** The explorer is a single file, so inline scripts and styles must run. */
const explorerPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; worker-src 'self' blob:; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const notBuilt = 'The reference is not built. Run `npm run docs` in the repository.\n';

/** The paths of the reference. They support GET only. */
export const docsPaths: readonly string[] = ['/docs', '/docs/*'];

/** Serves the reference under `/docs/`. */
export function addDocsRoutes(app: FastifyInstance, files: SiteFiles): void {
  app.get('/docs', (_, reply) => reply.redirect('/docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    if (!files.isBuilt) return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(notBuilt);
    const requested = request.params['*'];
    const path = requested === '' || requested.endsWith('/') ? `${requested}index.html` : requested;
    const file = await files.read(path);
    if (file) return sendFile(file, path, request, reply);
    const page = await files.read('404.html');
    return page ? sendFile(page, '404.html', request, reply.code(404)) : reply.code(404).send();
  });
}

function sendFile(file: SiteFile, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { contentType, entityTag, content, compressed } = file;
  reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', path.startsWith('explorer/') ? explorerPolicy : strictPolicy)
    .header('content-type', contentType)
    .header('etag', entityTag)
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === entityTag && reply.statusCode === 200) return reply.code(304).send();
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(content);
  return reply.header('content-encoding', 'gzip').send(compressed);
}
