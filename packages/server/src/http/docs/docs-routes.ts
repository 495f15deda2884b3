import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedQualities, addVary } from '../headers/accept.ts';
import { sendFile } from '../static/send-file.ts';
import type { StaticFile } from '../static/static-files.ts';
import type { Addresses, SiteFiles } from './site-files.ts';

/** Allows only resources of the same origin, and no inline scripts or styles. */
const CONTENT_SECURITY_POLICY =
  "default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
const NOT_BUILT = 'The reference is not built. Run `npm run docs` in the repository.\n';

/** The routes of the reference. */
export const docsRoutes = [
  { method: 'GET', path: '/docs' },
  { method: 'GET', path: '/docs/*' },
] as const;

/**
 * Serves the reference under `/docs/`, with the addresses at which the client reaches the service. A page is sent as Markdown
 * if the `Accept` header prefers it. `otlpPort` is the port of OTLP over HTTP, if it is known.
 */
export function addDocsRoutes(app: FastifyInstance, files: SiteFiles, otlpPort?: number): void {
  app.get('/docs', (_, reply) => reply.redirect('/docs/', 308));
  app.get<{ Params: { '*': string } }>('/docs/*', async (request, reply) => {
    if (!files.isBuilt) return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send(NOT_BUILT);
    const addresses = addressesOf(request, otlpPort);
    const requested = request.params['*'];
    const path = requested === '' || requested.endsWith('/') ? `${requested}index.html` : requested;
    const markdown = prefersMarkdown(request.headers.accept) ? path.replace(/\.html$/, '.md') : path;
    const file = await (files.read(markdown, addresses) ?? files.read(path, addresses));
    if (file) return sendPage(file, request, reply);
    const page = await files.read('404.html', addresses);
    return page ? sendPage(page, request, reply.code(404)) : reply.code(404).send();
  });
}

/** Returns true if an `Accept` header names `text/markdown` with at least the quality of `text/html`. */
function prefersMarkdown(accept?: string): boolean {
  const qualities = acceptedQualities(accept);
  const markdown = qualities.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualities.get('text/html') ?? 0);
}

/** Returns the addresses of the service for the client of a request. */
function addressesOf(
  { protocol, host, hostname }: FastifyRequest,
  otlpPort: number | undefined,
): Addresses | undefined {
  // A client can send any text as the host. Only a host name or an address is inserted into a page.
  if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)) return undefined;
  return {
    api: `${protocol}://${host}`,
    ...(otlpPort !== undefined && { otlp: `http://${hostname}:${otlpPort}` }),
  };
}

/** Sends a file of the reference. */
function sendPage(file: StaticFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-cache').header('content-security-policy', CONTENT_SECURITY_POLICY);
  addVary(reply, 'accept');
  return sendFile(file, request, reply);
}
