import { readdirSync, readFileSync } from 'node:fs';
import { createClient } from '@observability-api/open-source';
import { strict } from '@observability-api/open-source/validation';
import { describe, expect, it } from 'vitest';

/**
 * A request to the reference server, and its response. The reference server is the product whose responses were recorded. `{{name}}`
 * stands for a value that differs in each run.
 */
interface Pair {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly status: number;
  readonly response?: unknown;
}

type Call = (...args: unknown[]) => Promise<unknown>;

const folder = new URL('../../../packages/server/test/wire/pairs/', import.meta.url);
const linesOf = (name: string) => readFileSync(new URL(name, folder), 'utf8').trimEnd().split('\n');

/** Returns a recorded value with an id or a time in place of each `{{name}}`. */
function withValues(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll('{{time}}', '2026-11-20T10:00:00.000Z')
    .replaceAll(/\{\{[\w:]+\}\}/g, '6740a3f2c51e9b0012d4e8a1');
  return JSON.parse(text);
}

const pairs: Pair[] = readdirSync(folder)
  .flatMap(linesOf)
  .map((line) => withValues(JSON.parse(line)) as Pair)
  // Members and invitations are not part of the API.
  .filter(({ path }) => /^\/api\/v2\/(?!team\/)/.test(path))
  .filter(({ status, response }) => status === 200 && response !== undefined);

/** The recorded request whose response has rows of another form: a property per group column, and neither `ts_bucket` nor `group`. */
const OTHER_ROWS = 'chart: column, grouped';

const writes: Readonly<Record<string, string>> = { PUT: 'update', DELETE: 'delete' };

/** Returns a function that sends the request with the client. Undefined if the client has no method for it. */
function callOf(api: object, { method, path, body }: Pair): (() => Promise<unknown>) | undefined {
  const [, resource = '', id] = /^\/api\/v2\/([^/?]+)(?:\/([^/?]+))?/.exec(path) ?? [];
  const name = resource.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const crudMethod = id === undefined ? (method === 'POST' ? 'create' : 'list') : (writes[method] ?? 'get');
  const member =
    resource === 'search' ? 'page' : resource === 'team' ? 'get' : method === 'POST' && id ? id : crudMethod;
  const call = (api as Record<string, Record<string, Call>>)[name]?.[member];
  const args = [...(id !== undefined && method !== 'POST' ? [id] : []), ...(body === undefined ? [] : [body])];
  return call && (() => call(...args));
}

describe('the recorded responses of the reference server', () => {
  const cases = pairs.map((pair) => [pair.name, pair] as const);

  it.each(cases)('are valid for the client, except rows of another form: %s', async (_, pair) => {
    const warnings: unknown[] = [];
    const api = createClient({
      baseUrl: 'http://localhost:8000',
      apiKey: 'obsp_secret',
      fetch: () =>
        new Response(JSON.stringify(pair.response), {
          headers: { 'content-type': 'application/json; charset=utf-8', etag: 'W/"1f-abc"' },
        }),
      logger: { ...console, warn: (...args: unknown[]) => void warnings.push(args) },
      // Some recorded requests are invalid, although the reference server accepted them. Therefore, only responses are validated.
      validation: (...args) => {
        if (args[1] === 'response') strict(...args);
      },
    });
    const call = callOf(api, pair);
    if (pair.name === OTHER_ROWS) await expect(call?.()).rejects.toThrow('rows are those of another version');
    else await call?.();
    expect(warnings).toEqual([]);
  });

  it('each belong to a method of the client', () => {
    expect(pairs.length).toBeGreaterThan(100);
    const api = createClient({ baseUrl: 'http://localhost:8000', apiKey: 'obsp_secret' });
    const without = pairs.filter((pair) => !callOf(api, pair)).map(({ path }) => path);
    expect(without).toEqual([]);
  });
});
