import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Statement } from '@observability-api/server/src/telemetry/clickhouse/engine.ts';
import { Failed } from '../run.ts';
import { answerOf } from '../server/answer-of.ts';

/** The engine with nothing around it. */
export interface RawEngine {
  /** How many milliseconds the statement took, by the clock of the engine's own process. */
  time(statement: Statement): Promise<number>;
  close(): Promise<void>;
}

/**
 * Opens a session in a process of its own: its threads would otherwise take the processor from the event loop that is measured.
 */
export function openRawEngine(directory: string): RawEngine {
  const child = fork(fileURLToPath(new URL('./raw.child.ts', import.meta.url)), [directory], {
    // Bound values may be bigints.
    serialization: 'advanced',
  });
  return {
    async time(statement) {
      const answered = answerOf<number | { readonly error: string }>(child);
      child.send(statement);
      const answer = await answered;
      if (typeof answer !== 'number') throw new Failed(answer.error);
      return answer;
    },
    async close() {
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}
