import { spawn } from 'node:child_process';

/** A program that ended with another exit code than 0. */
export class Failed extends Error {
  override readonly name = 'Failed';
}

/** Runs a program, answers what it printed; throws {@link Failed} with the end of its output when it fails. */
export function run(program: string, args: readonly string[], folder: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // On Windows npm is a script, which only a shell starts.
    const shell = process.platform === 'win32' && program === 'npm';
    const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], shell });
    let printed = '';
    let complaints = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      complaints += chunk;
    });
    child.on('error', (error) => reject(new Failed(`${program}: ${error.message}`)));
    child.on('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Failed(`\`${[program, ...args].join(' ')}\` failed:\n${`${printed}${complaints}`.slice(-3000)}`));
    });
  });
}
