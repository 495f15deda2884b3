import { executeAdmin } from '../../src/cli/admin/run-admin.ts';

/** Runs an admin command on a store. */
export function adminOn(...place: readonly string[]) {
  const run = (...argv: readonly string[]) => executeAdmin([...argv, ...place]);
  return {
    run,
    /** What a command answers as JSON; fails when it fails. */
    async json<Result = Record<string, string>>(...argv: readonly string[]): Promise<Result> {
      const { code, stdout, stderr } = await run(...argv, '--json');
      if (code !== 0) throw new Error(stderr);
      return JSON.parse(stdout) as Result;
    },
    /** The sentence that a command is refused with; fails when it is not. */
    async refusal(...argv: readonly string[]): Promise<string> {
      const { code, stdout, stderr } = await run(...argv);
      if (code === 0 || stdout !== '' || stderr.trimEnd().includes('\n')) throw new Error(`not refused: ${stdout}`);
      return stderr.trimEnd();
    },
  };
}
