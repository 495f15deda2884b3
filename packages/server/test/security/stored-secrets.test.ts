import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Json, withCredentials } from '../http/support/api.ts';
import { keysOf } from '../http/support/organization.ts';
import { startForTest } from '../http/support/serve.ts';
import { basic } from '../support/service.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stored-secrets-'));
const secrets = new Map<string, string>();
/** The files while the service ran and after it was closed. */
const files: { phase: string; name: string; bytes: Buffer }[] = [];

function recordFiles(phase: string): void {
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    try {
      // The telemetry engine deletes files after it merges them.
      if (entry.isFile()) files.push({ phase, name: relative(dataDir, path), bytes: readFileSync(path) });
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
  // Both deployments have a property `ingestionKey`.
  secrets.set('ingestionKey of the team', openSource.ingestionKey);
  const keys = keysOf(server.caller('managed'));
  const created: Json = await keys.create('', { roles: ['admin'] });
  secrets.set('a created key id', created.keyId).set('a created key secret', created.keySecret);
  const header = basic(created.keyId, created.keySecret);
  secrets.set('a header of Basic authentication', header.slice('Basic '.length));
  const used = withCredentials(keys, header);
  await used.patch(`/${created.key.id}`, { name: 'Used' });
  await server.caller('open-source').create('/dashboards', { name: 'Created with a key', tiles: [] });
  const unknown = 'obsp_unknown-secret-0123456789';
  secrets.set('an unknown secret', unknown);
  for (const authorization of [`Bearer ${unknown}`, basic(created.keyId, unknown)]) {
    await withCredentials(keys, authorization).get('');
  }
  recordFiles('serving');
  await server.close();
  recordFiles('closed');
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe('the data directory', () => {
  const stored = () => files.filter(({ name }) => name !== 'credentials.json');

  it('contains the store, and its write-ahead log while the service runs', () => {
    expect(stored().map(({ phase, name }) => `${phase} ${name}`)).toEqual(
      expect.arrayContaining(['serving store.sqlite', 'serving store.sqlite-wal', 'closed store.sqlite']),
    );
    expect(stored().some(({ bytes }) => bytes.includes('Created with a key'))).toBe(true);
    const credentials = files.find(({ name }) => name === 'credentials.json');
    expect(credentials?.bytes.includes(secrets.get('apiKey') ?? '-')).toBe(true);
  });

  it('contains no key outside of credentials.json: not in plain text, base64 or hexadecimal', () => {
    expect(secrets.size).toBeGreaterThan(6);
    for (const [name, secret] of secrets) {
      const encodings = [secret, btoa(secret).replace(/=+$/, ''), Buffer.from(secret).toString('hex')];
      for (const file of stored()) {
        for (const encoding of encodings) expect(file.bytes.includes(encoding), `${name} in ${file.name}`).toBe(false);
      }
    }
  });

  it('contains texts with the prefix of a key only in credentials.json', () => {
    for (const { bytes, name } of stored()) {
      expect(bytes.toString('latin1').match(/obs[pik]_[A-Za-z0-9_-]{8,}/)?.[0], name).toBeUndefined();
    }
  });

  it('contains only files and directories that only their owner can access', () => {
    // A file in a private directory is private, whatever its mode.
    for (const name of readdirSync(dataDir)) expect(statSync(join(dataDir, name)).mode & 0o077, name).toBe(0);
  });
});
