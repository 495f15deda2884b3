import { expect, it } from 'vitest';
import { atMost, gateTable, isMet } from '../src/gate.ts';
import { comparison } from '../src/validators/validators-comparison.ts';
import { gates } from '../src/validators/validators-gates.ts';

function all(time: number) {
  return { dashboard: time, alert: time, pipeSettings: time, apiKeys: time };
}

const times = {
  'JSON.parse': { valid: all(100), invalid: {} },
  ours: { valid: all(5), invalid: all(40) },
  zod: { valid: all(150), invalid: all(50) },
  'ajv-standalone': { valid: all(40), invalid: all(30) },
};
const figures = {
  times,
  noEval: { times: { ours: times.ours, zod: { valid: all(300), invalid: all(50) } }, failures: {} },
  sizes: { ours: { one: 3600, four: 8100 } },
  cold: { ours: 6, 'ajv-standalone': 10 },
  instantiations: { ours: 3 },
  absent: { typia: 'It could not be installed.' },
};

it('misses the gates whose figures are outside their limits', () => {
  const missed = gates(figures).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toEqual([
    'all issues: zod relative to ours',
    'all issues: ajv-standalone relative to ours',
    'size of PipeSettings',
    'size of all four schemas',
  ]);
});

it('misses a gate if any other library is faster', () => {
  const faster = { ...figures, times: { ...times, valibot: { valid: all(4), invalid: all(50) } } };
  const missed = gates(faster).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toContain('valid document: valibot relative to ours');
});

it('a missing library has no gate for valid documents', () => {
  expect(gates(figures).some(({ title }) => title.includes('typia'))).toBe(false);
});

it('lists each figure with its limit and result', () => {
  const rows = gateTable(gates(figures)).rows;
  expect(rows).toContainEqual(['valid document: zod relative to ours', '30x', '≥ 20x', 'ok']);
  expect(rows).toContainEqual(['size of PipeSettings', '3.6 kB', '≤ 3.5 kB', 'MISSED']);
  expect(rows).toContainEqual(['size of all four schemas', '8.1 kB', '≤ 8.5 kB', 'ok']);
  expect(rows).toContainEqual(['size of all four schemas', '8.1 kB', '≤ 6 kB', 'goal missed']);
});

it('shows up to three decimals of a figure without a unit', () => {
  expect(gateTable([atMost('layout shift', 0.012, 0, ''), atMost('files', 49, 60, '')]).rows).toEqual([
    ['layout shift', '0.012', '≤ 0', 'MISSED'],
    ['files', '49', '≤ 60', 'ok'],
  ]);
});

it('sorts the libraries by speed, with JSON.parse at the end, and shows which ones need eval', () => {
  const { rows } = comparison(figures, { zod: '4.6.7', ajv: '8.20.0' });
  expect(rows.map(([title, valid, , , noEval]) => [title, valid, noEval])).toEqual([
    ['@observability-api/schemas', '1.0x', 'yes'],
    ['Ajv standalone 8.20.0', '8.0x', 'does not run'],
    ['Zod safeParse 4.6.7', '30x', '2.0x slower'],
    ['JSON.parse', '20x', 'yes'],
  ]);
});
