import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('lets clients cache only reads of single resources, which they revalidate with the entity tag', async () => {
    const created = await api().post('/dashboards', dashboard());
    const path = `/dashboards/${created.content.id}`;
    const cacheControl = async (response: Promise<{ headers: Headers }>) =>
      (await response).headers.get('cache-control');
    expect(created.headers.get('cache-control')).toBe('no-store');
    expect(await cacheControl(api().get(path))).toBe('private, no-cache');
    expect(await cacheControl(api().get(path, { 'if-none-match': '"1"' }))).toBe('private, no-cache');
    expect(await cacheControl(api().get('/dashboards'))).toBe('no-store');
    expect(await cacheControl(api().get(`/dashboards/${UNKNOWN_ID}`))).toBe('no-store');
    expect(await cacheControl(api().get('/nothing'))).toBe('no-store');
  });

  it.each(['/dashboards', '/nothing', '/dashboards/%zz', '/dashboards/x'])(
    'disables content sniffing for %s',
    async (path) => {
      expect((await api().get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});
