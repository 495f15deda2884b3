import {
  basicAuthorization,
  type ClientIdentity,
  type ConnectionOptions,
  type Credentials,
  fixedCredentials,
  parseBaseUrl,
  readOption,
  readRequiredOption,
  rotatingCredentials,
  type Secret,
} from '@observability-api/client-core';
import { userAgent } from './generated/user-agent.ts';

/** Options of `createClient`. */
export interface ClientOptions extends ConnectionOptions {
  /**
   * The URL of the service, such as `http://localhost:8000`. It may have a path, and may end with `/v1`.
   * @default the environment variable `OBSERVABILITY_API_URL`
   */
  readonly baseUrl?: string | undefined;
  /**
   * The id of an API key, or a function that returns it. The client calls the function before the first request, and again
   * after a 401, a timed-out attempt or an error of the function.
   * @default the environment variable `OBSERVABILITY_API_KEY_ID`
   */
  readonly keyId?: Secret | undefined;
  /**
   * The secret of the API key, or a function that returns it. The client calls the function before the first request, and again after
   * a 401, a timed-out attempt or an error of the function. If `keyId` is also a function, the client calls both concurrently.
   * @default the environment variable `OBSERVABILITY_API_KEY_SECRET`
   */
  readonly keySecret?: Secret | undefined;
  /** Default organization of every call. @default the environment variable `OBSERVABILITY_API_ORGANIZATION_ID` */
  readonly organizationId?: string | undefined;
  /**
   * Default service of every call. Calls outside a service, such as those of API keys, do not need it.
   * @default the environment variable `OBSERVABILITY_API_SERVICE_ID`
   */
  readonly serviceId?: string | undefined;
}

const organizationVariable = 'OBSERVABILITY_API_ORGANIZATION_ID';
const serviceVariable = 'OBSERVABILITY_API_SERVICE_ID';

/** Reads the options of the deployment. Throws a TypeError if a required option is missing or an option is not valid. */
export function createIdentity(options: ClientOptions): ClientIdentity {
  const baseUrl = parseBaseUrl(readRequiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'), '/v1');
  const keyId = readRequiredOption('keyId', options.keyId, 'OBSERVABILITY_API_KEY_ID');
  const keySecret = readRequiredOption('keySecret', options.keySecret, 'OBSERVABILITY_API_KEY_SECRET');
  const organizationId = readRequiredOption('organizationId', options.organizationId, organizationVariable);
  const serviceId = readOption(options.serviceId, serviceVariable);
  const defaults = {
    organizationId: { value: organizationId, variable: organizationVariable },
    serviceId: { value: serviceId, variable: serviceVariable },
  };
  const credentials = createCredentials(keyId, keySecret);
  return { baseUrl, credentials, defaults, userAgent };
}

function createCredentials(keyId: Secret, keySecret: Secret): Credentials {
  if (typeof keyId === 'string' && typeof keySecret === 'string') {
    return fixedCredentials(basicAuthorization(keyId, keySecret));
  }
  return rotatingCredentials(async () => {
    const [id, secret] = await Promise.all([resolveSecret(keyId), resolveSecret(keySecret)]);
    return basicAuthorization(id, secret);
  });
}

async function resolveSecret(secret: Secret): Promise<string> {
  return typeof secret === 'string' ? secret : secret();
}
