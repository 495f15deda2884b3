import type { CallOptions } from '../options/call-options.ts';

/** The position of a page in its list. */
export interface PageMeta {
  /** Number of items in the whole list. */
  readonly total: number;
  /** Maximum number of items on a page. */
  readonly limit: number;
  /** Number of items before this page. */
  readonly offset: number;
  /** The offset of the next page. Set if this page has fewer than `limit` items because the server limits its size in bytes. */
  readonly nextOffset?: number | undefined;
}

/** Loads the page that starts at an offset. */
export type PageLoader<Item> = (offset: number) => PromiseLike<Page<Item>>;

/** One page of a list. */
export class Page<Item> {
  readonly items: Item[];
  /** The position of the page. `undefined` if the server does not state the total. `limit` and `offset` default to those of the call. */
  readonly meta: PageMeta | undefined;
  readonly #position: PageMeta;
  readonly #load: PageLoader<Item>;

  /** The list methods of a client create pages. */
  constructor(items: Item[], meta: PageMeta | undefined, position: PageMeta, load: PageLoader<Item>) {
    this.items = items;
    this.meta = meta;
    this.#position = position;
    this.#load = load;
  }

  /** Returns true if the list has items after this page. If the server states no total, also returns true for a last page that is full. */
  hasNext(): boolean {
    return this.nextOffset !== undefined;
  }

  /** The offset of the next page. `undefined` if {@link hasNext} returns false. */
  get nextOffset(): number | undefined {
    return this.items.length > 0 && this.#end < this.#position.total ? this.#end : undefined;
  }

  /**
   * Returns the next page. After the last page it is empty. The next page starts at a fixed offset: if items of this page were
   * deleted in the meantime, it skips the same number of items. To delete items, read the whole list with `all` first.
   */
  async next(): Promise<Page<Item>> {
    return this.#load(this.#end);
  }

  get #end(): number {
    const { nextOffset = 0, offset } = this.#position;
    // An offset that does not advance would make the iteration endless.
    return nextOffset > offset ? nextOffset : offset + this.items.length;
  }
}

/** The page size of the service if a call sets no limit. */
const defaultLimit = 1000;

/** The options of a list call that select the page. */
interface PageOptions extends CallOptions {
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * Creates the page of a response. If `meta` has no total, a page of `limit` items may have a successor, and any other page is the last one.
 */
export function createPage<Item>(
  items: Item[],
  meta: Partial<PageMeta> | undefined,
  { limit = defaultLimit, offset = 0 }: PageOptions,
  load: PageLoader<Item>,
): Page<Item> {
  if (typeof meta?.total === 'number') {
    const position = { limit, offset, ...(meta as Pick<PageMeta, 'total'>) };
    return new Page(items, position, position, load);
  }
  const total = offset + items.length + (items.length === limit ? 1 : 0);
  // A server without `meta` may ignore offsets too and repeat the first page forever.
  const first = JSON.stringify(items[0]);
  const position = { total, limit, offset };
  const loadNew: PageLoader<Item> = async (start) => {
    const page = await load(start);
    return JSON.stringify(page.items[0]) === first ? new Page([], undefined, position, load) : page;
  };
  return new Page(items, undefined, position, loadNew);
}
