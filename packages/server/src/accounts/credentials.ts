/** The addresses of the service. */
export interface Addresses {
  readonly baseUrl: string;
  /** The address of OTLP over HTTP. Absent if telemetry is disabled. */
  readonly otlpUrl?: string;
}

/**
 * The addresses of the service, and the ids and secrets of the first tenants. The first start creates these tenants: a team, and an
 * organization with a service and an ingestion pipe. The store does not contain these secrets. It contains their digests, and the last
 * four characters of API keys, ingestion keys and key ids.
 */
export interface Credentials {
  readonly openSource: Addresses & {
    readonly apiKey: string;
    readonly ingestionKey: string;
  };
  readonly managed: Addresses & {
    readonly organizationId: string;
    readonly serviceId: string;
    readonly pipeId: string;
    readonly keyId: string;
    readonly keySecret: string;
    readonly ingestionKey: string;
  };
}

const OPEN_SOURCE_PROPERTIES = ['baseUrl', 'apiKey', 'ingestionKey'];
const MANAGED_PROPERTIES = ['baseUrl', 'organizationId', 'serviceId', 'pipeId', 'keyId', 'keySecret', 'ingestionKey'];

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
    hasStrings(value.openSource, OPEN_SOURCE_PROPERTIES) &&
    hasStrings(value.managed, MANAGED_PROPERTIES)
  );
}

/** Returns a copy of the credentials with other addresses for both deployments. */
export function withAddresses({ openSource, managed }: Credentials, addresses: Addresses): Credentials {
  const { otlpUrl: _openSourceOtlp, ...team } = openSource;
  const { otlpUrl: _managedOtlp, ...service } = managed;
  return { openSource: { ...team, ...addresses }, managed: { ...service, ...addresses } };
}
