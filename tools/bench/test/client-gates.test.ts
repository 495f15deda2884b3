import { expect, it } from 'vitest';
import { callTable, notes } from '../src/client/client-comparison.ts';
import type { Figures } from '../src/client/client-figures.ts';
import { gates } from '../src/client/client-gates.ts';
import { isMet } from '../src/gate.ts';
import { comparison as typeComparison } from '../src/types/types-comparison.ts';
import { gates as typeGates } from '../src/types/types-gates.ts';

function all(time: number) {
  return { create: time, get: time, list: time, large: time };
}

const small = { gzipped: 8_000, unpacked: 200_000, files: 20 };
const figures: Figures = {
  // `stub` has the times of direct calls of fetch. A client without `stub` is compared with the `stub` of openapi-fetch.
  times: {
    ours: { plain: { ...all(14), get: 15 }, middleware: all(19), strict: all(14) },
    'openapi-fetch': { stub: all(10), plain: all(20) },
    datadog: { stub: all(100), plain: all(20_000) },
  },
  failures: { cloudflare: { plain: 'the response was empty' } },
  sizes: { ours: small, managed: { ...small, gzipped: 8_501 }, 'openapi-fetch': small, datadog: small },
  importCpuMs: { ours: 7, 'openapi-fetch': 2 },
  versions: { 'openapi-fetch': '0.17.0' },
  absent: { 'hey-api': 'It could not be installed.' },
};

it('misses the gates whose figures exceed their limits', () => {
  const missed = gates(figures).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toEqual([
    'get relative to direct calls of fetch',
    'import relative to openapi-fetch',
    'managed, minified and gzipped',
  ]);
});

it('misses a gate whose figure could not be measured', () => {
  const without = { ...figures, times: { ...figures.times, ours: { plain: all(20) } } };
  const missed = gates(without).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toContain(
    'get with two middleware functions relative to direct calls of fetch',
  );
});

it('compares each client with direct calls of fetch, and has a note for each missing client or variant', () => {
  const { rows } = callTable(figures);
  expect(rows.map(([title, create, get]) => [title, create, get])).toEqual([
    ['@observability-api/open-source', '1.4x', '1.5x'],
    ['openapi-fetch 0.17.0', '2.0x', '2.0x'],
    ['@datadog/datadog-api-client', '200x', '200x'],
  ]);
  expect(notes(figures)).toEqual([
    '@hey-api/openapi-ts is not in the table: It could not be installed.',
    'cloudflare (Stainless), plain, was not measured: the response was empty',
  ]);
});

it('limits the type cost of a call', () => {
  const cost = { instantiations: 60, types: 10, checkTime: 1.4, files: 3 };
  const costs = { ours: cost, managed: { ...cost, instantiations: 61 } };
  expect(typeGates(costs).map(isMet)).toEqual([true, false]);
  expect(typeComparison(costs, {}).rows[0]).toEqual(['@observability-api/open-source', '60', '10', '1 ms', '3']);
});
