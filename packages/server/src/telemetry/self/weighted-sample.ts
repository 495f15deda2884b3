/** A random sample: each item stands for `weight` items. */
export interface Sample<Item> {
  readonly items: readonly Item[];
  readonly weight: number;
}

/** Collects a uniform random sample of at most `size` items (reservoir sampling, algorithm R). */
export class WeightedSample<Item> {
  readonly #size: number;
  readonly #random: () => number;
  #items: Item[] = [];
  #seen = 0;

  /** @param random Returns numbers from 0 (inclusive) to 1 (exclusive); replaced in tests. */
  constructor(size: number, random: () => number = Math.random) {
    this.#size = size;
    this.#random = random;
  }

  add(item: Item): void {
    this.#seen += 1;
    if (this.#items.length < this.#size) {
      this.#items.push(item);
      return;
    }
    const index = Math.floor(this.#random() * this.#seen);
    if (index < this.#size) this.#items[index] = item;
  }

  /** Returns the sample of the items that were added since the last call. */
  take(): Sample<Item> {
    const items = this.#items;
    const weight = items.length === 0 ? 1 : this.#seen / items.length;
    this.#items = [];
    this.#seen = 0;
    return { items, weight };
  }
}
