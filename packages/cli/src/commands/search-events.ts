import { setTimeout as delay } from 'node:timers/promises';
import { createAnyClient, listAll } from '../connection/client.ts';
import { requireSettings } from '../connection/find-settings.ts';
import type { ConnectionFlags } from '../connection/settings.ts';
import { usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { isJsonObject, type Json } from '../monitoring/kinds.ts';
import { pad, type Style, styleFor, widthOf, withoutControlCharacters } from '../output/style.ts';
import { parseDuration } from '../review/duration.ts';
import { findByIdOrName } from './find-by-name.ts';

/** The options of `search` and `tail`. */
export interface SearchFlags extends ConnectionFlags {
  readonly since: string;
  readonly limit?: number | undefined;
  readonly select?: string | undefined;
  readonly output?: string | undefined;
}

interface EventPage {
  readonly data: readonly Json[];
  /** Null if no older events match. */
  readonly nextCursor?: string | null;
}

/** Prints the newest events that match a filter, oldest first. */
export async function searchEvents(source: string, where: string, flags: SearchFlags, io: Io): Promise<void> {
  const end = Date.now();
  const query = await createQuery(source, where, flags, io);
  const { data: events } = await query(end - parseDuration(flags.since, '--since'), end, flags.limit ?? 100);
  const print = createPrinter(flags, io);
  print([...events].reverse());
  if (events.length === 0) io.stderr.write(`No events in the last ${flags.since}.\n`);
}

const POLL_INTERVAL_MS = 2_000;

/** Maximum delay between the time of an event and its arrival. Events that arrive later can be missing from the output. */
const MAX_DELAY_MS = 30_000;

/** Maximum number of events per request. */
const MAX_EVENTS = 1_000;

/** The prefix of time columns that are not printed. They distinguish events that are equal in the selected columns. */
const TIME_COLUMN = 'tail_time_';

/** Prints events as they arrive, until the command is stopped. */
export async function tailEvents(source: string, where: string, flags: SearchFlags, io: Io): Promise<void> {
  const query = await createQuery(source, where, flags, io, true);
  const print = createPrinter(flags, io);
  let seen = new Set<string>();
  const start = Date.now() - parseDuration(flags.since, '--since');
  let from = start;
  while (!io.signal?.aborted) {
    const end = Date.now();
    // The end of a search is exclusive.
    const { data: events, nextCursor } = await query(from, end + 1, MAX_EVENTS);
    const keys = new Set(events.map((event) => JSON.stringify(event)));
    const added = [...events].reverse().filter((event) => !seen.has(JSON.stringify(event)));
    print(added.map(withoutTimes));
    // A response has the newest events. If it repeats no event of the previous response, events between the two may be missing.
    const hasGap = typeof nextCursor === 'string' && [...keys].every((key) => !seen.has(key));
    if (hasGap) io.stderr.write(`More than ${events.length} events arrived. The older ones are not shown.\n`);
    seen = keys;
    from = Math.max(start, end - MAX_DELAY_MS);
    await delay(POLL_INTERVAL_MS, undefined, io.signal ? { signal: io.signal } : {}).catch(() => undefined);
  }
}

function withoutTimes(event: Json): Json {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !name.startsWith(TIME_COLUMN)));
}

type Query = (from: number, to: number, maxResults: number) => Promise<EventPage>;

async function createQuery(
  source: string,
  where: string,
  { select, ...flags }: SearchFlags,
  io: Io,
  hasTimes = false,
): Promise<Query> {
  const client = await createAnyClient(await requireSettings(flags, io));
  const page = client['search']?.['page'];
  if (!page) throw usageError('This deployment has no operation that searches events.');
  const match = findByIdOrName('source', source, await listAll(client, 'sources'));
  const times = String(match['timestampValueExpression'] ?? '').split(',');
  const timeColumns = times.map((name, index) => `${name.trim()} AS ${TIME_COLUMN}${index}`);
  const selected = select || match['defaultTableSelectExpression'];
  const columns = selected && hasTimes ? [selected, ...timeColumns].join(', ') : select;
  return async (from, to, maxResults) => {
    const [startTime, endTime] = [from, to].map((time) => new Date(time).toISOString());
    const body = {
      sourceId: match['id'],
      startTime,
      endTime,
      where,
      maxResults,
      cursor: 'start',
      ...(columns !== undefined && { select: columns }),
    };
    return (await page(body, { signal: io.signal })) as EventPage;
  };
}

type Printer = (events: readonly Json[]) => void;

function createPrinter({ output }: SearchFlags, io: Io): Printer {
  const isText = output === undefined ? io.stdout.isTTY === true : output === 'table';
  if (isText) return createTextPrinter(io);
  return (events) => {
    for (const event of events) io.stdout.write(`${JSON.stringify(event)}\n`);
  };
}

/** Maximum width of an aligned column. Longer values move the columns after them. */
const MAX_COLUMN_WIDTH = 32;

/** Prints an event per line, in columns that are as wide as the values printed so far. Omits columns that are still empty. */
function createTextPrinter(io: Io): Printer {
  const style = styleFor(io.stdout, io.env);
  const widths = new Map<string, number>();
  return (events) => {
    const rows = events.map(
      (event) => new Map(Object.entries(event).map(([name, value]) => [name, cellText(name, value)])),
    );
    for (const row of rows)
      for (const [name, text] of row)
        widths.set(name, Math.max(widths.get(name) ?? 0, Math.min(widthOf(text), MAX_COLUMN_WIDTH)));
    for (const [index, row] of rows.entries()) {
      const cells = [...row].filter(([name]) => widths.get(name) !== 0);
      const line = cells.map(([name, text], position) => {
        const isLast = position === cells.length - 1;
        const padded = isLast ? text : pad(text, widths.get(name) ?? 0);
        return styledCell(name, events[index]?.[name], padded, style);
      });
      io.stdout.write(`${line.join('  ').trimEnd()}\n`);
    }
  };
}

/** Returns a value on one line. Cuts the fraction of a time to milliseconds. */
function cellText(name: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const line = withoutControlCharacters(text).replaceAll(/\s+/g, ' ');
  return isTime(name) ? line.replace(/(\.\d{3})\d*Z$/, '$1Z') : line;
}

function styledCell(name: string, value: unknown, text: string, style: Style): string {
  if (isTime(name) || isJsonObject(value)) return style('dim', text);
  return /severity|level/i.test(name) ? style(severityColor(text), text) : text;
}

function isTime(name: string): boolean {
  return /^Timestamp(Time)?$/i.test(name);
}

function severityColor(severity: string): 'red' | 'yellow' | 'cyan' {
  if (/^(err|fatal|crit)/i.test(severity)) return 'red';
  return /^warn/i.test(severity) ? 'yellow' : 'cyan';
}
