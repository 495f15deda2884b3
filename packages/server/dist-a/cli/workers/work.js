import { AggregatorRegistry } from 'prom-client';
import { Unavailable } from '../../resources/errors.js';
import { startSentence } from '../start-sentence.js';
import { isMessage } from './messages.js';
const tell = (message) => new Promise((resolve) => {
    if (process.send)
        process.send(message, () => resolve());
    else
        resolve();
});
const onMessage = (listen) => {
    process.on('message', (message) => {
        if (isMessage(message))
            listen(message);
    });
};
/** Gathers what all workers counted: they are asked for it by the process that started them. */
const gatherFromAll = () => {
    const waiting = new Map();
    let last = 0;
    onMessage((message) => {
        if (message.kind !== 'metrics')
            return;
        waiting.get(message.id)?.(message.text);
        waiting.delete(message.id);
    });
    return (registries) => {
        // Answers when the process that started this one asks.
        AggregatorRegistry.setRegistries(registries());
        new AggregatorRegistry();
        return async () => {
            last += 1;
            const id = last;
            const answer = new Promise((resolve) => waiting.set(id, resolve));
            await tell({ kind: 'metrics-wanted', id });
            const text = await answer;
            if (text === undefined)
                throw new Unavailable('Not every worker answered');
            return text;
        };
    };
};
/** Serves as one of several workers, until the process that started it says stop. */
export const work = async (options, serve) => {
    // A terminal and a service manager send signals to every process; the one that started this passes them on in order.
    for (const signal of ['SIGTERM', 'SIGINT'])
        process.on(signal, () => undefined);
    try {
        const serving = serve(options, { gatherMetrics: gatherFromAll() });
        // Listened for before it serves: a worker may be told to stop while it starts.
        onMessage(({ kind }) => {
            if (kind !== 'stop')
                return;
            serving
                .then((server) => server.close())
                .then(() => process.exit(0), () => process.exit(1));
        });
        const server = await serving;
        await tell({ kind: 'ready', url: server.url, notices: server.notices });
    }
    catch (error) {
        await tell({ kind: 'failed', sentence: startSentence(error, options) });
        process.exit(1);
    }
};
