import { Call } from '../calls/call.ts';
import type { ApiError } from '../errors/api-error.ts';
import { startAtCaller } from '../errors/start-at-caller.ts';
import type { Page } from './page.ts';

/** A call of a list operation. `await` returns one page. `for await` iterates over the items of this page and of all following ones. */
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
  [Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    return itemsOf(this.pages());
  }

  /**
   * Iterates over this page and all following ones. Ends before an empty page. Do not delete items while iterating; read the list
   * with `all` first.
   */
  pages(): AsyncGenerator<Page<Item>, void, undefined> {
    this.wait();
    return pagesFrom(this);
  }

  /** Returns every item from this page on in one array, at most `max` items. */
  all({ max = Infinity }: { readonly max?: number | undefined } = {}): Promise<Item[]> {
    return firstItems(this.pages(), max);
  }
}

async function* itemsOf<Item>(pages: AsyncIterable<Page<Item>>): AsyncGenerator<Item, void, undefined> {
  try {
    for await (const page of pages) yield* page.items;
  } catch (error) {
    startAtCaller(error, itemsOf);
    throw error;
  }
}

async function* pagesFrom<Item>(first: PromiseLike<Page<Item>>): AsyncGenerator<Page<Item>, void, undefined> {
  try {
    let page = await first;
    while (page.items.length > 0) {
      yield page;
      if (!page.hasNext()) return;
      page = await page.next();
    }
  } catch (error) {
    startAtCaller(error, pagesFrom);
    throw error;
  }
}

async function firstItems<Item>(pages: AsyncIterable<Page<Item>>, max: number): Promise<Item[]> {
  const items: Item[] = [];
  if (max <= 0) return items;
  try {
    for await (const page of pages) {
      items.push(...page.items.slice(0, max - items.length));
      if (items.length >= max) break;
    }
    return items;
  } catch (error) {
    startAtCaller(error, firstItems);
    throw error;
  }
}
