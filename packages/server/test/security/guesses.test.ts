import { describe, expect, it } from 'vitest';
import { digest } from '../../src/domain/secrets.ts';
import { deployments, withCredentials } from '../http/support/api.ts';
import { serve } from '../http/support/serve.ts';
import { basic } from '../support/service.ts';

const served = serve();

/** Returns wrong secrets by their description. Most are derived from the valid one. */
function wrongSecrets(secret: string): Record<string, string> {
  const other = (character: string) => (character === 'A' ? 'B' : 'A');
  const replaceAt = (index: number) => secret.slice(0, index) + other(secret[index] ?? '') + secret.slice(index + 1);
  return {
    'another first character': replaceAt(0),
    'another character in the middle': replaceAt(Math.floor(secret.length / 2)),
    'another last character': replaceAt(secret.length - 1),
    'one character less': secret.slice(0, -1),
    'one character more': `${secret}A`,
    'upper case': secret.toUpperCase(),
    'the secret without its prefix': secret.slice(5),
    'its digest': digest(secret),
    'the digest of its digest': digest(digest(secret)),
    'an SQL pattern': '%',
    'an SQL condition': `' or '1'='1`,
  };
}

describe.each(deployments)('a guess at a key of the %s deployment', (name) => {
  const secret = () =>
    name === 'open-source' ? served.credentials.openSource.apiKey : served.credentials.managed.keySecret;
  const request = (guess: string) => {
    const header = name === 'open-source' ? `Bearer ${guess}` : basic(served.credentials.managed.keyId, guess);
    return withCredentials(served.caller(name), header).get('/sources');
  };

  it.each(Object.keys(wrongSecrets('x'.repeat(48))))('is rejected: %s', async (variant) => {
    expect((await request(secret())).status).toBe(200);
    const { status, text } = await request(wrongSecrets(secret())[variant] ?? '');
    expect(status).toBe(401);
    expect(text).not.toContain(secret());
  });

  it('has the same error whether the start, the end or the length of the secret is wrong', async () => {
    const messages = new Set<string>();
    for (const variant of ['another first character', 'another last character', 'one character more']) {
      messages.add((await request(wrongSecrets(secret())[variant] ?? '')).message);
    }
    expect(messages.size).toBe(1);
  });
});
