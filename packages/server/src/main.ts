import { run } from './cli/run.ts';

// The server is loaded after the command line is parsed, so that `--help` and option errors are printed immediately.
await run(process.argv.slice(2), async ({ workers: _, ...options }, hooks) => {
  const { startServer } = await import('./app/start-server.ts');
  return startServer(options, hooks);
});
