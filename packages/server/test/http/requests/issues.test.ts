import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { alert, dashboard, tile, UNKNOWN_ID, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const targets = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };

describe.each(deployments)('an error of the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('lists all issues', async () => {
    const body = {
      tiles: [tile({ w: 30, h: 'tall' }), tile({ id: 7 }, [{ type: 'time', aggFn: 'median' }])],
      tags: [1],
    };
    const { status, message, issues } = await api().post('/dashboards', body);
    expect(status).toBe(400);
    expect(issues).toEqual([
      expect.objectContaining({ in: 'body', path: ['name'], pointer: '/name', code: 'required' }),
      {
        in: 'body',
        path: ['tiles', 0, 'w'],
        pointer: '/tiles/0/w',
        code: 'maximum',
        message: 'expected 1 to 24, received 30',
        expected: 24,
      },
      expect.objectContaining({ pointer: '/tiles/0/h', code: 'type', expected: 'integer' }),
      expect.objectContaining({ pointer: '/tiles/1/id', code: 'type' }),
      expect.objectContaining({ pointer: '/tiles/1/series/0/aggFn', code: 'enum' }),
      expect.objectContaining({ pointer: '/tags/0', code: 'type' }),
    ]);
    expect(message).toMatch(
      /^Body validation failed: name: required property is missing; tiles\.0\.w: expected 1 to 24, /,
    );
  });

  it('lists the issues of the body before those of the query', async () => {
    const { message, issues } = await api().post('/dashboards?page=2', { name: 'a' });
    expect(issues.map(({ in: place, pointer, code }) => [place, pointer, code])).toEqual([
      ['body', '/tiles', 'required'],
      ['query', '/page', 'unknownProperty'],
    ]);
    expect(message).toMatch(/^Body validation failed: tiles: [^;]+; Query validation failed: page: /);
  });

  it('counts the issues beyond the 50 that it lists', async () => {
    const invalid = (count: number) => dashboard(...Array.from({ length: count }, () => tile({ w: 0 })));
    const fifty = await api().post('/dashboards', invalid(50));
    expect(fifty.issues).toHaveLength(50);
    expect(fifty.message).not.toMatch(/more$/);
    const fiftySeven = await api().post('/dashboards', invalid(57));
    expect(fiftySeven.issues).toHaveLength(50);
    expect(fiftySeven.message).toMatch(/; and 7 more$/);
  });

  it('counts at most 1,000 issues', async () => {
    const tags = Array.from({ length: 5000 }, () => '');
    const { issues, message } = await api().post('/dashboards', { ...dashboard(), tags });
    expect(issues).toHaveLength(50);
    expect(message).toMatch(/; and at least 950 more$/);
  });

  it('counts at most 1,000 unknown properties', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`p${index}`, 1]));
    const { status, issues, message } = await api().post('/dashboards', { ...dashboard(), ...unknown });
    expect([status, issues.length]).toEqual([400, 50]);
    expect(message).toMatch(/; and at least 950 more$/);
  });

  it('counts at most 1,000 references that do not exist', async () => {
    const missing = Array.from({ length: 150 }, () => UNKNOWN_ID);
    const filters = Array.from({ length: 20 }, (_, nth) => ({
      id: `f${nth}`,
      type: 'QUERY_EXPRESSION',
      name: `Filter ${nth}`,
      expression: 'ServiceName',
      sourceId: missing[0],
      appliesToSourceIds: missing,
    }));
    const { status, issues, message } = await api().post('/dashboards', { ...dashboard(tile()), filters });
    expect(status).toBe(400);
    expect(issues).toHaveLength(50);
    expect(message).toMatch(/; and at least 950 more$/);
  });

  it('quotes at most 64 characters of the input', async () => {
    const { message } = await api().post('/webhooks', webhook({ service: 'x'.repeat(1000) }));
    expect(message).toContain(`"${'x'.repeat(64)}"…`);
    expect(message.length).toBeLessThan(300);
  });

  it.each<[string, string, () => Json, string, string | undefined]>([
    ['a dashboard', '/dashboards', () => ({ ...dashboard(), tag: [] }), '/tag', 'tags'],
    ['a dashboard', '/dashboards', () => ({ ...dashboard(), Tile: [] }), '/Tile', 'tiles'],
    ['a dashboard', '/dashboards', () => ({ ...dashboard(), somethingElse: 1 }), '/somethingElse', undefined],
    ['a tile', '/dashboards', () => dashboard(tile({ width: 3 })), '/tiles/0/width', undefined],
    ['a tile', '/dashboards', () => dashboard(tile({ as_ratio: true })), '/tiles/0/as_ratio', 'asRatio'],
    [
      'a series',
      '/dashboards',
      () => dashboard(tile({}, [{ type: 'time', aggFn: 'count', groupby: [] }])),
      '/tiles/0/series/0/groupby',
      'groupBy',
    ],
    [
      'a number format',
      '/dashboards',
      () => dashboard(tile({}, [{ type: 'time', aggFn: 'count', numberFormat: { output: 'byte', mantisa: 2 } }])),
      '/tiles/0/series/0/numberFormat/mantisa',
      'mantissa',
    ],
    ['an alert', '/alerts', () => alert(targets, { treshold: 1 }), '/treshold', 'threshold'],
    [
      'a channel',
      '/alerts',
      () => alert(targets, { channel: { type: 'webhook', webhookId: UNKNOWN_ID, webhookID: '' } }),
      '/channel/webhookID',
      'webhookId',
    ],
    ['a webhook', '/webhooks', () => webhook({ header: {} }), '/header', 'headers'],
  ])(
    'has the pointer of an unknown property in %s sent to %s, and suggests a similar name if there is one',
    async (_, path, body, pointer, suggestion) => {
      const { status, issues } = await api().post(path, body());
      expect(status).toBe(400);
      const message = suggestion ? `unknown property, did you mean "${suggestion}"?` : 'unknown property';
      const expected = suggestion === undefined ? {} : { expected: suggestion };
      expect(issues).toMatchObject([{ in: 'body', pointer, code: 'unknownProperty', message, ...expected }]);
    },
  );

  it.each([
    ['GET', '/dashboards?offest=1', 'offset'],
    ['GET', '/sources?Limit=1', 'limit'],
    ['GET', '/alerts?__proto__=1', undefined],
    ['GET', `/dashboards/${UNKNOWN_ID}?limit=1`, undefined],
    ['DELETE', `/webhooks/${UNKNOWN_ID}?force=true`, undefined],
    ['HEAD', '/webhooks?x=1', undefined],
  ])('is 400 for an unknown query parameter: %s %s', async (method, path, suggestion) => {
    const { status, issues } = await api().send(method, path);
    expect(status).toBe(400);
    if (method === 'HEAD') return;
    expect(issues).toMatchObject([
      { in: 'query', code: 'unknownProperty', ...(suggestion && { expected: suggestion }) },
    ]);
  });

  it('lists unknown references together with other issues', async () => {
    const response = await api().post(
      '/alerts',
      alert(targets, { interval: '5m', scheduleOffsetMinutes: 5, thresholdType: 'between', thresholdMax: 1 }),
    );
    expect(response.status).toBe(400);
    expect(issueCodes(response).sort()).toEqual([
      '/channel/webhookId reference',
      '/dashboardId reference',
      '/scheduleOffsetMinutes exclusiveMaximum',
      '/thresholdMax minimum',
    ]);
  });
});

describe.each(deployments)('a header of the %s deployment', (name) => {
  it.each([
    ['empty', '', 'minLength'],
    ['longer than 1,024 characters', `"${'1'.repeat(1023)}"`, 'maxLength'],
  ])('is reported together with the issues of the body if it is %s', async (_, tag, code) => {
    const caller = served.caller(name);
    const { id } = await caller.create('/dashboards', dashboard());
    const write = await caller.put(`/dashboards/${id}`, { name: 7 }, { 'if-match': tag });
    expect(write.status).toBe(400);
    expect(write.issues.map(({ in: place, pointer }) => `${place} ${pointer}`)).toEqual([
      'body /name',
      'body /tiles',
      'headers /If-Match',
    ]);
    expect(write.message).toContain('Headers validation failed: If-Match: expected 1 to 1024 characters');
    const read = await caller.get(`/dashboards/${id}`, { 'if-none-match': tag });
    expect({ status: read.status, issues: issueCodes(read) }).toEqual({
      status: 400,
      issues: [`/If-None-Match ${code}`],
    });
  });
});
