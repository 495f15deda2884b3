import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { ComparisonError, type SourceLocation } from '../change.ts';

/** A value in a spec, with its file and the keys that lead to it. */
export interface Located {
  readonly value: unknown;
  /** Path relative to the root of the checkout. */
  readonly file: string;
  readonly keys: readonly (string | number)[];
  /** The reference to this value, if it has keywords next to `$ref`. These take precedence. */
  readonly reference?: Located;
}

interface Parsed {
  readonly document: Document;
  readonly value: unknown;
  readonly lines: LineCounter;
}

/** The parsed files by their text. Two versions of a spec have most files in common. */
const parsedTexts = new Map<string, Parsed>();

/** The spec files of one checkout. Reads each file on first use. */
export class SpecFiles {
  readonly root: string;
  readonly #files = new Map<string, Parsed>();

  constructor(root: string) {
    this.root = root;
  }

  /** Returns the content of a file, or `undefined` if it does not exist. Throws {@link ComparisonError} for invalid YAML. */
  file(file: string): Located | undefined {
    return existsSync(join(this.root, file)) ? { value: this.#parse(file).value, file, keys: [] } : undefined;
  }

  /** Returns the value at a path of keys and follows references. Returns `undefined` if it does not exist. */
  find(located: Located | undefined, ...keys: readonly (string | number)[]): Located | undefined {
    let current = located && this.follow(located);
    for (const key of keys) {
      if (!current || typeof current.value !== 'object' || current.value === null || !Object.hasOwn(current.value, key))
        return;
      const value = (current.value as Record<string | number, unknown>)[key];
      current = this.follow({ value, file: current.file, keys: [...current.keys, key] });
    }
    return current;
  }

  /** Returns the target of a reference, or the value itself. Throws {@link ComparisonError} for a broken reference. */
  follow(located: Located): Located {
    const reference = (located.value as { readonly $ref?: unknown } | null)?.$ref;
    if (typeof reference !== 'string') return located;
    const [path = '', pointer = ''] = reference.split('#');
    const file = path === '' ? located.file : normalize(join(dirname(located.file), path));
    const keys = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = this.find(this.file(file), ...keys);
    if (!target) throw new ComparisonError(`${located.file} refers to ${reference}, which does not exist.`);
    const hasKeywords = Object.keys(located.value as object).length > 1;
    return hasKeywords ? { ...target, reference: located } : target;
  }

  /** Returns the file of a value and the line at which it starts. */
  locationOf({ file, keys }: Located): SourceLocation {
    const { document, lines } = this.#parse(file);
    const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return { file, line: Math.max(1, lines.linePos(offset).line) };
  }

  #parse(file: string): Parsed {
    const cached = this.#files.get(file);
    if (cached) return cached;
    const text = readFileSync(join(this.root, file), 'utf8');
    const parsed = parsedTexts.get(text) ?? parse(text, file);
    parsedTexts.set(text, parsed);
    this.#files.set(file, parsed);
    return parsed;
  }
}

function parse(text: string, file: string): Parsed {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new ComparisonError(`${file}: ${error.message}`);
  return { document, value: document.toJS() as unknown, lines };
}
