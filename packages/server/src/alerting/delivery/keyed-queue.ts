/** At most this many webhooks are sent to at once. */
const MAX_CONCURRENT_KEYS = 20;

/** So many of those that failed are remembered; webhooks that are deleted would otherwise never be forgotten. */
const MAX_FAILING_KEYS = 1_000;

/** Work that is done in turns: in each lane one thing after the other, and several lanes at once. */
export interface KeyedQueue<Item> {
  add(key: string, item: Item): void;
  /** Resolves when nothing waits and nothing is worked on. */
  idle(): Promise<void>;
  /** What is worked on. */
  activeItems(): Item[];
  /** Forgets what waits. */
  clear(): void;
}

/**
 * Makes lanes, one for each webhook: a webhook gets notifications in the order in which things happened. One that is
 * slow keeps its own waiting, and others only when as many are slow as there are places. Lanes in which the last thing
 * went well go first. `work` answers whether it did, and does not throw.
 */
export function createKeyedQueue<Item>(work: (item: Item) => Promise<boolean>): KeyedQueue<Item> {
  const waiting = new Map<string, Item[]>();
  const busy = new Map<string, Item>();
  const failing = new Set<string>();
  let whenIdle: (() => void)[] = [];

  const nextLane = (): string | undefined => {
    const free = [...waiting.keys()].filter((lane) => !busy.has(lane));
    return free.find((lane) => !failing.has(lane)) ?? free[0];
  };

  const run = async (lane: string, item: Item): Promise<void> => {
    const isDone = await work(item);
    failing.delete(lane);
    if (!isDone) failing.add(lane);
    const [oldest] = failing;
    if (failing.size > MAX_FAILING_KEYS && oldest !== undefined) failing.delete(oldest);
    busy.delete(lane);
    fill();
  };

  const fill = (): void => {
    while (busy.size < MAX_CONCURRENT_KEYS) {
      const lane = nextLane();
      const items = lane === undefined ? undefined : waiting.get(lane);
      const item = items?.shift();
      if (lane === undefined || items === undefined || item === undefined) break;
      // Behind the others, so that every lane has its turn.
      waiting.delete(lane);
      if (items.length > 0) waiting.set(lane, items);
      busy.set(lane, item);
      void run(lane, item);
    }
    if (busy.size > 0 || waiting.size > 0) return;
    for (const resolve of whenIdle) resolve();
    whenIdle = [];
  };

  return {
    add(lane, item) {
      const items = waiting.get(lane);
      if (items) items.push(item);
      else waiting.set(lane, [item]);
      fill();
    },
    idle: () =>
      new Promise((resolve) => {
        whenIdle.push(resolve);
        fill();
      }),
    activeItems: () => [...busy.values()],
    clear: () => waiting.clear(),
  };
}
