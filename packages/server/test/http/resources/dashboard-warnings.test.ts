import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const place = { name: 'a', x: 0, y: 0, w: 1, h: 1 };

describe.each(deployments)('warnings about filters that do not parse, in the %s deployment,', (name) => {
  const api = () => served.caller(name);
  const body = async (where: string) => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    return {
      name: 'Checkout',
      tiles: [
        { ...place, series: [{ type: 'time', sourceId, aggFn: 'count', where, groupBy: [] }] },
        {
          ...place,
          config: {
            displayType: 'line',
            sourceId,
            select: [
              { aggFn: 'count', where: 'Body:ok' },
              { aggFn: 'count', where },
              { aggFn: 'count', where: "Body = 'ok'", whereLanguage: 'sql' },
            ],
          },
        },
        { ...place, config: { displayType: 'search', sourceId, select: '', where, whereLanguage: 'lucene' } },
      ],
      filters: [
        { type: 'QUERY_EXPRESSION', name: 'sql', expression: 'ServiceName', sourceId, where: "Body = 'ok'" },
        {
          type: 'QUERY_EXPRESSION',
          name: 'lucene',
          expression: 'ServiceName',
          sourceId,
          where,
          whereLanguage: 'lucene',
        },
      ],
      savedQuery: where,
    };
  };
  const message = expect.stringMatching(
    /^The filter does not parse, and queries with it fail: .* \(at position 6\)\.$/,
  );
  const warnings = [
    '/tiles/0/series/0/where',
    '/tiles/1/config/select/1/where',
    '/tiles/2/config/where',
    '/filters/1/where',
    '/savedQuery',
  ].map((pointer) => ({ pointer, message }));

  it('are returned on create, update and validate, and the dashboard is stored', async () => {
    const invalid = await body('Body:"open');
    const created = await api().post('/dashboards', invalid);
    expect([created.status, created.json.meta]).toEqual([200, { warnings }]);
    const { id } = created.content;
    expect((await api().put(`/dashboards/${id}`, invalid)).json.meta).toEqual({ warnings });
    const { json } = await api().post('/dashboards/validate', invalid);
    const validation = name === 'open-source' ? json : json.result;
    expect([validation.valid, validation.errors, validation.meta]).toEqual([true, [], { warnings }]);
    expect((await api().get(`/dashboards/${id}`)).json.meta).toBeUndefined();
  });

  it('are also returned for SQL filters, whose column names are not checked', async () => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    const wheres = ["SeverityText = 'ERROR'", '', 'SeverityText = = 1', '1) OR (1', 'unknown_column = 1'];
    const select = wheres.map((where) => ({ aggFn: 'count', where, whereLanguage: 'sql' }));
    const tile = { ...place, config: { displayType: 'line', sourceId, select } };
    const invalid = { name: 'SQL', tiles: [tile], savedQuery: 'Body =', savedQueryLanguage: 'sql' };
    const expected = ['/tiles/0/config/select/2/where', '/tiles/0/config/select/3/where', '/savedQuery'].map(
      (pointer) => ({
        pointer,
        message: expect.stringContaining('The filter does not parse, and queries with it fail: '),
      }),
    );
    const { id } = await api().create('/dashboards', invalid);
    const validated = async () => {
      const { json } = await api().post('/dashboards/validate', invalid);
      return (name === 'open-source' ? json : json.result).meta;
    };
    // On a busy machine, the engine may need longer than the service waits for it. There is then no warning.
    await expect.poll(async () => (await api().post('/dashboards', invalid)).json.meta).toEqual({ warnings: expected });
    await expect
      .poll(async () => (await api().put(`/dashboards/${id}`, invalid)).json.meta)
      .toEqual({ warnings: expected });
    await expect.poll(validated).toEqual({ warnings: expected });
  });

  it('use the stored language of the saved query if an update omits it', async () => {
    const created = await api().create('/dashboards', {
      name: 'SQL',
      tiles: [],
      savedQuery: "Body = 'a'",
      savedQueryLanguage: 'sql',
    });
    // Lucene does not accept the quoted parenthesis.
    const update = { name: 'SQL', tiles: [], savedQuery: "Body = '('" };
    const { content, json } = await api().put(`/dashboards/${created.id}`, update);
    expect([content.savedQueryLanguage, json.meta]).toEqual(['sql', undefined]);
    expect((await api().post('/dashboards', update)).json.meta.warnings).toHaveLength(1);
  });

  it('are returned for a repeated request with the same idempotency key', async () => {
    const invalid = await body('Body:"open');
    const key = { 'idempotency-key': `warnings-${name}` };
    const first = await api().post('/dashboards', invalid, key);
    const second = await api().post('/dashboards', invalid, key);
    expect(second.headers.get('idempotency-replayed')).toBe('true');
    expect([first.json.meta, second.json.meta]).toEqual([{ warnings }, { warnings }]);
  });

  it('are not returned if all filters parse', async () => {
    const { json } = await api().post('/dashboards', await body('Body:open'));
    expect(json.meta).toBeUndefined();
  });

  it('are limited to 50', async () => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    const series = [{ type: 'time', sourceId, aggFn: 'count', where: 'a AND', groupBy: [] }];
    const tiles = Array.from({ length: 60 }, () => ({ ...place, series }));
    const { json } = await api().post('/dashboards', { name: 'a', tiles });
    expect(json.meta.warnings).toHaveLength(50);
  });
});
