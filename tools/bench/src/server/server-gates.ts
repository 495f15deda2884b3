import { atLeast, atMost, type Gate } from '../gate.ts';
import type { GrowthRow } from './growth.ts';
import type { ScenarioName } from './scenarios.ts';
import { OURS } from './server-candidates.ts';
import type { Figures } from './server-figures.ts';

const frameworks = [
  ['hono', 'Hono'],
  ['fastify', 'Fastify'],
] as const;

/** Returns the gates of the service. A framework that could not be installed has no gate. */
export function gates({ servers, starts, wholeService: { whole, silent }, growth = [] }: Figures): Gate[] {
  const server = servers[OURS];
  const cpu = (name: string, scenario: ScenarioName) => servers[name]?.speeds[scenario].cpuMicroseconds ?? Number.NaN;
  const ratio = (name: string, scenario: ScenarioName) => cpu(name, scenario) / cpu(OURS, scenario);
  return [
    atLeast('GET: CPU of node:http by hand relative to ours', ratio('raw', 'get'), 0.6),
    atLeast('GET of 2,000: CPU of node:http by hand relative to ours', ratio('raw', 'getMany'), 0.6),
    ...frameworks
      .filter(([name]) => servers[name])
      .map(([name, title]) => atLeast(`GET: CPU of ${title} relative to ours`, ratio(name, 'get'), 1)),
    atLeast('POST: CPU of node:http by hand relative to ours', ratio('raw', 'create'), 0.6),
    atMost('GET: p99 with 32 connections', server?.speeds.get.p99 ?? Number.NaN, 10, 'ms'),
    atMost('memory', (server?.memoryBytes.beforeLists ?? Number.NaN) / 1e6, 160, 'MB'),
    atMost(
      `GET, ${Math.round(whole.perSecond)}/s: CPU of all processes relative to a service without log and telemetry`,
      whole.cpuMicroseconds / silent.cpuMicroseconds,
      1.5,
      'x',
    ),
    atMost('first start', starts.first, 2000, 'ms'),
    atMost('later start', starts.second, 1000, 'ms'),
    ...growthGates(growth),
  ];
}

/** Dashboards of other tenants must not slow down requests. The limit is above the variation between equal runs. */
function growthGates(growth: readonly GrowthRow[]): Gate[] {
  const shared = growth.find(({ otherCount }) => otherCount > 0);
  const baseline = growth.find(({ ownCount, otherCount }) => ownCount === shared?.ownCount && otherCount === 0);
  if (!shared || !baseline) return [];
  const growthRatio = (name: keyof GrowthRow['speeds']) =>
    shared.speeds[name].cpuMicroseconds / baseline.speeds[name].cpuMicroseconds;
  const condition = `CPU with ${shared.otherCount.toLocaleString('en')} dashboards of other tenants relative to none`;
  return [
    atMost(`GET: ${condition}`, growthRatio('get'), 1.15, 'x'),
    atMost(`list of 100: ${condition}`, growthRatio('first'), 1.15, 'x'),
  ];
}
