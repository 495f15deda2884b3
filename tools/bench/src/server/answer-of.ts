import type { ChildProcess } from 'node:child_process';
import { Failed } from '../run.ts';

/** The next message of a process. Throws Failed when it ends instead. */
export function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = () => {
      child.off('message', answered);
      reject(new Failed(`${child.spawnargs.join(' ')} ended before it answered.`));
    };
    const answered = (answer: unknown) => {
      child.off('exit', ended);
      resolve(answer as Answer);
    };
    child.once('exit', ended);
    child.once('message', answered);
  });
}
