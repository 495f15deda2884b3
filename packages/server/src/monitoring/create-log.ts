import { isatty } from 'node:tty';
import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from '../domain/describe-error.ts';
import { prettyLine } from './pretty-line.ts';

const STDOUT = 1;

/** Lines are written when the buffer has this size, or after {@link FLUSH_INTERVAL_MS}. */
const BATCH_BYTES = 8 * 1024;

const FLUSH_INTERVAL_MS = 250;

/** The maximum size of the buffer while writes to standard output fail. Further lines are dropped. */
const MAX_BUFFERED_BYTES = 1024 ** 2;

/** Maximum number of retries, at exit, of a write to a pipe that is full. The retries are 100 ms apart. */
const EXIT_RETRIES = 10;

let batchedOutput: DestinationStream | undefined;

/**
 * Returns the stream that writes lines to standard output in batches; all logs of the process share it. Lines stay in the
 * buffer while standard output is not writable: the service continues on a full disk and without a reader.
 */
function getBatchedOutput(): DestinationStream {
  if (batchedOutput) return batchedOutput;
  // Until exit, a failed write is not retried: its lines stay in the buffer for the next write.
  let retries = EXIT_RETRIES;
  const output = pino.destination({
    dest: STDOUT,
    // In asynchronous mode, sonic-boom would retry forever at exit if the disk is full.
    sync: true,
    minLength: BATCH_BYTES,
    periodicFlush: FLUSH_INTERVAL_MS,
    maxLength: MAX_BUFFERED_BYTES,
    retryEAGAIN: () => retries++ < EXIT_RETRIES,
  });
  output.on('error', () => undefined);
  process.on('exit', () => {
    retries = 0;
    output.flush();
    // If the buffer exceeds a batch, the first call leaves a rest that is smaller than a batch.
    output.flush();
  });
  batchedOutput = output;
  return output;
}

/** Creates the log on standard output: a line of JSON per entry, or readable text on a terminal. */
export function createLog(level: string, terminal: boolean = isatty(STDOUT)): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  if (!terminal) return pino(options, getBatchedOutput());
  return pino(options, { write: (line) => void process.stdout.write(prettyLine(line)) });
}
