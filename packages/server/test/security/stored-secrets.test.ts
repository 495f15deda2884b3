import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Json } from '../http/support/api.ts';
import { startForTest } from '../http/support/serve.ts';
import { basic } from '../support/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stored-secrets-'));
const secrets = new Map<string, string>();
/** The files as they were while the service ran, and after it had ended. */
const files: { when: string; name: string; bytes: Buffer }[] = [];

function keepFiles(when: string): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    try {
      // The telemetry engine deletes its files when it has merged them.
      if (entry.isFile()) files.push({ when, name: relative(dataDir, path), bytes: readFileSync(path) });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
}

beforeAll(async () => {
  const server = await startForTest({ dataDir });
  const { openSource, managed } = server.credentials;
  for (const [name, secret] of Object.entries({ ...openSource, ...managed })) {
    if (/key/i.test(name)) secrets.set(name, secret);
  }
  secrets.set('ingestionKey of the team', openSource.ingestionKey);
  const admin = server.caller('managed');
  const keys = createApi({ ...admin, root: `/v1/organizations/${managed.organizationId}/keys` });
  const made: Json = await keys.create('', { roles: ['admin'] });
  secrets.set('a made key id', made.keyId).set('a made key secret', made.keySecret);
  const used = createApi({ ...keys, authorization: basic(made.keyId, made.keySecret) });
  await used.patch(`/${made.key.id}`, { name: 'Used' });
  await server.caller('open-source').create('/dashboards', { name: 'Made by a key', tiles: [] });
  const wrong = 'obsp_of-somebody-who-guesses-0123456789';
  secrets.set('a secret that nobody has', wrong);
  for (const authorization of [`Bearer ${wrong}`, basic(made.keyId, wrong)]) {
    await createApi({ ...keys, authorization }).get('');
  }
  keepFiles('serving');
  await server.close();
  keepFiles('closed');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('what is on disk', () => {
  const stored = () => files.filter(({ name }) => name !== 'credentials.json');

  it('has the store in it, and its log of writes while it serves', () => {
    expect(stored().map(({ when, name }) => `${when} ${name}`)).toEqual(
      expect.arrayContaining(['serving store.sqlite', 'serving store.sqlite-wal', 'closed store.sqlite']),
    );
    expect(stored().some(({ bytes }) => bytes.includes('Made by a key'))).toBe(true);
    const credentials = files.find(({ name }) => name === 'credentials.json');
    expect(credentials?.bytes.includes(secrets.get('apiKey') ?? '-')).toBe(true);
  });

  it('has no secret in it but in credentials.json, in no spelling', () => {
    expect(secrets.size).toBeGreaterThan(6);
    for (const [name, secret] of secrets) {
      const spellings = [secret, btoa(secret).replace(/=+$/, ''), Buffer.from(secret).toString('hex')];
      for (const file of stored()) {
        for (const spelling of spellings) expect(file.bytes.includes(spelling), `${name} in ${file.name}`).toBe(false);
      }
    }
  });

  it('has nothing in it that looks like a secret but in credentials.json', () => {
    for (const { bytes, name } of stored()) {
      expect(bytes.toString('latin1').match(/obs[pik]_[A-Za-z0-9_-]{8,}/)?.[0], name).toBeUndefined();
    }
  });

  it('is for its owner alone', () => {
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  });
});
