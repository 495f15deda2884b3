import { describe, expect, it } from 'vitest';
import { type ChartProps, type ColorRule, type QueryResult, type TileConfig, themeOf } from '../src/index.ts';
import { renderChart, renderDataTable } from '../src/render.ts';
import { descriptionOf, elementsOf, parse, pathsOf, pointsOf, readPicture, textsOf } from './support/picture.ts';
import {
  categoryResult,
  DAY,
  groupedResult,
  HOUR,
  MINUTE,
  resultOf,
  TIME,
  timeResult,
  valueColumn,
} from './support/results.ts';

const { palette, text } = themeOf('light');

function draw(props: Pick<ChartProps, 'result'> & Partial<ChartProps>) {
  return readPicture(renderChart({ tile: {}, width: 480, height: 260, ...props }));
}

describe('a number tile', () => {
  const rules: readonly ColorRule[] = [
    { operator: 'gte', value: 0, color: 'chart-success', label: 'fine' },
    { operator: 'gt', value: 10, color: 'chart-warning' },
    { operator: 'between', value: [20, 30], color: 'chart-error', label: 'too much' },
    { operator: 'eq', value: 42, color: 'chart-purple' },
    { operator: 'lt', value: -5, color: 'chart-pink' },
    { operator: 'lte', value: -10, color: 'no-such-color' },
  ];
  const number = (value: number | string | null): QueryResult => ({
    displayType: 'number',
    columns: [valueColumn()],
    rows: [[value]],
  });

  it.each([
    [5, palette.success],
    [10, palette.success],
    [11, palette.warning],
    [20, palette.error],
    [30, palette.error],
    [31, palette.warning],
    [42, palette.purple],
    [-6, palette.pink],
    // The color of the tile applies if no rule matches, or if the matching rule has an unknown color.
    [-1, palette.cyan],
    [-10, palette.cyan],
  ])('of %d has the color of the last rule that matches, or that of the tile', (value, color) => {
    const picture = draw({ tile: { config: { colorRules: rules, color: 'chart-cyan' } }, result: number(value) });
    expect(elementsOf(picture).find(({ name }) => name === 'text')?.attributes['fill']).toBe(color);
  });

  it('applies color rules to text', () => {
    const colorRules = [{ operator: 'eq', value: 'down', color: 'chart-error' }];
    const picture = draw({ tile: { config: { colorRules } }, result: number('down') });
    expect(elementsOf(picture).find(({ name }) => name === 'text')?.attributes['fill']).toBe(palette.error);
    expect(textsOf(picture)).toEqual(['down']);
  });

  it('has the color of text if there is neither a color rule nor a color of the tile', () => {
    expect(elementsOf(draw({ result: number(3) })).find(({ name }) => name === 'text')?.attributes['fill']).toBe(text);
  });

  it.each([
    [12, 10, '▲ 20.0% vs. previous period'],
    [9, 10, '▼ 10.0% vs. previous period'],
    [10, 10, 'no change'],
    [1000, 10, '▲ 100× vs. previous period'],
    [-5, -10, '▲ 50.0% vs. previous period'],
    [-100, -10, '▼ 900.0% vs. previous period'],
    [-100, 10, '▼ 1,100.0% vs. previous period'],
  ])('of %d with the previous value %d shows the change', (value, before, expected) => {
    expect(textsOf(draw({ result: { ...number(value), comparison: [[before]] } }))).toContain(expected);
  });

  it('shows the label of the rule', () => {
    expect(textsOf(draw({ tile: { config: { colorRules: rules } }, result: number(25) }))).toEqual(['25', 'too much']);
  });

  it('has a background chart', () => {
    const background = timeResult([1, 3, 2, 4]);
    const pathCount = (type: string) =>
      pathsOf(
        draw({ tile: { config: { backgroundChart: { type, color: 'chart-red' } } }, result: number(4), background }),
        palette.red,
      ).length;
    expect(pathCount('line')).toBe(1);
    expect(pathCount('area')).toBe(2);
  });

  it.each([
    ['count', 0],
    ['quantile', 2],
  ])('has a background chart of %s with the minimum %d for the values 2, empty and 4', (aggFn, lowest) => {
    const background = timeResult([2, 4]);
    const rows = [
      [0, 2],
      [4 * MINUTE, 4],
    ];
    const config = { select: [{ aggFn }], backgroundChart: { type: 'line', color: 'chart-red' } };
    const picture = draw({ tile: { config }, result: number(4), background: { ...background, rows } });
    const heights = pointsOf(pathsOf(picture, palette.red)[0] ?? '').map(({ y }) => y);
    const [first = 0] = heights;
    const [bottom, top] = [Math.max(...heights), Math.min(...heights)];
    const scale = (bottom - top) / (4 - lowest);
    expect(first + (2 - lowest) * scale).toBeCloseTo(bottom, 0);
  });

  it('shows "No data" without a value', () => {
    expect(textsOf(draw({ result: number(null) }))).toEqual(['No data']);
    expect(textsOf(draw({ result: { ...number(1), rows: [] } }))).toEqual(['No data']);
  });
});

