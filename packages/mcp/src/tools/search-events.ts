import type { WhereLanguage } from '@observability-api/schemas';
import eventSearch from '@observability-api/schemas/json/event-search';
import { specText } from '../spec-text.ts';
import { cutNote, fittingValues, jsonBytes, valueTable } from '../text.ts';
import { rangeText, type TimeInput, timeArguments, timeRange } from '../time.ts';
import { defineTool, idArgument, ToolError } from '../tool.ts';

/** Returns true for a Lucene filter without a colon, which therefore contains no field. Returns false for an empty filter. */
function isWithoutField({ where = '', whereLanguage }: Pick<SearchInput, 'where' | 'whereLanguage'>): boolean {
  return whereLanguage !== 'sql' && where !== '' && !where.includes(':');
}

interface SearchInput extends TimeInput {
  readonly sourceId: string;
  readonly where?: string;
  readonly whereLanguage?: WhereLanguage;
  readonly select?: string;
  readonly orderBy?: string;
  readonly limit?: number;
  readonly cursor?: string;
}

const DEFAULT_LIMIT = 50;

export const searchEvents = defineTool<SearchInput>({
  name: 'search_events',
  title: 'Search events',
  description:
    'Returns events of a source that match a filter, by default newest first. Filter syntax: SeverityText:error, ServiceName:"check out", Duration:>1000000 (nanoseconds), word, -field:value, AND, OR, and attributes such as LogAttributes.user.id.',
  isReadOnly: true,
  properties: {
    sourceId: idArgument('Id of a log, trace or session source.'),
    where: { type: 'string', description: specText(eventSearch, 'where') },
    whereLanguage: { type: 'string', enum: ['lucene', 'sql'], description: 'Language of where. Default: lucene.' },
    select: { type: 'string', description: specText(eventSearch, 'select') },
    orderBy: { type: 'string', description: 'Columns with ASC or DESC. Default: newest first.' },
    limit: { type: 'integer', minimum: 1, maximum: 200, description: `Events per page. Default: ${DEFAULT_LIMIT}.` },
    cursor: idArgument('The cursor that the previous page returned, with the same arguments.'),
    ...timeArguments(),
  },
  required: ['sourceId'],
  async run({ limit = DEFAULT_LIMIT, cursor = 'start', from, to, ...search }, { api, signal, now }) {
    const range = timeRange({ from, to }, now);
    const page = (maxResults: number) =>
      api.searchEvents(
        {
          ...search,
          startTime: new Date(range.startTime).toISOString(),
          endTime: new Date(range.endTime).toISOString(),
          maxResults,
          cursor,
        },
        signal,
      );
    const fullPage = await page(limit);
    const columns = Object.keys(fullPage.data[0] ?? {});
    const values = fullPage.data.map((event) => columns.map((column) => event[column]));
    const fitting = fittingValues(values, jsonBytes(columns));
    const { rows, isCut } = fitting;
    if (isCut && rows.length === 0) {
      throw new ToolError('One event is too large for a result. Select fewer columns.');
    }
    // The cursor continues after the last event of its page, so the page must end with the last event that is shown.
    const { nextCursor } = isCut ? await page(rows.length) : fullPage;
    return {
      text: rows.length === 0 ? '' : valueTable(columns, rows),
      notes: [
        rows.length === 0 && 'No event matches. Use a longer range, or check names and values with describe_source.',
        rows.length === 0 &&
          isWithoutField(search) &&
          'A word without a field is searched for only in the text of events.',
        cutNote(fitting, 'With a smaller limit or fewer columns in select, they can be longer.'),
        nextCursor !== null &&
          `More events match. Continue with cursor ${nextCursor}, or narrow with where, from and to.`,
        // A cursor contains the range of its first page.
        cursor === 'start' && rangeText(range),
      ],
      data: {
        events: rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]]))),
        nextCursor,
      },
    };
  },
});
