import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '../../src/domain/errors.ts';
import { openStore } from '../../src/store/open-store.ts';
import { addTeam, team, teams } from '../support/team-rows.ts';

const clock = Date.now;
let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'store-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

describe('the data directory', () => {
  it('has only private files after the store is opened, even if their mode was changed', async () => {
    const names = ['service.lock', 'service.lock-journal', 'store.sqlite', 'store.sqlite-shm', 'store.sqlite-wal'];
    const expected = names.map((name) => `${name} 600`);
    const modes = () =>
      readdirSync(directory).map((name) => `${name} ${(statSync(join(directory, name)).mode & 0o777).toString(8)}`);
    chmodSync(directory, 0o755);
    const first = await openStore({ dataDir: directory, clock });
    await addTeam(first);
    expect(modes().sort()).toEqual(expected);
    await first.close();
    for (const name of names) writeFileSync(join(directory, name), '', { flag: 'a' });
    for (const name of names) chmodSync(join(directory, name), 0o644);
    const second = await openStore({ dataDir: directory, clock });
    expect(await teams(second)).toEqual([team]);
    expect(modes().sort()).toEqual(expected);
    await second.close();
  });

  it('is locked by one service until it closes', async () => {
    const first = await openStore({ dataDir: directory, clock });
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(
      /^Another process uses the data directory .*\.$/,
    );
    await first.close();
    await (await openStore({ dataDir: directory, clock })).close();
  });

  it('is locked while another process uses it, and unlocked after that process is killed', async () => {
    const script = `
      const { DatabaseSync } = require('node:sqlite');
      new DatabaseSync(${JSON.stringify(join(directory, 'service.lock'))}).exec('BEGIN EXCLUSIVE');
      console.log('held');
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    await expect(openStore({ dataDir: directory, clock })).rejects.toThrow(StartupError);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await openStore({ dataDir: directory, clock })).close();
  });

  it('accepts writes through another connection while the service runs, for example by an admin command', async () => {
    const store = await openStore({ dataDir: directory, clock });
    const otherConnection = new DatabaseSync(join(directory, 'store.sqlite'));
    otherConnection.prepare('insert into teams values (?, ?, ?)').run(team.id, team.name, team.created_at);
    otherConnection.close();
    expect(await teams(store)).toEqual([team]);
    await store.close();
  });

  it.skipIf(process.platform !== 'linux')('is rejected with the reason if its parent cannot be created', async () => {
    await expect(openStore({ dataDir: '/proc/none/below', clock: Date.now })).rejects.toThrow(
      'The data directory /proc/none/below is not writable (no such file or directory).',
    );
  });

  it('is rejected with the reason if its parent is a file', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    await expect(openStore({ dataDir: join(file, 'below'), clock })).rejects.toThrow(
      /^The data directory .*\/file\/below is not writable \(not a directory\)\.$/,
    );
  });
});
