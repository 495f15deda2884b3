import { describe, expect, it } from 'vitest';
import { deployments, issueCodes, type Json } from '../support/api.ts';
import { alert, dashboard, tile, UNKNOWN_ID, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const targets = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };

describe.each(deployments)('what is wrong with a request to the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('is listed whole, not only the first of it', async () => {
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
      expect.objectContaining({ pointer: '/tiles/0/h', code: 'type', expected: 'number' }),
      expect.objectContaining({ pointer: '/tiles/1/id', code: 'type' }),
      expect.objectContaining({ pointer: '/tiles/1/series/0/aggFn', code: 'enum' }),
      expect.objectContaining({ pointer: '/tags/0', code: 'type' }),
    ]);
    expect(message).toMatch(
      /^Body validation failed: name: required property is missing; tiles\.0\.w: expected 1 to 24, /,
    );
  });

  it('is listed for the body and then for the query', async () => {
    const { message, issues } = await api().post('/dashboards?page=2', { name: 'a' });
    expect(issues.map(({ in: place, pointer, code }) => [place, pointer, code])).toEqual([
      ['body', '/tiles', 'required'],
      ['query', '/page', 'unknownProperty'],
    ]);
    expect(message).toMatch(/^Body validation failed: tiles: [^;]+; Query validation failed: page: /);
  });

  it('is counted beyond the fifty that are listed', async () => {
    const wrong = (count: number) => dashboard(...Array.from({ length: count }, () => tile({ w: 0 })));
    const fifty = await api().post('/dashboards', wrong(50));
    expect(fifty.issues).toHaveLength(50);
    expect(fifty.message).not.toMatch(/more$/);
    const more = await api().post('/dashboards', wrong(57));
    expect(more.issues).toHaveLength(50);
    expect(more.message).toMatch(/; and 7 more$/);
  });

  it('is not counted for ever', async () => {
    const tags = Array.from({ length: 5000 }, () => '');
    const { issues, message } = await api().post('/dashboards', { ...dashboard(), tags });
    expect(issues).toHaveLength(50);
    expect(message).toMatch(/; and at least 950 more$/);
  });

  it('is shown in at most 64 characters of the input', async () => {
    const { message } = await api().post('/webhooks', webhook({ service: 'x'.repeat(1000) }));
    expect(message).toContain(`${'x'.repeat(64)}"…`);
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
  ])('names what %s does not have (%s)', async (_, path, body, pointer, meant) => {
    const { status, issues } = await api().post(path, body());
    expect(status).toBe(400);
    const message = meant ? `unknown property, did you mean "${meant}"?` : 'unknown property';
    const expected = meant === undefined ? {} : { expected: meant };
    expect(issues).toMatchObject([{ in: 'body', pointer, code: 'unknownProperty', message, ...expected }]);
  });

  it.each([
    ['GET', '/dashboards?offest=1', 'offset'],
    ['GET', '/sources?Limit=1', 'limit'],
    ['GET', '/alerts?__proto__=1', undefined],
    ['GET', `/dashboards/${UNKNOWN_ID}?limit=1`, undefined],
    ['DELETE', `/webhooks/${UNKNOWN_ID}?force=true`, undefined],
    ['HEAD', '/webhooks?x=1', undefined],
  ])('%s %s: an unknown query parameter is 400', async (method, path, meant) => {
    const { status, issues } = await api().send(method, path);
    expect(status).toBe(400);
    if (method === 'HEAD') return;
    expect(issues).toMatchObject([{ in: 'query', code: 'unknownProperty', ...(meant && { expected: meant }) }]);
  });

  it('is everything that a reference lacks, with the other rules that are broken', async () => {
    const answer = await api().post(
      '/alerts',
      alert(targets, { interval: '5m', scheduleOffsetMinutes: 5, thresholdType: 'between', thresholdMax: 1 }),
    );
    expect(answer.status).toBe(400);
    expect(issueCodes(answer).sort()).toEqual([
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
    ['of 1025 characters', `"${'1'.repeat(1023)}"`, 'maxLength'],
  ])('that is %s is refused, with what is wrong in the body', async (_, tag, code) => {
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
    expect({ status: read.status, faults: issueCodes(read) }).toEqual({
      status: 400,
      faults: [`/If-None-Match ${code}`],
    });
  });
});
