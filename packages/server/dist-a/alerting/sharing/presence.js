import { randomUUID } from 'node:crypto';
/** How often an evaluator with work shows that it lives, and looks whether others do. */
export const BEAT_MS = 10_000;
/** One whose beat does not change for this long is dead. Measured by the one who looks on, so no clock can be wrong. */
const DEAD_AFTER_MS = 60_000;
/** Without a beat of its own for so long an evaluator sends nothing any more: a delivery that it begins ends in time. */
const HELD_FOR_MS = 25_000;
/** The ids of the evaluators that are there. */
export const livingEvaluators = async (db) => new Set((await db.selectFrom('evaluators').select('id').execute()).map(({ id }) => id));
/** Makes the presence of this process; until it enters, nobody knows of it. */
export const createPresence = ({ store, timing, }) => {
    let own;
    let next = randomUUID();
    let leaving = Promise.resolve();
    const seen = new Map();
    const beatOwn = async () => {
        const mine = own;
        if (!mine)
            return;
        const started = timing.elapsed();
        const { numUpdatedRows } = await store.transaction((tx) => tx
            .updateTable('evaluators')
            .set(({ eb }) => ({ beat: eb('beat', '+', 1) }))
            .where('id', '=', mine.id)
            .executeTakeFirstOrThrow());
        if (numUpdatedRows > 0n)
            mine.confirmed = started;
        // Others thought that it had died, and have what was its own.
        else if (own === mine)
            own = undefined;
    };
    const look = async () => {
        const rows = await store.db.selectFrom('evaluators').selectAll().execute();
        const others = rows.filter(({ id }) => id !== own?.id);
        const there = new Set(others.map(({ id }) => id));
        for (const id of seen.keys())
            if (!there.has(id))
                seen.delete(id);
        const now = timing.elapsed();
        for (const { id, beat } of others) {
            const before = seen.get(id);
            if (before?.beat !== beat)
                seen.set(id, { beat, since: now, hasMoved: before !== undefined });
        }
        return others.filter(({ id }) => now - (seen.get(id)?.since ?? now) >= DEAD_AFTER_MS);
    };
    return {
        async enter(tx) {
            if (own) {
                const row = await tx.selectFrom('evaluators').select('id').where('id', '=', own.id).executeTakeFirst();
                if (row)
                    return row.id;
            }
            const row = { id: next, beat: 0 };
            await tx
                .insertInto('evaluators')
                .values(row)
                .onConflict((conflict) => conflict.doNothing())
                .execute();
            return next;
        },
        entered(id) {
            if (own?.id === id)
                return;
            own = { id, confirmed: timing.elapsed() };
            next = randomUUID();
        },
        id: () => own?.id,
        holds: (id) => own?.id === id && timing.elapsed() - own.confirmed < HELD_FOR_MS,
        async beat() {
            await beatOwn();
            const dead = await look();
            if (dead.length === 0)
                return false;
            await store.transaction(async (tx) => {
                for (const { id, beat } of dead) {
                    await tx.deleteFrom('evaluators').where('id', '=', id).where('beat', '=', beat).execute();
                }
            });
            for (const { id } of dead)
                seen.delete(id);
            return true;
        },
        leave() {
            const mine = own;
            if (!mine)
                return leaving;
            own = undefined;
            const attempt = store.transaction(async (tx) => {
                await tx.deleteFrom('evaluators').where('id', '=', mine.id).execute();
            });
            leaving = attempt.catch(() => {
                own ??= mine;
            });
            return attempt;
        },
        async othersAreUncertain() {
            await look();
            return [...seen.values()].some(({ hasMoved }) => !hasMoved);
        },
    };
};
