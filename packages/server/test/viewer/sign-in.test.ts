import { describe, expect, it } from 'vitest';
import { SignInCodes } from '../../src/auth/sign-in-codes.ts';
import type { ServerOptions } from '../../src/index.ts';
import { startForTest } from '../http/support/serve.ts';

/** Starts a service with the built viewer. `exchange` sends a body to `/view/session`. `newCode` creates a sign-in code. */
async function start(options: ServerOptions = {}) {
  const server = await startForTest({ telemetry: 'off', ...options });
  if (options.viewer !== 'off' && !server.viewerUrl) {
    throw new Error('The viewer is not built. Run `npx turbo run build --filter=@observability-api/viewer`.');
  }
  const exchange = async (body: unknown, contentType = 'application/json') => {
    const response = await fetch(`${server.url}/view/session`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, json: await response.json() };
  };
  const newCode = () => new URL(server.createSignInUrl() ?? '').hash.replace('#code=', '');
  return { server, exchange, newCode };
}

describe('a sign-in link', () => {
  it('leads to the viewer at the public URL', async () => {
    const { server } = await start({ publicUrl: 'https://observability.example.org' });
    expect(server.viewerUrl).toBe('https://observability.example.org/view/');
    expect(server.createSignInUrl()).toMatch(/^https:\/\/observability\.example\.org\/view\/#code=[\w-]{22}$/);
    await server.close();
  });

  it('is exchanged once for the first key of the deployment', async () => {
    for (const deployment of ['both', 'open-source', 'managed'] as const) {
      const { server, exchange, newCode } = await start({ deployment });
      const code = newCode();
      const { status, json, headers } = await exchange({ code });
      const { apiKey } = server.credentials.openSource;
      const { keyId, keySecret, organizationId, serviceId } = server.credentials.managed;
      expect([status, json]).toEqual([
        200,
        deployment === 'managed'
          ? { deployment, organizationId, serviceId, key: `${keyId}:${keySecret}` }
          : { deployment: 'open-source', key: apiKey },
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
      const second = await exchange({ code });
      expect(second.status).toBe(403);
      expect(JSON.stringify(second.json)).toContain('The sign-in link is not known or was used before.');
      await server.close();
    }
  });

  it('expires after ten minutes', async () => {
    const { server, exchange, newCode } = await start();
    const [early, late] = [newCode(), newCode()];
    server.clock.time += 10 * 60_000;
    expect((await exchange({ code: early })).status).toBe(200);
    server.clock.time += 1;
    const { status, json } = await exchange({ code: late });
    expect([status, json.message]).toEqual([
      403,
      'The sign-in link has expired: it is valid for 10 minutes. Paste an API key instead, or restart the service for a new link.',
    ]);
    await server.close();
  });

  it('is rejected if its code is invalid; after too many attempts, every link is rejected with 429', async () => {
    const { server, exchange, newCode } = await start();
    expect((await exchange({ code: 'guess' })).status).toBe(403);
    for (const body of [{}, [], null, { code: 1 }]) {
      const { status, json } = await exchange(body);
      expect([status, json.message]).toEqual([
        400,
        'Expected a JSON object with the code of a sign-in link: {"code":"…"}.',
      ]);
    }
    expect((await exchange('{')).status).toBe(400);
    expect((await exchange('code=guess', 'text/plain')).status).toBe(415);
    const tooLarge = await exchange({ code: 'x'.repeat(2_000) });
    expect([tooLarge.status, tooLarge.json.message]).toEqual([413, 'Expected a body of at most 1024 bytes.']);
    const statuses = [];
    // Eight attempts were made above. The limit is 20.
    for (let attempt = 8; attempt < 20; attempt += 1) statuses.push((await exchange({ code: 'guess' })).status);
    expect(new Set(statuses)).toEqual(new Set([403]));
    const { status, headers, json } = await exchange({ code: newCode() });
    expect([status, json.message]).toEqual([
      429,
      expect.stringMatching(/^Too many attempts to sign in\. Retry in \d+ s/),
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    await server.close();
  });

  it('has a different code of 128 bits each time', () => {
    const codes = new SignInCodes(Date.now);
    const created = new Set(Array.from({ length: 100 }, () => codes.create()));
    expect(created.size).toBe(100);
    for (const code of created) expect(Buffer.from(code, 'base64url').length).toBe(16);
  });
});

describe('the viewer', () => {
  it('has settings without secrets', async () => {
    const { server } = await start({ deployment: 'managed' });
    const response = await fetch(`${server.url}/view/config.json`);
    const { organizationId, serviceId } = server.credentials.managed;
    expect(await response.json()).toEqual({
      deployment: 'managed',
      organizationId,
      serviceId,
      apiBase: '/',
      version: expect.any(String),
    });
    await server.close();
  });

  it('is the start page of the origin unless it is off', async () => {
    for (const [viewer, location, status] of [
      ['on', '/view/', 200],
      ['off', '/docs/', 404],
    ] as const) {
      const { server } = await start({ viewer });
      const root = await fetch(`${server.url}/`, { redirect: 'manual' });
      expect([root.status, root.headers.get('location')]).toEqual([302, location]);
      expect((await fetch(`${server.url}/view/`)).status).toBe(status);
      expect(server.viewerUrl).toBe(viewer === 'on' ? `${server.url}/view/` : undefined);
      expect(typeof server.createSignInUrl()).toBe(viewer === 'on' ? 'string' : 'undefined');
      await server.close();
    }
  });

  it.each(['observability.example.org', 'ftp://a.example', 'https://a.example/path', 'https://a.example?x=1', ''])(
    'cannot be at the public URL %j',
    async (publicUrl) => {
      await expect(startForTest({ publicUrl })).rejects.toThrow(
        `Expected --public-url to be an origin such as https://observability.example.org, received "${publicUrl}".`,
      );
    },
  );
});
