import type { Options } from 'minisearch';
import { indexedForms } from './normalize-words.ts';

/** A search result. */
export interface Found {
  /** The heading of the section, the operation, or the name of the field or schema. */
  readonly title: string;
  /**
   * The page, the schema or the operation that contains the result. For an operation, the resource and the HTTP method. For a webhook, the
   * resource and `webhook`. Empty for a page and for a schema.
   */
  readonly where: string;
  /** URL relative to the root of the site. */
  readonly url: string;
  /** `operation` is an operation or a webhook. `guide` is a section of a chapter. */
  readonly kind: 'operation' | 'field' | 'guide' | 'schema';
}

/** An entry of the index. */
export interface Entry extends Found {
  readonly id: number;
  /**
   * Other words that find the entry:
   *
   * - an operation: the operation id, the client method, the HTTP method and the path
   * - a webhook: the operation id, the name, and the words `webhook delivery`
   * - a schema: its name
   * - a section: the menu group and the keywords
   * - a field: none
   */
  readonly names: string;
  readonly text: string;
}

/** The options of the search index, used to build and to load it. */
export const searchOptions: Options<Entry> = {
  fields: ['title', 'where', 'names', 'text'],
  storeFields: ['title', 'where', 'url', 'kind'],
  // By default, MiniSearch splits at spaces and punctuation, but not at symbols such as the backtick around code.
  tokenize: (text) => text.match(/[\p{L}\p{N}]+/gu) ?? [],
  processTerm: indexedForms,
};
