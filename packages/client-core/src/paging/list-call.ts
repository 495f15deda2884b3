import { Call } from '../calls/call.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { Page } from './page.ts';

/** A call of a list operation. `await` returns one page; `for await` iterates over the items of all pages. */
export class ListCall<Item, Failed = ApiError> extends Call<Page<Item>, Failed> implements AsyncIterable<Item> {
  /**
   * Iterates over every item from this page on and loads further pages as needed. Do not delete items while iterating:
   * the following items move up, and the next page skips some of them. Read the list with `all` first.
   *
   * @example
   * ```ts
   * for (const { id } of await api.dashboards.list().all()) await api.dashboards.delete(id);
   * ```
   */
  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* page.items;
  }

  /** Iterates over this page and all following ones. Do not delete items while iterating; read the list with `all` first. */
  async *pages(): AsyncGenerator<Page<Item>, void, undefined> {
    let page: Page<Item> = await this;
    while (page.items.length > 0) {
      yield page;
      if (!page.hasNext()) return;
      page = await page.next();
    }
  }

  /** Returns every item from this page on in one array, at most `max` items. */
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
