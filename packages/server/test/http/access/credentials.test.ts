import { describe, expect, it } from 'vitest';
import { basic } from '../../support/service.ts';
import { callAs, deployments, readResponse } from '../support/api.ts';
import { serve } from '../support/serve.ts';

const served = serve();

describe.each(deployments)('credentials of the %s deployment', (name) => {
  const challenge = name === 'open-source' ? /^Bearer realm=/ : /^Basic realm=/;
  const scheme = name === 'open-source' ? 'Bearer' : 'Basic';

  const ask = async (authorization: string | undefined) => {
    const api = served.caller(name);
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await readResponse(name, await fetch(`${api.url}${api.root}/sources`, { headers }));
    if (answer.status === 401) expect(answer.headers.get('www-authenticate')).toMatch(challenge);
    return answer;
  };

  it('are asked for when they are missing', async () => {
    const { status, message } = await ask(undefined);
    expect(status).toBe(401);
    expect(message).toContain('Missing credentials');
    expect((await ask('')).message).toContain('Missing credentials');
  });

  it.each(['x', scheme, `${scheme} `, 'Digest abc', `${scheme} a b`, `${scheme}abc`, `${scheme} ä`])(
    'that read "%s" are malformed',
    async (authorization) => {
      const { status, message } = await ask(authorization);
      expect(status).toBe(401);
      expect(message).toContain('malformed');
    },
  );

  it('that nobody has are not found', async () => {
    const { status, message } = await ask(name === 'open-source' ? 'Bearer nobody' : basic('nobody', 'secret'));
    expect(status).toBe(401);
    expect(message).toContain('not found');
  });

  it('may name the scheme in any case', async () => {
    const { authorization } = served.caller(name);
    const [word = '', rest = ''] = authorization.split(' ');
    expect((await ask(`${word.toUpperCase()} ${rest}`)).status).toBe(200);
    expect((await ask(`${word.toLowerCase()}  ${rest}`)).status).toBe(200);
  });

  it('of the other deployment are refused', async () => {
    const other = served.caller(name === 'open-source' ? 'managed' : 'open-source');
    expect((await ask(other.authorization)).status).toBe(401);
  });

  it('are not an ingestion key, and the answer says so', async () => {
    const { openSource, managed } = served.credentials;
    const header =
      name === 'open-source' ? `Bearer ${openSource.ingestionKey}` : basic(managed.ingestionKey, managed.keySecret);
    const { status, message } = await ask(header);
    expect(status).toBe(401);
    expect(message).toContain('ingestion key');
  });
});

describe('Basic credentials', () => {
  const ask = (authorization: string) => callAs(served.caller('managed'), authorization).get('/sources');
  const keyOf = () => served.credentials.managed;

  it('with a wrong secret and with an unknown key read the same', async () => {
    const wrong = await ask(basic(keyOf().keyId, 'wrong'));
    const unknown = await ask(basic('unknown', keyOf().keySecret));
    expect(wrong.status).toBe(401);
    expect(wrong.message).toBe(unknown.message);
  });

  it.each([
    ['no colon', Buffer.from('abc').toString('base64')],
    ['no key id', Buffer.from(':secret').toString('base64')],
    ['no secret', Buffer.from('id:').toString('base64')],
    ['what is not UTF-8', Buffer.from([0xff, 0x3a, 0x61]).toString('base64')],
  ])('with %s in them are malformed', async (_, encoded) => {
    const { status, message } = await ask(`Basic ${encoded}`);
    expect(status).toBe(401);
    expect(message).toContain('malformed');
  });

  it('in the other order are not found', async () => {
    expect((await ask(basic(keyOf().keySecret, keyOf().keyId))).status).toBe(401);
  });
});
