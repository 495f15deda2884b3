import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackup } from '../../src/store/backup/write-backup.ts';
import { openStore } from '../../src/store/open-store.ts';
import { openSecrets } from '../../src/store/secrets/open-secrets.ts';
import { connection, source } from '../http/support/request-bodies.ts';
import { startForTest } from '../http/support/serve.ts';

const password = randomBytes(18).toString('base64url');
const encoded = Buffer.from(`reader:${password}`).toString('base64');
const dataDir = mkdtempSync(join(tmpdir(), 'passwords-'));
const texts: string[] = [];

/** Returns the content of all files of the directory. */
function filesIn(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((name) => join(directory, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path).toString('latin1'));
}

beforeAll(async () => {
  const server = await startForTest({ dataDir, webhookAllow: ['127.0.0.1'], telemetry: 'on' });
  const api = server.caller('open-source');
  const body = connection({ host: 'http://127.0.0.1:1', password });
  const created = await api.post('/connections', body, { 'idempotency-key': 'one' });
  const path = `/connections/${created.content.id}`;
  const used = await api.post('/sources', source(created.content.id));
  const series = [{ sourceId: used.content.id, aggFn: 'count', where: '', groupBy: [] }];
  for (const response of [
    created,
    used,
    await api.post('/connections', body, { 'idempotency-key': 'one' }),
    await api.get(path),
    await api.get('/connections'),
    await api.put(path, body),
    await api.put(path, { ...body, password: [password] }),
    await api.put(path, { ...body, host: `http://reader:${password}@127.0.0.1:1` }),
    await api.put(path, { ...body, [password]: 1 }),
    await api.post('/charts/series', { startTime: 1e12, endTime: 1e12 + 1000, series }),
    await api.delete(path),
  ]) {
    // The error of an unknown property contains its name, which is the password in one request.
    if (!response.text.includes('unknownProperty')) texts.push(response.text);
  }
  texts.push(await (await fetch(`${server.url}/metrics`)).text());
  await server.close();
  const store = await openStore({ dataDir, clock: Date.now });
  const backup = join(dataDir, 'backup.jsonl');
  await writeBackup(store, backup, Date.now);
  texts.push(readFileSync(backup, 'utf8'));
  await store.close();
  texts.push(...filesIn(dataDir));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('the password of a connection is in no metric, file, backup or response, except as the name of an unknown property', () => {
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter((text) => text.includes(password) || text.includes(encoded))).toEqual([]);
});

it('the key file can be read only by its owner, and the encrypted password is stored', () => {
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
  expect(texts.some((text) => /v1\.[0-9a-f]{8}\.[\w-]{40}/.test(text))).toBe(true);
});

it('an encrypted string with a shortened authentication tag cannot be decrypted', () => {
  const secrets = openSecrets({ kind: 'sqlite' });
  const encrypted = secrets.encrypt('', 'owner');
  expect(secrets.decrypt(encrypted, 'owner')).toBe('');
  // 12 bytes of the tag are removed: 16 characters in base64.
  expect(() => secrets.decrypt(encrypted.slice(0, -16), 'owner')).toThrow('authentication tag');
});
