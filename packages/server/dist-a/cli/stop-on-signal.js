import { constants } from 'node:os';
/** A little longer than the server gives to what is in flight and to a last write, so that it ends by itself. */
const LAST_RESORT_MS = 16_000;
/** Closes gracefully on SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export const stopOnSignal = (server) => {
    let stopping = false;
    const end = (code) => {
        server.endNow?.();
        process.exit(code);
    };
    const stop = async () => {
        setTimeout(() => end(1), LAST_RESORT_MS).unref();
        try {
            await server.close();
            process.exit(0);
        }
        catch (error) {
            process.stderr.write(`The service did not stop cleanly: ${error instanceof Error ? error.message : error}\n`);
            end(1);
        }
    };
    for (const signal of ['SIGTERM', 'SIGINT']) {
        process.on(signal, () => {
            if (stopping)
                end(128 + constants.signals[signal]);
            stopping = true;
            void stop();
        });
    }
};
