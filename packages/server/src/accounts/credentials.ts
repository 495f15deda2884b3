/** Everything that a client needs to reach the tenants of the first start; the secrets are in no other place. */
export interface Credentials {
  readonly openSource: {
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly ingestionKey: string;
  };
  readonly managed: {
    readonly baseUrl: string;
    readonly organizationId: string;
    readonly serviceId: string;
    readonly pipeId: string;
    readonly keyId: string;
    readonly keySecret: string;
    readonly ingestionKey: string;
  };
}

const OPEN_SOURCE = ['baseUrl', 'apiKey', 'ingestionKey'];
const MANAGED = ['baseUrl', 'organizationId', 'serviceId', 'pipeId', 'keyId', 'keySecret', 'ingestionKey'];

function hasStrings(value: unknown, names: readonly string[]): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
  );
}

/** Whether a value has the shape of credentials. */
export function isCredentials(value: unknown): value is Credentials {
  return (
    typeof value === 'object' &&
    value !== null &&
    'openSource' in value &&
    'managed' in value &&
    hasStrings(value.openSource, OPEN_SOURCE) &&
    hasStrings(value.managed, MANAGED)
  );
}

/** The same credentials for a service that is reached under another address. */
export function withBaseUrl({ openSource, managed }: Credentials, baseUrl: string): Credentials {
  return {
    openSource: { ...openSource, baseUrl },
    managed: { ...managed, baseUrl },
  };
}
