import type { CallOptions } from '../options/call-options.ts';

/** Options of a call that follows new events. */
export interface TailOptions extends CallOptions {
  /**
   * Maximum time from an event to its arrival, in milliseconds. Events that arrive later can be skipped. Includes the difference
   * between the clocks of this machine and of the service.
   * @default 10000
   */
  delayMs?: number | undefined;
  /** The delay before each search for new events, in milliseconds. @default 2000 */
  intervalMs?: number | undefined;
}

/** A page of events. */
export interface EventPageLike<Event> {
  readonly data: Event[];
  readonly nextCursor?: string | null;
}

/** The properties of a search that paging with offsets depends on. */
interface Paging {
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
  readonly maxResults?: number | undefined;
}

/** Reads a page of a search. */
export type ReadEventPage<Event> = (search: object, options: CallOptions) => PromiseLike<EventPageLike<Event>>;

/** The page size of a search without `maxResults`. */
const defaultPageSize = 100;

/**
 * Yields the events of all pages of a search. Servers of other products with this API ignore `cursor`: their pages have no `nextCursor` and
 * are read by offset. If the first of these pages is full, the search must have `startTime` and `endTime`, because the default range
 * changes between pages.
 */
export async function* allEvents<Event>(
  readPage: ReadEventPage<Event>,
  search: object,
  options: CallOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const { startTime, endTime, maxResults = defaultPageSize } = search as Paging;
  let position: object = { cursor: 'start' };
  for (let offset = 0; ; ) {
    const { data, nextCursor }: EventPageLike<Event> = await readPage({ ...search, ...position }, options);
    yield* data;
    if (nextCursor === null) return;
    position = { cursor: nextCursor };
    if (nextCursor !== undefined) continue;
    if (data.length < maxResults) return;
    if (!startTime || !endTime) throw new Error('The server does not support cursors: set startTime and endTime.');
    offset += data.length;
    position = { offset };
  }
}

/**
 * Yields new events, oldest first, until `signal` is aborted. Then it throws the reason of the signal, or an AbortError if a request was
 * in flight.
 */
export async function* newEvents<Event>(
  readPage: ReadEventPage<Event>,
  search: object,
  { delayMs = 10_000, intervalMs = 2_000, ...options }: TailOptions = {},
): AsyncGenerator<Event, void, undefined> {
  for (let start = Date.now() - delayMs; ; ) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
    options.signal?.throwIfAborted();
    const end = Date.now() - delayMs;
    if (end <= start) continue;
    const range = { startTime: new Date(start).toISOString(), endTime: new Date(end).toISOString() };
    const events: Event[] = [];
    for await (const event of allEvents(readPage, { ...search, ...range }, options)) events.push(event);
    yield* events.reverse();
    start = end;
  }
}
