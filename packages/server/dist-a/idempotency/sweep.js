import { isoTime } from '../resources/instant.js';
import { KEPT_MS } from './idempotency.js';
const EVERY_MS = 60 * 60 * 1000;
/**
 * Starts to sweep idempotency keys that are not kept any more and windows of rate limits that have ended. The timer does
 * not keep the process alive.
 */
export const createSweep = ({ store, clock }) => {
    const run = () => store.transaction(async (tx) => {
        await tx
            .deleteFrom('idempotency_keys')
            .where('created_at', '<', isoTime(clock() - KEPT_MS))
            .execute();
        // Their ends are told by the limiter's own clock.
        await tx.deleteFrom('rate_limits').where('expire', '<', Date.now()).execute();
    });
    let running = Promise.resolve();
    const timer = setInterval(() => {
        // What a sweep could not delete, the next one does.
        running = run().catch(() => undefined);
    }, EVERY_MS);
    timer.unref();
    return {
        run,
        async close() {
            clearInterval(timer);
            await running;
        },
    };
};
