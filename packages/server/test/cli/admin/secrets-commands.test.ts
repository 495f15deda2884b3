import fs, {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connection, source } from '../../http/support/request-bodies.ts';
import { startForTest } from '../../http/support/serve.ts';
import { listenOnLoopback } from '../../support/listen.ts';
import { adminOn } from './command.ts';
import { createDirectory, removeDirectories, storeKinds } from './locations.ts';
import { storedBytes } from './stored-bytes.ts';

const PASSWORD = 'correct horse battery staple';

/** The headers of the requests that `listener` received. The connections of the tests use it as their ClickHouse server. */
const received: string[] = [];
const listener = createServer((request, response) => {
  received.push(JSON.stringify(request.headers));
  request.resume().on('end', () => response.writeHead(500).end('busy'));
});
let host: string;
beforeAll(async () => {
  host = `http://127.0.0.1:${await listenOnLoopback(listener)}`;
});
afterAll(async () => {
  listener.closeAllConnections();
  await new Promise((resolve) => listener.close(resolve));
  removeDirectories();
});

function options(dataDir: string) {
  return { dataDir, telemetry: 'on', webhookAllow: ['127.0.0.1'] } as const;
}

it('admin secrets create-key does not write to another file if a link replaces the new file', async () => {
  const folder = createDirectory();
  const [keyFile, other] = [join(folder, 'secrets.key'), join(folder, 'other')];
  const createKey = adminOn();
  await createKey.json('secrets', 'create-key', '--file', keyFile);
  chmodSync(keyFile, 0o644);
  writeFileSync(other, '', { mode: 0o600 });
  // The owner of the folder could replace the new file with a link while root runs the command.
  const { readFileSync: read } = fs;
  onTestFinished(() => {
    fs.readFileSync = read;
    syncBuiltinESMExports();
  });
  fs.readFileSync = ((...args: Parameters<typeof read>) => {
    if (existsSync(`${keyFile}.new`)) {
      rmSync(`${keyFile}.new`);
      symlinkSync(other, `${keyFile}.new`);
    }
    return read(...args);
  }) as typeof read;
  syncBuiltinESMExports();
  await createKey.run('secrets', 'create-key', '--file', keyFile);
  expect([read(other, 'utf8'), statSync(other).mode & 0o777]).toEqual(['', 0o600]);
});

it.skipIf(process.getuid?.() !== 0)(
  'admin secrets create-key rejects a key file of another user if it does not run as root',
  async () => {
    const folder = createDirectory();
    const keyFile = join(folder, 'secrets.key');
    const createKey = () => adminOn().error('secrets', 'create-key', '--file', keyFile);
    await adminOn().json('secrets', 'create-key', '--file', keyFile);
    chmodSync(folder, 0o777);
    chmodSync(keyFile, 0o644);
    process.seteuid?.(1234);
    onTestFinished(() => process.seteuid?.(0));
    expect(await createKey()).toBe(`The key file ${keyFile} belongs to another user or group. Add the key as root.`);
    expect(fs.readdirSync(folder)).toEqual(['secrets.key']);
  },
);

