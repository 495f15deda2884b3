import { processIo } from './io.ts';
import { run } from './run.ts';

const io = processIo();
// A closed pipe, as in `observability … | head`, ends the command without a message. `apply` continues without output.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  if (!io.isApplying) process.exit(0);
});
process.exitCode = await run(process.argv.slice(2), io);
