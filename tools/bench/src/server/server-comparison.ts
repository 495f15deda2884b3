import type { Table } from '../table.ts';
import type { GrowthRow } from './growth.ts';
import { scenarioNames, scenarios } from './scenarios.ts';
import { type Candidate, candidates, type Homes } from './server-candidates.ts';
import type { CandidateFigures, Figures } from './server-figures.ts';
import type { Speed } from './server-measure.ts';
import type { TreeSpeed, WholeService } from './whole-service.ts';

function microseconds(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(1)} ms` : `${Math.round(value)} µs`;
}

function rows({ servers }: Pick<Figures, 'servers'>, homes: Homes, cells: (measured: CandidateFigures) => string[]) {
  return candidates.flatMap((candidate) => {
    const measured = servers[candidate.name];
    return measured ? [[titleOf(candidate, homes), ...cells(measured)]] : [];
  });
}

function titleOf({ name, title, peer }: Candidate, homes: Homes): string {
  return peer === undefined ? title : `${title} ${homes[name]?.versions[peer] ?? ''}`;
}

/** Returns the table of the CPU time per request. */
export function cpuTable(figures: Pick<Figures, 'servers'>, homes: Homes): Table {
  return {
    head: ['server', ...scenarioNames.map((name) => scenarios[name].title)],
    rows: rows(figures, homes, ({ speeds }) => scenarioNames.map((name) => microseconds(speeds[name].cpuMicroseconds))),
  };
}

/** Returns the table of the rate and the latency of GET requests, and of the memory before and after the requests for lists. */
export function loadTable(figures: Pick<Figures, 'servers'>, homes: Homes): Table {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  return {
    head: ['server', 'GET/s', 'p50', 'p99', 'memory before lists', 'memory after lists'],
    rows: rows(figures, homes, ({ speeds: { get }, memoryBytes }) => [
      String(Math.round(get.perSecond)),
      `${get.p50.toFixed(1)} ms`,
      `${get.p99.toFixed(1)} ms`,
      megabytes(memoryBytes.beforeLists),
      megabytes(memoryBytes.afterLists),
    ]),
  };
}

/** Returns the table of the rate of GET requests, and of the CPU time per request, summed over all processes of the service. */
export function treeTable({ whole, silent }: WholeService): Table {
  const cells = ({ perSecond, cpuMicroseconds }: TreeSpeed) => [
    String(Math.round(perSecond)),
    microseconds(cpuMicroseconds),
  ];
  return {
    head: ['service', 'GET/s', 'CPU per GET'],
    rows: [
      ['as `npm start` runs it', ...cells(whole)],
      ['with `--telemetry off --log-level silent`', ...cells(silent)],
    ],
  };
}

/** Returns the table of the CPU time by the number of stored dashboards. */
export function growthTable(growth: readonly GrowthRow[]): Table {
  const count = (value: number) => value.toLocaleString('en');
  const cell = ({ cpuMicroseconds }: Speed) => microseconds(cpuMicroseconds);
  return {
    head: ['dashboards', 'of other tenants', 'GET', 'first 100', 'last 100', 'POST'],
    rows: growth.map(({ ownCount, otherCount, speeds: { get, first, last, create } }) => [
      count(ownCount),
      count(otherCount),
      ...[get, first, last, create].map(cell),
    ]),
  };
}
