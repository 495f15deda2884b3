/** Where a page stands in its list. */
export interface PageMeta {
  /** How many items the whole list has. */
  readonly total: number;
  /** How many items a page holds at most. */
  readonly limit: number;
  /** How many items of the list come before this page. */
  readonly offset: number;
  /** The offset of the next page, if the server ended this page before `limit` because of its size in bytes. */
  readonly nextOffset?: number | undefined;
}

/** Asks for the page that starts at an offset. */
export type PageFrom<Item> = (offset: number) => PromiseLike<Page<Item>>;

/** A part of a list, in creation order. */
export class Page<Item> {
  readonly items: Item[];
  readonly meta: PageMeta;
  readonly #from: PageFrom<Item>;

  /** Pages are made by a client's lists. */
  constructor(items: Item[], meta: PageMeta, from: PageFrom<Item>) {
    this.items = items;
    this.meta = meta;
    this.#from = from;
  }

  /** Whether the list goes on after this page. */
  hasNext(): boolean {
    return this.items.length > 0 && this.#nextOffset < this.meta.total;
  }

  /**
   * The page after this one; after the last it is empty. It begins where this one ended when it was read: where items of this
   * one were deleted since, it leaves out as many. `all` of the list reads everything first.
   */
  async next(): Promise<Page<Item>> {
    return this.#from(this.#nextOffset);
  }

  get #nextOffset(): number {
    const { nextOffset, offset } = this.meta;
    // An offset that does not advance would make an iteration endless.
    return nextOffset !== undefined && nextOffset > offset ? nextOffset : offset + this.items.length;
  }
}
