import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createEngineServer } from './http-server.ts';
import type { StartMessage, StartResult } from './messages.ts';
import { openSessionPool, type SessionPool } from './sessions.ts';

const NICENESS = 10;

/** The longest statement in bytes: the values are written into it, and a filter may be long and stand in several places. */
const LONGEST_STATEMENT = 16 * 1024 * 1024;

/** A statement that nobody waits for any more does not keep the process alive for longer. */
const LONGEST_END_MS = 2_000;

function say(message: StartResult): void {
  // Without a callback a service that is gone would be an error of this process.
  if (process.connected) process.send?.(message, () => undefined);
}

function fail(error: unknown, why?: 'missing'): void {
  const message = error instanceof Error ? error.message : String(error);
  say({
    kind: 'failed',
    why: why ?? (/lock|already|Failed to create connection/i.test(message) ? 'taken' : 'other'),
    message,
  });
}

/** Alone: with the directories above it, which may be gone by now, Node's own mkdir would not end. */
function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** The directory of the engine, and what has to be done with it in the end. */
function placeOf({ directory }: StartMessage) {
  if (directory !== undefined) {
    makeDirectory(directory);
    return { path: directory, leave: () => undefined };
  }
  const path = mkdtempSync(join(tmpdir(), 'observability-api-engine-'));
  return { path, leave: () => rmSync(path, { recursive: true, force: true }) };
}

/** What has to be done before the process ends. */
let end = async (): Promise<void> => undefined;

async function stop(): Promise<void> {
  await end();
  process.exit(0);
}

/** Statements take every processor there is; the API answers first. Before the engine makes its threads, which inherit it. */
function yieldToTheService(): void {
  try {
    setPriority(NICENESS);
  } catch {
    // Where that is not allowed, things are as they are.
  }
}

/** The server settings of the engine. They cannot be changed by statements. */
function serverSettings({ memory, cacheMemory }: StartMessage): string[] {
  return [
    `--max_server_memory_usage=${memory}`,
    `--mark_cache_size=${cacheMemory}`,
    `--index_mark_cache_size=${cacheMemory}`,
    `--primary_index_cache_size=${cacheMemory}`,
  ];
}

async function begin(options: StartMessage): Promise<void> {
  yieldToTheService();
  const chdb = await import('chdb').catch((error: unknown) => fail(error, 'missing'));
  if (!chdb) return;
  const { path, leave } = placeOf(options);
  let sessions: SessionPool;
  try {
    const open = () => {
      const session = new chdb.Session(path, { connectionArgs: serverSettings(options) });
      session.query(`SET max_query_size = ${LONGEST_STATEMENT}`);
      return session;
    };
    sessions = openSessionPool(open, options.sessions);
  } catch (error) {
    leave();
    return fail(error);
  }
  end = async () => {
    const isDrained = await Promise.race([sessions.close().then(() => true), wait(LONGEST_END_MS, false)]);
    leave();
    // The end of a process waits for the threads of the engine, and these for what they run.
    if (!isDrained) process.kill(process.pid, 'SIGKILL');
  };
  if (!process.connected) await stop();
  const server = createEngineServer(sessions, options.secret);
  server.listen(0, '127.0.0.1', () => say({ kind: 'listening', port: (server.address() as AddressInfo).port }));
}

// The channel closes when the service wants it, and when the service died, perhaps before it said anything.
process.once('disconnect', stop);
// A terminal sends signals to every process; the service closes this one when nothing needs it any more.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('message', (message) => {
  begin(message as StartMessage).catch(fail);
});
