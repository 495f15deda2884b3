import { describe, expect, it } from 'vitest';
import { deployments, type Json } from '../support/api.ts';
import { dashboard, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('the validation of a dashboard in the %s deployment', (name) => {
  const api = () => served.caller(name);
  /** Returns the result of a validation, which has no envelope in the open source deployment. */
  const validate = async (body: Json): Promise<Json> => {
    const { status, json } = await api().post('/dashboards/validate', body);
    expect(status).toBe(200);
    return name === 'managed' ? json.result : json;
  };

  it('returns a valid dashboard with the default values of the schema and stores nothing', async () => {
    const before = (await api().get('/dashboards')).content.length;
    const body = dashboard(tile({}, [{ type: 'time', aggFn: 'count' }]));
    const normalized = structuredClone(body);
    Object.assign(normalized.tiles[0].series[0], { where: '', groupBy: [], displayType: 'line' });
    expect(await validate(body)).toEqual({ valid: true, errors: [], normalized });
    expect((await api().get('/dashboards')).content).toHaveLength(before);
  });

  it('returns a document from which a dashboard can be created', async () => {
    const [{ id: sourceId }] = (await api().get('/sources')).content;
    const config = { displayType: 'table', sourceId, select: [{ aggFn: 'count' }] };
    const { normalized } = await validate(dashboard({ name: 't', x: 0, y: 0, w: 1, h: 1, config }));
    const created = await api().create('/dashboards', normalized);
    expect(created.tiles[0].config).toEqual(normalized.tiles[0].config);
  });

  it.each<[string, Json, Json[]]>([
    [
      'an empty object',
      {},
      [
        { path: 'name', message: 'required property is missing' },
        { path: 'tiles', message: 'required property is missing' },
      ],
    ],
    ['a list', [], [{ path: '', message: 'expected object, received array' }]],
    [
      'a tile that is too wide',
      dashboard(tile({ w: 30 })),
      [{ path: 'tiles.0.w', message: 'expected 1 to 24, received 30' }],
    ],
  ])('lists the errors of %s', async (_, body, errors) => {
    expect(await validate(body)).toEqual({ valid: false, errors, normalized: null });
  });

  it('lists all unknown references with their paths', async () => {
    const line = { displayType: 'line', sourceId: UNKNOWN_ID, select: [{ aggFn: 'count' }] };
    const sql = { configType: 'sql', displayType: 'table', connectionId: UNKNOWN_ID, sqlTemplate: 'SELECT 1' };
    const tiles = [line, sql].map((config) => ({ name: 't', x: 0, y: 0, w: 1, h: 1, config }));
    expect(await validate({ name: 'v', tiles })).toEqual({
      valid: false,
      normalized: null,
      errors: [
        { path: 'tiles.0.config.sourceId', message: `no source has the id "${UNKNOWN_ID}"` },
        { path: 'tiles.1.config.connectionId', message: `no connection has the id "${UNKNOWN_ID}"` },
      ],
    });
  });

  it('rejects a request without a body', async () => {
    expect((await api().post('/dashboards/validate', undefined)).status).toBe(400);
  });
});
