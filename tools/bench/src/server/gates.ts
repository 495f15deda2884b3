import { atLeast, atMost, type Gate } from '../gate.ts';
import { ours } from './candidates.ts';
import type { Figures } from './figures.ts';
import type { GrowthRow } from './growth.ts';
import type { ScenarioName } from './scenarios.ts';

/** What the service promises. A peer that could not be installed has no gate. */
export function gates({ servers, starts, growth = [] }: Figures): Gate[] {
  const mine = servers[ours];
  const cpu = (name: string, scenario: ScenarioName) => servers[name]?.speeds[scenario].cpuMicroseconds ?? Number.NaN;
  const than = (name: string, scenario: ScenarioName) => cpu(name, scenario) / cpu(ours, scenario);
  return [
    atLeast('GET, CPU of node:http by hand over ours', than('raw', 'get'), 0.6),
    atLeast('the same, of 2,000 dashboards in turn', than('raw', 'getOthers'), 0.6),
    ...(servers['hono'] ? [atLeast('GET, CPU of Hono over ours', than('hono', 'get'), 1)] : []),
    atLeast('POST, CPU of node:http by hand over ours', than('raw', 'create'), 0.6),
    atMost('GET, p99 at 32 connections', mine?.speeds.get.p99 ?? Number.NaN, 10, 'ms'),
    atMost('memory', (mine?.memoryBytes.beforeLists ?? Number.NaN) / 1e6, 160, 'MB'),
    atMost('first start', starts.first, 2000, 'ms'),
    atMost('later start', starts.later, 1000, 'ms'),
    ...growthGates(growth),
  ];
}

/** What others have stored makes nothing dearer; the bound is above what two runs of the same differ by. */
function growthGates(growth: readonly GrowthRow[]): Gate[] {
  const crowded = growth.find(({ others }) => others > 0);
  const alone = growth.find(({ own, others }) => own === crowded?.own && others === 0);
  if (!crowded || !alone) return [];
  const ratio = (name: keyof GrowthRow['speeds']) =>
    crowded.speeds[name].cpuMicroseconds / alone.speeds[name].cpuMicroseconds;
  const beside = `beside ${crowded.others.toLocaleString('en')} dashboards of others, over alone`;
  return [atMost(`GET ${beside}`, ratio('get'), 1.15, 'x'), atMost(`list of 100 ${beside}`, ratio('first'), 1.15, 'x')];
}
