/** Maximum number of active keys. */
const MAX_CONCURRENT_KEYS = 32;

/** Maximum number of failing keys in memory. Without it, the keys of deleted webhooks would accumulate. */
const MAX_FAILING_KEYS = 1_000;

/** The keys of a tenant. */
interface TenantKeys<Item> {
  /** The waiting items by key. */
  readonly waiting: Map<string, [Item, ...Item[]]>;
  /** The number of active keys. */
  active: number;
}

/** The next key to process. */
interface NextKey<Item> {
  readonly tenant: string;
  readonly keys: TenantKeys<Item>;
  readonly key: string;
  /** The waiting items of the key. */
  readonly items: [Item, ...Item[]];
}

/**
 * A queue per key. Items of one key are processed in order, one at a time. A key is active while one of its items is processed. Up to 32
 * keys are active.
 *
 * - A key starts only if its tenant has fewer active keys than there are free places, of 32 in total. The first tenant gets at most 16
 *   places and the second one 8, so that slow keys of a few tenants do not block the others.
 * - The tenants take turns, and so do the keys of a tenant. A failing key, whose last item failed, comes after all others.
 */
export class KeyedQueue<Item> {
  readonly #process: (item: Item) => Promise<boolean>;
  readonly #tenantOf: (item: Item) => string;
  /** The tenants with waiting or active keys, in the order of their turns. */
  readonly #tenants = new Map<string, TenantKeys<Item>>();
  readonly #active = new Map<string, Item>();
  readonly #failing = new Set<string>();
  #idleCallbacks: (() => void)[] = [];

  /**
   * @param process Processes an item. Returns true if it succeeded. Must not throw.
   * @param tenantOf Returns the tenant of an item. All items of a key have the same tenant.
   */
  constructor(process: (item: Item) => Promise<boolean>, tenantOf: (item: Item) => string) {
    this.#process = process;
    this.#tenantOf = tenantOf;
  }

  /** Appends an item to the queue of a key. */
  add(key: string, item: Item): void {
    const { waiting } = this.#keysOf(this.#tenantOf(item));
    const items = waiting.get(key);
    // A key that is waiting already cannot start yet. Returning early is faster: an evaluation may add thousands of items in one tick.
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
    for (const [tenant, keys] of this.#tenants) {
      keys.waiting.clear();
      this.#deleteIfIdle(tenant, keys);
    }
  }

  #keysOf(tenant: string): TenantKeys<Item> {
    const existing = this.#tenants.get(tenant);
    if (existing) return existing;
    const keys: TenantKeys<Item> = { waiting: new Map(), active: 0 };
    this.#tenants.set(tenant, keys);
    return keys;
  }

  #deleteIfIdle(tenant: string, keys: TenantKeys<Item>): void {
    if (keys.active === 0 && keys.waiting.size === 0) this.#tenants.delete(tenant);
  }

  #startNext(): void {
    while (this.#active.size < MAX_CONCURRENT_KEYS) {
      const next = this.#nextKey();
      if (!next) break;
      const { tenant, keys, key, items } = next;
      const [item] = items;
      items.shift();
      // Moves the key behind the others of its tenant, and the tenant behind the others.
      keys.waiting.delete(key);
      if (items.length > 0) keys.waiting.set(key, items);
      this.#tenants.delete(tenant);
      this.#tenants.set(tenant, keys);
      keys.active += 1;
      this.#active.set(key, item);
      void this.#run(tenant, key, item);
    }
    if (this.#active.size > 0 || this.#tenants.values().some(({ waiting }) => waiting.size > 0)) return;
    for (const resolve of this.#idleCallbacks) resolve();
    this.#idleCallbacks = [];
  }

  /**
   * Returns the next key to process, or undefined if no key can start. Does not read the keys of a tenant that has at least as many active
   * keys as there are free places.
   */
  #nextKey(): NextKey<Item> | undefined {
    const free = MAX_CONCURRENT_KEYS - this.#active.size;
    let failing: NextKey<Item> | undefined;
    for (const [tenant, keys] of this.#tenants) {
      if (keys.active >= free) continue;
      for (const [key, items] of keys.waiting) {
        if (this.#active.has(key)) continue;
        if (!this.#failing.has(key)) return { tenant, keys, key, items };
        failing ??= { tenant, keys, key, items };
      }
    }
    return failing;
  }

  async #run(tenant: string, key: string, item: Item): Promise<void> {
    const succeeded = await this.#process(item);
    this.#failing.delete(key);
    if (!succeeded) this.#failing.add(key);
    const [oldest] = this.#failing;
    if (this.#failing.size > MAX_FAILING_KEYS && oldest !== undefined) this.#failing.delete(oldest);
    this.#active.delete(key);
    const keys = this.#keysOf(tenant);
    keys.active -= 1;
    this.#deleteIfIdle(tenant, keys);
    this.#startNext();
  }
}
