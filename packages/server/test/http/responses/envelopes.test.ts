import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard, tile, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

const uuid4 = '7f9c24e5-2f3a-4b1c-9d8e-0a1b2c3d4e5f';

describe.each(deployments)('a response of the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('is 200 with the resource in the envelope after a create', async () => {
    const { status, json, headers } = await api().post('/dashboards', dashboard(tile()));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    if (name === 'open-source') expect(Object.keys(json)).toEqual(['data']);
    else expect(json).toEqual({ status: 200, requestId: headers.get('x-request-id'), result: expect.any(Object) });
  });

  it('contains the resources and meta if it is a list', async () => {
    const { json, content } = await api().get('/sources');
    expect(content).toHaveLength(3);
    expect(json.meta).toEqual({ total: 3, limit: 1000, offset: 0 });
    expect(Object.keys(json)).toEqual(
      name === 'open-source' ? ['data', 'meta'] : ['status', 'requestId', 'result', 'meta'],
    );
  });

  it('has an envelope without a resource after a delete, and is 404 after a second delete', async () => {
    const { id } = await api().create('/dashboards', dashboard());
    const { status, json, headers } = await api().delete(`/dashboards/${id}`);
    expect(status).toBe(200);
    expect(json).toEqual(name === 'open-source' ? {} : { status: 200, requestId: headers.get('x-request-id') });
    expect((await api().delete(`/dashboards/${id}`)).status).toBe(404);
  });

  it('contains the message and the request id if it is an error, and no `issues` if there are none', async () => {
    const { status, json, headers } = await api().get(`/dashboards/${UNKNOWN_ID}`);
    expect(status).toBe(404);
    const requestId = headers.get('x-request-id');
    expect(json).toEqual(
      name === 'open-source'
        ? { message: 'No dashboard has this id.', requestId }
        : { status: 404, error: 'NOT_FOUND: No dashboard has this id.', requestId },
    );
  });

  it('has the headers of GET and no body after HEAD', async () => {
    const { id } = await api().create('/dashboards', dashboard());
    const read = await api().get(`/dashboards/${id}`);
    const { status, text, headers } = await api().send('HEAD', `/dashboards/${id}`);
    expect({ status, text }).toEqual({ status: 200, text: '' });
    for (const header of ['etag', 'content-type', 'content-length']) {
      expect(headers.get(header)).toBe(read.headers.get(header));
    }
    expect((await api().send('HEAD', '/sources')).headers.get('x-total-count')).toBe('3');
    expect((await api().send('HEAD', `/dashboards/${UNKNOWN_ID}`)).status).toBe(404);
  });

  it.each([
    ['a UUID v4', uuid4],
    ['a UUID v4 in upper case', uuid4.toUpperCase()],
  ])('has the request id of the client if it is %s', async (_, id) => {
    const { headers } = await api().get('/dashboards', { 'x-request-id': id });
    expect(headers.get('x-request-id')).toBe(id);
    const { json } = await api().get('/dashboards/no', { 'x-request-id': id });
    expect(json.requestId).toBe(id);
  });

  it.each([
    ['not a UUID', 'request-1'],
    ['a UUID of another version', '7f9c24e5-2f3a-1b1c-9d8e-0a1b2c3d4e5f'],
    ['two UUIDs', `${uuid4}, ${uuid4}`],
    ['a UUID after another character', `x${uuid4}`],
    ['a UUID before another character', `${uuid4}0`],
    ['a UUID with a parameter', `${uuid4};x`],
    ['empty', ''],
  ])('has a new request id if that of the client is %s', async (_, id) => {
    const { headers } = await api().get('/dashboards', { 'x-request-id': id });
    expect(headers.get('x-request-id')).not.toBe(id);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('has a different request id each time', async () => {
    const [first, second] = [await api().get('/dashboards'), await api().get('/dashboards')];
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
  });
});

describe('the system routes, which need no credentials', () => {
  const get = async (path: string) => {
    const response = await fetch(served.url + path);
    expect(response.headers.get('x-request-id')).not.toBe(null);
    return { status: response.status, json: JSON.parse(await response.text()) };
  };

  it('return the status of the process at /health', async () =>
    expect(await get('/health')).toEqual({
      status: 200,
      json: { status: 'ok', version: expect.stringMatching(/^\d/) },
    }));

  it('return the status of the store at /ready', async () =>
    expect(await get('/ready')).toMatchObject({ status: 200, json: { status: 'ready', store: 'ok' } }));

  it.each(['open-source', 'managed'])('return the spec at /openapi/%s.json', async (name) => {
    const { status, json } = await get(`/openapi/${name}.json`);
    expect(status).toBe(200);
    expect(json.openapi).toMatch(/^3\.1/);
  });
});
