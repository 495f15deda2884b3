import {
  bearerAuthorization,
  type ClientIdentity,
  type ConnectionOptions,
  fixedCredentials,
  parseBaseUrl,
  readRequiredOption,
  rotatingCredentials,
  type Secret,
} from '@observability-api/client-core';
import { userAgent } from './generated/user-agent.ts';

/** Options of `createClient`. */
export interface ClientOptions extends ConnectionOptions {
  /**
   * The URL of the service, such as `http://localhost:8000`. It may have a path, and may end with `/api/v2`.
   * @default the environment variable `OBSERVABILITY_API_URL`
   */
  readonly baseUrl?: string | undefined;
  /**
   * A personal API access key, or a function that returns it. The client calls the function before the first request, and
   * again after a 401, a timed-out attempt or an error of the function.
   * @default the environment variable `OBSERVABILITY_API_KEY`
   */
  readonly apiKey?: Secret | undefined;
}

/** Reads the options of the deployment. Throws a TypeError if a required option is missing or an option is not valid. */
export function createIdentity(options: ClientOptions): ClientIdentity {
  const baseUrl = parseBaseUrl(readRequiredOption('baseUrl', options.baseUrl, 'OBSERVABILITY_API_URL'), '/api/v2');
  const apiKey = readRequiredOption('apiKey', options.apiKey, 'OBSERVABILITY_API_KEY');
  const credentials =
    typeof apiKey === 'string'
      ? fixedCredentials(bearerAuthorization(apiKey))
      : rotatingCredentials(async () => bearerAuthorization(await apiKey()));
  return { baseUrl, credentials, defaults: {}, userAgent };
}
