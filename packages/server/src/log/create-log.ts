import { isatty } from 'node:tty';
import { type Logger, pino } from 'pino';
import { describeError } from './described-error.ts';
import { prettyLine } from './pretty-line.ts';

const STDOUT = 1;

/** The log on standard output: a line of JSON for each entry, and on a terminal one that people read. */
export function createLog(level: string, terminal: boolean = isatty(STDOUT)): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  if (!terminal) return pino(options);
  return pino(options, { write: (line) => void process.stdout.write(prettyLine(line)) });
}
