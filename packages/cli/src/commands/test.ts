import { resolve } from 'node:path';
import { CommandError, EXIT, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { type FileTest, readFiles } from '../monitoring/read-files.ts';
import { validateFiles } from '../monitoring/validate.ts';
import { styleFor, withoutControlCharacters } from '../output/style.ts';
import { runTest } from '../testing/run-test.ts';

/** The options of `test`. */
export interface TestFlags {
  readonly dir: string;
}

/** Runs the tests of the files and prints their results. Returns the exit code. */
export async function test(names: readonly string[], flags: TestFlags, io: Io): Promise<number> {
  const files = await readFiles(resolve(io.cwd, flags.dir), io.cwd);
  const issues = await validateFiles(files);
  if (issues.length > 0)
    throw new CommandError(issues.map(({ location, message }) => `${location}: ${message}`).join('\n'));
  const tests = select(files.tests, names);
  if (tests.length === 0) {
    io.stderr.write(`${flags.dir} has no tests (documents of the kind Test).\n`);
    return EXIT.success;
  }
  const style = styleFor(io.stdout, io.env);
  let failed = 0;
  for (const fileTest of tests) {
    io.signal?.throwIfAborted();
    const failures = await runTest(fileTest, files, io.cwd);
    if (failures.length > 0) failed += 1;
    const sign = failures.length > 0 ? style('red', '✗') : style('green', '✓');
    io.stdout.write(
      `${sign} ${withoutControlCharacters(fileTest.name)}  ${style('dim', fileTest.locationOf(['name']))}\n`,
    );
    for (const { location, message } of failures)
      io.stdout.write(`    ${location}: ${withoutControlCharacters(message)}\n`);
  }
  const total = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`;
  io.stdout.write(failed === 0 ? `${total} passed.\n` : `${failed} of ${total} failed.\n`);
  return failed === 0 ? EXIT.success : EXIT.differences;
}

function select(tests: readonly FileTest[], names: readonly string[]): FileTest[] {
  const unknown = names.find((word) => !tests.some((fileTest) => matches(fileTest, word)));
  if (unknown !== undefined) {
    const known = tests.map(({ name }) => `"${name}"`).join(', ') || 'none';
    throw usageError(`No test has the name or file "${unknown}". Known tests: ${known}.`);
  }
  return tests.filter((fileTest) => names.length === 0 || names.some((word) => matches(fileTest, word)));
}

function matches({ name, file }: FileTest, word: string): boolean {
  return name === word || file === word;
}
