import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Installed } from '../install.ts';
import { root } from '../run-program.ts';

/** The arguments of a server. */
export interface ServerArguments {
  readonly port: number;
  /** A data directory that no other server uses. */
  readonly dataDir: string;
  /** The folder whose `node_modules` has the packages of `peers.json` that the server needs. The empty string if it needs none. */
  readonly home: string;
}

/** A measured server. It has at least the dashboard operations that the scenarios use. */
export interface Candidate {
  readonly name: string;
  /** The name in tables. */
  readonly title: string;
  /** The npm package whose version is in the table. The group of `peers.json` has the name of the server. */
  readonly peer?: string;
  /** True if it reads from the store and returns the same bytes as the service. */
  readonly returnsSameBytes: boolean;
  /** The share of the requests that it receives; less than 1 for slow servers. */
  readonly share: number;
  /** Returns the arguments of Node.js. */
  command(args: ServerArguments): readonly string[];
}

const service = join(root, 'packages/server/bin/observability-api.js');

function programOf(name: string) {
  return fileURLToPath(new URL(`./programs/${name}.child.ts`, import.meta.url));
}

/** A limit that counts every request and is never reached. */
export const UNREACHABLE_LIMIT = '999999999/60';

/** The benchmark creates more than a tenant may store by default. */
const unlimitedQuotas = ['--max-dashboards', '999999999', '--max-stored-bytes', '999999999999'];

/** Returns the `command` that starts the service with these options. */
export function serve(...options: readonly string[]) {
  return ({ port, dataDir }: ServerArguments) => [
    // The same limits of V8 as with `npm start`.
    '--max-semi-space-size=4',
    '--max-old-space-size=1024',
    service,
    '--port',
    String(port),
    '--data-dir',
    dataDir,
    ...unlimitedQuotas,
    ...options,
  ];
}

/** The service with a rate limit and metrics, without log and telemetry. Most gates apply to this server. */
export const OURS = 'ours';

/** All measured servers. */
export const candidates: readonly Candidate[] = [
  {
    name: OURS,
    title: '@observability-api/server',
    returnsSameBytes: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', UNREACHABLE_LIMIT, '--log-level', 'silent'),
  },
  {
    name: 'ours-telemetry',
    title: '– with self-telemetry: records sampled requests',
    returnsSameBytes: true,
    share: 1,
    command: serve('--otlp-port', '0', '--rate-limit', UNREACHABLE_LIMIT, '--log-level', 'silent'),
  },
  {
    name: 'ours-logging',
    title: '– with its log: one line per request',
    returnsSameBytes: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', UNREACHABLE_LIMIT),
  },
  {
    name: 'ours-bare',
    title: '– without limits, metrics and log',
    returnsSameBytes: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', 'off', '--metrics', 'off', '--log-level', 'silent'),
  },
  {
    name: 'raw',
    title: 'node:http by hand',
    returnsSameBytes: true,
    share: 1,
    command: ({ port, dataDir }) => [programOf('raw'), storeOf(dataDir), String(port)],
  },
  {
    name: 'fastify',
    title: 'Fastify',
    peer: 'fastify',
    returnsSameBytes: true,
    share: 1,
    command: ({ port, dataDir, home }) => [programOf('fastify'), storeOf(dataDir), String(port), home],
  },
  {
    name: 'hono',
    title: 'Hono',
    peer: 'hono',
    returnsSameBytes: true,
    share: 1,
    command: ({ port, dataDir, home }) => [programOf('hono'), storeOf(dataDir), String(port), home],
  },
  {
    name: 'prism',
    title: 'Prism (mock)',
    peer: '@stoplight/prism-cli',
    returnsSameBytes: false,
    share: 0.02,
    command: ({ port, home }) => [
      join(home, 'node_modules/@stoplight/prism-cli/dist/index.js'),
      'mock',
      '--port',
      String(port),
      '--verboseLevel',
      'silent',
      join(root, 'specs/open-source/dist/openapi.json'),
    ],
  },
];

/** Returns the database of a data directory. */
export function storeOf(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}

/** The installed packages of `peers.json` for each server. `home` is the empty string for a server that needs none of them. */
export type Homes = Readonly<Record<string, Installed>>;