describe('a pie chart', () => {
  it('lists the groups with values and shares, largest first', () => {
    const picture = draw({
      result: categoryResult(
        [
          ['a', 10],
          ['b', 30],
          ['c', 60],
        ],
        'pie',
      ),
    });
    expect(textsOf(picture)).toEqual(['100', 'c', '60', '60%', 'b', '30', '30%', 'a', '10', '10%']);
    expect(descriptionOf(picture)).toBe('Pie chart, 3 groups. Largest: c, 60. Smallest: a, 10.');
  });

  it('has its slices in the order of the result if the tile has `orderBy`, and otherwise by size', () => {
    const result = categoryResult(
      Array.from({ length: 12 }, (_, index) => [`group ${String.fromCharCode(97 + index)}`, 10 + ((index * 5) % 12)]),
      'pie',
    );
    const names = (config: TileConfig) =>
      textsOf(draw({ tile: { config }, result })).flatMap((text) => /^group (.)$/.exec(text)?.[1] ?? []);
    const bySize = names({});
    expect(bySize.slice(0, 3)).toEqual(['h', 'c', 'j']);
    expect(names({ orderBy: '' })).toEqual(bySize);
    expect(names({ orderBy: 'service' })).toEqual(bySize.toSorted());
  });

  it('has no slice for values that are not positive', () => {
    const picture = draw({
      result: categoryResult(
        [
          ['a', 10],
          ['b', 0],
          ['c', -5],
          ['d', null],
        ],
        'pie',
      ),
    });
    expect(elementsOf(picture).filter(({ name }) => name === 'path')).toHaveLength(1);
    expect(descriptionOf(picture)).toMatch(/2 without a positive value\.$/);
  });

  it.each([[[]], [[['a', 0] as const]], [[['a', -1] as const]]])('of %j shows "No data"', (entries) => {
    expect(textsOf(draw({ result: categoryResult(entries, 'pie') }))).toEqual(['No data']);
  });

  it('shows long names in full where the list has room for them', () => {
    const names = ['checkout-production-eu-1', 'checkout-production-eu-2'];
    const result = categoryResult(
      names.map((name, index) => [name, index + 1] as const),
      'pie',
    );
    expect(textsOf(draw({ result }))).toEqual(expect.arrayContaining(names));
  });

  it('counts all hidden groups where there is little room', () => {
    const entries = Array.from({ length: 50 }, (_, index) => [`group ${index}`, 50 - index] as const);
    const texts = textsOf(draw({ result: categoryResult(entries, 'pie'), height: 150 }));
    const shown = texts.filter((text) => text.startsWith('group'));
    expect(shown.length).toBeGreaterThan(2);
    expect(texts.at(-1)).toBe(`+${50 - shown.length} more`);
  });
});

describe('a bar chart', () => {
  it('keeps the order of the result and puts negative bars on the other side', () => {
    const picture = draw({
      result: categoryResult(
        [
          ['a', 10],
          ['b', -5],
          [null, 0],
        ],
        'bar',
      ),
    });
    expect(textsOf(picture)).toEqual(['a', '10', 'b', '−5', '(none)', '0']);
    const [first, second] = elementsOf(picture).filter(
      ({ name, attributes }) => name === 'rect' && attributes['fill'] === palette.blue,
    );
    const end = Number(second?.attributes['x']) + Number(second?.attributes['width']);
    expect(end).toBeCloseTo(Number(first?.attributes['x']), 0);
    expect(Number(first?.attributes['width']) / Number(second?.attributes['width'])).toBeCloseTo(2, 1);
  });

  it('shows the number of bars that do not fit', () => {
    const entries = Array.from({ length: 50 }, (_, index) => [`g${index}`, index] as const);
    const texts = textsOf(draw({ result: categoryResult(entries, 'bar') }));
    const bars = texts.filter((text) => text.startsWith('g')).length;
    expect(texts.at(-1)).toBe(`+${50 - bars} more`);
  });
});

