import { viewerRoot } from '@observability-api/viewer';
import { SignInCodes } from '../auth/sign-in-codes.ts';
import { ForbiddenError } from '../domain/errors.ts';
import { packageVersion } from '../domain/package-version.ts';
import { loadStaticFiles } from '../http/static/static-files.ts';
import type { ViewerHost, ViewerSession, ViewerTenant } from '../http/viewer/viewer-routes.ts';
import { countInMemory } from '../limits/count-in-memory.ts';
import type { Service } from './open-service.ts';
import type { Settings } from './server-options.ts';

/** The maximum number of sign-in attempts from one address in a minute. */
const SIGN_IN_LIMIT = { requests: 20, seconds: 60 };

/** The viewer of a service, and the codes of its sign-in links. */
export interface Viewer {
  readonly host: ViewerHost;
  /** Returns the code of a sign-in link; undefined if there are no credentials to sign in with. */
  createCode(): string | undefined;
}

/** Loads the viewer. Returns undefined if it is off or not built. */
export async function loadViewer(
  service: Pick<Service, 'credentials' | 'clock'>,
  { viewer, deployment }: Pick<Settings, 'viewer' | 'deployment'>,
): Promise<Viewer | undefined> {
  if (viewer === 'off') return undefined;
  const files = await loadStaticFiles(viewerRoot);
  if (!files.read('index.html')) return undefined;
  const codes = new SignInCodes(service.clock);
  const tenant = (): ViewerTenant => {
    if (deployment !== 'managed') return { deployment: 'open-source' };
    const { organizationId, serviceId } = service.credentials?.managed ?? {};
    return { deployment, ...(organizationId && serviceId && { organizationId, serviceId }) };
  };
  return {
    host: {
      files,
      config: () => ({ ...tenant(), apiBase: '/', version: packageVersion() }),
      signIn(code) {
        codes.use(code);
        return { ...tenant(), key: apiKeyOf(service, deployment) };
      },
      attempts: countInMemory(SIGN_IN_LIMIT),
    },
    createCode: () => (service.credentials ? codes.create() : undefined),
  };
}

/** Returns the API key in the credentials, for the deployment that the viewer displays. Throws ForbiddenError without credentials. */
function apiKeyOf(
  { credentials }: Pick<Service, 'credentials'>,
  deployment: Settings['deployment'],
): ViewerSession['key'] {
  if (!credentials) throw new ForbiddenError('The service has no credentials file.');
  const { openSource, managed } = credentials;
  return deployment === 'managed' ? `${managed.keyId}:${managed.keySecret}` : openSource.apiKey;
}