describe('admin secrets', () => {
  let dataDir: string;
  let keyFile: string;
  let credentials: Awaited<ReturnType<typeof startForTest>>['credentials'];
  let sourceId: string;
  beforeEach(async () => {
    dataDir = createDirectory();
    keyFile = join(dataDir, 'secrets.key');
    const server = await startForTest(options(dataDir));
    credentials = server.credentials;
    const api = server.caller('open-source');
    const { id } = await api.create('/connections', connection({ host, password: PASSWORD }));
    sourceId = (await api.create('/sources', source(id))).id;
    await server.close();
  });

  /** Starts the service and queries the source. Returns true if the server of the connection received the password. */
  const sendsPassword = async () => {
    // The creation of the source has also sent requests.
    received.splice(0);
    const server = await startForTest(options(dataDir));
    const headers = { authorization: `Bearer ${credentials.openSource.apiKey}`, 'content-type': 'application/json' };
    const series = [{ sourceId, aggFn: 'count', where: '', groupBy: [] }];
    const body = JSON.stringify({ startTime: 1e12, endTime: 1e12 + 60_000, series });
    await fetch(`${server.url}/api/v2/charts/series`, { method: 'POST', headers, body });
    await server.close();
    const encoded = Buffer.from(`reader:${PASSWORD}`).toString('base64');
    expect(received).not.toEqual([]);
    return received.some((text) => text.includes(PASSWORD) || text.includes(encoded));
  };
  const keys = () => readFileSync(keyFile, 'utf8').trim().split('\n');
  const admin = () => adminOn('--data-dir', dataDir);

  it('replaces a key, and connections keep their passwords', async () => {
    expect(await sendsPassword()).toBe(true);
    const [old] = keys();
    expect(await adminOn().json('secrets', 'create-key', '--file', keyFile)).toEqual({ path: keyFile, keys: 2 });
    expect(statSync(keyFile).mode & 0o777).toBe(0o600);
    expect(keys()[1]).toBe(old);
    expect(await sendsPassword()).toBe(true);
    expect(await admin().json('secrets', 'rotate')).toEqual({ changed: 1 });
    expect(await admin().json('secrets', 'rotate')).toEqual({ changed: 0 });
    writeFileSync(keyFile, `${keys()[0]}\n`);
    expect(await sendsPassword()).toBe(true);
  });

  it('keeps the owner, the group and the mode of the file when it adds a key', async () => {
    // Only root can change the owner.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(keyFile, 1234, 5678);
    chmodSync(keyFile, 0o640);
    const before = statSync(keyFile);
    await adminOn().json('secrets', 'create-key', '--file', keyFile);
    const { uid, gid, mode } = statSync(keyFile);
    expect([keys().length, uid, gid, mode]).toEqual([2, before.uid, before.gid, before.mode]);
  });

  it('does not rotate without the key of a password, and the service does not start without it', async () => {
    const [old] = keys();
    await adminOn().json('secrets', 'create-key', '--file', keyFile);
    const bothKeys = readFileSync(keyFile, 'utf8');
    writeFileSync(keyFile, `${keys()[0]}\n`);
    expect(await admin().error('secrets', 'rotate')).toContain('encrypted with a key that is not in the key file');
    await expect(startForTest(options(dataDir))).rejects.toThrow('Restore secrets.key');
    const otherFile = join(createDirectory(), 'other.key');
    writeFileSync(otherFile, bothKeys);
    expect(await admin().json('secrets', 'rotate', '--secrets-key-file', otherFile)).toEqual({ changed: 1 });
    expect(keys()).not.toContain(old);
    expect(await sendsPassword()).toBe(true);
  });

  it('removes the passwords of a lost key only with --yes', async () => {
    await adminOn().json('secrets', 'create-key', '--file', join(dataDir, 'new.key'));
    writeFileSync(keyFile, readFileSync(join(dataDir, 'new.key')));
    expect(await admin().error('secrets', 'forget-passwords')).toContain('--yes');
    await expect(startForTest(options(dataDir))).rejects.toThrow('Restore secrets.key');
    expect(await admin().json('secrets', 'forget-passwords', '--yes')).toEqual({ removed: 1 });
    expect(await sendsPassword()).toBe(false);
  });

  it('names the file that a killed command has left next to the key file', async () => {
    const before = keys();
    writeFileSync(`${keyFile}.new`, '');
    expect(await adminOn().error('secrets', 'create-key', '--file', keyFile)).toContain(`${keyFile}.new exists`);
    expect(keys()).toEqual(before);
  });

  it('names a key file that is a link to a missing file', async () => {
    const path = join(createDirectory(), 'link.key');
    symlinkSync('missing', path);
    expect(await adminOn().error('secrets', 'create-key', '--file', path)).toBe(
      `The key file ${path} cannot be read (no such file or directory).`,
    );
  });

  it('rejects a key file that is not valid, and keeps it', async () => {
    const path = join(createDirectory(), 'bad.key');
    writeFileSync(path, 'c2hvcnQ=\n');
    expect(await adminOn().error('secrets', 'create-key', '--file', path)).toContain('keys of 32 bytes in base64');
    expect(readFileSync(path, 'utf8')).toBe('c2hvcnQ=\n');
  });
});

describe.each(storeKinds)('admin secrets forget-passwords on $name', (kind) => {
  it('changes only the versions of connections with passwords, and subtracts the passwords from the stored bytes', async () => {
    const location = await kind.createLocation();
    const secretsKeyFile = join(createDirectory(), 'secrets.key');
    await adminOn().json('secrets', 'create-key', '--file', secretsKeyFile);
    const server = await startForTest({ ...location.options, secretsKeyFile, webhookAllow: ['127.0.0.1'] });
    const api = server.caller('open-source');
    const withoutPassword = await api.create('/connections', connection({ host, password: '' }));
    const before = await storedBytes(server.url);
    const withPassword = await api.create('/connections', connection({ host, password: '' }));
    const sizeWithoutPassword = (await storedBytes(server.url)) - before;
    const path = `/connections/${withPassword.id}`;
    await api.put(path, connection({ host, password: PASSWORD }));
    const read = async (id: string) => (await api.get(`/connections/${id}`)).headers.get('etag');
    const versions = [await read(withoutPassword.id), await read(withPassword.id)];
    expect(versions).toEqual(['"1"', '"2"']);
    expect(await adminOn(...location.argv).json('secrets', 'forget-passwords', '--yes')).toEqual({ removed: 1 });
    expect([await read(withoutPassword.id), await read(withPassword.id)]).toEqual(['"1"', '"3"']);
    const stale = await api.put(path, connection({ host, password: PASSWORD }), { 'if-match': '"2"' });
    expect(stale.status).toBe(412);
    expect(await storedBytes(server.url)).toBe(before + sizeWithoutPassword);
    await server.close();
  });
});
