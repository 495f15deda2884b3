import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { adminOn } from './command.ts';
import { makeDirectory, removeDirectories } from './places.ts';

const COMMANDS = [
  ...['team create', 'team list', 'organization create', 'organization list', 'service create', 'service list'],
  ...['pipe create', 'pipe list', 'key create', 'key list', 'key revoke'],
  ...['ingestion-key create', 'ingestion-key list', 'ingestion-key revoke', 'source create', 'source list'],
  ...['backup', 'restore'],
];

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const child of running.splice(0)) child.kill('SIGKILL');
});
afterAll(removeDirectories);

function start(...argv: string[]) {
  const child = spawn(process.execPath, ['--conditions=observability-api-source', main, ...argv]);
  running.push(child);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const end = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  const ready = async () => {
    while (!stdout.includes('Ready at ')) await Promise.race([once(child.stdout, 'data'), end]);
    return /Ready at (\S+)/.exec(stdout)?.[1] ?? '';
  };
  return { end, ready };
}

describe('the admin command', () => {
  it('works on the directory that it is told, whatever database is in the environment', async () => {
    const dataDir = makeDirectory();
    await (await openStore({ dataDir, clock: Date.now })).close();
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none');
    expect(await adminOn('--data-dir', dataDir).json('team', 'create', 'A')).toMatchObject({ name: 'A' });
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', dataDir);
    expect(await adminOn().refusal('team', 'list')).toContain('127.0.0.1:1');
  });

  it('says of a store that it may not read that it may not, and not that there is none', async () => {
    // A directory that is a file cannot be looked into, by root either.
    const file = join(makeDirectory(), 'file');
    writeFileSync(file, '');
    expect(await adminOn('--data-dir', file).refusal('team', 'list')).toContain('not a directory');
  });

  it.each(['obs:Secret@x/y', 'postgres:/obs:Secret@x/y', 'host=x password=Secret'])(
    'does not show what was given for an address, with a password perhaps: %s',
    async (address) => {
      vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', address);
      expect(await adminOn().refusal('team', 'list')).toBe(
        "Option '--database-url <url>' from env 'OBSERVABILITY_API_DATABASE_URL' is invalid: expected an address such as postgres://host:5432/database.",
      );
      vi.unstubAllEnvs();
      const refusal = await adminOn('--database-url', address).refusal('team', 'list');
      expect(refusal).toMatch(/^Option '--database-url <url>' is invalid/);
    },
  );

  it('helps with every command, with examples and the options that all have', async () => {
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

  it('refuses what it does not know in one sentence with the nearest that it knows', async () => {
    const { refusal } = adminOn();
    expect(await refusal('tem', 'list')).toMatchInlineSnapshot(`"Unknown command 'tem': did you mean team?"`);
    expect(await refusal('team', 'lst')).toMatchInlineSnapshot(`"Unknown command 'lst': did you mean list?"`);
    expect(await refusal('team', 'list', '--data-dri=x')).toMatchInlineSnapshot(
      `"Unknown option '--data-dri=x': did you mean --data-dir?"`,
    );
    expect(await refusal()).toMatchInlineSnapshot(`"Name a command: see observability-api admin --help."`);
    expect(await refusal('key')).toMatchInlineSnapshot(`"Name a command: see observability-api admin key --help."`);
    expect(await refusal('team', 'create')).toMatchInlineSnapshot(`"Missing required argument 'name'."`);
    expect(await refusal('backup')).toMatchInlineSnapshot(`"Required option '--to <file>' not specified."`);
    expect(await refusal('team', 'list', 'x')).toMatchInlineSnapshot(
      `"Too many arguments for 'list'. Expected 0 arguments but got 1: x."`,
    );
    expect(await refusal('team', 'list', '--database-url', 'mysql://u:secret@h/d')).not.toContain('secret');
  });

  it('does not make a store where there is none', async () => {
    const directory = makeDirectory();
    expect(await adminOn('--data-dir', directory).refusal('team', 'create', 'A')).toBe(
      `There is no store in ${directory}: start the service on it once, or name another with --data-dir or --database-url.`,
    );
  });

  it('does not show the password of a database that it cannot reach', async () => {
    vi.stubEnv('OBSERVABILITY_API_DATABASE_URL', 'postgres://user:secret@127.0.0.1:1/d');
    const sentence = await adminOn().refusal('team', 'list');
    expect(sentence).toContain('127.0.0.1:1');
    expect(sentence).not.toContain('secret');
  });

  it('takes its store from the environment, and does its work beside a service of another process', async () => {
    const directory = makeDirectory();
    const url = await start('--port=0', '--data-dir', directory, '--log-level=silent').ready();
    const { openSource } = JSON.parse(readFileSync(join(directory, 'credentials.json'), 'utf8'));
    const status = async () =>
      (await fetch(`${url}/api/v2/dashboards`, { headers: { authorization: `Bearer ${openSource.apiKey}` } })).status;
    expect(await status()).toBe(200);
    vi.stubEnv('OBSERVABILITY_API_DATA_DIR', directory);
    const listed = await start('admin', 'key', 'list', '--json').end;
    expect(listed).toMatchObject({ code: 0, stderr: '' });
    const [key] = JSON.parse(listed.stdout);
    expect(await start('admin', 'key', 'revoke', key.id).end).toMatchObject({ code: 0, stderr: '' });
    expect(await status()).toBe(401);
    expect(await start('admin', 'key', 'revoke', 'nothing').end).toEqual({
      code: 1,
      stdout: '',
      stderr: 'No key has the id nothing. Run `admin key list` to see the ids.\n',
    });
  });

  it('waits for somebody else who is writing', async () => {
    const directory = makeDirectory();
    await (await openStore({ dataDir: directory, clock: Date.now })).close();
    const writer = new DatabaseSync(join(directory, 'store.sqlite'));
    writer.exec('BEGIN IMMEDIATE');
    const { end } = start('admin', 'team', 'create', 'Patient', '--data-dir', directory);
    await wait(1_500);
    writer.exec('COMMIT');
    writer.close();
    expect(await end).toMatchObject({ code: 0, stderr: '' });
  });
});
