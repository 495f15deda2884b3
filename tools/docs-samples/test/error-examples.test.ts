import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteFolder } from '@observability-api/docs';
import { type RunningServer, type ServerOptions, startServer } from '@observability-api/server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { authorization, type Deployment, fixturesOf } from '../src/fixtures.ts';
import { openTerminal } from '../src/terminal.ts';

interface ErrorBody {
  readonly requestId?: string;
  readonly message?: string;
  readonly error?: string;
}

/** A stored resource with the properties that the tests read. */
interface Resource {
  readonly id: string;
  readonly name: string;
  readonly keySuffix: string;
}

/** A response body: an error, a resource or a list. */
interface ResponseBody extends ErrorBody {
  readonly data?: unknown;
  readonly result?: unknown;
}

/** The parts of an OpenAPI document that contain examples. */
interface Document {
  readonly components: {
    readonly responses: Readonly<Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>>;
    readonly examples: Readonly<Record<string, Example>>;
  };
}

interface Example {
  readonly $ref?: string;
  readonly value?: ErrorBody;
}

/** A request. `path` is relative to the base URL of the resources, or to the organization if it starts with `keys`. */
interface SentRequest {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Send = (request: SentRequest) => Promise<{ status: number; body: ResponseBody; headers: Headers }>;

/** A running service, and the requests to it. */
interface Service {
  readonly send: Send;
  readonly deployment: Deployment;
  /** Starts another service, with these options. */
  startOther(options: ServerOptions): Promise<Service>;
  readonly server: RunningServer;
}

const main = fileURLToPath(new URL('../../../packages/server/src/main.ts', import.meta.url));
const running: RunningServer[] = [];

async function startService(deployment: Deployment, options: ServerOptions = {}): Promise<Service> {
  const server = await startServer({ port: 0, dataDir: ':memory:', rateLimit: 'off', logLevel: 'silent', ...options });
  running.push(server);
  if (!server.credentials) throw new Error('Expected the first start to create credentials.');
  const { organizationId, serviceId } = server.credentials.managed;
  const organization = `${server.url}/v1/organizations/${organizationId}`;
  const base =
    deployment === 'managed' ? `${organization}/services/${serviceId}/observability` : `${server.url}/api/v2`;
  const ownAuthorization = authorization(server.credentials, deployment);
  const send: Send = async ({ method = 'GET', path, body, headers = {} }) => {
    const response = await fetch(path.startsWith('keys') ? `${organization}/${path}` : `${base}/${path}`, {
      method,
      headers: {
        authorization: ownAuthorization,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as ResponseBody, headers: response.headers };
  };
  return { send, deployment, server, startOther: (otherOptions) => startService(deployment, otherOptions) };
}

const dashboard = { name: 'Checkout', tiles: [] };
const create = { method: 'POST', path: 'dashboards', body: dashboard } as const;
function resourceIn<T = Resource>({ data, result }: ResponseBody): T {
  return (data ?? result) as T;
}
function resourcesIn({ data, result }: ResponseBody): Resource[] {
  return (data ?? result) as Resource[];
}

/** Creates a key with these properties, and sends a request with it. */
async function withKey({ send }: Service, key: object): ReturnType<Send> {
  const { body } = await send({ method: 'POST', path: 'keys', body: key });
  const { keyId, keySecret } = resourceIn<{ keyId: string; keySecret: string }>(body);
  const credentials = Buffer.from(`${keyId}:${keySecret}`).toString('base64');
  return send({ path: 'keys', headers: { authorization: `Basic ${credentials}` } });
}

/** Creates a key with the role `reader`, as the operator does, and uses it in a request to create a dashboard. */
async function writeAsReader({ startOther }: Service): ReturnType<Send> {
  const folder = await mkdtemp(join(tmpdir(), 'observability-reader-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { send } = await startOther({ dataDir: join(folder, 'data'), telemetry: 'off' });
  const terminal = openTerminal(folder);
  onTestFinished(() => terminal.close());
  const admin = (command: string) =>
    terminal.run(`node --conditions=observability-api-source ${main} admin ${command} --data-dir data`);
  const team = /[0-9a-f]{24}/.exec(await admin('team list'))?.[0];
  const key = /obsp_[\w-]+/.exec(await admin(`key create Reader --team ${team} --role reader`))?.[0];
  return send({ ...create, headers: { authorization: `Bearer ${key}` } });
}

/** Starts a server that accepts connections and never responds. */
async function startSilentServer(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** The requests that cause documented errors, by response and example. */
const causes: Readonly<Record<string, (service: Service) => ReturnType<Send>>> = {
  'BadRequest.body': ({ send }) => {
    const series = [{ type: 'markdown', content: '' }];
    return send({ ...create, body: { tiles: [{ name: 'A', x: 0, y: 0, w: 30, h: 1, series }] } });
  },
  'BadRequest.query': ({ send }) => send({ path: 'dashboards?limit=0' }),
  'Unauthorized.missing': ({ send }) => send({ path: 'dashboards', headers: { authorization: '' } }),
  'Unauthorized.notFound': ({ send, deployment }) => {
    const wrong = deployment === 'managed' ? `Basic ${btoa('abc:def')}` : `Bearer obsp_${'x'.repeat(43)}`;
    return send({ path: 'dashboards', headers: { authorization: wrong } });
  },
  'Forbidden.role': (service) =>
    service.deployment === 'managed'
      ? withKey(service, { name: 'Reader', roles: ['developer'] })
      : writeAsReader(service),
  'Forbidden.address': (service) =>
    withKey(service, { name: 'Far', roles: ['admin'], ipAccessList: [{ source: '192.0.2.1' }] }),
  'NotFound.unknown': ({ send }) => send({ path: 'dashboards/6740a3f2c51e9b0012d4e8a1' }),
  'TooManyRequests.limited': async ({ startOther }) => {
    const { send } = await startOther({ rateLimit: '2/60' });
    for (let request = 0; request < 2; request += 1) await send({ path: 'sources' });
    return send({ path: 'sources' });
  },
  'TooManyRequests.chartQueries': async ({ startOther }) => {
    const engine = await startSilentServer();
    const { send } = await startOther({ clickhouseUrl: engine.url });
    const { body } = await send({ path: 'sources' });
    const config = { displayType: 'number', sourceId: resourcesIn(body)[0]?.id, select: [{ aggFn: 'count' }] };
    const query = { startTime: Date.now() - 3_600_000, endTime: Date.now(), tile: { config } };
    const queries = Array.from({ length: 100 }, () => send({ method: 'POST', path: 'charts/query', body: query }));
    // The engine never responds, so only rejected queries have a response.
    const rejected = await Promise.race(queries);
    await engine.close();
    await Promise.allSettled(queries);
    return rejected;
  },
  'Conflict.connectionInUse': async ({ send }) => {
    const address = { host: 'https://warehouse.example.org:8443', username: 'reader', password: 'secret' };
    const connection = await send({ method: 'POST', path: 'connections', body: { name: 'Warehouse', ...address } });
    const connectionId = (connection.body as { data: { id: string } }).data.id;
    const { body } = await send({ path: 'sources' });
    const { id: _, ...source } = resourcesIn(body)[0] as { id: string };
    const input = { ...source, name: 'In the warehouse', connection: connectionId };
    await send({ method: 'POST', path: 'sources', body: input });
    return send({ method: 'DELETE', path: `connections/${connectionId}` });
  },
  'Conflict.webhookInUse': async ({ send, server, deployment }) => {
    if (!server.credentials) throw new Error('No credentials.');
    await fixturesOf(server.url, server.credentials, deployment).createAll();
    const { body } = await send({ path: 'webhooks' });
    const { body: alerts } = await send({ path: 'alerts' });
    const [alert] = resourcesIn(alerts);
    // The message of the example is about two alerts.
    await send({ method: 'POST', path: 'alerts', body: { ...alert, interval: '5m' } });
    const used = resourcesIn(body).find(({ name }) => name === 'Used');
    return send({ method: 'DELETE', path: `webhooks/${used?.id}` });
  },
  'Conflict.tenantLimit': async ({ startOther }) => {
    const { send } = await startOther({ maxDashboards: 1 });
    await send(create);
    return send(create);
  },
  'Conflict.storedBytes': async ({ startOther }) => (await startOther({ maxStoredBytes: 10 })).send(create),
  'Conflict.ownKey': async ({ send, server }) => {
    const { body } = await send({ path: 'keys' });
    const suffix = server.credentials?.managed.keyId.slice(-4);
    const callerKey = resourcesIn(body).find(({ keySuffix }) => keySuffix === suffix);
    return send({ method: 'PATCH', path: `keys/${callerKey?.id}`, body: { state: 'disabled' } });
  },
  'Conflict.tooManyKeys': async ({ startOther }) => {
    const { send } = await startOther({});
    let response = await send({ method: 'POST', path: 'keys', body: {} });
    while (response.status === 200) response = await send({ method: 'POST', path: 'keys', body: {} });
    return response;
  },
  'PayloadTooLarge.tooLarge': ({ send }) => send({ ...create, body: { name: 'x'.repeat(9_000_000), tiles: [] } }),
  'PayloadTooLarge.dashboardTooLarge': async ({ startOther }) =>
    (await startOther({ maxDashboardBytes: 10 })).send(create),
  'UnsupportedMediaType.form': ({ send }) =>
    send({ ...create, body: 'name=A', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  'IdempotencyMismatch.otherBody': async ({ send }) => {
    const headers = { 'idempotency-key': 'import-17' };
    await send({ ...create, headers });
    return send({ ...create, body: { ...dashboard, name: 'Other' }, headers });
  },
  'PreconditionFailed.changed': async ({ send }) => {
    const created = await send(create);
    const path = `dashboards/${resourceIn(created.body).id}`;
    await send({ method: 'PUT', path, body: dashboard });
    return send({ method: 'PUT', path, body: dashboard, headers: { 'if-match': created.headers.get('etag') ?? '' } });
  },
};

/**
 * The examples that are not in {@link causes}, because a test cannot cause their errors reliably: failures of the machine, a package
 * that is not installed, timeouts and races between two requests. The source of the service must contain their messages.
 */
const withoutCause = [
  'Conflict.inFlight',
  'InternalError.internal',
  'Unavailable.store',
  'NotAcceptable.png',
  'Unavailable.engine',
  'Timeout.query',
];

function textOf({ message, error }: ErrorBody): string {
  return message ?? error ?? '';
}

/** Replaces ids and numbers, which differ between calls. */
function withoutNumbers(text: string): string {
  return text.replaceAll(/\b[0-9a-f]{24}\b/g, '#').replaceAll(/\d+/g, '#');
}

async function examplesOf(deployment: Deployment): Promise<[name: string, value: ErrorBody][]> {
  const { components } = JSON.parse(
    await readFile(new URL(`openapi/${deployment}.json`, siteFolder), 'utf8'),
  ) as Document;
  return Object.entries(components.responses).flatMap(([response, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).flatMap(([name, { $ref, value }]) => {
      const example = $ref ? components.examples[$ref.split('/').at(-1) ?? '']?.value : value;
      const isError = typeof example?.requestId === 'string' && (example.message ?? example.error) !== undefined;
      return isError ? [[`${response}.${name}`, example] as [string, ErrorBody]] : [];
    }),
  );
}

const examples = {
  'open-source': await examplesOf('open-source'),
  managed: await examplesOf('managed'),
};

afterAll(() => Promise.all(running.map((server) => server.close())));

describe.each(['open-source', 'managed'] as const)('the error examples of %s', (deployment) => {
  let service: Service;

  beforeAll(async () => {
    service = await startService(deployment);
  });

  it.each(examples[deployment].filter(([name]) => !withoutCause.includes(name)))(
    '%s has the message and the properties of the error that the service sends',
    async (name, example) => {
      const cause = causes[name];
      if (!cause) throw new Error(`Expected a cause of ${name} in this test.`);
      const { body } = await cause(service);
      expect(withoutNumbers(textOf(body))).toBe(withoutNumbers(textOf(example)));
      // Errors of charts repeat the message in `error`, for existing clients of the open source deployment.
      const extra = name === 'TooManyRequests.chartQueries' && deployment === 'open-source' ? ['error'] : [];
      expect(Object.keys(body).toSorted()).toEqual([...Object.keys(example), ...extra].toSorted());
    },
  );

  it.each(examples[deployment].filter(([name]) => withoutCause.includes(name)))(
    'the message of %s is in the source code of the service',
    async (_, example) => {
      const folder = new URL('../../../packages/server/src/', import.meta.url);
      const files = (await readdir(folder, { recursive: true })).filter(
        (path) => path.endsWith('.ts') && !path.startsWith('generated'),
      );
      const sources = await Promise.all(files.map((path) => readFile(new URL(path, folder), 'utf8')));
      const text = textOf(example).replace(/^[A-Z_]+: /, '');
      expect(
        sources.some((source) => source.includes(text)),
        text,
      ).toBe(true);
    },
  );

  it('in the chapters are those of the spec, or what the service sends', async () => {
    const folder = new URL(`${deployment}/`, siteFolder);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
    const pages = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
    const shown = pages
      .flatMap((page) =>
        [...page.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json) as ErrorBody),
      )
      .filter((body) => body.requestId !== undefined && textOf(body) !== '');
    const texts = examples[deployment].map(([, example]) => textOf(example));
    expect(shown.length).toBeGreaterThan(texts.length);
    // This request causes the error in the chapter about errors. The tests above compare the examples of the spec with the service.
    const tile = { name: 'A', x: 0, y: 0, w: 30, h: 1, series: [{ type: 'markdown', content: '' }] };
    const { body } = await service.send({ ...create, body: { name: 'A', tiles: [tile] } });
    const others = shown.filter((example) => !texts.includes(textOf(example)));
    expect(others).toEqual([{ ...body, requestId: others[0]?.requestId }]);
  });
});
