/**
 * What the specs describe and the service answers with 501. A test holds this list against the README, and sees that
 * nothing else answers 501.
 */
export const unfinished = {
    operations: [],
};
