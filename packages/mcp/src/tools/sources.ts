import type { Source, SourceField, SourceFieldValue } from '@observability-api/schemas';
import { countText, fittingRows, jsonBytes, lines, MAX_RESULT_BYTES, table } from '../text.ts';
import { defineTool, idArgument } from '../tool.ts';
import { MAX_METRICS_BYTES, metricsOf } from './metrics.ts';
import { contains, type PageInput, pageArguments, readPage } from './page.ts';

const DEFAULT_LIMIT = 100;

export const listSources = defineTool<PageInput>({
  name: 'list_sources',
  title: 'List sources',
  description:
    'Lists the sources of telemetry: logs, traces, metrics, sessions and PromQL. Other tools take the id of a source.',
  isReadOnly: true,
  properties: pageArguments(DEFAULT_LIMIT),
  required: [],
  async run(page, context) {
    const { rows, total, notes } = await readPage(
      {
        path: '/sources',
        noun: 'source',
        page,
        defaultLimit: DEFAULT_LIMIT,
        rowOf: ({ id, name, kind }: Source) => ({ id, name, kind }),
      },
      context,
    );
    return {
      text: table(
        ['id', 'name', 'kind'],
        rows.map(({ id, name, kind }) => [id, name, kind]),
      ),
      notes: [...notes, rows.length > 0 && 'Call describe_source for the fields of a source.'],
      data: { sources: rows, total },
    };
  },
});

interface DescribeInput {
  readonly sourceId: string;
  readonly search?: string;
}

export const describeSource = defineTool<DescribeInput>({
  name: 'describe_source',
  title: 'Describe a source',
  description:
    'Lists the columns of a source, the keys of its attributes and their frequent values in recent events. For a metric source, also lists the metrics.',
  isReadOnly: true,
  properties: {
    sourceId: idArgument('Id of the source.'),
    search: { type: 'string', maxLength: 1_000, description: 'Only fields and metrics whose name contains this.' },
  },
  required: ['sourceId'],
  async run({ sourceId, search = '' }, { api, signal, now }) {
    const path = `/sources/${encodeURIComponent(sourceId)}`;
    const { content: source } = await api.request<Source>({ method: 'GET', path, signal });
    const { content } = await api.request<SourceField[]>({
      method: 'GET',
      path: `${path}/fields`,
      query: { limit: 1000 },
      signal,
    });
    const fields = content.flatMap(fieldRows).filter(({ field }) => contains([field], search));
    const maximum = MAX_RESULT_BYTES - (source.kind === 'metric' ? MAX_METRICS_BYTES : 0);
    const { rows, isCut } = fittingRows(fields, jsonBytes, maximum);
    const metrics = source.kind === 'metric' ? await metricsOf(source, search, { api, signal, now }) : undefined;
    return {
      text: lines(
        metrics?.text,
        table(
          ['field', 'type', 'frequent values'],
          rows.map(({ field, type, values }) => [field, type, values]),
        ),
      ),
      notes: [
        ...(metrics?.notes ?? []),
        fields.length === 0 && 'No field matches.',
        isCut && `Left out: ${countText(fields.length - rows.length, 'field')}. Select fields with search.`,
        source.kind === 'trace' &&
          source.durationExpression &&
          `${source.durationExpression} is in units of 10^-${source.durationPrecision} seconds.`,
      ],
      data: { ...metrics?.data, fields: rows },
    };
  },
});

interface FieldRow {
  readonly field: string;
  readonly type: string;
  readonly values: string;
}

/** Returns a row for a column, and one for each key of a map. */
function fieldRows({ name, type, columnType, keys = [], values = [] }: SourceField): FieldRow[] {
  return [
    { field: name, type, values: valueList(values, 1) },
    ...keys.map(({ key, share, values: ofKey }) => ({
      field: `${name}.${key}`,
      type: typeOfValues(columnType),
      values: valueList(ofKey, share),
    })),
  ];
}

/** The types of values, by a pattern for the names of their database types. */
const VALUE_TYPES: readonly [RegExp, SourceField['type']][] = [
  [/^(String|FixedString)$/, 'string'],
  [/^(U?Int|B?Float|Decimal)\d*$/, 'number'],
  [/^Bool$/, 'boolean'],
  [/^Date/, 'time'],
  [/^Array$/, 'array'],
];

/** Returns the type of the values of a map column. Its keys are strings. */
function typeOfValues(columnType: string): SourceField['type'] {
  const name = /^Map\([^,]*, (?:(?:LowCardinality|Nullable)\()*(\w+)/.exec(columnType)?.[1] ?? '';
  return VALUE_TYPES.find(([pattern]) => pattern.test(name))?.[1] ?? 'other';
}

/** Values are listed only if together they occur in at least this share of the events that have the field. */
const MIN_COVERED = 0.1;

/**
 * Values are listed only if the first one occurs in at least this share of the events that have the field. The values of an id, for
 * example, are all rare.
 */
const MIN_FREQUENT = 0.02;

/**
 * Returns values with their shares of the sampled events. Returns only one example unless the values reach both {@link MIN_COVERED} and
 * {@link MIN_FREQUENT}. `share` is the share of the events that have the field.
 */
function valueList(values: readonly SourceFieldValue[], share: number): string {
  const [first] = values;
  const covered = values.reduce((sum, value) => sum + value.share, 0);
  if (first && (covered < MIN_COVERED * share || first.share < MIN_FREQUENT * share))
    return `many values, such as ${shown(first)}`;
  return values.map((item) => `${shown(item)} (${percentage(item.share)})`).join(', ');
}

function shown({ value }: SourceFieldValue): string {
  return value === '' ? '""' : value;
}

function percentage(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded === 0 ? '<1%' : `${rounded}%`;
}
