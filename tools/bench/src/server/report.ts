import type { Table } from '../table.ts';
import { candidates, type Homes } from './candidates.ts';
import type { Figures } from './figures.ts';
import type { GrowthRow } from './growth.ts';
import type { Speed } from './measure.ts';
import { scenarioNames, scenarios } from './scenarios.ts';

function microseconds(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${Math.round(value)} µs`;
}

/** CPU time of one request on each server, and what one core answers. */
export function comparison({ servers }: Figures, homes: Homes): Table {
  const rows = candidates.flatMap(({ name, title, needs }) => {
    const measured = servers[name];
    if (!measured) return [];
    const version = needs ? ` ${homes[name]?.versions[needs.dependency] ?? ''}` : '';
    const { speeds, memoryBytes } = measured;
    return [
      [
        title + version,
        ...scenarioNames.map((scenario) => microseconds(speeds[scenario].cpuMicroseconds)),
        `${Math.round(speeds.get.perSecond)}/s`,
        `${speeds.get.p50.toFixed(1)} ms`,
        `${speeds.get.p99.toFixed(1)} ms`,
        `${Math.round(memoryBytes.beforeLists / 1e6)} MB`,
        `${Math.round(memoryBytes.afterLists / 1e6)} MB`,
      ],
    ];
  });
  const head = scenarioNames.map((name) => scenarios[name].title);
  return { head: ['CPU of a request', ...head, 'GETs', 'p50', 'p99', 'memory', 'after lists'], rows };
}

/** How cost grows with what is stored. */
export function growthTable(growth: readonly GrowthRow[]): Table {
  const count = (value: number) => value.toLocaleString('en');
  const cell = ({ cpuMicroseconds }: Speed) => microseconds(cpuMicroseconds);
  return {
    head: ['dashboards', 'of others', 'GET', 'first 100', 'last 100', 'POST'],
    rows: growth.map(({ own, others, speeds: { get, first, last, create } }) => [
      count(own),
      count(others),
      ...[get, first, last, create].map(cell),
    ]),
  };
}
