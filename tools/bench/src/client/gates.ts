import { atMost, type Gate } from '../gate.ts';
import { alone, ours } from './candidates.ts';
import { type Figures, overStub, spent } from './figures.ts';

const calls = ['create', 'get', 'list'] as const;

/** What the clients promise. What could not be measured is missed. */
export function gates(figures: Figures): Gate[] {
  const againstAlone = (way: 'plain' | 'middleware', call: (typeof calls)[number]) =>
    spent(figures, ours, way, call) / spent(figures, alone, 'plain', call);
  const cold = (figures.cold[ours] ?? Number.NaN) / (figures.cold[alone] ?? Number.NaN);
  return [
    ...calls.map((call) => atMost(`${call}, times openapi-fetch alone`, againstAlone('plain', call), 1.4, 'x')),
    ...calls.map((call) => atMost(`${call} with two middleware, the same`, againstAlone('middleware', call), 1.5, 'x')),
    atMost('24 tiles, validated, times stub and JSON.parse', overStub(figures, ours, 'strict', 'large'), 1.5, 'x'),
    atMost('cold import, times openapi-fetch alone', cold, 3, 'x'),
    ...[ours, 'managed'].flatMap((name) => weights(figures, name)),
  ];
}

function weights({ sizes }: Figures, name: string): Gate[] {
  const { gzipped, unpacked, files } = sizes[name] ?? { gzipped: Number.NaN, unpacked: Number.NaN, files: Number.NaN };
  const client = name === ours ? 'open-source' : name;
  return [
    atMost(`${client}, minified and gzipped`, gzipped / 1000, 10, 'kB'),
    { ...atMost(`${client}, the same`, gzipped / 1000, 8.5, 'kB'), goal: true },
    atMost(`${client}, unpacked`, unpacked / 1e6, 0.5, 'MB'),
    atMost(`${client}, files`, files, 60, ''),
  ];
}
