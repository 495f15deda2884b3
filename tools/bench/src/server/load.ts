import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Failed } from '../run.ts';
import { answerOf } from './answer-of.ts';

/** What is to be sent. */
export interface LoadTask {
  readonly port: number;
  /** Whole requests, sent in turn. */
  readonly requests: readonly string[];
  readonly total: number;
  readonly connections: number;
  /** What every answer has to be. */
  readonly status: number;
}

/** How it went; times are in milliseconds. */
export interface LoadAnswer {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** The caller, in a process of its own. */
export interface Load {
  /** Throws Failed when an answer is another one. */
  send(task: LoadTask): Promise<LoadAnswer>;
  stop(): void;
}

/** Starts the process that calls. */
export function startLoad(): Load {
  const child = fork(fileURLToPath(new URL('./load.child.ts', import.meta.url)));
  return {
    async send(task) {
      const answered = answerOf<LoadAnswer | { readonly error: string }>(child);
      child.send(task);
      const answer = await answered;
      if ('error' in answer) throw new Failed(answer.error);
      return answer;
    },
    stop: () => void child.kill(),
  };
}
