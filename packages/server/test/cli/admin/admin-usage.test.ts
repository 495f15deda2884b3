import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../../src/store/open-store.ts';
import { endCommands, runCommand } from '../../support/run-command.ts';
import { adminOn } from './command.ts';
import { createDirectory, removeDirectories } from './locations.ts';

function commandsOf(noun: string, verbs: readonly string[]): string[] {
  return verbs.map((verb) => `${noun} ${verb}`);
}

const COMMANDS = [
  ...['team', 'organization', 'service', 'pipe', 'source'].flatMap((noun) =>
    commandsOf(noun, ['create', 'list', 'rename', 'delete']),
  ),
  ...commandsOf('key', ['create', 'list', 'rename', 'revoke', 'delete']),
  ...commandsOf('ingestion-key', ['create', 'list', 'revoke']),
  ...commandsOf('secrets', ['create-key', 'rotate', 'forget-passwords']),
  'backup',
  'restore',
];

afterEach(async () => {
  vi.unstubAllEnvs();
  await endCommands('SIGKILL');
});
afterAll(removeDirectories);

describe('the admin command', () => {
  it('prefers --data-dir to a database URL from the environment, but not to --database-url', async () => {
    const dataDir = createDirectory();
    await (await openStore({ dataDir, clock: Date.now })).close();
    const url = 'postgres://unknown@127.0.0.1:1/none';
    expect(await adminOn('--data-dir', dataDir, '--database-url', url).error('team', 'list')).toContain('127.0.0.1:1');
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', url);
    expect(await adminOn('--data-dir', dataDir).json('team', 'create', 'A')).toMatchObject({ name: 'A' });
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', dataDir);
    expect(await adminOn().error('team', 'list')).toContain('127.0.0.1:1');
  });

  it('reports a store that it cannot read as unreadable, not as missing', async () => {
    // Not even root can read a file as a directory.
    const file = join(createDirectory(), 'file');
    writeFileSync(file, '');
    expect(await adminOn('--data-dir', file).error('team', 'list')).toContain('not a directory');
  });

  it.each(['obs:Secret@x/y', 'postgres:/obs:Secret@x/y', 'host=x password=Secret'])(
    'does not reveal an invalid URL, which may contain a password: %s',
    async (address) => {
      vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', address);
      expect(await adminOn().error('team', 'list')).toBe(
        "Option '--database-url <url>' from env 'OBSERVABILITY_API_DATABASE_URL' is invalid: expected a URL such as postgres://host:5432/database.",
      );
      vi.unstubAllEnvs();
      const message = await adminOn('--database-url', address).error('team', 'list');
      expect(message).toMatch(/^Option '--database-url <url>' is invalid/);
      expect(message).not.toContain('Secret');
    },
  );

  it('prints the help of every command with examples and global options', async () => {
    for (const command of COMMANDS) {
      const { code, stdout, stderr } = await adminOn('--help').run(...command.split(' '));
      expect([code, stderr], command).toEqual([0, '']);
      for (const text of [
        `Examples:\n  observability-api admin ${command}`,
        ...['--data-dir', '--database-url', '--json', 'OBSERVABILITY_API_DATA_DIR', 'OBSERVABILITY_API_DATABASE_URL'],
      ]) {
        expect(stdout, command).toContain(text);
      }
    }
    for (const group of new Set(['', ...COMMANDS.map((command) => command.split(' ')[0] ?? '')])) {
      expect((await adminOn('--help').run(...(group ? [group] : []))).stdout).toMatch(
        /^Usage: observability-api admin/,
      );
    }
  });

  it('rejects unknown and missing commands, options and arguments, and suggests a similar name', async () => {
    const { error: errorOf } = adminOn();
    expect(await errorOf('tem', 'list')).toMatchInlineSnapshot(`"Unknown command 'tem': did you mean team?"`);
    expect(await errorOf('team', 'lst')).toMatchInlineSnapshot(`"Unknown command 'lst': did you mean list?"`);
    expect(await errorOf('team', 'list', '--data-dri=x')).toMatchInlineSnapshot(
      `"Unknown option '--data-dri=x': did you mean --data-dir?"`,
    );
    expect(await errorOf()).toMatchInlineSnapshot(`"Missing command. See observability-api admin --help."`);
    expect(await errorOf('key')).toMatchInlineSnapshot(`"Missing command. See observability-api admin key --help."`);
    expect(await errorOf('--data-dir', 'x', 'key')).toBe('Missing command. See observability-api admin key --help.');
    expect(await errorOf('team', 'create')).toMatchInlineSnapshot(`"Missing required argument 'name'."`);
    expect(await errorOf('backup')).toMatchInlineSnapshot(`"Required option '--to <file>' not specified."`);
    expect(await errorOf('team', 'list', 'x')).toMatchInlineSnapshot(
      `"Too many arguments for 'list'. Expected 0 arguments but got 1: x."`,
    );
    expect(await errorOf('team', 'list', '--database-url', 'mysql://u:secret@h/d')).not.toContain('secret');
  });

  it('does not create a store', async () => {
    const directory = createDirectory();
    expect(await adminOn('--data-dir', directory).error('team', 'create', 'A')).toBe(
      `There is no store in ${directory}. Start the service there once, or set another location with --data-dir or --database-url.`,
    );
    expect(readdirSync(directory)).toEqual([]);
  });

  it('does not reveal the password of a database that it cannot reach', async () => {
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgres://user:secret@127.0.0.1:1/d');
    const message = await adminOn().error('team', 'list');
    expect(message).toContain('127.0.0.1:1');
    expect(message).not.toContain('secret');
  });

  it('reads the location of the store from the environment and works next to a service in another process', async () => {
    const directory = createDirectory();
    const { url } = await runCommand(['--port=0', '--data-dir', directory, '--log-level=silent']).ready();
    const { openSource } = JSON.parse(readFileSync(join(directory, 'credentials.json'), 'utf8'));
    const status = async () =>
      (await fetch(`${url}/api/v2/dashboards`, { headers: { authorization: `Bearer ${openSource.apiKey}` } })).status;
    expect(await status()).toBe(200);
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', directory);
    const listed = await runCommand(['admin', 'key', 'list', '--json']).ended;
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    const [key] = JSON.parse(listed.stdout);
    expect(await runCommand(['admin', 'key', 'revoke', key.id]).ended).toMatchObject({ code: 0, stderr: '' });
    expect(await status()).toBe(401);
    expect(await runCommand(['admin', 'key', 'revoke', 'nothing']).ended).toEqual({
      code: 1,
      stdout: '',
      stderr: 'No key has the id nothing. Run `admin key list` to see the ids.\n',
    });
  });

  it('waits for a concurrent writer', async () => {
    const directory = createDirectory();
    await (await openStore({ dataDir: directory, clock: Date.now })).close();
    const writer = new DatabaseSync(join(directory, 'store.sqlite'));
    writer.exec('BEGIN IMMEDIATE');
    const { ended } = runCommand(['admin', 'team', 'create', 'Patient', '--data-dir', directory]);
    await wait(1_500);
    writer.exec('COMMIT');
    writer.close();
    expect(await ended).toMatchObject({ code: 0, stderr: '' });
  });
});
