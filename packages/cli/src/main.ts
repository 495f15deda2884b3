import { processIo } from './io.ts';
import { run } from './run.ts';

// A closed pipe, as in `observability … | head`, ends the command without a message.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});
process.exitCode = await run(process.argv.slice(2), processIo());
