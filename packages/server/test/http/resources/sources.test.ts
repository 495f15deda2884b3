import { describe, expect, it } from 'vitest';
import { deployments, type Json } from '../support/api.ts';
import { UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('the sources of a new tenant of the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('are logs, traces and metrics', async () => {
    const { content } = await api().get('/sources');
    expect(content.map((source: Json) => [source.name, source.kind, source.disabled, source.querySettings])).toEqual([
      ['Logs', 'log', false, []],
      ['Traces', 'trace', false, []],
      ['Metrics', 'metric', false, []],
    ]);
    expect(content[0].from.tableName).toBe('otel_logs');
    expect(content[1].from.tableName).toBe('otel_traces');
    expect(Object.keys(content[2].metricTables).sort()).toEqual(
      ['exponential histogram', 'gauge', 'histogram', 'sum', 'summary'].sort(),
    );
    for (const table of Object.values(content[2].metricTables)) expect(table).toMatch(/^otel_metrics_/);
  });

  it('omit properties without a value', async () => {
    const { text } = await api().get('/sources');
    expect(text).not.toContain('""');
    expect(text).not.toContain('null');
  });

  it('can be read by id', async () => {
    const { content } = await api().get('/sources');
    for (const source of content) expect((await api().get(`/sources/${source.id}`)).content).toEqual(source);
    expect((await api().get(`/sources/${UNKNOWN_ID}`)).status).toBe(404);
  });
});
