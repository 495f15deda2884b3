import { CommanderError } from 'commander';
import { usageMessage } from '../options.ts';
import { errorMessage } from './error-message.ts';
import { adminProgram } from './program.ts';

/** What a command has to say, and the code to end with. */
export interface CommandResult {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: 0 | 1;
}

function adminUsageMessage({ code, exitCode, message }: CommanderError, group: string | undefined): string {
  if (code === 'commander.help')
    return `Name a command: see observability-api admin ${group ? `${group} ` : ''}--help.`;
  // The service itself has no arguments and says so; a command says how many it has.
  return usageMessage(new CommanderError(exitCode, 'usage', message));
}

/** Does what the words of an `admin` command say. Does not throw: what fails is one sentence. */
export async function executeAdmin(argv: readonly string[]): Promise<CommandResult> {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const program = adminProgram(print);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    const usage = error instanceof CommanderError;
    if (!usage || error.exitCode !== 0) {
      const message = usage ? adminUsageMessage(error, argv[0]) : errorMessage(error);
      return { stdout: '', stderr: `${message}\n`, code: 1 };
    }
  }
  return { stdout: printed.join(''), stderr: '', code: 0 };
}

/** Runs an `admin` command in this process, which ends with its code. */
export async function runAdmin(argv: readonly string[]): Promise<void> {
  const { stdout, stderr, code } = await executeAdmin(argv);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
}
