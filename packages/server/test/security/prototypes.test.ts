import { afterEach, describe, expect, it } from 'vitest';
import { deployments, issueCodes } from '../http/support/api.ts';
import { UNKNOWN_ID, webhook } from '../http/support/request-bodies.ts';
import { serve } from '../http/support/serve.ts';

const served = serve();
const names = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', '__defineGetter__'];

afterEach(() => {
  for (const name of ['polluted', 'tiles', 'limit']) expect(name in {}).toBe(false);
});

describe.each(deployments)('names of built-in properties in requests to the %s deployment', (name) => {
  const api = () => served.caller(name);

  it.each(names)('are reported as unknown properties of a body: %s', async (property) => {
    const raw = `{"name":"a","tiles":[],${JSON.stringify(property)}:{"polluted":true}}`;
    expect(issueCodes(await api().send('POST', '/dashboards', { raw }))).toEqual([`/${property} unknownProperty`]);
  });

  it.each(names)('are reported as unknown properties of nested objects: %s', async (property) => {
    const raw = `{"name":"a","tiles":[{"name":"","x":0,"y":0,"w":1,"h":1,"series":[{"type":"time","aggFn":"count",
      "numberFormat":{"output":"byte",${JSON.stringify(property)}:{"polluted":true}}}]}]}`;
    const response = await api().send('POST', '/dashboards', { raw });
    expect(issueCodes(response)).toEqual([`/tiles/0/series/0/numberFormat/${property} unknownProperty`]);
  });

  it('do not replace required properties', async () => {
    const raw = '{"__proto__":{"name":"a","tiles":[]}}';
    const codes = issueCodes(await api().send('POST', '/dashboards', { raw }));
    expect(codes.toSorted()).toEqual(['/__proto__ unknownProperty', '/name required', '/tiles required']);
  });

  it.each(names)('are accepted as names in maps: %s', async (property) => {
    const parts = `"headers":{${JSON.stringify(property)}:"a"},"queryParams":{${JSON.stringify(property)}:"b"}`;
    const raw = `${JSON.stringify(webhook()).slice(0, -1)},${parts}}`;
    const { status, content } = await api().send('POST', '/webhooks', { raw });
    expect(status).toBe(200);
    expect((await api().get(`/webhooks/${content.id}`)).status).toBe(200);
    const invalid = raw.replace(':"a"', ':"a\\n"');
    expect(issueCodes(await api().send('PUT', `/webhooks/${content.id}`, { raw: invalid }))).toEqual([
      `/headers/${property} pattern`,
    ]);
  });

  it.each(names)('are reported as unknown query parameters: %s', async (property) => {
    for (const [query, parameter] of [
      [`${property}=1`, property],
      [`${property}[limit]=1`, `${property}[limit]`],
      [`limit=1&${property}=1&${property}=2`, property],
    ]) {
      expect(issueCodes(await api().get(`/dashboards?${query}`))).toEqual([`/${parameter} unknownProperty`]);
    }
  });

  it.each(names)('are rejected as ids and as other segments of a path: %s', async (property) => {
    expect((await api().get(`/dashboards/${property}`)).status).toBe(400);
    expect((await api().get(`/${property}`)).status).toBe(404);
    expect((await api().get(`/dashboards/${UNKNOWN_ID}/${property}`)).status).toBe(404);
  });

  it.each(names)('are rejected as values of an enumeration: %s', async (property) => {
    const series = [{ type: property, aggFn: property }];
    const body = { name: 'a', tiles: [{ name: '', x: 0, y: 0, w: 1, h: 1, series }] };
    expect((await api().post('/dashboards', body)).status).toBe(400);
    expect((await api().post('/webhooks', webhook({ service: property }))).status).toBe(400);
  });
});
