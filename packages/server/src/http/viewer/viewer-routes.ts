import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Counter } from '../../limits/counter.ts';
import { addressKey } from '../../limits/rate-limiter.ts';
import { requireJson } from '../body/json-body-parser.ts';
import { RequestError } from '../errors/request-error.ts';
import { clientAddress } from '../headers/trusted-proxies.ts';
import { sendFile } from '../static/send-file.ts';
import type { StaticFiles } from '../static/static-files.ts';

/** The tenant that the viewer displays. */
export interface ViewerTenant {
  readonly deployment: 'open-source' | 'managed';
  /** The ids of the organization and its service. Absent in the open source deployment. */
  readonly organizationId?: string;
  readonly serviceId?: string;
}

/** The settings of the viewer, which it reads when it starts. */
export interface ViewerConfig extends ViewerTenant {
  /** The origin of the API, or a path of the same origin. */
  readonly apiBase: string;
  readonly version: string;
}

/** The response to the code of a sign-in link. */
export interface ViewerSession extends ViewerTenant {
  /** The API key, or `keyId:keySecret` for the managed deployment. */
  readonly key: string;
}

/** The dependencies of {@link addViewerRoutes}. */
export interface ViewerHost {
  readonly files: StaticFiles;
  readonly config: () => ViewerConfig;
  /** Exchanges the code of a sign-in link for a key. Throws ForbiddenError. */
  readonly signIn: (code: string) => ViewerSession;
  /** Counts the attempts to sign in of each client address. */
  readonly attempts: Counter;
}

/** Allows scripts, styles, fonts and pictures from the service, requests to it, and pictures in `data:` URLs. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const SESSION_PATH = '/view/session';

/** The routes of the viewer. A GET route also serves HEAD. Other methods of these paths get a 405. */
export const viewerRoutes = [
  { method: 'POST', path: SESSION_PATH },
  { method: 'GET', path: '/view' },
  { method: 'GET', path: '/view/*' },
] as const;

const MAX_SESSION_BYTES = 1024;

/**
 * Serves the viewer under `/view/`, its settings at `/view/config.json`, and the sign-in at `/view/session`. Any other path outside of
 * `assets/` is a page of the viewer, so the response is `index.html`. Files in `assets/` have a hash in their name and never change.
 */
export function addViewerRoutes(app: FastifyInstance, { files, config, signIn, attempts }: ViewerHost): void {
  app.get('/view', (_, reply) => reply.redirect('/view/', 308));
  app.get('/view/config.json', (_, reply) => sendJson(reply, config()));
  app.get<{ Params: { '*': string } }>('/view/*', async (request, reply) => {
    const path = request.params['*'];
    const isAsset = path.startsWith('assets/');
    const file = await files.read(isAsset ? path : 'index.html');
    if (!file) return reply.code(404).header('content-type', 'text/plain; charset=utf-8').send('No such file.\n');
    reply
      .header('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache')
      .header('content-security-policy', CONTENT_SECURITY_POLICY)
      .header('cross-origin-opener-policy', 'same-origin');
    return sendFile(file, request, reply);
  });
  app.route({
    method: 'POST',
    url: SESSION_PATH,
    bodyLimit: MAX_SESSION_BYTES,
    preParsing: requireJson,
    onRequest: async (request, reply) => {
      request.operation = { route: SESSION_PATH, bodyQueue: 'query', measure: undefined };
      await countAttempt(attempts, request, reply);
    },
    handler: async (request, reply) => sendJson(reply, signIn(codeOf(request.body))),
  });
}

function sendJson(reply: FastifyReply, value: object): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(value));
}

/** Throws RequestError with status 429 if the address has made too many attempts. */
async function countAttempt(attempts: Counter, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { rejected, resetSeconds } = await attempts(addressKey(clientAddress(request)));
  if (rejected === 0) return;
  reply.header('retry-after', resetSeconds);
  const delay = resetSeconds === 1 ? '1 second' : `${resetSeconds} seconds`;
  throw new RequestError(429, `Too many attempts to sign in. Retry in ${delay}.`);
}

/** Returns the code in a request body. Throws RequestError. */
function codeOf(body: unknown): string {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  if (typeof code === 'string') return code;
  throw new RequestError(400, 'Expected a JSON object with the code of a sign-in link: {"code":"…"}.');
}
