import { isatty } from 'node:tty';
import { type Logger, pino } from 'pino';
import { describeError } from '../domain/describe-error.ts';
import { prettyLine } from './pretty-line.ts';

const STDOUT = 1;

/** What waits to be written while the disk is full; lines beyond it are lost, so that the service is not. */
const MOST_BYTES = 1024 ** 2;

/** Standard output. That it cannot be written, on a full disk or to a reader that has gone, is no reason to stop serving. */
function standardOutput() {
  return pino.destination({ dest: STDOUT, sync: true, maxLength: MOST_BYTES }).on('error', () => undefined);
}

/** The log on standard output: a line of JSON for each entry, and on a terminal one that people read. */
export function createLog(level: string, terminal: boolean = isatty(STDOUT)): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  if (!terminal) return pino(options, standardOutput());
  return pino(options, { write: (line) => void process.stdout.write(prettyLine(line)) });
}
