import type { Suite } from '../suite.ts';
import { charts } from './charts.ts';
import { cli } from './cli.ts';
import { client } from './client.ts';
import { docs } from './docs.ts';
import { events } from './events.ts';
import { ingest } from './ingest.ts';
import { lint } from './lint.ts';
import { server } from './server.ts';
import { svg } from './svg.ts';
import { tiles } from './tiles.ts';
import { types } from './types.ts';
import { validators } from './validators.ts';

/** All suites, in the order of `--help`. */
export const suites: readonly Suite[] = [
  validators,
  client,
  types,
  server,
  charts,
  tiles,
  events,
  ingest,
  lint,
  docs,
  svg,
  cli,
];
