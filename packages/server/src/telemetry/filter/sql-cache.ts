/** The maximum number of characters in a cache, keys included. Dashboards send the same SQL again and again. */
const MAX_CHARACTERS = 1_048_576;

/** Caches compiled SQL. Evicts the oldest entries beyond {@link MAX_CHARACTERS}. Larger entries are not cached. */
export class SqlCache<Compiled> {
  readonly #entries = new Map<string, { readonly compiled: Compiled; readonly characters: number }>();
  #characters = 0;

  get(key: string): Compiled | undefined {
    return this.#entries.get(key)?.compiled;
  }

  /** Adds an entry. `characters` is the size of `compiled`. */
  set(key: string, compiled: Compiled, characters: number): void {
    this.#delete(key);
    this.#entries.set(key, { compiled, characters: key.length + characters });
    this.#characters += key.length + characters;
    for (const oldest of this.#entries.keys()) {
      if (this.#characters <= MAX_CHARACTERS) return;
      this.#delete(oldest);
    }
  }

  #delete(key: string): void {
    this.#characters -= this.#entries.get(key)?.characters ?? 0;
    this.#entries.delete(key);
  }
}
