import type { EventPage, EventSearch, MetricSource, Source, SourceField } from '@observability-api/schemas';
import { type InputIssue, InvalidInputError } from '../../domain/errors.ts';
import { JsonText } from '../../domain/serialized.ts';
import type { Tenant } from '../../domain/tenant.ts';
import { outOfRangeIssue, toEpochMs, toIsoTime } from '../../domain/timestamp.ts';
import { issue } from '../../domain/validation-issue.ts';
import { requireFound } from '../../domain/versioned.ts';
import { type Page, type PageRequest, pageOf } from '../../store/read-page.ts';
import type { SeriesIssue } from '../../telemetry/query/chart-query.ts';
import { type Cursor, readCursor, writeCursor } from '../../telemetry/query/search/cursor.ts';
import type { QueryRunner } from '../charts/query-runner.ts';
import type { ResourceContext } from '../context.ts';
import { type FindSource, prepareFindSource } from '../sources/service.ts';

/** The dependencies of {@link SearchService}. */
export interface SearchContext extends Pick<ResourceContext, 'store' | 'clock'> {
  readonly runner: QueryRunner;
}

/** The cursor of the first page. */
const FIRST_PAGE = 'start';

/** The length of a range whose start is not set. */
const DEFAULT_RANGE_MS = 15 * 60_000;

/** Maps the property of a {@link SeriesIssue} to the property of the search. Issues of other properties belong to `sourceId`. */
const PROPERTIES: Partial<Record<SeriesIssue['property'], keyof EventSearch>> = {
  filters: 'where',
  field: 'select',
  orderBy: 'orderBy',
};

function toIssue({ property, code, message }: SeriesIssue): InputIssue {
  return issue([PROPERTIES[property] ?? 'sourceId'], code, message);
}

/** Returns the property with the longest expression, which is usually the reason if a statement is too long or too deeply nested. */
function longestExpression({ where = '', select = '', orderBy = '' }: EventSearch): keyof EventSearch {
  const maximum = Math.max(where.length, select.length, orderBy.length);
  if (where.length === maximum) return 'where';
  return select.length === maximum ? 'select' : 'orderBy';
}

/** Returns a string that identifies a search in the cursors of its pages. */
function identityOf({
  sourceId,
  where = '',
  whereLanguage = 'lucene',
  select = '',
  orderBy = '',
}: EventSearch): string {
  return JSON.stringify([sourceId, where, whereLanguage, select, orderBy]);
}

/** Returns the range of a search. By default, it ends now and has a length of 15 minutes. Throws InvalidInputError. */
function rangeOf({ startTime, endTime }: EventSearch, nowMs: number): Pick<Cursor, 'startMs' | 'endMs'> {
  const endMs = endTime === undefined ? nowMs : toEpochMs(endTime);
  const startMs = startTime === undefined ? (endMs ?? nowMs) - DEFAULT_RANGE_MS : toEpochMs(startTime);
  if (startMs === undefined || endMs === undefined) {
    throw new InvalidInputError([
      ...(startMs === undefined ? [outOfRangeIssue(['startTime'])] : []),
      ...(endMs === undefined ? [outOfRangeIssue(['endTime'])] : []),
    ]);
  }
  if (startMs < endMs) return { startMs, endMs };
  const error =
    endTime === undefined
      ? issue(['startTime'], 'condition', `expected a time before the end of the range, ${toIsoTime(endMs)}`)
      : issue(['endTime'], 'condition', 'expected a time after startTime');
  throw new InvalidInputError([error]);
}

/** Searches the events of a tenant, and lists the fields of its sources. */
export class SearchService {
  readonly #context: SearchContext;
  readonly #findSource: FindSource;

  constructor(context: SearchContext) {
    this.#context = context;
    this.#findSource = prepareFindSource(context.store);
  }

