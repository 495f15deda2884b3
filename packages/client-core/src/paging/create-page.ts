import type { CallOptions } from '../options/call-options.ts';
import { Page, type PageFrom, type PageMeta } from './page.ts';

/** What the interface promises when a call names no limit. */
const defaultLimit = 1000;

/** A call's place in its list, as the caller asked for it. */
interface Asked extends CallOptions {
  readonly limit?: number;
  readonly offset?: number;
}

/** What a server says of a list that it has counted. */
type Counted = Partial<PageMeta> & Pick<PageMeta, 'total'>;

/** The page that was answered. Without `meta`, a page as long as was asked for may have a next one; any other is the last. */
export function pageOf<Item>(
  items: Item[],
  meta: Partial<PageMeta> | undefined,
  asked: Asked,
  from: PageFrom<Item>,
): Page<Item> {
  const { limit = defaultLimit, offset = 0 } = asked;
  if (typeof meta?.total === 'number') return new Page(items, { limit, offset, ...(meta as Counted) }, from);
  const guessed = offset + items.length + (items.length === limit ? 1 : 0);
  // A server without `meta` may not know offsets either, and answer the first page for ever.
  const first = JSON.stringify(items[0]);
  const next: PageFrom<Item> = async (start) => {
    const page = await from(start);
    return JSON.stringify(page.items[0]) === first ? new Page([], page.meta, from) : page;
  };
  return new Page(items, { total: guessed, limit, offset }, next);
}
