import { executeAdmin } from '../../../src/cli/admin/run-admin.ts';

/** Returns functions that run admin commands on the store at `location`. */
export function adminOn(...location: readonly string[]) {
  const run = (...argv: readonly string[]) => executeAdmin([...argv, ...location]);
  return {
    run,
    /** Runs a command and returns its JSON output. Throws if the command fails. */
    async json<Result = Record<string, string>>(...argv: readonly string[]): Promise<Result> {
      const { code, stdout, stderr } = await run(...argv, '--json');
      if (code !== 0) throw new Error(stderr);
      return JSON.parse(stdout) as Result;
    },
    /** Runs a command that must fail and returns its error message. Throws if the command succeeds. */
    async error(...argv: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await run(...argv);
      if (code === 0 || stdout !== '' || stderr.trimEnd().includes('\n'))
        throw new Error(`expected the command to fail: ${stdout}`);
      return stderr.trimEnd();
    },
  };
}
