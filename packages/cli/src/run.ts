import { CommanderError } from 'commander';
import { createProgram } from './commands/program.ts';
import { EXIT } from './errors.ts';
import type { Io } from './io.ts';
import { describeError } from './output/error-message.ts';
import { styleFor, withoutControlCharacters } from './output/style.ts';

/** Runs one command line and returns its exit code. Prints an error once, on stderr. */
export async function run(argv: readonly string[], io: Io): Promise<number> {
  let exitCode: number = EXIT.success;
  const program = createProgram(io, (code) => {
    exitCode = code;
  });
  try {
    if (argv.length === 0) program.outputHelp();
    else await program.parseAsync(argv, { from: 'user' });
    return exitCode;
  } catch (error) {
    // commander has printed the message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.success : EXIT.usage;
    const failure = describeError(error);
    io.stderr.write(`${styleFor(io.stderr, io.env)('red', 'error:')} ${withoutControlCharacters(failure.message)}\n`);
    return failure.exitCode;
  }
}
