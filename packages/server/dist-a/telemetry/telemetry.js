import { Unavailable } from '../resources/errors.js';
import { createCharts } from './charts/charts.js';
import { isOverWithin } from './engine/is-over-within.js';
import { openEngine } from './engine.js';
import { prepareDatabase } from './tables/prepare-database.js';
/** How long telemetry is kept. */
const RETENTION_DAYS = 30;
/** A database that is being prepared when telemetry is closed, and what is in the engine, may take this long together. */
const GRACE_MS = 3_000;
/** Opens telemetry. Throws StartError. */
export const openTelemetry = async (options) => {
    const engine = await openEngine(options);
    const place = {
        retentionDays: RETENTION_DAYS,
        ...('cluster' in options && options.cluster !== undefined && { cluster: options.cluster }),
    };
    const prepared = new Map();
    // One after the other: each is two dozen small statements, and together they would keep everything else waiting.
    let last = Promise.resolve();
    let closing;
    const begin = async (database) => {
        if (closing)
            throw new Unavailable('The service is stopping');
        await prepareDatabase(engine, database, place);
    };
    const prepare = (database) => {
        const known = prepared.get(database);
        if (known)
            return known;
        const work = last.then(() => begin(database));
        last = work.catch(() => prepared.delete(database));
        prepared.set(database, work);
        return work;
    };
    const closeOnce = async (graceMs) => {
        const until = performance.now() + graceMs;
        await isOverWithin(last, graceMs);
        await engine.close(Math.max(0, until - performance.now()));
    };
    return {
        engine: {
            ...engine,
            async insert(database, table, rows) {
                await prepare(database);
                return engine.insert(database, table, rows);
            },
        },
        charts: createCharts(engine),
        prepare,
        warm(databases) {
            for (const database of databases)
                if (!closing)
                    prepare(database).catch(() => undefined);
        },
        async state() {
            if (prepared.size === 0)
                return 'not started';
            return (await engine.isReady()) ? 'ok' : 'no answer';
        },
        close(graceMs = GRACE_MS) {
            closing ??= closeOnce(graceMs);
            return closing;
        },
    };
};
