import { CommanderError } from 'commander';
import { sentence } from '../options.ts';
import { failureSentence } from './failure-sentence.ts';
import { adminProgram } from './program.ts';

/** What a command has to say, and the code to end with. */
export interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly code: 0 | 1;
}

const usageSentence = ({ code, exitCode, message }: CommanderError, group: string | undefined): string => {
  if (code === 'commander.help')
    return `Name a command: see observability-api admin ${group ? `${group} ` : ''}--help.`;
  // The service itself has no arguments and says so; a command says how many it has.
  return sentence(new CommanderError(exitCode, 'usage', message));
};

/** Does what the words of an `admin` command say. Does not throw: what fails is one sentence. */
export const answerAdmin = async (argv: readonly string[]): Promise<Answer> => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const program = adminProgram(print);
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    const usage = error instanceof CommanderError;
    if (!usage || error.exitCode !== 0) {
      const message = usage ? usageSentence(error, argv[0]) : failureSentence(error);
      return { stdout: '', stderr: `${message}\n`, code: 1 };
    }
  }
  return { stdout: printed.join(''), stderr: '', code: 0 };
};

/** Runs an `admin` command in this process, which ends with its code. */
export const runAdmin = async (argv: readonly string[]): Promise<void> => {
  const { stdout, stderr, code } = await answerAdmin(argv);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = code;
};