describe('a table', () => {
  const result: QueryResult = {
    displayType: 'table',
    columns: [{ name: 'service', role: 'group', type: 'string' }, valueColumn('count'), valueColumn('p95', 'ms')],
    rows: [
      ['cart', 12, 1500],
      [null, null, 3],
      ['', 1e9, 0],
    ],
  };

  it('formats each column in its own way', () => {
    expect(textsOf(draw({ result }))).toEqual([
      'service',
      'count',
      'p95',
      'cart',
      '12',
      '1.5 s',
      '–',
      '–',
      '3 ms',
      '(empty)',
      '1B',
      '0 s',
    ]);
  });

  it('uses the formats of the select items and of the formulas', () => {
    const tile = { config: { select: [{}, { numberFormat: { output: 'percent' } }] } };
    expect(textsOf(draw({ tile, result }))).toContain('150,000%');
    const formulas = {
      config: { select: [{}, {}], showOperandSeries: false, formulas: [{ numberFormat: { output: 'currency' } }, {}] },
    };
    expect(textsOf(draw({ tile: formulas, result }))).toContain('$12.00');
  });

  it('has its group columns on the right, unless groupByColumnsOnLeft is true or the tile has no configuration', () => {
    const header = (config?: TileConfig) => textsOf(draw({ tile: config ? { config } : {}, result })).slice(0, 3);
    expect(header({ groupByColumnsOnLeft: true })).toEqual(['service', 'count', 'p95']);
    expect(header()).toEqual(['service', 'count', 'p95']);
    expect(header({})).toEqual(['count', 'p95', 'service']);
  });

  it('shows how many rows and columns do not fit', () => {
    const columns = Array.from({ length: 30 }, (_, index) => valueColumn(`c${index}`));
    const rows = Array.from({ length: 100 }, () => columns.map(() => 1));
    const texts = textsOf(draw({ result: { displayType: 'table', columns, rows, truncated: true } }));
    const shown = texts.filter((text) => text.startsWith('c')).length;
    expect(texts.at(-1)).toMatch(new RegExp(`^\\+\\d+ more rows, \\+${30 - shown} columns, truncated$`));
  });

  it('of a truncated result shows a note in place of the last row if all rows fit but not the note', () => {
    const rows = Array.from({ length: 4 }, (_, index) => [`s${index}`, index, index]);
    const picture = (truncated: boolean) => draw({ result: { ...result, rows, truncated }, height: 120 });
    expect(textsOf(picture(false))).toContain('s3');
    expect(textsOf(picture(true)).at(-1)).toBe('+1 more row, truncated');
  });
});

describe('a search', () => {
  it('has times in the zone of the chart', () => {
    const props = { result: resultOf('search', ['a'], []), timeZone: 'Asia/Tokyo' };
    expect(textsOf(draw({ ...props, width: 800 }))).toContain('Jan 1, 09:00:00.000');
    expect(textsOf(draw({ ...props, width: 400 }))).toContain('09:00:00');
  });

  it('marks rows with their severity level', () => {
    const result: QueryResult = {
      displayType: 'search',
      columns: [
        { name: 'SeverityText', role: 'field', type: 'string' },
        { name: 'Body', role: 'field', type: 'string' },
      ],
      rows: [
        ['ERROR', 'x'],
        ['warn', 'y'],
        ['info', 'z'],
      ],
    };
    const marks = elementsOf(draw({ result })).filter(
      ({ name, attributes }) => name === 'rect' && attributes['width'] === '3',
    );
    expect(marks.map(({ attributes }) => attributes['fill'])).toEqual([
      palette.error,
      palette.warning,
      themeOf('light').axis,
    ]);
  });
});

describe('event patterns', () => {
  it('show counts, shares and patterns', () => {
    const picture = draw({ result: resultOf('event_patterns', ['GET <*> took <*> ms'], [1200]) });
    expect(textsOf(picture)).toEqual(['1,200', '10%', 'GET <*> took <*> ms']);
    expect(descriptionOf(picture)).toContain('Most frequent: GET <*> took <*> ms (1,200 events).');
    expect(
      elementsOf(picture)
        .filter(({ name }) => name === 'tspan')
        .map(({ text: part }) => part),
    ).toEqual(['GET ', '<*>', ' took ', '<*>', ' ms']);
  });

  it('without a column of shares have shares computed from their counts', () => {
    const result: QueryResult = {
      displayType: 'event_patterns',
      columns: [{ name: 'pattern', role: 'group', type: 'string' }, valueColumn('count')],
      rows: [
        ['a', 30],
        ['b', 10],
      ],
    };
    expect(textsOf(draw({ result }))).toEqual(['30', '75%', 'a', '10', '25%', 'b']);
  });

  it('show a pattern instead of the number of hidden ones if only one row fits', () => {
    const names = ['a', 'b', 'c'];
    const result = resultOf('event_patterns', names, [3, 2, 1]);
    expect(textsOf(draw({ result, height: 60 }))).toEqual(['3', '10%', 'a']);
    expect(textsOf(draw({ result, height: 80 }))).toEqual(['3', '10%', 'a', '+2 more']);
  });
});

