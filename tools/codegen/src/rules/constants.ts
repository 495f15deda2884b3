/** Constants of a module that its rule and its guard share: the same text is the same constant. */
export class Constants {
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** The name of the constant with this text; `what` is what it is called, with a number where that is taken. */
  name(text: string, what: string): string {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    let name = what;
    for (let count = 2; this.#taken.has(name); count++) name = `${what}${count}`;
    this.#taken.add(name);
    this.#names.set(text, name);
    return name;
  }

  /** The declarations, in the order in which they were asked for. */
  toString(): string {
    return [...this.#names].map(([text, name]) => `const ${name} = ${text};\n`).join('');
  }
}
