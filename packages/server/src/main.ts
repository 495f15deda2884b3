import { limitHeap } from './cli/heap-settings.ts';
import { run } from './cli/run.ts';

limitHeap();

// The server is loaded after the command line is parsed, so that `--help` and option errors are printed immediately.
await run(process.argv.slice(2), async ({ workers: _, ...options }, around) => {
  const { startServer } = await import('./app/start-server.ts');
  return startServer(options, around);
});