  /**
   * Returns a page of events as JSON. Throws NotFoundError, InvalidInputError, TooManyRequestsError, TimeoutError,
   * UnavailableError, and the reason of `signal`, which cancels the search.
   */
  async events(tenant: Tenant, search: EventSearch, signal?: AbortSignal): Promise<JsonText<EventPage>> {
    const cursor = this.#cursorOf(search);
    const { startMs, endMs } = cursor ?? rangeOf(search, this.#context.clock());
    const source = await this.#eventSource(tenant, search.sourceId);
    const { where = '', whereLanguage = 'lucene', select = '', orderBy = '', maxResults: limit = 100 } = search;
    const page = await this.#context.runner.run({
      tenant,
      connections: [source.connection],
      signal,
      query: (charts, caller) =>
        charts.events(
          {
            source,
            startMs,
            endMs,
            select,
            orderBy,
            limit,
            filters: [{ text: where, language: whereLanguage }],
            ...(search.cursor === undefined ? { offset: search.offset ?? 0 } : { after: cursor?.after }),
          },
          caller,
        ),
      toInputIssue: toIssue,
      path: ['where'],
      sourcePath: ['sourceId'],
      statementPath: [longestExpression(search)],
    });
    const next =
      search.cursor === undefined ? undefined : nextCursor(page.last && { startMs, endMs, after: page.last }, search);
    const tail = `,"rows":${page.count}${next === undefined ? '' : `,"nextCursor":${JSON.stringify(next)}`}}`;
    return new JsonText([Buffer.from('{"data":'), ...page.chunks, Buffer.from(tail)]);
  }

  /**
   * Returns the fields of a source, with frequent values of recent events. Throws NotFoundError, InvalidInputError,
   * TooManyRequestsError, TimeoutError, UnavailableError, and the reason of `signal`.
   */
  async fields(tenant: Tenant, id: string, page: PageRequest, signal?: AbortSignal): Promise<Page<SourceField>> {
    const source = await this.#source(tenant, id);
    const endMs = this.#context.clock();
    const fields = await this.#context.runner.run({
      tenant,
      connections: [source.connection],
      signal,
      query: (charts, caller) => charts.fields(source, endMs, caller),
      toInputIssue: ({ code, message }) => ({ ...issue(['sourceId'], code, message), in: 'params' }),
      path: ['sourceId'],
      in: 'params',
      isChangeable: false,
    });
    return pageOf(fields, page);
  }

  async #source(tenant: Tenant, id: string): Promise<Source> {
    return requireFound(await this.#findSource(tenant, id), 'source').resource;
  }

  /** Returns a source that is enabled and not a metric source. Throws NotFoundError and InvalidInputError. */
  async #eventSource(tenant: Tenant, id: string): Promise<Exclude<Source, MetricSource>> {
    const source = await this.#source(tenant, id);
    const path = ['sourceId'];
    if (source.disabled) throw new InvalidInputError([issue(path, 'reference', 'the source is disabled')]);
    if (source.kind !== 'metric') return source;
    const message = 'expected a source of events, received a metric source';
    throw new InvalidInputError([issue(path, 'reference', message)]);
  }

  /** Parses the cursor of a request. Returns undefined if there is none, or if it selects the first page. Throws InvalidInputError. */
  #cursorOf(search: EventSearch): Cursor | undefined {
    const { cursor } = search;
    if (cursor === undefined || cursor === FIRST_PAGE) return undefined;
    const read = readCursor(cursor, identityOf(search));
    if (typeof read === 'object') return read;
    const message =
      read === 'malformed'
        ? 'expected `start` or the `nextCursor` of a page'
        : 'expected the cursor of a page of the same search: sourceId, where, whereLanguage, select or orderBy differs';
    throw new InvalidInputError([issue(['cursor'], 'condition', message)]);
  }
}

/** Returns the cursor of the next page, or null on the last page. Throws InvalidInputError. */
function nextCursor(cursor: Cursor | undefined, search: EventSearch): string | null {
  if (!cursor) return null;
  const text = writeCursor(cursor, identityOf(search));
  if (text !== undefined) return text;
  const message = 'the values to sort by are too long for a cursor: sort by shorter values, or use `offset`';
  throw new InvalidInputError([issue(['orderBy'], 'condition', message)]);
}
