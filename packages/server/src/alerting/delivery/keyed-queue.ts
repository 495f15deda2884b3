/** Maximum number of keys that are processed concurrently. */
const MAX_CONCURRENT_KEYS = 20;

/** Maximum number of keys of one owner that are processed concurrently, so that slow keys of one owner do not block the others. */
const MAX_KEYS_PER_OWNER = 16;

/** Maximum number of failing keys in memory. Without it, the keys of deleted webhooks would accumulate. */
const MAX_FAILING_KEYS = 1_000;

/**
 * A queue per key. Items of one key are processed in order, one at a time. Up to 20 keys are processed concurrently, so a slow
 * key delays only its own items, unless 20 keys are slow, or 16 keys of its owner. The next key is chosen round-robin; a key
 * whose last item failed comes after all others.
 */
export class KeyedQueue<Item> {
  readonly #process: (item: Item) => Promise<boolean>;
  readonly #ownerOf: (item: Item) => string;
  readonly #waiting = new Map<string, Item[]>();
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
    const items = this.#waiting.get(key);
    // A further item of a waiting key cannot start yet. An evaluation may add thousands of items in one tick.
    if (items) {
      items.push(item);
      return;
    }
    this.#waiting.set(key, [item]);
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
    this.#waiting.clear();
  }

  #startNext(): void {
    while (this.#active.size < MAX_CONCURRENT_KEYS) {
      const key = this.#nextKey();
      const items = key === undefined ? undefined : this.#waiting.get(key);
      const item = items?.shift();
      if (key === undefined || items === undefined || item === undefined) break;
      // Moves the key behind all others.
      this.#waiting.delete(key);
      if (items.length > 0) this.#waiting.set(key, items);
      this.#active.set(key, item);
      void this.#run(key, item);
    }
    if (this.#active.size > 0 || this.#waiting.size > 0) return;
    for (const resolve of this.#idleCallbacks) resolve();
    this.#idleCallbacks = [];
  }

  #nextKey(): string | undefined {
    const active = new Map<string, number>();
    for (const item of this.#active.values()) {
      const owner = this.#ownerOf(item);
      active.set(owner, (active.get(owner) ?? 0) + 1);
    }
    const mayStart = ([item]: readonly Item[]) =>
      item !== undefined && (active.get(this.#ownerOf(item)) ?? 0) < MAX_KEYS_PER_OWNER;
    let failing: string | undefined;
    for (const [key, items] of this.#waiting) {
      if (this.#active.has(key) || !mayStart(items)) continue;
      if (!this.#failing.has(key)) return key;
      failing ??= key;
    }
    return failing;
  }

  async #run(key: string, item: Item): Promise<void> {
    const succeeded = await this.#process(item);
    this.#failing.delete(key);
    if (!succeeded) this.#failing.add(key);
    const [oldest] = this.#failing;
    if (this.#failing.size > MAX_FAILING_KEYS && oldest !== undefined) this.#failing.delete(oldest);
    this.#active.delete(key);
    this.#startNext();
  }
}
