import { describe, expect, it } from 'vitest';
import { createApi } from '../support/api.ts';
import { UNKNOWN_UUID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Returns a client whose paths are relative to the organizations. */
function organizations() {
  return createApi({ ...served.caller('managed'), root: '/v1/organizations' });
}

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

describe('a client that knows only its key', () => {
  it('finds the organization, the service and the pipe', async () => {
    const { organizationId, serviceId, pipeId } = served.credentials.managed;
    const api = organizations();
    expect((await api.get('')).content).toEqual([{ id: organizationId, name: expect.any(String), createdAt: time }]);
    const service = { id: serviceId, name: expect.any(String), createdAt: time };
    expect((await api.get(`/${organizationId}/services`)).content).toEqual([service]);
    expect((await api.get(`/${organizationId}/services/${serviceId}`)).content).toEqual(service);
    const pipe = { id: pipeId, serviceId, name: expect.any(String), createdAt: time };
    const pipes = `/${organizationId}/services/${serviceId}/pipes`;
    expect((await api.get(pipes)).content).toEqual([pipe]);
    expect((await api.get(`${pipes}/${pipeId}`)).content).toEqual(pipe);
  });

  it('gets an empty page after the last item', async () => {
    const { organizationId } = served.credentials.managed;
    const { json } = await organizations().get(`/${organizationId}/services?offset=1`);
    expect([json.result, json.meta]).toEqual([[], { total: 1, limit: 1000, offset: 1 }]);
  });

  it('gets 304 for a service that has not changed', async () => {
    const { organizationId, serviceId } = served.credentials.managed;
    const path = `/${organizationId}/services/${serviceId}`;
    const etag = (await organizations().get(path)).headers.get('etag') ?? '';
    expect((await organizations().get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  it('gets 404 for unknown ids', async () => {
    const { organizationId, serviceId } = served.credentials.managed;
    const api = organizations();
    for (const path of [
      `/${UNKNOWN_UUID}/services`,
      `/${organizationId}/services/${UNKNOWN_UUID}`,
      `/${organizationId}/services/${UNKNOWN_UUID}/pipes`,
      `/${organizationId}/services/${serviceId}/pipes/${UNKNOWN_UUID}`,
    ]) {
      expect([path, (await api.get(path)).status]).toEqual([path, 404]);
    }
  });

  it('cannot change a service', async () => {
    const { organizationId, serviceId } = served.credentials.managed;
    const { status, headers } = await organizations().patch(`/${organizationId}/services/${serviceId}`, { name: 'a' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
