import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForTest } from '../http/support/serve.ts';

describe('the metrics of the service', () => {
  let server: Awaited<ReturnType<typeof startForTest>>;
  let metrics: string;
  beforeAll(async () => {
    server = await startForTest();
    await server.caller('open-source').get('/dashboards');
    metrics = await (await fetch(`${server.url}/metrics`)).text();
  });
  afterAll(() => server.close());

  it.each(['prometheus-rules.yaml', 'dashboard.json'])(
    'include every metric that the file %s for operators uses',
    (file) => {
      const text = readFileSync(new URL(`../../../../deploy/${file}`, import.meta.url), 'utf8');
      const used = new Set(text.match(/\b(observability_api|process)_[a-z_]+/g));
      const known = new Set([...metrics.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
      expect(used.size).toBeGreaterThan(5);
      expect([...used].filter((name) => !known.has(name.replace(/_(bucket|sum|count)$/, '')))).toEqual([]);
    },
  );

  it('of the store and of the engine have separate lines in dashboard.json', () => {
    const file = new URL('../../../../deploy/dashboard.json', import.meta.url);
    const { panels } = JSON.parse(readFileSync(file, 'utf8')) as { panels: { title: string; targets: object[] }[] };
    // PromQL's `and` returns the values of its left operand, so one expression with `and` would not show that the engine is down.
    expect(panels.find(({ title }) => title === 'Store and engine')?.targets).toMatchObject([
      { expr: 'min(observability_api_store_up)' },
      { expr: 'min(observability_api_engine_up)' },
    ]);
  });

  it('include the version of the service', () => {
    expect(metrics).toMatch(/^observability_api_build_info\{version="[^"]+",node="v\d+[^"]*"\} 1$/m);
  });
});
