import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Api, Json } from '../http/support/api.ts';
import { startForTest } from '../http/support/serve.ts';
import { intendedDifferences } from './intended-differences.ts';

/**
 * A recorded request and its response from the reference server, the product whose API this service implements. `{{name}}` stands for a
 * value that differs in each run, such as an id.
 */
interface Pair {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly status: number;
  /** Absent for errors, because their messages differ. */
  readonly response?: unknown;
  /** The values of the response that later requests use: their paths in the response, by name. */
  readonly save?: Readonly<Record<string, string>>;
}

const resources = ['connections', 'sources', 'webhooks', 'dashboards', 'saved-searches', 'alerts', 'team'];
/** The replay sends no telemetry, so rows are not compared. `recorded-charts.test.ts` compares the rows of charts. */
const queries = ['charts', 'search'];
const files = [...resources, ...queries, 'conventions'];

/** The names of values that differ in each run and are not compared. */
const VARYING = new Set(['time', 'key']);

/** The variables in recorded templates: the body of a webhook, the name of an alert, and `onClick` of a tile. They are sent unchanged. */
const TEMPLATE_VARIABLES = new Set(['title', 'x', 'ServiceName']);

type Values = Map<string, unknown>;

function readPairs(file: string): Pair[] {
  const lines = readFileSync(new URL(`pairs/${file}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** Replaces the placeholders of known values in a path or a body. */
function withValues<Value>(value: Value, known: Values): Value {
  const text = JSON.stringify(value).replaceAll(/\{\{([\w:]+)\}\}/g, (placeholder, name) =>
    String(known.get(name) ?? placeholder),
  );
  return JSON.parse(text);
}

/**
 * Returns the differences between a recorded value and a response. The response may have more properties. Adds the value of each
 * unknown name to `known`.
 */
function differences(expected: unknown, actual: Json, path: string, known: Values): string[] {
  const name = typeof expected === 'string' ? /^\{\{([\w:]+)\}\}$/.exec(expected)?.[1] : undefined;
  if (name !== undefined && VARYING.has(name)) return [];
  if (name !== undefined && !known.has(name)) known.set(name, actual);
  const value = name === undefined ? expected : known.get(name);
  const isSameShape = Array.isArray(value) ? actual?.length === value.length : typeof actual === 'object';
  if (typeof value === 'object' && value !== null && actual && isSameShape) {
    return Object.entries(value).flatMap(([key, item]) => differences(item, actual[key], `${path}/${key}`, known));
  }
  return value === actual ? [] : [`${path}: ${JSON.stringify(value)}, received ${JSON.stringify(actual)}`];
}

/**
 * Returns the ids of the default sources and of their connection, by placeholder. For `alerts`, also creates the webhooks and saved
 * searches that its pairs refer to, and returns their ids.
 */
async function initialValues(api: Api, file: string): Promise<Values> {
  const sources: Json[] = (await api.get('/sources')).content;
  const idOf = (type: string) => sources.find(({ kind }) => kind === type)?.id;
  const known: Values = new Map([
    ['logs', idOf('log')],
    ['traces', idOf('trace')],
    ['metrics', idOf('metric')],
    ['connection', sources[0].connection],
  ]);
  if (file !== 'alerts') return known;
  for (const name of ['w1', 'w2', 'w5']) {
    known.set(
      name,
      (await api.create('/webhooks', { name, service: 'generic', url: 'https://hooks.example.com/x' })).id,
    );
  }
  for (const name of ['ss1', 'ss3']) {
    known.set(name, (await api.create('/saved-searches', { name, sourceId: idOf('log'), where: '', select: '' })).id);
  }
  return known;
}

/** Sends the request of a pair and saves the values that later pairs use. */
async function replay(api: Api, { method, path, headers, body, save = {}, ...recorded }: Pair, known: Values) {
  // A path that starts with `//` is not relative to the root of the deployment.
  const { status, json } = await api.send(method, `/${withValues(path, known)}`, {
    ...(headers && { headers }),
    ...(body !== undefined && { body: withValues(body, known) }),
  });
  for (const [name, location] of Object.entries(save)) {
    const value = location.split('.').reduce((node: Json, key) => node?.[key], json);
    if (value !== undefined) known.set(name, value);
  }
  return { status, json, recorded };
}

describe('the responses of the reference server', () => {
  it('are those of this service, except for the intended differences', async () => {
    const counts = { equal: 0, different: 0, skipped: 0 };
    const unexpected: unknown[] = [];
    for (const file of files) {
      // The recorded connections refer to a server on this machine. In the other files, webhooks to this machine must be rejected.
      const isLocal = file === 'connections';
      const server = await startForTest(isLocal ? { webhookAllow: ['127.0.0.1'] } : {});
      const api = server.caller('open-source');
      const known = await initialValues(api, file);
      for (const pair of readPairs(file)) {
        const used = JSON.stringify([pair.path, pair.body ?? null]).matchAll(/\{\{([\w:]+)\}\}/g);
        if ([...used].some(([, name = '']) => !known.has(name) && !TEMPLATE_VARIABLES.has(name))) {
          counts.skipped += 1;
          continue;
        }
        const { status, json, recorded } = await replay(api, pair, known);
        const isCompared = recorded.response !== undefined && !queries.includes(file);
        let found: string[] = [];
        if (status !== recorded.status) found = [`status ${recorded.status}, received ${status}`];
        else if (isCompared) found = differences(recorded.response, json, '', known);
        const isIntended = `${file}: ${pair.name}` in intendedDifferences;
        if (found.length > 0 !== isIntended) unexpected.push([file, pair.name, found, isIntended]);
        counts[found.length === 0 ? 'equal' : 'different'] += 1;
      }
      await server.close();
    }
    console.log(
      `recorded pairs: ${counts.equal} equal, ${counts.different} differ, ${counts.skipped} need other pairs`,
    );
    expect(unexpected).toEqual([]);
    // Fewer equal pairs without a new intended difference mean that more pairs are skipped.
    expect(counts.equal).toBeGreaterThanOrEqual(149);
  });

  it('include those with an intended difference', () => {
    const names = new Set(files.flatMap((file) => readPairs(file).map(({ name }) => `${file}: ${name}`)));
    expect(Object.keys(intendedDifferences).filter((name) => !names.has(name))).toEqual([]);
  });
});
