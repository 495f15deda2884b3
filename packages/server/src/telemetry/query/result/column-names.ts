import { quoteIdentifier } from '../../clickhouse/quoting.ts';
import { SQL_QUOTED } from '../../filter/split-list.ts';

/** Names with more words and symbols than this are not found inside a longer expression. */
const MAX_TOKENS = 64;

/** Matches a quoted string or name, a word, or a symbol. */
const TOKENS = new RegExp(`${SQL_QUOTED.source}|\\w+|[^\\w\\s]`, 'gs');

/** Makes names unique. A name that is already in the result gets the suffix `__` and a number. */
export function uniqueNames(names: readonly string[]): string[] {
  const usedNames = new Set<string>();
  const counts = new Map<string, number>();
  return names.map((name) => {
    let result = name;
    let nth = counts.get(name) ?? 0;
    while (usedNames.has(result)) {
      nth += 1;
      result = `${name}__${nth}`;
    }
    counts.set(name, nth);
    usedNames.add(result);
    return result;
  });
}

/** Returns a token in lower case, unless it is quoted: the keys of maps are case-sensitive. */
function normalize(token: string): string {
  return /^['"`]/.test(token) ? token : token.toLowerCase();
}

function tokensOf(text: string): string[] {
  return (text.match(TOKENS) ?? []).map(normalize);
}

/** Returns the text in lower case, except for quoted tokens, with one space between its tokens. */
function normalizeText(text: string): string {
  return tokensOf(text).join(' ');
}

/** A node of a prefix tree of names, which are sequences of tokens. */
interface Prefix {
  /** The name that ends here. */
  name?: string;
  /** The child nodes by the token that they add. */
  readonly next: Map<string, Prefix>;
}

/** Finds the names of columns in SQL. Ignores their case outside of quotes, and spaces between their words and symbols. */
export class ColumnNames {
  readonly #byText = new Map<string, string>();
  /** The names that are not identifiers in SQL, such as count(). */
  readonly #calls: Prefix = { next: new Map() };

  constructor(names: readonly string[]) {
    for (const name of names.toReversed()) this.#byText.set(normalizeText(name), name);
    for (const name of names) {
      this.#byText.set(name.trim(), name);
      if (/\W/.test(name.trim())) this.#addCall(name);
    }
  }

  #addCall(name: string): void {
    const tokens = tokensOf(name);
    if (tokens.length > MAX_TOKENS) return;
    let prefix = this.#calls;
    for (const token of tokens) {
      const next = prefix.next.get(token) ?? { next: new Map() };
      prefix.next.set(token, next);
      prefix = next;
    }
    prefix.name ??= name;
  }

  /** Returns the SQL with quoted names of columns: the whole text if it is a name, otherwise the names such as count() in it. */
  quote(text: string): string {
    const columnName = this.#byText.get(text.trim()) ?? this.#byText.get(normalizeText(text));
    return columnName === undefined ? this.#quoteCalls(text) : quoteIdentifier(columnName);
  }

  #quoteCalls(text: string): string {
    if (this.#calls.next.size === 0) return text;
    const matches = [...text.matchAll(TOKENS)];
    const tokens = matches.map(([token]) => normalize(token));
    let quoted = '';
    let from = 0;
    for (let index = 0; index < tokens.length; index += 1) {
      const call = this.#longestCall(tokens, index);
      if (!call) continue;
      quoted += text.slice(from, matches[index]?.index) + quoteIdentifier(call.name);
      index = call.last;
      const end = matches[index];
      from = end ? end.index + end[0].length : text.length;
    }
    return quoted + text.slice(from);
  }

  /** Returns the longest name that starts at a token, and the index of its last token; undefined if no name starts there. */
  #longestCall(tokens: readonly string[], start: number): { readonly name: string; readonly last: number } | undefined {
    let longest: { readonly name: string; readonly last: number } | undefined;
    let prefix: Prefix | undefined = this.#calls;
    for (let last = start; last < tokens.length; last += 1) {
      prefix = prefix.next.get(tokens[last] ?? '');
      if (!prefix) break;
      if (prefix.name !== undefined) longest = { name: prefix.name, last };
    }
    return longest;
  }
}
