/** Series cannot be queried as they are. */
export class BadSeries extends Error {
    name = 'BadSeries';
    faults;
    constructor(faults) {
        super(faults.map(({ message }) => message).join('; '));
        this.faults = faults;
    }
}
/** Waits for all. Of several that are bad, everything that is wrong with them is thrown together. */
export const settled = async (work) => {
    const results = await Promise.allSettled(work);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    const [other] = reasons.filter((reason) => !(reason instanceof BadSeries));
    if (other !== undefined)
        throw other;
    const faults = reasons.flatMap((reason) => (reason instanceof BadSeries ? reason.faults : []));
    if (faults.length > 0)
        throw new BadSeries(faults.toSorted((a, b) => a.series - b.series));
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
};
