import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnswers } from './answer.ts';
import type { Begin, Begun } from './messages.ts';
import { openSessions, type Sessions } from './sessions.ts';

const say = (message: Begun): void => {
  process.send?.(message);
};

const fail = (error: unknown, why?: 'missing'): void => {
  const message = error instanceof Error ? error.message : String(error);
  say({ kind: 'failed', why: why ?? (/lock|already/i.test(message) ? 'taken' : 'other'), message });
};

/** The directory of the engine, and what has to be done with it in the end. */
const placeOf = ({ directory }: Begin) => {
  if (directory !== undefined) {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    return { path: directory, leave: () => undefined };
  }
  const path = mkdtempSync(join(tmpdir(), 'observability-api-engine-'));
  return { path, leave: () => rmSync(path, { recursive: true, force: true }) };
};

const begin = async (options: Begin): Promise<void> => {
  const chdb = await import('chdb').catch((error: unknown) => fail(error, 'missing'));
  if (!chdb) return;
  const { path, leave } = placeOf(options);
  let sessions: Sessions;
  try {
    sessions = openSessions(() => new chdb.Session(path), options.sessions);
  } catch (error) {
    leave();
    return fail(error);
  }
  // The channel closes when the service wants it, and when the service died.
  process.once('disconnect', async () => {
    await sessions.close();
    leave();
    process.exit(0);
  });
  const server = createAnswers(sessions, options.secret);
  server.listen(0, '127.0.0.1', () => say({ kind: 'listening', port: (server.address() as AddressInfo).port }));
};

// A terminal sends signals to every process; the service closes this one when nothing needs it any more.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
process.once('message', (message) => {
  begin(message as Begin).catch(fail);
});
