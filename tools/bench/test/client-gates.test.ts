import { expect, it } from 'vitest';
import type { Figures } from '../src/client/figures.ts';
import { gates } from '../src/client/gates.ts';
import { comparison, missing } from '../src/client/report.ts';
import { isMet } from '../src/gate.ts';
import { gates as typeGates } from '../src/types/gates.ts';
import { comparison as typeComparison } from '../src/types/report.ts';

function all(time: number) {
  return { create: time, get: time, list: time, large: time };
}
const small = { gzipped: 9_000, unpacked: 200_000, files: 20 };
const figures: Figures = {
  machine: 'a machine',
  times: {
    ours: { plain: { ...all(26), get: 30 }, middleware: all(29), strict: all(14) },
    'openapi-fetch': { stub: all(10), plain: all(20) },
    datadog: { stub: all(100), plain: all(20_000) },
  },
  failures: { cloudflare: { plain: 'it read nothing' } },
  sizes: { ours: small, managed: { ...small, gzipped: 10_001 }, 'openapi-fetch': small, datadog: small },
  cold: { ours: 7, 'openapi-fetch': 2 },
  versions: { 'openapi-fetch': '0.17.0' },
  absent: { 'hey-api': 'It could not be installed.' },
};

it('holds the clients to their bounds; the goal of the size may be missed', () => {
  const missed = gates(figures).filter((gate) => !isMet(gate) && !gate.goal);
  expect(missed.map(({ title }) => title)).toEqual([
    'get, times openapi-fetch alone',
    'cold import, times openapi-fetch alone',
    'managed, minified and gzipped',
  ]);
});

it('misses a gate whose figure could not be measured', () => {
  const without = { ...figures, times: { ...figures.times, ours: { plain: all(20) } } };
  const missed = gates(without).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toContain('get with two middleware, the same');
});

it('compares each client with the same answers read by hand, and says what is missing', () => {
  const { rows } = comparison(figures);
  expect(rows.map(([title, create, get]) => [title, create, get])).toEqual([
    ['@observability-api/open-source', '2.6x', '3.0x'],
    ['@observability-api/managed', '–', '–'],
    ['openapi-fetch alone 0.17.0', '2.0x', '2.0x'],
    ['@datadog/datadog-api-client', '200x', '200x'],
  ]);
  expect(missing(figures)).toEqual([
    '@hey-api/openapi-ts is not in the table: It could not be installed.',
    'cloudflare (Stainless), plain: not measured: it read nothing',
  ]);
});

it('bounds what one call costs TypeScript', () => {
  const cost = { instantiations: 5_000, types: 10, checkTime: 1.4, files: 3 };
  const costs = { ours: cost, managed: { ...cost, instantiations: 5_001 } };
  expect(typeGates(costs).map(isMet)).toEqual([true, false]);
  expect(typeComparison(costs, {}).rows[0]).toEqual(['@observability-api/open-source', '5000', '10', '1 ms', '3']);
});
