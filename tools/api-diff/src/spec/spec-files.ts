import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { Place } from '../change.ts';
import { Fault } from '../fault.ts';

/** A value of a spec, with the file and the keys that lead to it. */
export interface Located {
  readonly value: unknown;
  /** From the root of the checkout. */
  readonly file: string;
  readonly keys: readonly (string | number)[];
}

interface Parsed {
  readonly document: Document;
  readonly value: unknown;
  readonly lines: LineCounter;
}

/** The YAML files of the specs of one checkout, read when they are asked for. */
export class SpecFiles {
  readonly root: string;
  readonly #files = new Map<string, Parsed>();

  constructor(root: string) {
    this.root = root;
  }

  /** A whole file, or `undefined` when it is not there. A file that does not parse is a {@link Fault}. */
  file(file: string): Located | undefined {
    return existsSync(join(this.root, file)) ? { value: this.#parsed(file).value, file, keys: [] } : undefined;
  }

  /** What a value holds under a key, with references followed. */
  at(located: Located | undefined, ...keys: readonly (string | number)[]): Located | undefined {
    let here = located && this.follow(located);
    for (const key of keys) {
      if (!here || typeof here.value !== 'object' || here.value === null || !Object.hasOwn(here.value, key)) return;
      const value = (here.value as Record<string | number, unknown>)[key];
      here = this.follow({ value, file: here.file, keys: [...here.keys, key] });
    }
    return here;
  }

  /** What a reference refers to; any other value is itself. */
  follow(located: Located): Located {
    const reference = (located.value as { readonly $ref?: unknown } | null)?.$ref;
    if (typeof reference !== 'string') return located;
    const [path = '', pointer = ''] = reference.split('#');
    const file = path === '' ? located.file : normalize(join(dirname(located.file), path));
    const keys = pointer
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const target = this.at(this.file(file), ...keys);
    if (!target) throw new Fault(`${located.file} refers to ${reference}, which is not there.`);
    return target;
  }

  /** The line at which a value starts. */
  place({ file, keys }: Located): Place {
    const { document, lines } = this.#parsed(file);
    const node = keys.length === 0 ? document.contents : document.getIn(keys, true);
    const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
    return { file, line: Math.max(1, lines.linePos(offset).line) };
  }

  #parsed(file: string): Parsed {
    const known = this.#files.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const document = parseDocument(readFileSync(join(this.root, file), 'utf8'), { lineCounter: lines });
    const [error] = document.errors;
    if (error) throw new Fault(`${file}: ${error.message}`);
    const parsed = { document, value: document.toJS() as unknown, lines };
    this.#files.set(file, parsed);
    return parsed;
  }
}
