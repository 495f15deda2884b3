import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** An error with a message for the user: a program failed, or a suite cannot run. */
export class BenchError extends Error {
  override readonly name = 'BenchError';
}

/** Runs a program and returns its standard output. Throws {@link BenchError} with the end of its output if it fails. */
export function run(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errorOutput = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errorOutput += chunk;
    });
    child.on('error', (error) => reject(new BenchError(`${program}: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else {
        const command = [program, ...args].join(' ');
        reject(new BenchError(`\`${command}\` failed:\n${`${output}${errorOutput}`.slice(-3000)}`));
      }
    });
  });
}
