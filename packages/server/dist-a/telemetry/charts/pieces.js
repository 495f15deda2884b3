/**
 * Divides a range: whole buckets of the coarsest roll-up in the middle, what is left at both ends to the next finer one, and the
 * rest to the rows themselves. `rollUps` has the coarser ones first.
 */
export const pieces = (startMs, endMs, rollUps) => {
    if (startMs >= endMs)
        return [];
    const [rollUp, ...finer] = rollUps;
    if (!rollUp)
        return [{ startMs, endMs }];
    const first = Math.ceil(startMs / rollUp.bucketMs) * rollUp.bucketMs;
    const last = Math.floor(endMs / rollUp.bucketMs) * rollUp.bucketMs;
    if (first >= last)
        return pieces(startMs, endMs, finer);
    return [...pieces(startMs, first, finer), { startMs: first, endMs: last, rollUp }, ...pieces(last, endMs, finer)];
};
