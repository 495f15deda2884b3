/// <reference lib="esnext.disposable" preserve="true" />
/** The credentials of the tenants that a service creates on its first start. */
export interface TestCredentials {
  readonly openSource: { readonly baseUrl: string; readonly apiKey: string; readonly ingestionKey: string };
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

/** A service in this process, with a client. */
export interface TestService<Client> {
  /** The origin of the service. */
  readonly url: string;
  /** The origin of OTLP over HTTP. Absent if telemetry is disabled. */
  readonly otlpUrl?: string;
  /** The credentials of the first tenants. */
  readonly credentials: TestCredentials;
  /** A client with the credentials of the first tenant. */
  readonly client: Client;
  /** Stops the service. */
  close(): Promise<void>;
  /** Stops the service at the end of the block that declares it with `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The part of `@observability-api/server` that this module uses. */
interface ServerModule {
  startServer(options: object): Promise<{
    readonly url: string;
    readonly otlpUrl?: string;
    readonly credentials: TestCredentials | undefined;
    close(): Promise<void>;
  }>;
}

/** The oldest major version of Node that the service supports. */
const minNodeVersion = 24;

/**
 * Implements `startTestServer` of the clients. Starts the real service, by default in memory, on a free port and without rate limits.
 * `options` are options of `startServer` and override these defaults. Throws an Error if Node is too old, if
 * `@observability-api/server` cannot be imported, or if the service returns no credentials. Rethrows errors of `startServer` and
 * `createClient`.
 */
export async function startTestService<Client>(
  importServer: () => Promise<unknown>,
  options: object,
  createClient: (credentials: TestCredentials) => Client,
  nodeVersion = currentNodeVersion(),
): Promise<TestService<Client>> {
  if (nodeVersion !== undefined && Number.parseInt(nodeVersion, 10) < minNodeVersion) {
    throw new Error(`startTestServer requires Node ${minNodeVersion} or newer. This is Node ${nodeVersion}.`);
  }
  const { startServer } = (await importServer().catch((cause: unknown) => {
    throw new Error('startTestServer requires the service. Run `npm install --save-dev @observability-api/server`.', {
      cause,
    });
  })) as ServerModule;
  const defaults = { dataDir: ':memory:', port: 0, logLevel: 'silent', rateLimit: 'off' };
  const server = await startServer({ ...defaults, ...options });
  const { url, otlpUrl, credentials } = server;
  const close = () => server.close();
  try {
    if (!credentials) throw new Error('The service did not return the credentials of its first tenants.');
    const client = createClient(credentials);
    return { url, ...(otlpUrl !== undefined && { otlpUrl }), credentials, client, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the version of Node, or the Node version that another runtime emulates. Returns undefined if there is none. */
function currentNodeVersion(): string | undefined {
  const { process } = globalThis as { readonly process?: { readonly versions?: { readonly node?: string } } };
  return process?.versions?.node;
}
