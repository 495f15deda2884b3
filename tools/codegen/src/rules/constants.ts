/** The constants that the rule and the guard of a module share. Equal text yields the same constant. */
export class Constants {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /**
   * Returns the name of the constant with this text. `prefix` is the preferred name; a number is added if it is taken.
   */
  name(text: string, prefix: string): string {
    const existing = this.#names.get(text);
    if (existing !== undefined) return existing;
    let name = prefix;
    for (let count = 2; this.#taken.has(name); count++) name = `${prefix}${count}`;
    this.#taken.add(name);
    this.#names.set(text, name);
    return name;
  }

  /** Returns the declarations in order of first use. */
  toString(): string {
    return [...this.#names].map(([text, name]) => `const ${name} = ${text};\n`).join('');
  }
}
