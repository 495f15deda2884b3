/** Where a page stands in its list. */
export interface PageMeta {
  /** How many items the whole list has. */
  readonly total: number;
  /** How many items a page holds at most. */
  readonly limit: number;
  /** How many items of the list come before this page. */
  readonly offset: number;
}

/** A part of a list, in creation order. */
export interface Page<Item> {
  readonly items: Item[];
  readonly meta: PageMeta;
}
