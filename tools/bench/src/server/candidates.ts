import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Installed } from '../install.ts';
import { root } from '../root.ts';

/** What a server is started with. */
export interface Place {
  readonly port: number;
  /** A data directory of our service; each server has a copy of its own. */
  readonly dataDir: string;
  /** Where the peer is installed. */
  readonly home: string;
}

/** One way to serve the same dashboards. */
export interface Candidate {
  readonly name: string;
  /** What it is called in tables. */
  readonly title: string;
  /** The folder of `server-peers/` with what has to be installed, and the package whose version stands in the table. */
  readonly needs?: { readonly folder: string; readonly dependency: string };
  /** Whether it answers from the store, byte for byte what we answer. */
  readonly same: boolean;
  /** The share of the requests that it is sent: less for one that is so slow that a run would never end. */
  readonly share: number;
  /** The arguments of Node. */
  command(place: Place): readonly string[];
}

const service = join(root, 'packages/server/bin/observability-api.js');
function peer(name: string) {
  return fileURLToPath(new URL(`./peers/${name}.child.ts`, import.meta.url));
}

/** A limit that counts every request and is never reached. */
const neverReached = '999999999/60';

/** The loads create more than a tenant may have by default. */
const unlimited = ['--max-dashboards', '999999999', '--max-stored-bytes', '999999999999'];

function serve(...options: readonly string[]) {
  return ({ port, dataDir }: Place) => [
    service,
    '--port',
    String(port),
    '--data-dir',
    dataDir,
    ...unlimited,
    ...options,
  ];
}

/** What the gates judge: counts against limits and metrics as by default; charts are left out, as with the peers. */
export const ours = 'ours';

/** Everything that is measured. */
export const candidates: readonly Candidate[] = [
  {
    name: ours,
    title: '@observability-api/server',
    same: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', neverReached, '--log-level', 'silent'),
  },
  {
    name: 'ours-telemetry',
    title: '– with telemetry: two rows a request',
    same: true,
    share: 1,
    command: serve('--otlp-port', '0', '--rate-limit', neverReached, '--log-level', 'silent'),
  },
  {
    name: 'ours-logging',
    title: '– with its log, a line a request',
    same: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', neverReached),
  },
  {
    name: 'ours-bare',
    title: '– without limits, metrics, log',
    same: true,
    share: 1,
    command: serve('--telemetry', 'off', '--rate-limit', 'off', '--metrics', 'off', '--log-level', 'silent'),
  },
  {
    name: 'raw',
    title: 'node:http by hand',
    same: true,
    share: 1,
    command: ({ port, dataDir }) => [peer('raw'), storeOf(dataDir), String(port)],
  },
  {
    name: 'hono',
    title: 'Hono',
    needs: { folder: 'hono', dependency: 'hono' },
    same: true,
    share: 1,
    command: ({ port, dataDir, home }) => [peer('hono'), storeOf(dataDir), String(port), home],
  },
  {
    name: 'prism',
    title: 'Prism, a mock of the spec',
    needs: { folder: 'prism', dependency: '@stoplight/prism-cli' },
    same: false,
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

/** The database in a data directory. */
export function storeOf(dataDir: string): string {
  return join(dataDir, 'store.sqlite');
}

/** Where a candidate's packages are; the versions are empty for one that needs none. */
export type Homes = Readonly<Record<string, Installed>>;
