import { describe, expect, it } from 'vitest';
import { deployments, issueCodes } from '../support/api.ts';
import { dashboard, webhook } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** So many times an opening, then as many closings. */
function nested(open: string, close: string, levels: number, inside = '') {
  return open.repeat(levels) + inside + close.repeat(levels);
}

describe.each(deployments)('in the %s deployment', (name) => {
  const api = () => served.caller(name);
  const send = (raw: string) => api().send('POST', '/dashboards', { raw });

  it.each([
    ['65 lists', nested('[', ']', 65)],
    ['90,000 lists', nested('[', ']', 90_000)],
    ['90,000 objects', nested('{"a":', '}', 90_000, '1')],
    ['90,000 lists where tiles are', `{"name":"a","tiles":${nested('[', ']', 90_000)}}`],
  ])('a body of %s inside of each other is 400', async (_, raw) => {
    const { status, message } = await send(raw);
    expect(status).toBe(400);
    expect(message).toBe('The body is nested deeper than 64 levels');
  });

  it('a body of 2,000,000 lists inside of each other is 400', async () => {
    const { status, message } = await send(nested('[', ']', 2_000_000));
    expect([status, message]).toEqual([400, 'Expected a body with at most 100000 values, received more']);
  });

  it('90,000 lists that never close are no JSON', async () => {
    expect((await send('['.repeat(90_000))).message).toMatch(/^The body is not valid JSON/);
  });

  it('64 levels are looked at by their meaning', async () => {
    const { status, message } = await send(nested('[', ']', 64));
    expect(status).toBe(400);
    expect(message).toMatch(/^Body validation failed/);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype'])(
    'the name %s is a property like any other: unknown, and named',
    async (property) => {
      const answer = await send(`{"name":"a","tiles":[],"${property}":{"polluted":true}}`);
      expect(answer.status).toBe(400);
      expect(issueCodes(answer)).toEqual([`/${property} unknownProperty`]);
      expect('polluted' in {}).toBe(false);
    },
  );

  it.each(['__proto__', 'constructor'])('the name %s stands for no property that is missing', async (property) => {
    const answer = await send(`{"${property}":{"name":"a","tiles":[]}}`);
    expect(issueCodes(answer)).toEqual(expect.arrayContaining(['/name required', '/tiles required']));
  });

  it.each(['__proto__', 'constructor'])('a header of a webhook may be named %s', async (property) => {
    const raw = JSON.stringify(webhook()).replace(/\}$/, `,"headers":{"${property}":"x"}}`);
    expect((await api().send('POST', '/webhooks', { raw })).status).toBe(200);
    expect((await api().post('/dashboards', dashboard())).status).toBe(200);
  });

  it('1,500 unknown names are counted to 1,000 and 50 are listed', async () => {
    const raw = `{"name":"a","tiles":[],${Array.from({ length: 1_500 }, (_, index) => `"p${index}":1`).join(',')}}`;
    const { status, issues, message } = await send(raw);
    expect([status, issues.length]).toEqual([400, 50]);
    expect(message).toMatch(/and at least 950 more$/);
  });
});
