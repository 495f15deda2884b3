import { countText, fittingRows, type Notes } from '../text.ts';
import type { ArgumentSchema, ToolContext } from '../tool.ts';

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

/** A request for a page of a list. */
interface ListRequest<Item, Row> {
  /** The path of the list, such as `/alerts`. */
  readonly path: string;
  /** The name of an item, such as `alert`. */
  readonly noun: string;
  readonly page: PageInput;
  readonly defaultLimit: number;
  /** True if `rowOf` filters the items. The limit then defaults to the maximum. */
  readonly isFiltered?: boolean;
  /** Returns the row of an item, or undefined if the item does not match the filter. */
  readonly rowOf: (item: Item) => Row | undefined;
}

/** A page of a list. */
interface ListPage<Row> {
  /** The matching rows that fit into a result. */
  readonly rows: Row[];
  /** The number of items on all pages, before they are filtered. */
  readonly total: number;
  /** Messages about an empty list, an offset after the last item, a page without a match, and the remaining items. */
  readonly notes: Notes;
}

/** Gets a page of a list. */
export async function readPage<Item, Row>(
  { path, noun, page: { limit, offset = 0 }, defaultLimit, isFiltered = false, rowOf }: ListRequest<Item, Row>,
  { api, signal }: Pick<ToolContext, 'api' | 'signal'>,
): Promise<ListPage<Row>> {
  const query = { limit: limit ?? (isFiltered ? MAX_ITEMS : defaultLimit), offset };
  const { content: items, total = items.length } = await api.request<Item[]>({ method: 'GET', path, query, signal });
  const matching = items.flatMap((item, index) => {
    const row = rowOf(item);
    return row === undefined ? [] : [{ row, index }];
  });
  const { rows: fitting, isCut } = fittingRows(matching);
  const next = offset + (isCut ? (matching[fitting.length]?.index ?? 0) : items.length);
  const isAfterEnd = total > 0 && items.length === 0;
  const notes: Notes = [
    isAfterEnd && `The offset ${offset} is after the last ${noun}.`,
    fitting.length === 0 && !isAfterEnd && `No ${noun} ${total === 0 ? 'exists' : 'of this page matches'}.`,
    next < total && `${countText(total - next, `more ${noun}`)}. Continue with offset ${next}.`,
  ];
  return { rows: fitting.map(({ row }) => row), total, notes };
}

/** Returns true if one of the texts contains `part`, ignoring case. */
export function contains(texts: readonly (string | null | undefined)[], part: string): boolean {
  return texts.some((text) => (text ?? '').toLowerCase().includes(part.toLowerCase()));
}
