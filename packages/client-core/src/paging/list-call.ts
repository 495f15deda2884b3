import { Call } from '../calls/call.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { Page } from './page.ts';

/** A call for a page of a list, and the way to all the others: awaited it is one page, iterated it is every item. */
export class ListCall<Item, Failed = ApiError> extends Call<Page<Item>, Failed> implements AsyncIterable<Item> {
  /**
   * Every item of the list from this page on, page by page. Not for deleting them on the way: those that follow would move up,
   * and the next page would begin after some of them. `all` reads the whole list first.
   *
   * @example
   * ```ts
   * for (const { id } of await api.dashboards.list().all()) await api.dashboards.delete(id);
   * ```
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** This page and all that follow. Not for deleting items on the way, as little as iterating: see there, and use `all`. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let page: Page<Item> = await this;
    while (page.items.length > 0) {
      yield page;
      if (!page.hasNext()) return;
      page = await page.next();
    }
  }

  /** Every item from this page on, in one array; not more than `max`. */
  async all({ max = Infinity }: { readonly max?: number | undefined } = {}): Promise<Item[]> {
    const items: Item[] = [];
    if (max <= 0) return items;
    for await (const page of this.pages()) {
      items.push(...page.items.slice(0, max - items.length));
      if (items.length >= max) break;
    }
    return items;
  }
}
