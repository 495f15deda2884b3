import cluster from 'node:cluster';
import { banner } from './banner.js';
import { readOptions } from './options.js';
import { startSentence } from './start-sentence.js';
import { stopOnSignal } from './stop-on-signal.js';
import { withoutPasswords } from './without-passwords.js';
const fail = (error, options) => {
    process.stderr.write(`${startSentence(error, options)}\n`);
    if (options && ['trace', 'debug'].includes(options.logLevel) && error instanceof Error) {
        process.stderr.write(`${withoutPasswords(error.stack ?? '')}\n`);
    }
    process.exit(1);
};
const startSeveral = async (count) => {
    const { startWorkers } = await import('./workers/start-workers.js');
    return startWorkers(count);
};
/** Reads the command line, starts the server and says where it is; ends the process with code 1 when it cannot. */
export const run = async (argv, serve) => {
    if (argv[0] === 'admin')
        return (await import('./admin/run-admin.js')).runAdmin(argv.slice(1));
    if (argv[0] === 'evaluate')
        return (await import('./evaluate/run-evaluate.js')).runEvaluate(argv.slice(1));
    let options;
    try {
        const request = readOptions(argv);
        if ('print' in request) {
            process.stdout.write(request.print);
            return;
        }
        options = request.serve;
        if (cluster.isWorker) {
            const { work } = await import('./workers/work.js');
            return await work(options, serve);
        }
        const server = options.workers > 1 ? await startSeveral(options.workers) : await serve(options);
        stopOnSignal(server);
        for (const notice of server.notices)
            process.stderr.write(`${notice}\n`);
        process.stdout.write(`${banner(server, options)}\nReady at ${server.url}\n`);
    }
    catch (error) {
        fail(error, options);
    }
};
