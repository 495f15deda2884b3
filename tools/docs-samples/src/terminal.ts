import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A terminal in a folder. */
export interface Terminal {
  /** Returns everything that has been printed so far. */
  output(): string;
  /** Runs commands. Returns their output and a line with the exit status. Rejects if the last command fails. */
  run(commands: string): Promise<string>;
  /** Ends the shell and the programs that it started. */
  close(): void;
}

/** Opens a terminal with bash. */
export function openTerminal(folder: string): Terminal {
  const shell = spawn('bash', [], { cwd: folder, detached: true });
  let printed = '';
  for (const stream of [shell.stdout, shell.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  let count = 0;
  return {
    output: () => printed,
    async run(commands) {
      count += 1;
      const start = printed.length;
      const end = new RegExp(`^::${count}:(\\d+)$`, 'm');
      shell.stdin.write(`${commands}\nprintf '\\n::%s:%s\\n' ${count} $?\n`);
      while (!end.test(printed)) await once(shell.stdout, 'data');
      const text = printed.slice(start);
      if (end.exec(text)?.[1] !== '0') throw new Error(`${commands}\n${text}`);
      return text;
    },
    close() {
      if (shell.pid !== undefined) process.kill(-shell.pid);
    },
  };
}
