import type { RunningServer } from '../start-server.ts';
import { banner } from './banner.ts';
import { type Options, readOptions } from './options.ts';
import { startSentence } from './start-sentence.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const fail = (error: unknown, options?: Options): never => {
  process.stderr.write(`${startSentence(error, options)}\n`);
  if (options && ['trace', 'debug'].includes(options.logLevel)) console.error(error);
  process.exit(1);
};

/** Reads the command line, starts the server and says where it is; ends the process with code 1 when it cannot. */
export const run = async (
  argv: readonly string[],
  startServer: (options: Options) => Promise<RunningServer>,
): Promise<void> => {
  let options: Options | undefined;
  try {
    const request = readOptions(argv);
    if ('print' in request) {
      process.stdout.write(request.print);
      return;
    }
    options = request.serve;
    const server = await startServer(options);
    stopOnSignal(() => server.close());
    for (const notice of server.notices) process.stderr.write(`${notice}\n`);
    process.stdout.write(`${banner(server.url, options)}\nReady at ${server.url}\n`);
  } catch (error) {
    fail(error, options);
  }
};
