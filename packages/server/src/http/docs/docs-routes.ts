import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { prefersMarkdown } from './prefers-markdown.ts';
import type { Addresses, SiteFile, SiteFiles } from './site-files.ts';

/** Allows only resources of the same origin, and no inline scripts or styles. */
const contentSecurityPolicy =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const notBuilt = 'The reference is not built. Run `npm run docs` in the repository.\n';

/** The paths of the reference, and the root, which leads to it. They support GET only. */
export const docsPaths: readonly string[] = ['/', '/docs', '/docs/*'];

/**
 * Serves the reference under `/docs/`, with the addresses at which the client reaches the service. A page is sent as Markdown
 * if the `Accept` header prefers it. `otlpPort` is the port of OTLP over HTTP, if it is known.
 */
export function addDocsRoutes(app: FastifyInstance, files: SiteFiles, otlpPort?: number): void {
  app.get('/', (_, reply) => reply.redirect('/docs/', 302));
  app.get('/docs', (_, reply) => reply.redirect('/docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    if (!files.isBuilt) return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(notBuilt);
    const addresses = addressesOf(request, otlpPort);
    const requested = request.params['*'];
    const path = requested === '' || requested.endsWith('/') ? `${requested}index.html` : requested;
    const markdown = prefersMarkdown(request.headers.accept) ? path.replace(/\.html$/, '.md') : path;
    const file = await (files.read(markdown, addresses) ?? files.read(path, addresses));
    if (file) return sendFile(file, request, reply);
    const page = await files.read('404.html', addresses);
    return page ? sendFile(page, request, reply.code(404)) : reply.code(404).send();
  });
}

/** Returns the addresses of the service for the client of a request. */
function addressesOf(
  { protocol, host, hostname }: FastifyRequest,
  otlpPort: number | undefined,
): Addresses | undefined {
  // The header is sent by the client. Only a host name or an address is inserted into a page.
  if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)) return undefined;
  return {
    api: `${protocol}://${host}`,
    ...(otlpPort !== undefined && { otlp: `http://${hostname}:${otlpPort}` }),
  };
}

function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { contentType, entityTag, content, compressed } = file;
  reply
    .header('cache-control', 'no-cache')
    .header('content-security-policy', contentSecurityPolicy)
    .header('content-type', contentType)
    .header('etag', entityTag)
    .header('referrer-policy', 'no-referrer')
    .header('vary', 'accept, accept-encoding');
  if (request.headers['if-none-match'] === entityTag && reply.statusCode === 200) return reply.code(304).send();
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(content);
  return reply.header('content-encoding', 'gzip').send(compressed);
}
