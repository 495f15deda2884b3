/** The default maximum number of characters in a cache, keys included. */
const MAX_CHARACTERS = 1_048_576;

/**
 * Caches values whose sizes clients control. Evicts the oldest entries when the cache exceeds its maximum number of characters. Does
 * not cache an entry that is larger than the maximum.
 */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, { readonly value: Value; readonly characters: number }>();
  readonly #maxCharacters: number;
  #characters = 0;

  constructor(maxCharacters = MAX_CHARACTERS) {
    this.#maxCharacters = maxCharacters;
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** Adds or replaces an entry. `characters` is the size of `value`. */
  set(key: string, value: Value, characters: number): void {
    this.delete(key);
    const size = key.length + characters;
    if (size > this.#maxCharacters) return;
    this.#entries.set(key, { value, characters: size });
    this.#characters += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= this.#maxCharacters) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.#characters -= this.#entries.get(key)?.characters ?? 0;
    this.#entries.delete(key);
  }
}
