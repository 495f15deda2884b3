import { setImmediate as othersTurn } from 'node:timers/promises';
import { createSlots } from './slots.js';
import { meansUnreadableRows } from './unreadable-rows.js';
/** How many days one insert may have; the engine takes 100. */
const MOST_DAYS = 50;
/** Makes the batches of all tables. */
export function createBatches(insert, limits) {
    const queues = new Map();
    const slots = createSlots(limits.inserts);
    let closing = false;
    const isDue = (queue) => {
        const oldest = queue.waiting[0];
        if (!oldest || queue.due)
            return false;
        return closing || queue.rows >= limits.batchRows || performance.now() - oldest.since >= limits.batchMs;
    };
    const look = (queue) => {
        if (isDue(queue)) {
            clearTimeout(queue.timer);
            queue.timer = undefined;
            queue.due = true;
            void slots.run(() => insertBatch(queue));
            return;
        }
        const oldest = queue.waiting[0];
        if (!oldest || queue.due || queue.timer)
            return;
        queue.timer = setTimeout(() => {
            queue.timer = undefined;
            look(queue);
        }, Math.max(1, Math.ceil(limits.batchMs - (performance.now() - oldest.since))));
    };
    /** Answers why the engine takes nothing at the moment, where that is so. Never throws. */
    const insertChunks = async (place, chunks) => {
        try {
            await insert(place, await linesOf(chunks));
            for (const { done } of chunks)
                done.resolve();
            return undefined;
        }
        catch (error) {
            const isOfRows = meansUnreadableRows(error);
            // What the engine cannot read in one request is not to be the loss of the others.
            if (isOfRows && chunks.length > 1)
                return insertEach(place, chunks);
            for (const { done } of chunks)
                done.reject(error);
            return isOfRows ? undefined : error;
        }
    };
    const insertEach = async (place, chunks) => {
        let fault;
        for (const chunk of chunks) {
            // What holds for one holds for the rest, and each attempt may take a minute.
            if (fault !== undefined)
                chunk.done.reject(fault);
            else
                fault = await insertChunks(place, [chunk]);
        }
        return fault;
    };
    /** What is there when its turn comes, which may be more than when it was due. Never throws. */
    const insertBatch = (queue) => {
        queue.due = false;
        const chunks = takeBatch(queue, limits);
        if (queue.waiting.length === 0)
            queues.delete(keyOf(queue.place));
        else
            look(queue);
        return insertChunks(queue.place, chunks);
    };
    return {
        add(place, chunk) {
            const key = keyOf(place);
            let queue = queues.get(key);
            if (!queue) {
                queue = { place, waiting: [], rows: 0, timer: undefined, due: false };
                queues.set(key, queue);
            }
            const done = Promise.withResolvers();
            queue.waiting.push({ ...chunk, since: performance.now(), done });
            queue.rows += chunk.rows;
            look(queue);
            return done.promise;
        },
        async close() {
            closing = true;
            const open = [...queues.values()].flatMap(({ waiting }) => waiting.map(({ done }) => done.promise));
            for (const queue of queues.values())
                look(queue);
            await Promise.allSettled(open);
            await slots.idle();
        },
    };
}
/** Puts pieces together only now, because of what rows share; with turns for others, because it takes a while. */
async function linesOf(chunks) {
    const parts = [];
    for (const { lines } of chunks) {
        if (Buffer.isBuffer(lines))
            parts.push(lines);
        else {
            parts.push(Buffer.from(lines.join('')));
            await othersTurn();
        }
    }
    return Buffer.concat(parts);
}
function keyOf({ database, table }) {
    return `${table} ${database}`;
}
/** The oldest chunks, as many as fit; at least one. */
function takeBatch(queue, { largestBatchRows, largestBatchBytes }) {
    let [count, rows, bytes] = [0, 0, 0];
    const days = new Set();
    for (const chunk of queue.waiting) {
        days.add(chunk.day);
        const fits = rows + chunk.rows <= largestBatchRows && bytes + chunk.bytes <= largestBatchBytes;
        if (count > 0 && (!fits || days.size > MOST_DAYS))
            break;
        count += 1;
        rows += chunk.rows;
        bytes += chunk.bytes;
    }
    queue.rows -= rows;
    return queue.waiting.splice(0, count);
}
