import { describe, expect, it } from 'vitest';
import { deployments, type Json } from '../http/support/api.ts';
import { savedSearch, webhook } from '../http/support/request-bodies.ts';
import { serve } from '../http/support/serve.ts';

const served = serve();

const MESSAGE = 'PromQL sources cannot be queried: expected a source of events or metrics';

describe.each(deployments)('a PromQL source of the %s deployment', (name) => {
  it('is rejected in queries and alerts, even if its table exists, except in tiles with SQL', async () => {
    const api = served.caller(name);
    const [{ connection, from }] = (await api.get('/sources')).content;
    const { id: sourceId } = await api.create('/sources', {
      name: 'Prometheus',
      kind: 'promql',
      connection,
      from,
      timestampValueExpression: 'Timestamp',
    });
    const range = { startTime: served.clock.time - 60_000, endTime: served.clock.time };
    const select = [{ aggFn: 'count' }];
    const configs: Json[] = [
      ...['line', 'stacked_bar', 'table', 'number', 'pie', 'bar'].map((displayType) => ({ displayType, select })),
      { displayType: 'search', select: '' },
      { displayType: 'event_patterns' },
    ];
    const tiles = [
      ...configs.map((config) => ({ config: { ...config, sourceId } })),
      { series: [{ type: 'time', aggFn: 'count', sourceId }] },
    ];
    const responses = [
      ...(await Promise.all(tiles.map((tile) => api.post('/charts/query', { ...range, tile })))),
      await api.post('/search', { sourceId }),
      await api.get(`/sources/${sourceId}/fields`),
    ];
    for (const { status, issues } of responses) {
      expect([status, issues.map(({ message }: Json) => message)]).toEqual([400, [MESSAGE]]);
    }
    const { id: savedSearchId } = await api.create('/saved-searches', savedSearch(sourceId));
    const { id: webhookId } = await api.create('/webhooks', webhook());
    const settings = { interval: '1m', threshold: 1, thresholdType: 'above', channel: { type: 'webhook', webhookId } };
    for (const [watched, noun] of [
      [{ source: 'saved_search', savedSearchId }, 'saved search'],
      [{ source: 'inline', chartConfig: { displayType: 'line', sourceId, select } }, 'chart'],
    ] as const) {
      const { status, issues } = await api.post('/alerts', { ...settings, ...watched });
      expect([status, issues[0]?.message]).toEqual([400, `The ${noun} cannot be queried: ${MESSAGE}.`]);
    }
    const sqlTemplate = 'SELECT count() FROM otel_logs WHERE $__filters';
    const tile = {
      config: { displayType: 'number', configType: 'sql', connectionId: connection, sqlTemplate, sourceId },
    };
    const sql = { where: "ServiceName = 'cart'", whereLanguage: 'sql' };
    for (const filter of [{}, sql]) {
      expect((await api.post('/charts/query', { ...range, tile, ...filter })).status).toBe(200);
    }
    const lucene = await api.post('/charts/query', { ...range, tile, where: 'ServiceName:cart' });
    expect([lucene.status, lucene.issues[0]?.pointer]).toEqual([400, '/where']);
  });
});
