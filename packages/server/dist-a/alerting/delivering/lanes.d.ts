/** Work that is done in turns: in each lane one thing after the other, and several lanes at once. */
export interface Lanes<Item> {
    add(lane: string, item: Item): void;
    /** Resolves when nothing waits and nothing is worked on. */
    idle(): Promise<void>;
    /** Forgets what waits. */
    clear(): void;
}
/**
 * Makes lanes, one for each webhook: a webhook gets notifications in the order in which things happened. One that is
 * slow keeps its own waiting, and others only when as many are slow as there are places. Lanes in which the last thing
 * went well go first. `work` answers whether it did, and does not throw.
 */
export declare const createLanes: <Item>(work: (item: Item) => Promise<boolean>) => Lanes<Item>;
