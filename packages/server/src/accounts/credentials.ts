/** The addresses, ids and secrets of the tenants of the first start. The store has only digests of the secrets. */
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

/** Returns true if a value has the shape of credentials. */
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

/** Returns a copy of the credentials with another base URL for both deployments. */
export function withBaseUrl({ openSource, managed }: Credentials, baseUrl: string): Credentials {
  return {
    openSource: { ...openSource, baseUrl },
    managed: { ...managed, baseUrl },
  };
}
