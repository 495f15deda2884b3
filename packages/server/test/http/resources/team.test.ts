import { describe, expect, it } from 'vitest';
import { withCredentials } from '../support/api.ts';
import { serve } from '../support/serve.ts';

const served = serve();
function api() {
  return served.caller('open-source');
}

describe('the team of an API key', () => {
  it('has an id, a name and an ETag', async () => {
    const { status, headers, content } = await api().get('/team');
    expect([status, content]).toEqual([
      200,
      { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: expect.stringMatching(/./) },
    ]);
    expect((await api().get('/team', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
  });

  it('is in the response of GET /api/v2, with the name of the key and without its secret', async () => {
    const [{ content: team }, { status, json, text }] = await Promise.all([api().get('/team'), api().get('')]);
    expect([status, json]).toEqual([
      200,
      {
        version: 'v2',
        user: { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'First key', team: team.id },
      },
    ]);
    expect(text).not.toContain(api().authorization.slice('Bearer '.length));
  });

  it.each(['', '/team'])('is returned by GET /api/v2%s only with a valid key', async (path) => {
    const { status, message } = await withCredentials(api(), 'Bearer wrong').get(path);
    expect([status, message]).toEqual([401, 'API key not found.']);
  });
});
