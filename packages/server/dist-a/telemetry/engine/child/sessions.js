/**
 * Opens sessions. What a failed statement had already answered would be put in front of the next answer on its session:
 * a throwaway statement takes it, and a session on which not even that runs is replaced.
 */
export const openSessions = (open, count) => {
    const fresh = () => ({ session: open(), database: 'default' });
    const free = Array.from({ length: count }, fresh);
    const waiting = [];
    let closing;
    const giveBack = (seat) => {
        const next = waiting.shift();
        if (next)
            next(seat);
        else
            free.push(seat);
        if (free.length === count)
            closing?.();
    };
    const rinsed = async (seat) => {
        try {
            await seat.session.queryAsync('SELECT 1', { format: 'Null' });
            return seat;
        }
        catch {
            seat.session.close();
            return fresh();
        }
    };
    return {
        async use(work) {
            const seat = free.pop() ?? (await new Promise((resolve) => waiting.push(resolve)));
            try {
                const result = await work(seat);
                giveBack(seat);
                return result;
            }
            catch (error) {
                giveBack(await rinsed(seat));
                throw error;
            }
        },
        async close() {
            if (free.length < count) {
                await new Promise((resolve) => {
                    closing = resolve;
                });
            }
            for (const { session } of free)
                session.close();
        },
    };
};
