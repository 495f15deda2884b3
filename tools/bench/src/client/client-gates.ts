import { atMost, type Gate } from '../gate.ts';
import { BASELINE, OURS } from './client-candidates.ts';
import { type Figures, ratioToFetch } from './client-figures.ts';
import type { Task } from './client-time.ts';

/** Returns the gates of the clients. A figure that could not be measured misses its gate. */
export function gates(figures: Figures): Gate[] {
  const ratio = (variant: 'plain' | 'middleware', call: Task) => ratioToFetch(figures, OURS, variant, call);
  const importRatio = (figures.importCpuMs[OURS] ?? Number.NaN) / (figures.importCpuMs[BASELINE] ?? Number.NaN);
  return [
    atMost('create relative to direct calls of fetch', ratio('plain', 'create'), 1.5, 'x'),
    atMost('get relative to direct calls of fetch', ratio('plain', 'get'), 1.4, 'x'),
    atMost('list relative to direct calls of fetch', ratio('plain', 'list'), 1.4, 'x'),
    atMost(
      'create with two middleware functions relative to direct calls of fetch',
      ratio('middleware', 'create'),
      2,
      'x',
    ),
    atMost('get with two middleware functions relative to direct calls of fetch', ratio('middleware', 'get'), 2, 'x'),
    atMost(
      '24 tiles, validated, relative to direct calls of fetch',
      ratioToFetch(figures, OURS, 'strict', 'large'),
      1.5,
      'x',
    ),
    atMost('import relative to openapi-fetch', importRatio, 3, 'x'),
    ...[OURS, 'managed'].flatMap((name) => sizeGates(figures, name)),
  ];
}

function sizeGates({ sizes }: Figures, name: string): Gate[] {
  const { gzipped, unpacked, files } = sizes[name] ?? { gzipped: Number.NaN, unpacked: Number.NaN, files: Number.NaN };
  const client = name === OURS ? 'open-source' : name;
  return [
    atMost(`${client}, minified and gzipped`, gzipped / 1000, 8.5, 'kB'),
    atMost(`${client}, unpacked`, unpacked / 1e6, 0.5, 'MB'),
    atMost(`${client}, files`, files, 60, ''),
  ];
}
