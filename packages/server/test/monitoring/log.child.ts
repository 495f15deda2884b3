import { createLog } from '../../src/monitoring/create-log.ts';

const [, , output, argument] = process.argv;
if (output === 'error') logError(argument === 'terminal');
else logLines(Number(argument));

/** Logs an error with two nested causes. All three have properties that must not be logged. */
function logError(isTerminal: boolean): void {
  const refused = Object.assign(new TypeError('connection refused'), { code: 'ECONNREFUSED', password: 'canary' });
  const closed = Object.assign(new RangeError('no connection', { cause: refused }), { parameters: ['canary'] });
  const error = Object.assign(new Error('not available', { cause: closed }), { detail: 'canary', code: 'SQLITE_BUSY' });
  createLog('info', isTerminal).error({ err: error }, 'request failed');
}

/**
 * Logs a number of lines and exits immediately. Like the command of the service, it first uses `process.stdout`. Node then makes a pipe
 * non-blocking, so that a write to a full pipe fails.
 */
function logLines(count: number): void {
  process.stdout.on('error', () => undefined);
  const log = createLog('info', false);
  for (let line = 0; line < count; line += 1) log.info({ line }, 'request');
  process.exit(0);
}
