import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../root.ts';
import { Failed } from '../run.ts';
import type { Answer, Ask } from './messages.ts';

/** The process with the engine and the listener. */
export interface Listener {
  ask(question: Ask): Promise<Answer>;
  /** Ends it and forgets what it has stored. */
  close(): Promise<void>;
}

/** Starts it over an empty directory. */
export function startListener(): Listener {
  const directory = mkdtempSync(join(tmpdir(), 'bench-ingest-'));
  const program = fileURLToPath(new URL('./listener.child.ts', import.meta.url));
  const child = fork(program, [join(root, 'packages/server/src'), join(directory, 'engine')], {
    execArgv: ['--conditions=observability-api-source'],
    serialization: 'advanced',
  });
  const ended = once(child, 'exit');
  const ask = async (question: Ask): Promise<Answer> => {
    child.send(question);
    const [answer] = await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Failed('The listener ended.');
      }),
    ]);
    return answer as Answer;
  };
  return {
    ask,
    async close() {
      if (child.exitCode === null && child.connected) {
        await ask({ do: 'close' });
        await ended;
      }
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
