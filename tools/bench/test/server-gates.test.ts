import { expect, it } from 'vitest';
import { isMet } from '../src/gate.ts';
import { cpuTable } from '../src/server/server-comparison.ts';
import type { CandidateFigures } from '../src/server/server-figures.ts';
import { gates } from '../src/server/server-gates.ts';

function figuresOf(get: number, create: number): CandidateFigures {
  const speed = (cpuMicroseconds: number) => ({ cpuMicroseconds, perSecond: 1000, p50: 2, p99: 9 });
  return {
    speeds: {
      get: speed(get),
      getMany: speed(get),
      create: speed(create),
      list: speed(1000),
      missing: speed(50),
    },
    memoryBytes: { beforeLists: 120e6, afterLists: 140e6 },
  };
}

const figures = {
  servers: {
    ours: figuresOf(100, 500),
    raw: figuresOf(75, 250),
    hono: figuresOf(99, 300),
    fastify: figuresOf(101, 300),
  },
  starts: { first: 600, second: 400 },
  wholeService: {
    whole: { cpuMicroseconds: 145, perSecond: 3000 },
    silent: { cpuMicroseconds: 100, perSecond: 3000 },
  },
  absent: { prism: 'It could not be installed.' },
};

it('misses the gates whose figures are outside their limits', () => {
  const missed = gates(figures).filter((gate) => !isMet(gate));
  expect(missed.map(({ title }) => title)).toEqual([
    'GET: CPU of Hono relative to ours',
    'POST: CPU of node:http by hand relative to ours',
  ]);
});

it('misses a gate if dashboards of other tenants increase the CPU time of a GET by more than 15%', () => {
  const { get: speed } = figures.servers.ours.speeds;
  const rowOf = (otherCount: number, get: number) => ({
    ownCount: 1000,
    otherCount,
    speeds: { get: { ...speed, cpuMicroseconds: get }, first: speed, last: speed, create: speed },
  });
  const missed = (get: number) =>
    gates({ ...figures, growth: [rowOf(0, 30), rowOf(10_000, get)] }).filter((gate) => !isMet(gate));
  expect(missed(33).some(({ title }) => title.includes('other tenants'))).toBe(false);
  expect(missed(36).map(({ title }) => title)).toContain(
    'GET: CPU with 10,000 dashboards of other tenants relative to none',
  );
});

it('misses a gate if logging and telemetry increase the CPU time of a GET by more than half', () => {
  const missed = (cpuMicroseconds: number) =>
    gates({ ...figures, wholeService: { ...figures.wholeService, whole: { cpuMicroseconds, perSecond: 3000 } } })
      .filter((gate) => !isMet(gate))
      .some(({ title }) => title.includes('all processes'));
  expect([missed(149), missed(151)]).toEqual([false, true]);
});

it('a missing framework has no gate', () => {
  const { hono: _, ...servers } = figures.servers;
  expect(gates({ ...figures, servers }).some(({ title }) => title.includes('Hono'))).toBe(false);
});

it('the table has a row for each measured server', () => {
  const versionsOf = (name: string, version: string) => ({ [name]: { home: '', versions: { [name]: version } } });
  const { rows } = cpuTable(figures, { ...versionsOf('fastify', '5.0.0'), ...versionsOf('hono', '4.0.0') });
  expect(rows.map(([title, get]) => [title, get])).toEqual([
    ['@observability-api/server', '100 µs'],
    ['node:http by hand', '75 µs'],
    ['Fastify 5.0.0', '101 µs'],
    ['Hono 4.0.0', '99 µs'],
  ]);
});
