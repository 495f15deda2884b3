import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deployments, type Json } from '../support/api.ts';
import { UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** A request that creates a dashboard, and the response of the product whose API this service implements. */
interface RecordedExchange {
  readonly name: string;
  readonly body: Json;
  readonly status: number;
  /** The response without the ids of the dashboard, its tiles and its filters. */
  readonly resource?: Json;
}

const recorded: readonly RecordedExchange[] = JSON.parse(
  readFileSync(new URL('recorded-dashboards.json', import.meta.url), 'utf8'),
);

const SERIES = 'this service returns `series`, and the product converts `series` to `config`';

/** The intentional differences by the name of the recorded exchange: the reason, and the status of this service. */
const differences: Readonly<Record<string, readonly [reason: string, status: number]>> = {
  'create dashboard, empty name': ['a name has at least one character', 400],
  'create dashboard, a repeated and an empty tag': ['one of the tags is empty', 400],
  'create dashboard, unknown property': ['an unknown property is an error', 400],
  'config: line, unknown property': ['an unknown property is an error', 400],
  'series: time': [SERIES, 200],
  'series: time stacked bar': [SERIES, 200],
  'series: time, one, ratio': ['a ratio needs two series', 400],
  'series: time, quantile 0.95': [SERIES, 200],
  'series: time, quantile without level': [SERIES, 200],
  'series: time, count with field': [SERIES, 200],
  'series: table with order, no field': [SERIES, 200],
  'series: search': [SERIES, 200],
  'series: markdown': [SERIES, 200],
  'series: without whereLanguage': [SERIES, 200],
};

describe.each(deployments)('a recorded request in the %s deployment', (name) => {
  const api = () => served.caller(name);
  const withIds = async (text: string): Promise<Json> => {
    const sources: Json[] = (await api().get('/sources')).content;
    const ids: Readonly<Record<string, string>> = {
      logs: sources.find(({ kind }) => kind === 'log').id,
      traces: sources.find(({ kind }) => kind === 'trace').id,
      connection: sources[0].connection,
      // A second connection of the recorded tenant. It does not exist here.
      c2: UNKNOWN_ID,
    };
    return JSON.parse(text.replaceAll(/\{\{(logs|traces|connection|c2)\}\}/g, (_, key) => ids[key] ?? ''));
  };

  it.each(recorded)('has the recorded result or a listed difference: $name', async (exchange) => {
    const { body, resource } = await withIds(JSON.stringify(exchange));
    const { status, content, text } = await api().post('/dashboards', body);
    const [, differentStatus] = differences[exchange.name] ?? [];
    expect(status, text).toBe(differentStatus ?? exchange.status);
    if (status !== 200) return;
    const { id: _, ...created } = content;
    const withoutId = ({ id, ...item }: Json) => item;
    const result = { ...created, tiles: created.tiles.map(withoutId), filters: created.filters.map(withoutId) };
    if (differentStatus === undefined) expect(result).toEqual(resource);
    else expect(result).not.toEqual(resource);
  });
});

it('every listed difference belongs to a recorded request', () => {
  const names = recorded.map(({ name }) => name);
  expect(Object.keys(differences).filter((name) => !names.includes(name))).toEqual([]);
});
