import { describe, expect, it } from 'vitest';
import { type ApiResponse, deployments } from '../support/api.ts';
import { alert, dashboard, tile, UNKNOWN_ID, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Several times longer than an error may be. */
const LONG = 'x'.repeat(1_000_000);
/** Fits into the request line or a header: Node.js accepts 16 KiB of headers. */
const LONG_IN_HEAD = 'x'.repeat(14_000);
const targets = { dashboardId: UNKNOWN_ID, tileId: UNKNOWN_ID, webhookId: UNKNOWN_ID };

/** Maximum length of an error response in characters: the issues, and the message that repeats them. */
const MAX_LENGTH = 140_000;

describe.each(deployments)('an error of the %s deployment', (name) => {
  const api = () => served.caller(name);
  const expectShort = ({ status, text, issues }: ApiResponse) => {
    expect([status, text.length < MAX_LENGTH]).toEqual([400, true]);
    for (const { pointer, path, message } of issues) {
      expect(Math.max(pointer.length, message.length, ...path.map((key) => String(key).length))).toBeLessThanOrEqual(
        1_000,
      );
    }
  };

  it('shortens the name of an unknown property in the pointer, the path and the message', async () => {
    const response = await api().post('/dashboards', { ...dashboard(), [LONG]: 1 });
    expectShort(response);
    const short = `${'x'.repeat(63)}…`;
    expect(response.issues).toMatchObject([{ pointer: `/${short}`, path: [short], code: 'unknownProperty' }]);
    expect(response.text.length).toBeLessThan(1_000);
  });

  it('shortens a name without splitting a surrogate pair', async () => {
    const { issues } = await api().post('/dashboards', { ...dashboard(), [`x${'😀'.repeat(100)}`]: 1 });
    expect(issues[0]?.pointer).toBe(`/x${'😀'.repeat(31)}…`);
  });

  it('keeps a name of 64 characters', async () => {
    const { issues } = await api().post('/dashboards', { ...dashboard(), ['/'.repeat(64)]: 1 });
    expect(issues).toMatchObject([{ pointer: `/${'~1'.repeat(64)}`, path: ['/'.repeat(64)] }]);
  });

  it.each([
    ['a name that occurs twice', '/dashboards', () => `{"${LONG}":1,"${LONG}":2}`],
    ['an enumeration', '/alerts', () => JSON.stringify(alert(targets, { interval: LONG }))],
    ['a type', '/dashboards', () => JSON.stringify({ ...dashboard(), tiles: LONG })],
    ['a pattern', '/alerts', () => JSON.stringify(alert(targets, { dashboardId: LONG }))],
    ['a variant', '/webhooks', () => JSON.stringify(webhook({ service: LONG }))],
    ['a URL', '/webhooks', () => JSON.stringify(webhook({ url: `https://${LONG}` }))],
    ['a template', '/webhooks', () => JSON.stringify(webhook({ body: `{"a":"{{${LONG}}}"}` }))],
    ['a header name', '/webhooks', () => JSON.stringify(webhook({ headers: { [LONG]: 'a' } }))],
    ['a header value', '/webhooks', () => JSON.stringify(webhook({ headers: { a: LONG } }))],
    [
      'many long names',
      '/dashboards',
      () =>
        JSON.stringify({
          ...dashboard(),
          ...Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${index}${'"'.repeat(3_000)}`, 1])),
        }),
    ],
    [
      'many long names in series',
      '/dashboards',
      () =>
        JSON.stringify(
          dashboard(
            ...Array.from({ length: 100 }, (_, index) =>
              tile({}, [{ type: 'time', aggFn: 'count', [`${index}${'~'.repeat(10_000)}`]: 1 }]),
            ),
          ),
        ),
    ],
  ])('is short for %s', async (_, path, raw) => {
    expectShort(await api().send('POST', path, { raw: raw() }));
  });

  it.each([
    ['a query parameter', () => api().get(`/dashboards?${LONG_IN_HEAD}=1&limit=x`)],
    ['a value of a query parameter', () => api().get(`/dashboards?limit=${LONG_IN_HEAD}`)],
    ['an id in the path', () => api().get(`/dashboards/${LONG_IN_HEAD}`)],
    ['a header', () => api().delete(`/dashboards/${UNKNOWN_ID}`, { 'if-match': LONG_IN_HEAD })],
    ['an idempotency key', () => api().post('/dashboards', dashboard(), { 'idempotency-key': LONG_IN_HEAD })],
  ])('is short for %s', async (_, send) => {
    const response = await send();
    expectShort(response);
    expect(response.text.length).toBeLessThan(2_000);
  });

  it.each([
    [
      'more than 100,000 values',
      () => `{"name":"a","tiles":[],"tags":[${'1,'.repeat(100_000)}1]}`,
      /at most 100000 values/,
    ],
    [
      'more than 2,000 different names',
      () => `{${Array.from({ length: 5_000 }, (_, index) => `"name${index}":1`).join(',')}}`,
      /at most 2000 different property names/,
    ],
    ['more than 500,000 lines', () => `{"name":"a"${'\n'.repeat(500_001)}}`, /at most 500000 lines/],
    ['more than 2,000,000 escapes', () => `{"name":"${'\\n'.repeat(2_000_001)}"}`, /at most 2000000 escapes/],
    [
      'a number of more than 1,100 digits',
      // The service does not count the digits of bodies up to 32 KiB.
      () => `{"a":${'9'.repeat(1_101)},"name":"${'x'.repeat(40_000)}"}`,
      /at most 1100 digits in a number/,
    ],
  ])('contains the limit if a body has %s', async (_, raw, expected) => {
    const { status, message } = await api().send('POST', '/dashboards', { raw: raw() });
    expect(status).toBe(400);
    expect(message).toMatch(expected);
  });
});
