import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { errorCode, messageOf } from '../../../domain/describe-error.ts';
import { settlesWithin } from '../../../domain/settles-within.ts';
import { MAX_STATEMENT_BYTES } from '../statement-text.ts';
import type { StartMessage, StartResult } from './engine-messages.ts';
import { createEngineServer } from './http-server.ts';
import { openSessionPool, type SessionPool } from './sessions.ts';

const NICENESS = 5;

/** Maximum size of the temporary files of one statement. */
const MAX_TEMPORARY_BYTES = 1024 ** 3;

/**
 * Settings of every session.
 *
 * - By default, ClickHouse gives a statement at most one thread per GiB of free memory. The memory limits already bound each statement, so
 *   this rule would only make statements slower.
 * - ClickHouse leaks memory if a statement reaches its memory limit while it merges the `uniqExact` states of its threads. A statement
 *   that has spilled groups to disk merges them differently, without a leak.
 */
function sessionSettings({ statementMemory }: StartMessage): string[] {
  return [
    `max_query_size = ${MAX_STATEMENT_BYTES}`,
    'max_threads_min_free_memory_per_thread = 0',
    `max_bytes_before_external_group_by = ${Math.floor(statementMemory / 2)}`,
    `max_temporary_data_on_disk_size_for_query = ${MAX_TEMPORARY_BYTES}`,
  ];
}

/** Time that running statements have to finish when the process is closed. */
const STOP_TIMEOUT_MS = 2_000;

function send(message: StartResult): void {
  // Without a callback, this process would crash if the channel closes before the message is sent.
  if (process.connected) process.send?.(message, () => undefined);
}

function fail(error: unknown, reason?: 'missing'): void {
  // chdb has one error for all directories that it cannot open. Usually another process has locked the directory.
  const openReason = errorCode(error) === 'CHDB_CONNECTION' ? 'locked' : 'other';
  send({ kind: 'failed', reason: reason ?? openReason, message: messageOf(error) });
}

/** Creates a directory unless it exists. Throws if its parent does not exist, for example because a volume is not mounted. */
function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Returns the data directory, and a function that deletes it if it is temporary. */
function openDirectory({ directory }: StartMessage) {
  if (directory !== undefined) {
    makeDirectory(directory);
    return { path: directory, removeDirectory: () => undefined };
  }
  const path = mkdtempSync(join(tmpdir(), 'observability-api-engine-'));
  return { path, removeDirectory: () => rmSync(path, { recursive: true, force: true }) };
}

/** Closes the engine. Set when the engine has started. */
let closeEngine = async (): Promise<void> => undefined;

async function stop(): Promise<void> {
  await closeEngine();
  process.exit(0);
}

/** Lowers the priority, so that statements do not slow down the API. Threads that the engine creates later inherit it. */
function lowerPriority(): void {
  try {
    setPriority(NICENESS);
  } catch {
    // Some environments do not allow it.
  }
}

/** Returns the server settings of the engine. Statements cannot change them. */
function serverSettings({ memory, cacheMemory }: StartMessage): string[] {
  return [
    `--max_server_memory_usage=${memory}`,
    `--mark_cache_size=${cacheMemory}`,
    `--index_mark_cache_size=${cacheMemory}`,
    `--primary_index_cache_size=${cacheMemory}`,
  ];
}

async function start(options: StartMessage): Promise<void> {
  lowerPriority();
  const chdb = await import('chdb').catch((error: unknown) => fail(error, 'missing'));
  if (!chdb) return;
  const { path, removeDirectory } = openDirectory(options);
  let sessions: SessionPool;
  try {
    const open = () => new chdb.Session(path, { connectionArgs: serverSettings(options) });
    sessions = openSessionPool(open, options.sessions, sessionSettings(options));
  } catch (error) {
    removeDirectory();
    return fail(error);
  }
  closeEngine = async () => {
    const isDrained = await settlesWithin(sessions.close(), STOP_TIMEOUT_MS);
    removeDirectory();
    // A normal exit would wait for the threads of the engine, which wait for their statements.
    if (!isDrained) process.kill(process.pid, 'SIGKILL');
  };
  if (!process.connected) await stop();
  const server = createEngineServer(sessions, options.secret);
  server.listen(0, '127.0.0.1', () => send({ kind: 'listening', port: (server.address() as AddressInfo).port }));
}

// The service closes the channel to stop this process. The channel also closes when the service dies.
process.once('disconnect', stop);
// A terminal sends signals to all processes of the group. This process stops only when the channel closes.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('message', (message) => {
  start(message as StartMessage).catch(fail);
});
