/** There is no room for a request at the moment; it may come again soon. */
export class Busy extends Error {
    name = 'Busy';
    constructor() {
        super('The service is busy with what came before: send it again later');
    }
}
/** Makes a budget of bytes that requests share, so that memory has a bound however many come. */
export function createBudget(bytes) {
    let left = bytes;
    return {
        get left() {
            return left;
        },
        share() {
            let taken = 0;
            return {
                take(more) {
                    if (more > left)
                        throw new Busy();
                    left -= more;
                    taken += more;
                },
                release() {
                    left += taken;
                    taken = 0;
                },
            };
        },
    };
}
