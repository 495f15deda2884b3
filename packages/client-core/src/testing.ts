/// <reference lib="esnext.disposable" preserve="true" />
/** Credentials of the first tenants of a service. */
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

/** A service in this process that keeps everything in memory, with a client of it. */
export interface TestService<Client> {
  /** Its origin. */
  readonly url: string;
  /** Keys of the tenants that it starts with. */
  readonly credentials: TestCredentials;
  /** A client with the credentials of the first tenant. */
  readonly client: Client;
  close(): Promise<void>;
  /** Ends the service, for `await using`. */
  [Symbol.asyncDispose](): Promise<void>;
}

/** The part of `@observability-api/server` that is used. */
interface Server {
  startServer(options: object): Promise<{
    readonly url: string;
    readonly credentials: TestCredentials | undefined;
    close(): Promise<void>;
  }>;
}

/** What the service needs. */
const oldestNode = 24;

/**
 * Starts the real service, in memory, on a free port, without rate limits. `options` are those of `startServer`.
 * Throws an Error that says so where Node is too old or the service is not installed, and what `clientOf` throws.
 */
export async function startTestService<Client>(
  load: () => Promise<unknown>,
  options: object,
  clientOf: (credentials: TestCredentials) => Client,
  node = runningNode(),
): Promise<TestService<Client>> {
  if (node !== undefined && Number.parseInt(node, 10) < oldestNode) {
    throw new Error(
      `startTestServer needs Node ${oldestNode} or newer, because the service does; this is Node ${node}.`,
    );
  }
  const server = (await load().catch((cause: unknown) => {
    throw new Error('startTestServer needs the service: npm install --save-dev @observability-api/server', { cause });
  })) as Server;
  const quiet = { dataDir: ':memory:', port: 0, logLevel: 'silent', rateLimit: 'off' };
  const running = await server.startServer({ ...quiet, ...options });
  const { url, credentials } = running;
  const close = () => running.close();
  try {
    if (!credentials) throw new Error('The service has no credentials of its first tenants.');
    return { url, credentials, client: clientOf(credentials), close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The version of Node, or of what stands in for it. */
function runningNode(): string | undefined {
  return (globalThis as { readonly process?: { readonly versions?: { readonly node?: string } } }).process?.versions
    ?.node;
}
