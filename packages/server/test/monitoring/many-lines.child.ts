import { createLog } from '../../src/monitoring/create-log.ts';

/** Logs a number of lines and exits immediately. The process has used `process.stdout` before, like the command. */
const [, , count] = process.argv;
process.stdout.on('error', () => undefined);
const log = createLog('info', false);
for (let line = 0; line < Number(count); line += 1) log.info({ line }, 'request');
process.exit(0);
