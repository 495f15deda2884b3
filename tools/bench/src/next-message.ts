import type { ChildProcess } from 'node:child_process';
import { BenchError } from './run-program.ts';

/** Returns the next message of a child process. Throws {@link BenchError} if the process exits first. */
export function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const onExit = () => {
      child.off('message', onMessage);
      reject(new BenchError(`${child.spawnargs.join(' ')} exited without a response.`));
    };
    const onMessage = (message: unknown) => {
      child.off('exit', onExit);
      resolve(message as Message);
    };
    child.once('exit', onExit);
    child.once('message', onMessage);
  });
}
