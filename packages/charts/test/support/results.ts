import type { Cell, Column, DisplayType, QueryResult, Row } from '../../src/index.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const TIME: Column = { name: 'time', role: 'time', type: 'time' };
export const GROUP: Column = { name: 'service', role: 'group', type: 'string' };

export function valueColumn(name = 'count', unit?: string): Column {
  return { name, role: 'value', type: 'number', unit };
}

/** Returns the result of a chart over time without groups. */
export function timeResult(
  values: readonly Cell[],
  options: { start?: number; step?: number; displayType?: DisplayType; granularity?: string } = {},
): QueryResult {
  const { start = 0, step = MINUTE, displayType = 'line', granularity = `${step / MINUTE}m` } = options;
  return {
    displayType,
    granularity,
    columns: [TIME, valueColumn()],
    rows: values.map((value, index) => [start + index * step, value]),
  };
}

/** Returns the result of a chart over time with one row for each group and bucket. */
export function groupedResult(
  groups: Readonly<Record<string, readonly Cell[]>>,
  displayType: DisplayType = 'line',
): QueryResult {
  return {
    displayType,
    granularity: '1m',
    columns: [TIME, GROUP, valueColumn()],
    rows: Object.entries(groups).flatMap(([name, values]) =>
      values.map((value, index): Row => [index * MINUTE, name, value]),
    ),
  };
}

/** Returns the result of a pie or bar chart, or of a table. */
export function categoryResult(
  entries: readonly (readonly [string | null, Cell])[],
  displayType: DisplayType,
): QueryResult {
  return { displayType, columns: [GROUP, valueColumn()], rows: entries };
}

export const DISPLAY_TYPES: readonly DisplayType[] = [
  'line',
  'stacked_bar',
  'area',
  'table',
  'number',
  'pie',
  'bar',
  'heatmap',
  'search',
  'event_patterns',
  'markdown',
];

/** Returns a result of a display type with `names` as groups, columns and texts, and `numbers` as values. */
export function resultOf(
  displayType: DisplayType,
  names: readonly (string | null)[],
  numbers: readonly Cell[],
): QueryResult {
  const cellAt = (index: number): Cell => numbers[index % Math.max(1, numbers.length)] ?? null;
  const name = names[0] ?? 'column';
  switch (displayType) {
    case 'line':
    case 'area':
    case 'stacked_bar':
      return {
        displayType,
        granularity: '1m',
        columns: [TIME, { ...GROUP, name }, valueColumn(name)],
        rows: names.flatMap((group, index) =>
          [0, 1, 2].map((bucket): Row => [bucket * MINUTE, group, cellAt(index + bucket)]),
        ),
        comparison: names.map((group, index): Row => [-3 * MINUTE, group, cellAt(index)]),
      };
    case 'heatmap':
      return {
        displayType,
        granularity: '1m',
        columns: [TIME, { name, role: 'group', type: 'number', bounds: [1, 10, 100, 1000] }, valueColumn(name)],
        rows: numbers.map((value, index): Row => [index * MINUTE, index % 5, value]),
      };
    // The value of a number tile can be a text.
    case 'number':
      return { displayType, columns: [valueColumn(name)], rows: [[names[0] ?? cellAt(0)]] };
    case 'markdown':
      return { displayType, columns: [], rows: [], markdown: names.join('\n\n') };
    case 'event_patterns':
      return {
        displayType,
        columns: [
          { name: 'pattern', role: 'group', type: 'string' },
          { name: 'count', role: 'value', type: 'number' },
          { name: 'share', role: 'value', type: 'number' },
          { name: 'sample', role: 'field', type: 'string' },
        ],
        rows: names.map((pattern, index): Row => [pattern, cellAt(index), 0.1, pattern]),
      };
    case 'search':
      return {
        displayType,
        columns: [
          { name: 'Timestamp', role: 'field', type: 'time' },
          { name, role: 'field', type: 'string' },
          { name: 'Body', role: 'field', type: 'json' },
        ],
        rows: names.map((text, index): Row => [index * MINUTE, text, text]),
      };
    default:
      return {
        displayType,
        columns: [{ ...GROUP, name }, valueColumn(name)],
        rows: names.map((group, index): Row => [group, cellAt(index)]),
      };
  }
}
