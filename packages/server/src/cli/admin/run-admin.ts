import { CommanderError } from 'commander';
import { type CommandResult, writeResult } from '../command-result.ts';
import { usageMessage } from '../usage-message.ts';
import { errorMessage } from './error-message.ts';
import { adminProgram } from './program.ts';

function adminUsageMessage({ code, exitCode, message }: CommanderError, group: string | undefined): string {
  if (code === 'commander.help')
    return `Missing command. See observability-api admin ${group ? `${group} ` : ''}--help.`;
  // For the code `commander.excessArguments`, `usageMessage` would replace Commander's message, which states the expected number of
  // arguments.
  return usageMessage(new CommanderError(exitCode, 'usage', message));
}

/** Runs an `admin` command and returns its output. Does not throw: an error becomes one line on stderr. */
export async function executeAdmin(argv: readonly string[]): Promise<CommandResult> {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const program = adminProgram(print);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    const usage = error instanceof CommanderError;
    if (!usage || error.exitCode !== 0) {
      const message = usage ? adminUsageMessage(error, program.args[0]) : errorMessage(error);
      return { stdout: '', stderr: `${message}\n`, code: 1 };
    }
  }
  return { stdout: printed.join(''), stderr: '', code: 0 };
}

/** Runs an `admin` command, writes its output and sets the exit code of this process. */
export async function runAdmin(argv: readonly string[]): Promise<void> {
  writeResult(await executeAdmin(argv));
}
