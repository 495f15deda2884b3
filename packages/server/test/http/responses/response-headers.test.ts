import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard, UNKNOWN_ID } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('in the %s deployment', (name) => {
  const api = () => served.caller(name);

  it('nobody keeps an answer, except that a reader may keep one resource and asks with its tag', async () => {
    const made = await api().post('/dashboards', dashboard());
    const path = `/dashboards/${made.content.id}`;
    const cacheControl = async (answer: Promise<{ headers: Headers }>) => (await answer).headers.get('cache-control');
    expect(made.headers.get('cache-control')).toBe('no-store');
    expect(await cacheControl(api().get(path))).toBe('private, no-cache');
    expect(await cacheControl(api().get(path, { 'if-none-match': '"1"' }))).toBe('private, no-cache');
    expect(await cacheControl(api().get('/dashboards'))).toBe('no-store');
    expect(await cacheControl(api().get(`/dashboards/${UNKNOWN_ID}`))).toBe('no-store');
    expect(await cacheControl(api().get('/nothing'))).toBe('no-store');
  });

  it.each(['/dashboards', '/nothing', '/dashboards/%zz', '/dashboards/x'])(
    '%s is not guessed to be a page',
    async (path) => {
      expect((await api().get(path)).headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('no header comes from the request', async () => {
    const canary = 'canary-5f3a';
    const answer = await api().get(`/dashboards?${canary}`, {
      'x-request-id': canary,
      origin: `https://${canary}.example`,
      'x-forwarded-for': canary,
      'x-forwarded-host': canary,
      'accept-language': canary,
      'if-none-match': `"${canary}"`,
      'access-control-request-headers': canary,
      'idempotency-key': canary,
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify([...answer.headers])).not.toContain(canary);
  });
});
