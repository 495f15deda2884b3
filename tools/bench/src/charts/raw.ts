import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { nextMessage } from '../next-message.ts';
import { BenchError } from '../run-program.ts';

/** An engine without the service. */
export interface RawEngine {
  /** Returns the milliseconds of the statement, measured in the process of the engine. */
  time(statement: Statement): Promise<number>;
  close(): Promise<void>;
}

/** Opens an engine session in its own process, so that its threads do not slow down the measured event loop. */
export function openRawEngine(directory: string): RawEngine {
  const child = fork(fileURLToPath(new URL('./raw-session.child.ts', import.meta.url)), [directory], {
    // Parameters can be of type bigint.
    serialization: 'advanced',
  });
  return {
    async time(statement) {
      const reply = nextMessage<number | { readonly error: string }>(child);
      child.send(statement);
      const result = await reply;
      if (typeof result !== 'number') throw new BenchError(result.error);
      return result;
    },
    async close() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
