import { countText, fittingRows, type Notes } from '../text.ts';
import type { ArgumentSchema } from '../tool.ts';

/** The arguments of a list. */
export interface PageInput {
  readonly limit?: number;
  readonly offset?: number;
}

/** The maximum number of items on a page of the API. */
const MAX_ITEMS = 1_000;

/** Returns the schemas of the arguments of a list. `filter` is the name of the argument that filters the items of the page. */
export function pageArguments(defaultLimit: number, filter?: string): Record<'limit' | 'offset', ArgumentSchema> {
  const filteredDefault = filter === undefined ? '' : `, or ${MAX_ITEMS} with ${filter}`;
  return {
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_ITEMS,
      description: `Items per page. Default: ${defaultLimit}${filteredDefault}.`,
    },
    offset: { type: 'integer', minimum: 0, description: 'Number of items before the page. Default: 0.' },
  };
}

/** Returns the query parameters of a page. If the tool filters the items of the page, the limit defaults to the maximum. */
export function pageQuery({ limit, offset = 0 }: PageInput, defaultLimit: number, isFiltered: boolean) {
  return { limit: limit ?? (isFiltered ? MAX_ITEMS : defaultLimit), offset };
}

/** A page of a list. */
interface ListPage<Item, Row> {
  /** The items of the page, before they are filtered. */
  readonly items: readonly Item[];
  readonly offset: number;
  /** The number of items on all pages. */
  readonly total: number;
  /** The name of an item, such as `alert`. */
  readonly noun: string;
  /** Returns the row of an item, or undefined if the item does not match the filter. */
  readonly rowOf: (item: Item) => Row | undefined;
}

/** Returns the matching rows that fit into a result, and notes with the offset of the next page. */
export function pageRows<Item, Row>({ items, offset, total, noun, rowOf }: ListPage<Item, Row>) {
  const matching = items.flatMap((item, index) => {
    const row = rowOf(item);
    return row === undefined ? [] : [{ row, index }];
  });
  const { rows: fitting, isCut } = fittingRows(matching);
  const next = offset + (isCut ? (matching[fitting.length]?.index ?? 0) : items.length);
  const notes: Notes = [
    fitting.length === 0 && `No ${noun} ${total === 0 ? 'exists' : 'of this page matches'}.`,
    next < total && `${countText(total - next, `more ${noun}`)}. Continue with offset ${next}.`,
  ];
  return { rows: fitting.map(({ row }) => row), notes };
}

/** Returns true if one of the strings contains another, ignoring case. */
export function contains(texts: readonly (string | null | undefined)[], part: string): boolean {
  return texts.some((text) => (text ?? '').toLowerCase().includes(part.toLowerCase()));
}
