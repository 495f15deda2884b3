import cluster, {} from 'node:cluster';
import { once } from 'node:events';
import { AggregatorRegistry } from 'prom-client';
import { StartError } from '../../store/start-error.js';
import { isMessage } from './messages.js';
/** The first of several workers that die one after the other is replaced this soon. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 10_000;
/** A worker that has lived this long did not die of what killed the one before it. */
const HEALTHY_MS = 60_000;
const tell = (worker, message) => {
    if (worker.isConnected())
        worker.send(message);
};
const living = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
/** Starts a worker; resolves when it answers. Throws StartError with its sentence when it cannot start. */
const startOne = async () => {
    const worker = cluster.fork();
    return new Promise((resolve, reject) => {
        worker.on('message', (message) => {
            if (!isMessage(message))
                return;
            if (message.kind === 'ready')
                resolve(message);
            if (message.kind === 'failed')
                reject(new StartError(message.sentence));
        });
        worker.once('exit', () => reject(new StartError('A worker ended before it answered.')));
    });
};
/** Answers workers that are asked for the metrics of all. */
const shareMetrics = () => {
    const all = new AggregatorRegistry();
    cluster.on('message', (worker, message) => {
        if (!isMessage(message) || message.kind !== 'metrics-wanted')
            return;
        const { id } = message;
        all.clusterMetrics().then((text) => tell(worker, { kind: 'metrics', id, text }), () => tell(worker, { kind: 'metrics', id }));
    });
};
/**
 * Starts `count` processes with the arguments of this one, which share its port. From then on a worker that dies is
 * replaced, the later the more often that happens. Throws StartError when they cannot start.
 */
export const startWorkers = async (count) => {
    let stopping = false;
    const endNow = () => {
        stopping = true;
        for (const worker of living())
            worker.process.kill('SIGKILL');
    };
    shareMetrics();
    try {
        // The first one brings the store up to date and makes the first tenants; the others find them.
        const first = await startOne();
        await Promise.all(Array.from({ length: count - 1 }, startOne));
        replaceTheDead(() => stopping);
        return {
            url: first.url,
            notices: first.notices,
            endNow,
            async close() {
                stopping = true;
                const ends = living().map((worker) => once(worker, 'exit'));
                for (const worker of living())
                    tell(worker, { kind: 'stop' });
                const codes = (await Promise.all(ends)).map(([code]) => code);
                if (codes.some((code) => code !== 0))
                    throw new Error('a worker did not stop cleanly');
            },
        };
    }
    catch (error) {
        endNow();
        throw error;
    }
};
const replaceTheDead = (isStopping) => {
    const started = new Map();
    for (const { id } of living())
        started.set(id, performance.now());
    cluster.on('fork', ({ id }) => started.set(id, performance.now()));
    let delay = FIRST_DELAY_MS;
    cluster.on('exit', ({ id, process: { pid } }, code, signal) => {
        const lived = performance.now() - (started.get(id) ?? 0);
        started.delete(id);
        if (isStopping())
            return;
        delay = lived > HEALTHY_MS ? FIRST_DELAY_MS : Math.min(delay * 2, LONGEST_DELAY_MS);
        process.stderr.write(`Worker ${pid} ended (${signal ?? code}), another starts in ${delay / 1000} s.\n`);
        setTimeout(() => {
            if (!isStopping())
                startOne().catch(sayWhy);
        }, delay);
    });
};
const sayWhy = (error) => {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
};
