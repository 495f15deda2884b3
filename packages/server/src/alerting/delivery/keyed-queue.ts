/** Maximum number of keys that are processed concurrently. */
const MAX_CONCURRENT_KEYS = 32;

/** Maximum number of failing keys in memory. Without it, the keys of deleted webhooks would accumulate. */
const MAX_FAILING_KEYS = 1_000;

/** The keys of an owner. */
interface OwnerKeys<Item> {
  /** The waiting items by key. */
  readonly waiting: Map<string, [Item, ...Item[]]>;
  /** The number of keys that are being processed. */
  active: number;
}

/** The next key to process. */
interface NextKey<Item> {
  readonly owner: string;
  readonly keys: OwnerKeys<Item>;
  readonly key: string;
  /** The waiting items of the key. */
  readonly items: [Item, ...Item[]];
}

/**
 * A queue per key. Items of one key are processed in order, one at a time. Up to 32 keys are processed concurrently.
 *
 * - A key starts only if its owner has fewer active keys than there are free places. The first owner gets at most 16 places and the
 *   second one 8, so that slow keys of a few owners do not block the others.
 * - The owners take turns, and so do the keys of an owner. A key whose last item failed comes after all others.
 */
export class KeyedQueue<Item> {
  readonly #process: (item: Item) => Promise<boolean>;
  readonly #ownerOf: (item: Item) => string;
  /** The owners with waiting or active keys, in the order of their turns. */
  readonly #owners = new Map<string, OwnerKeys<Item>>();
  readonly #active = new Map<string, Item>();
  readonly #failing = new Set<string>();
  #idleCallbacks: (() => void)[] = [];

  /**
   * @param process Processes an item. Returns true if it succeeded. Must not throw.
   * @param ownerOf Returns the owner of an item. All items of a key have the same owner.
   */
  constructor(process: (item: Item) => Promise<boolean>, ownerOf: (item: Item) => string) {
    this.#process = process;
    this.#ownerOf = ownerOf;
  }

  /** Appends an item to the queue of a key. */
  add(key: string, item: Item): void {
    const { waiting } = this.#keysOf(this.#ownerOf(item));
    const items = waiting.get(key);
    // A further item of a waiting key cannot start yet. An evaluation may add thousands of items in one tick.
    if (items) {
      items.push(item);
      return;
    }
    waiting.set(key, [item]);
    this.#startNext();
  }

  /** Resolves when no item is waiting or being processed. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#idleCallbacks.push(resolve);
      this.#startNext();
    });
  }

  /** Returns the items that are being processed. */
  activeItems(): Item[] {
    return [...this.#active.values()];
  }

  /** Drops all waiting items. */
  clear(): void {
    for (const [owner, keys] of this.#owners) {
      keys.waiting.clear();
      this.#deleteIfIdle(owner, keys);
    }
  }

  #keysOf(owner: string): OwnerKeys<Item> {
    const existing = this.#owners.get(owner);
    if (existing) return existing;
    const keys: OwnerKeys<Item> = { waiting: new Map(), active: 0 };
    this.#owners.set(owner, keys);
    return keys;
  }

  #deleteIfIdle(owner: string, keys: OwnerKeys<Item>): void {
    if (keys.active === 0 && keys.waiting.size === 0) this.#owners.delete(owner);
  }

  #startNext(): void {
    while (this.#active.size < MAX_CONCURRENT_KEYS) {
      const next = this.#nextKey();
      if (!next) break;
      const { owner, keys, key, items } = next;
      const [item] = items;
      items.shift();
      // Moves the key behind the others of its owner, and the owner behind the others.
      keys.waiting.delete(key);
      if (items.length > 0) keys.waiting.set(key, items);
      this.#owners.delete(owner);
      this.#owners.set(owner, keys);
      keys.active += 1;
      this.#active.set(key, item);
      void this.#run(owner, key, item);
    }
    if (this.#active.size > 0 || this.#owners.values().some(({ waiting }) => waiting.size > 0)) return;
    for (const resolve of this.#idleCallbacks) resolve();
    this.#idleCallbacks = [];
  }

  /** Returns the next key to process. Does not read the keys of an owner that has as many active keys as there are free places. */
  #nextKey(): NextKey<Item> | undefined {
    const free = MAX_CONCURRENT_KEYS - this.#active.size;
    let failing: NextKey<Item> | undefined;
    for (const [owner, keys] of this.#owners) {
      if (keys.active >= free) continue;
      for (const [key, items] of keys.waiting) {
        if (this.#active.has(key)) continue;
        if (!this.#failing.has(key)) return { owner, keys, key, items };
        failing ??= { owner, keys, key, items };
      }
    }
    return failing;
  }

  async #run(owner: string, key: string, item: Item): Promise<void> {
    const succeeded = await this.#process(item);
    this.#failing.delete(key);
    if (!succeeded) this.#failing.add(key);
    const [oldest] = this.#failing;
    if (this.#failing.size > MAX_FAILING_KEYS && oldest !== undefined) this.#failing.delete(oldest);
    this.#active.delete(key);
    const keys = this.#keysOf(owner);
    keys.active -= 1;
    this.#deleteIfIdle(owner, keys);
    this.#startNext();
  }
}
