/** How the search index is built and read; both sides have to agree. */
export const searchOptions = {
  fields: ['title', 'names', 'text'],
  storeFields: ['title', 'where', 'url', 'kind'],
};

/** What a result shows. */
export interface Found {
  readonly title: string;
  /** The page or the operation around it. */
  readonly where: string;
  /** Relative to the root of the site. */
  readonly url: string;
  readonly kind: 'operation' | 'field' | 'guide' | 'schema';
}
