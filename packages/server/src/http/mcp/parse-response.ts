import { nextFreeTick } from '../../domain/next-free-tick.ts';

/** The maximum number of characters of a response that is parsed in one step. */
const LARGE_LENGTH = 256 * 1024;

/** The number of characters to scan or to parse per tick of the event loop. */
const SLICE_LENGTH = 256 * 1024;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING_BRACKET = 0x5b;
const CLOSING_BRACKET = 0x5d;
const OPENING_BRACE = 0x7b;
const CLOSING_BRACE = 0x7d;

/** A range of the JSON text: an item of a list. */
interface Item {
  readonly start: number;
  readonly end: number;
}

/** A text without the items of its outermost arrays. */
interface Skeleton {
  /** JSON in which each outermost array holds one number: its index in `lists`. */
  readonly text: string;
  readonly lists: readonly (readonly Item[])[];
}

/** Parses the JSON of a response of this service. Parses the items of a large text in several ticks of the event loop. */
export async function parseResponse(text: string): Promise<unknown> {
  if (text.length <= LARGE_LENGTH) return JSON.parse(text);
  const { text: skeleton, lists } = await findItems(text);
  const parsed: unknown[][] = [];
  for (const items of lists) parsed.push(await parseItems(text, items));
  return withLists(JSON.parse(skeleton), parsed);
}

/** Finds the items of the outermost arrays of valid JSON. */
async function findItems(text: string): Promise<Skeleton> {
  const texts: string[] = [];
  const lists: Item[][] = [];
  let items: Item[] = [];
  let textStart = 0;
  let itemStart = 0;
  /** The number of open brackets and braces since the start of the outermost array. 0 outside of arrays. */
  let depth = 0;
  let isInString = false;
  let sliceEnd = SLICE_LENGTH;
  for (let index = 0; index < text.length; index += 1) {
    if (index >= sliceEnd) {
      await nextFreeTick();
      sliceEnd = index + SLICE_LENGTH;
    }
    const code = text.charCodeAt(index);
    if (isInString) {
      if (code === BACKSLASH) index += 1;
      else if (code === QUOTE) isInString = false;
    } else if (code === QUOTE) isInString = true;
    else if (code === OPENING_BRACKET || (code === OPENING_BRACE && depth > 0)) {
      depth += 1;
      if (depth > 1) continue;
      texts.push(text.slice(textStart, index + 1), String(lists.length));
      items = [];
      lists.push(items);
      itemStart = index + 1;
    } else if (code === CLOSING_BRACKET || (code === CLOSING_BRACE && depth > 0)) {
      depth -= 1;
      if (depth > 0) continue;
      if (index > itemStart) items.push({ start: itemStart, end: index });
      textStart = index;
    } else if (code === COMMA && depth === 1) {
      items.push({ start: itemStart, end: index });
      itemStart = index + 1;
    }
  }
  return { text: `${texts.join('')}${text.slice(textStart)}`, lists };
}

/** Parses adjacent items together, up to {@link SLICE_LENGTH} characters in one step. A longer item is parsed alone. */
async function parseItems(text: string, items: readonly Item[]): Promise<unknown[]> {
  const parsed: unknown[] = [];
  for (let first = 0; first < items.length; ) {
    const { start = 0 } = items[first] ?? {};
    let last = first;
    while (last + 1 < items.length && (items[last + 1]?.end ?? 0) - start <= SLICE_LENGTH) last += 1;
    for (const item of JSON.parse(`[${text.slice(start, items[last]?.end)}]`)) parsed.push(item);
    first = last + 1;
    await nextFreeTick();
  }
  return parsed;
}

/** Replaces each array of a parsed skeleton with a list. The array holds the index of the list. */
function withLists(value: unknown, lists: readonly unknown[][]): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return lists[value[0]] ?? [];
  return Object.fromEntries(Object.entries(value).map(([name, property]) => [name, withLists(property, lists)]));
}
