import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** Nothing of another origin, and nothing that stands in a page: scripts and styles are files. */
const strictPolicy =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
/** The explorer is one file with everything in it, so what stands in the page has to run. */
const explorerPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "font-src 'self' data:; worker-src 'self' blob:; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const notBuilt = 'The reference has not been built: run `npm run docs` in the repository.\n';

/** The paths of the reference, all of which take GET only. */
export const docsPaths: readonly string[] = ['/docs', '/docs/*'];

/** Serves the reference under `/docs/`. */
export function addDocsRoutes(app: FastifyInstance, files: SiteFiles): void {
  app.get('/docs', (_, reply) => reply.redirect('/docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    if (!files.isBuilt) return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(notBuilt);
    const asked = request.params['*'];
    const path = asked === '' || asked.endsWith('/') ? `${asked}index.html` : asked;
    const found = await files.read(path);
    if (found) return answer(found, path, request, reply);
    const page = await files.read('404.html');
    return page ? answer(page, '404.html', request, reply.code(404)) : reply.code(404).send();
  });
}

function answer(file: SiteFile, path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
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
