import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BenchError } from '../run-program.ts';
import type { Command, Reply } from './messages.ts';

/** The process of the listener, which starts the engine. */
export interface Listener {
  send(command: Command): Promise<Reply>;
  /** Stops the process and deletes its data. */
  close(): Promise<void>;
}

/** Starts the process with an empty data directory. */
export function startListener(): Listener {
  const directory = mkdtempSync(join(tmpdir(), 'bench-ingest-'));
  const program = fileURLToPath(new URL('./listener.child.ts', import.meta.url));
  const child = fork(program, [join(directory, 'engine')], {
    // The limits of V8 are those of the service.
    execArgv: ['--conditions=observability-api-source', '--max-semi-space-size=4', '--max-old-space-size=1024'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const send = async (command: Command): Promise<Reply> => {
    child.send(command);
    const [reply] = await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new BenchError('The listener exited.');
      }),
    ]);
    return reply as Reply;
  };
  return {
    send,
    async close() {
      if (child.exitCode === null && child.connected) {
        await send({ do: 'close' });
        await ended;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
