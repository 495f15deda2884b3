/** The options of the search index, used to build and to load it. */
export const searchOptions = {
  fields: ['title', 'names', 'text'],
  storeFields: ['title', 'where', 'url', 'kind'],
};

/** A search result. */
export interface Found {
  readonly title: string;
  /** The page or the operation that contains it. */
  readonly where: string;
  /** URL relative to the root of the site. */
  readonly url: string;
  readonly kind: 'operation' | 'field' | 'guide' | 'schema';
}