describe('a heatmap', () => {
  const bounds = [1, 10, 100, 1000];
  const result: QueryResult = {
    displayType: 'heatmap',
    granularity: '1h',
    columns: [TIME, { name: 'bucket', role: 'group', type: 'number', bounds }, valueColumn()],
    rows: [
      [0, 1, 5],
      [0, 2, 100],
      [HOUR, 3, 1],
      [HOUR, 0, 3],
      [2 * HOUR, 4, 2],
      [2 * HOUR, 7, 2],
      [null, 1, 1],
    ],
  };

  it('has an axis with the bounds, and the highest count', () => {
    const picture = draw({ result, timeRange: { startTime: 0, endTime: DAY } });
    expect(textsOf(picture).slice(0, 4)).toEqual(['1', '10', '100', '1,000']);
    expect(textsOf(picture).slice(-2)).toEqual(['0', '100']);
    expect(descriptionOf(picture)).toBe(
      'Heatmap, values from 1 to 1,000, Jan 1, 00:00 – Jan 2, 00:00 UTC. Highest count: 100 at Jan 1, 00:00, 10 to 100.',
    );
  });

  it('has linear labels for linear bounds', () => {
    const columns = result.columns.map((column) => (column.bounds ? { ...column, bounds: [0, 10, 20, 30] } : column));
    expect(textsOf(draw({ result: { ...result, columns } })).slice(0, 7)).toEqual([
      '0',
      '5',
      '10',
      '15',
      '20',
      '25',
      '30',
    ]);
  });

  it('shows "No data" without bounds or cells', () => {
    expect(textsOf(draw({ result: { ...result, rows: [] } }))).toEqual(['No data']);
    expect(
      textsOf(draw({ result: { ...result, columns: result.columns.map(({ bounds: _, ...column }) => column) } })),
    ).toEqual(['No data']);
  });
});

describe('the data table', () => {
  const cellsOf = (markup: string) =>
    elementsOf(parse(markup))
      .filter(({ name }) => name === 'tr')
      .map(({ children }) => children.map(({ text: cell }) => cell));

  it('of a chart over time has a row for each bucket and a column for each series', () => {
    const result = { ...groupedResult({ a: [1, 2], b: [3, null] }), comparison: [] };
    expect(
      cellsOf(
        renderDataTable({ tile: { name: 'T', config: { fillNulls: false } }, result, timeZone: 'Europe/Berlin' }),
      ),
    ).toEqual([
      ['Time', 'a', 'a, previous period', 'b', 'b, previous period'],
      ['1970-01-01 01:00:00', '1', '–', '3', '–'],
      ['1970-01-01 01:01:00', '2', '–', '–', '–'],
    ]);
  });

  it('of a heatmap has the ranges of the buckets', () => {
    const markup = renderDataTable({ tile: {}, result: resultOf('heatmap', ['bucket'], [5, 6, 7, 8, 9]) });
    expect(cellsOf(markup).map(([, bucket]) => bucket)).toEqual([
      'bucket',
      'below 1',
      '1 to 10',
      '10 to 100',
      '100 to 1,000',
      'above 1,000',
    ]);
  });

  it('has at most the given number of rows', () => {
    const rows = cellsOf(renderDataTable({ tile: {}, result: timeResult(new Array(50).fill(1)), maximumRows: 10 }));
    expect(rows).toHaveLength(12);
    expect(rows.at(-1)).toEqual(['40 more rows']);
  });
});

describe('invalid options', () => {
  it.each([
    [{ width: 10 }, 'Expected width to be between 80 and 4096, received 10.'],
    [{ width: Number.NaN }, 'Expected width to be between 80 and 4096, received NaN.'],
    [{ height: 5000 }, 'Expected height to be between 40 and 4096, received 5000.'],
    [{ theme: 'blue' as 'dark' }, 'Expected theme to be "light" or "dark", received "blue".'],
    [
      { timeRange: { startTime: 5, endTime: 5 } },
      'Expected timeRange to be finite and to start before it ends, received 5 to 5.',
    ],
    [
      { timeRange: { startTime: 0, endTime: Number.POSITIVE_INFINITY } },
      'Expected timeRange to be finite and to start before it ends, received 0 to Infinity.',
    ],
  ])('%j throw an error', (options, expected) => {
    expect(() => draw({ result: timeResult([1]), ...options })).toThrow(expected);
  });
});
