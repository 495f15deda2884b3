import { executeAdmin } from '../../../src/cli/admin/run-admin.ts';

/** Returns functions that run admin commands with the given store options, for example `--data-dir <dir>`. */
export function adminOn(...storeArgs: readonly string[]) {
  const run = (...argv: readonly string[]) => executeAdmin([...argv, ...storeArgs]);
  return {
    run,
    /** Runs a command and returns its JSON output. Throws if the command fails. */
    async json<Result = Record<string, string>>(...argv: readonly string[]): Promise<Result> {
      const { code, stdout, stderr } = await run(...argv, '--json');
      if (code !== 0) throw new Error(stderr);
      return JSON.parse(stdout) as Result;
    },
    /**
     * Runs a command that must fail and returns its error message. Throws unless it fails with a one-line message on stderr
     * and no output.
     */
    async error(...argv: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await run(...argv);
      const message = stderr.trimEnd();
      if (code === 0 || stdout !== '' || message === '' || message.includes('\n')) {
        const received = JSON.stringify({ code, stdout, stderr });
        throw new Error(`Expected a failure with one line on stderr and no output, received ${received}.`);
      }
      return message;
    },
  };
}
