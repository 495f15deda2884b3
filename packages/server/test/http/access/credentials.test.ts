import { describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { deployments, readResponse, withCredentials } from '../support/api.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('credentials of the %s deployment', (name) => {
  const challenge = name === 'open-source' ? /^Bearer realm=/ : /^Basic realm=/;
  const scheme = name === 'open-source' ? 'Bearer' : 'Basic';

  const request = async (authorization: string | undefined) => {
    const api = served.caller(name);
    const headers = authorization === undefined ? {} : { authorization };
    const response = await readResponse(name, await fetch(`${api.url}${api.root}/sources`, { headers }));
    if (response.status === 401) expect(response.headers.get('www-authenticate')).toMatch(challenge);
    return response;
  };

  it('are required', async () => {
    const { status, message } = await request(undefined);
    expect(status).toBe(401);
    expect(message).toContain('Missing credentials');
    expect((await request('')).message).toContain('Missing credentials');
  });

  it.each(['x', scheme, `${scheme} `, 'Digest abc', `${scheme} a b`, `${scheme}abc`, `${scheme} ä`])(
    'are rejected as malformed: "%s"',
    async (authorization) => {
      const { status, message } = await request(authorization);
      expect(status).toBe(401);
      expect(message).toContain('malformed');
    },
  );

  it('are rejected as not found if they are unknown', async () => {
    const { status, message } = await request(name === 'open-source' ? 'Bearer unknown' : basic('unknown', 'secret'));
    expect(status).toBe(401);
    expect(message).toContain('not found');
  });

  it('can have a scheme in any case', async () => {
    const { authorization } = served.caller(name);
    const [word = '', token = ''] = authorization.split(' ');
    expect((await request(`${word.toUpperCase()} ${token}`)).status).toBe(200);
    expect((await request(`${word.toLowerCase()}  ${token}`)).status).toBe(200);
  });

  it('are rejected if they belong to the other deployment', async () => {
    const other = served.caller(name === 'open-source' ? 'managed' : 'open-source');
    expect((await request(other.authorization)).status).toBe(401);
  });

  it('are rejected with an explanation if they are an ingestion key', async () => {
    const { openSource, managed } = served.credentials;
    const header =
      name === 'open-source' ? `Bearer ${openSource.ingestionKey}` : basic(managed.ingestionKey, managed.keySecret);
    const { status, message } = await request(header);
    expect(status).toBe(401);
    expect(message).toContain('ingestion key');
  });
});

describe('Basic credentials', () => {
  const request = (authorization: string) => withCredentials(served.caller('managed'), authorization).get('/sources');
  const keyOf = () => served.credentials.managed;

  it('have the same error for a wrong secret and an unknown key', async () => {
    const wrongSecret = await request(basic(keyOf().keyId, 'wrong'));
    const unknownKey = await request(basic('unknown', keyOf().keySecret));
    expect(wrongSecret.status).toBe(401);
    expect(wrongSecret.message).toBe(unknownKey.message);
  });

  it.each([
    ['no colon', Buffer.from('abc').toString('base64')],
    ['no key id', Buffer.from(':secret').toString('base64')],
    ['no secret', Buffer.from('id:').toString('base64')],
    ['invalid UTF-8', Buffer.from([0xff, 0x3a, 0x61]).toString('base64')],
  ])('are malformed with %s', async (_, encoded) => {
    const { status, message } = await request(`Basic ${encoded}`);
    expect(status).toBe(401);
    expect(message).toContain('malformed');
  });

  it('are rejected if the key id and the secret are swapped', async () => {
    expect((await request(basic(keyOf().keySecret, keyOf().keyId))).status).toBe(401);
  });
});
