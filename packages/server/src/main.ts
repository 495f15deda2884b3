import { run } from './cli/run.ts';
import { keepHeapSmall } from './cli/small-heap.ts';

keepHeapSmall();

// The server is loaded after the command line is read, so that the help and a wrong option are answered at once.
await run(process.argv.slice(2), async ({ workers: _, ...options }, around) => {
  const { startServer } = await import('./start-server.ts');
  return startServer(options, around);
});
