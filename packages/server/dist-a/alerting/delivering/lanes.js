/** At most this many webhooks are sent to at once. */
const MOST_AT_ONCE = 20;
/** So many of those that failed are remembered; webhooks that are deleted would otherwise never be forgotten. */
const MOST_FAILING = 1_000;
/**
 * Makes lanes, one for each webhook: a webhook gets notifications in the order in which things happened. One that is
 * slow keeps its own waiting, and others only when as many are slow as there are places. Lanes in which the last thing
 * went well go first. `work` answers whether it did, and does not throw.
 */
export const createLanes = (work) => {
    const waiting = new Map();
    const busy = new Set();
    const failing = new Set();
    let whenIdle = [];
    const nextLane = () => {
        const free = [...waiting.keys()].filter((lane) => !busy.has(lane));
        return free.find((lane) => !failing.has(lane)) ?? free[0];
    };
    const run = async (lane, item) => {
        const isDone = await work(item);
        failing.delete(lane);
        if (!isDone)
            failing.add(lane);
        const [oldest] = failing;
        if (failing.size > MOST_FAILING && oldest !== undefined)
            failing.delete(oldest);
        busy.delete(lane);
        fill();
    };
    const fill = () => {
        while (busy.size < MOST_AT_ONCE) {
            const lane = nextLane();
            const items = lane === undefined ? undefined : waiting.get(lane);
            const item = items?.shift();
            if (lane === undefined || items === undefined || item === undefined)
                break;
            // Behind the others, so that every lane has its turn.
            waiting.delete(lane);
            if (items.length > 0)
                waiting.set(lane, items);
            busy.add(lane);
            void run(lane, item);
        }
        if (busy.size > 0 || waiting.size > 0)
            return;
        for (const resolve of whenIdle)
            resolve();
        whenIdle = [];
    };
    return {
        add(lane, item) {
            const items = waiting.get(lane);
            if (items)
                items.push(item);
            else
                waiting.set(lane, [item]);
            fill();
        },
        idle: () => new Promise((resolve) => {
            whenIdle.push(resolve);
            fill();
        }),
        clear: () => waiting.clear(),
    };
};
