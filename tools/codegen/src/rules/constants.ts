/** The name prefixes of constants that contain regular expressions. Modules can share these constants. */
const SHARED = ['pattern', 'shape'];

/** The constants of a generated module. Equal text yields the same constant, so that the rule and the guard of a schema share it. */
export class Constants {
  readonly #shared: Constants | undefined;
  readonly #imported = new Set<string>();
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** Regular expressions are declared in `shared` if it is given, because many modules use the same ones. */
  constructor(shared?: Constants) {
    this.#shared = shared;
  }

  /** The names of the constants of `shared` that this module uses, in order of first use. */
  get imported(): readonly string[] {
    return [...this.#imported];
  }

  /**
   * Returns the name of the constant with this text. `prefix` is the preferred name; a number is added if it is taken.
   */
  name(text: string, prefix: string): string {
    if (this.#shared && SHARED.includes(prefix)) {
      const name = this.#shared.name(text, prefix);
      this.#imported.add(name);
      return name;
    }
    const existing = this.#names.get(text);
    if (existing !== undefined) return existing;
    let name = prefix;
    for (let count = 2; this.#taken.has(name); count++) name = `${prefix}${count}`;
    this.#taken.add(name);
    this.#names.set(text, name);
    return name;
  }

  /** Returns the declarations in order of first use. `keyword` is `const` or `export const`. */
  declarations(keyword = 'const'): string {
    return [...this.#names].map(([text, name]) => `${keyword} ${name} = ${text};\n`).join('');
  }
}
