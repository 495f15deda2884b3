import { describe, expect, it } from 'vitest';
import { type ChartProps, type QueryResult, themeOf, timeGeometry } from '../src/index.ts';
import { renderChart, renderDataTable } from '../src/render.ts';
import { descriptionOf, elementsOf, pathsOf, pointsOf, readPicture, textsOf } from './support/picture.ts';
import { categoryResult, groupedResult, HOUR, MINUTE, timeResult } from './support/results.ts';

const { palette, background, axis } = themeOf('light');
const SIZE = { width: 600, height: 240, tile: {} };

function draw(props: Omit<ChartProps, 'width' | 'height' | 'tile'> & Partial<ChartProps>) {
  const chartProps = { ...SIZE, ...props };
  const geometry = timeGeometry(chartProps);
  if (!geometry) throw new Error('Expected a chart over time.');
  return { picture: readPicture(renderChart(chartProps)), geometry };
}

describe('a bucket that is only partly in the range', () => {
  const result = timeResult([50, 40, 60, 2], { displayType: 'stacked_bar' });
  const timeRange = { startTime: 30_000, endTime: 3 * MINUTE + 5_000 };

  it('is faded, because its value can be too low', () => {
    const { picture, geometry } = draw({ result, timeRange });
    const [path = ''] = pathsOf(picture, background);
    const xs = pointsOf(path).map(({ x }) => Math.round(x));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, 4 * MINUTE].map((time) => Math.round(geometry.xOf(time))));
    expect([0, 1, 2, 3].map((index) => geometry.isPartial(index))).toEqual([true, false, false, true]);
  });

  it('is faded if it is the only bucket', () => {
    const { picture, geometry } = draw({
      result: timeResult([50], { displayType: 'stacked_bar' }),
      timeRange: { startTime: 0, endTime: 30_000 },
    });
    const [path = ''] = pathsOf(picture, background);
    const xs = pointsOf(path).map(({ x }) => Math.round(x));
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([0, MINUTE].map((time) => Math.round(geometry.xOf(time))));
  });

  it('does not count for the lowest value in the description', () => {
    const { picture } = draw({ result, timeRange });
    expect(descriptionOf(picture)).toContain('Lowest: 40 at Jan 1, 00:01');
  });

  it('does not exist if the range consists of whole buckets or is not set', () => {
    for (const range of [{ startTime: 0, endTime: 4 * MINUTE }, undefined]) {
      const { picture, geometry } = draw({ result, timeRange: range });
      expect(pathsOf(picture, background)).toEqual([]);
      expect(geometry.isPartial(3)).toBe(false);
    }
  });

  it('is left out of the background chart of a number', () => {
    const { columns } = timeResult([]);
    const picture = readPicture(
      renderChart({
        ...SIZE,
        tile: { config: { displayType: 'number', backgroundChart: { type: 'line' }, color: 'chart-blue' } },
        result: { displayType: 'number', columns: columns.slice(1), rows: [[152]] },
        background: timeResult([50, 40, 60, 2]),
        timeRange,
      }),
    );
    const [line = ''] = pathsOf(picture, palette.blue);
    const points = pointsOf(line);
    expect(points.map(({ x }) => x)).toEqual([0, SIZE.width]);
    expect(points[1]?.y).toBeLessThan(points[0]?.y ?? 0);
  });
});

describe('marked ranges of values', () => {
  it('are part of the axis, with a line at each end', () => {
    const result = timeResult([1, 2, 3]);
    const { geometry, picture } = draw({ result, marks: [{ from: 10 }] });
    expect(geometry.yOf(10)).toBeGreaterThan(geometry.plot.y);
    expect(pathsOf(picture, palette.error)).toHaveLength(1);
    const { picture: twoRanges } = draw({ result, marks: [{ to: 1 }, { from: 2 }] });
    expect(pathsOf(twoRanges, palette.error)).toHaveLength(2);
    expect(pathsOf(draw({ result, marks: [{ from: 2, to: 2 }] }).picture, palette.error)).toHaveLength(1);
  });
});

describe('a selection of series', () => {
  const result = groupedResult({ checkout: [100, 200], cart: [1, 2], search: [3, 4] });

  it('is drawn alone, with its usual colors and an axis for its values', () => {
    const { series: allSeries } = draw({ result }).geometry;
    const { geometry, picture } = draw({ result, only: ['cart'] });
    expect(geometry.series.map(({ name }) => name)).toEqual(['cart']);
    expect(geometry.series[0]?.color).toBe(allSeries.find(({ name }) => name === 'cart')?.color);
    expect(geometry.yOf(2)).toBeLessThan(geometry.plot.y + 20);
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['checkout', 'cart', 'search']));
    const hiddenEntries = elementsOf(picture).filter(
      ({ name, attributes }) => name === 'rect' && attributes['fill'] === axis,
    );
    expect(hiddenEntries).toHaveLength(2);
  });

  it('can be all series except some', () => {
    const { geometry } = draw({ result, except: ['checkout', 'gone'] });
    expect(geometry.series.map(({ name }) => name)).toEqual(['search', 'cart']);
    expect(draw({ result, except: ['checkout', 'cart', 'search'] }).geometry.series).toHaveLength(3);
  });

  it('includes series without a color of their own if it excludes another series', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`s${index}`, [index + 1, 100]]));
    const { geometry } = draw({ result: groupedResult(many), except: ['s39'] });
    expect(geometry.series).toHaveLength(39);
  });

  it('is ignored if the result has none of the series', () => {
    expect(draw({ result, only: ['payment'] }).geometry.series).toHaveLength(3);
  });
});

describe('the geometry of a chart over time', () => {
  it('has the position of each legend entry, below the plot', () => {
    const result = groupedResult({ checkout: [100, 200], cart: [1, 2], search: [3, 4] });
    const { legend, plot } = draw({ result }).geometry;
    expect(legend.map(({ name }) => name)).toEqual(['checkout', 'search', 'cart']);
    for (const { x, y, width } of legend) {
      expect(y).toBeGreaterThan(plot.y + plot.height);
      expect(x + width).toBeLessThan(SIZE.width);
    }
  });
});

describe('the previous period', () => {
  it('is not counted in the "+… more" of the legend', () => {
    const names = ['checkout', 'cart', 'search', 'payment', 'shipping'];
    const result = groupedResult(Object.fromEntries(names.map((name) => [`${name}-service`, [1, 2]])));
    const comparison = result.rows.map(([time, ...cells]) => [Number(time) - HOUR, ...cells]);
    const timeRange = { startTime: 0, endTime: HOUR };
    for (let width = 150; width < 900; width += 50) {
      const texts = textsOf(draw({ result: { ...result, comparison }, timeRange, width, height: 160 }).picture);
      const entries = texts.filter((text) => text.endsWith('-service')).length;
      const more = texts.find((text) => text.endsWith(' more'));
      expect(more).toBe(entries === names.length ? undefined : `+${names.length - entries} more`);
    }
  });

  it('is one line over bars, with the sum of the series', () => {
    const now = groupedResult({ checkout: [5, 6], cart: [1, 2] }, 'stacked_bar');
    const comparison = groupedResult({ checkout: [50, 60], cart: [10, 20] }).rows.map(([time, ...cells]) => [
      Number(time) - HOUR,
      ...cells,
    ]);
    const timeRange = { startTime: 0, endTime: HOUR };
    const { geometry, picture } = draw({ result: { ...now, comparison }, timeRange });
    const [line = ''] = pathsOf(picture, themeOf('light').text);
    expect(Math.min(...pointsOf(line).map(({ y }) => y))).toBeCloseTo(geometry.yOf(80), 0);
    expect(textsOf(picture)).toContain('previous period');
  });

  it('has a dot for a bucket between two gaps', () => {
    const result = { ...timeResult([5, 6, 7], { displayType: 'stacked_bar' }), comparison: [[-2 * MINUTE, 4]] };
    const tile = { config: { fillNulls: false } };
    const { picture } = draw({ tile, result, timeRange: { startTime: 0, endTime: 3 * MINUTE } });
    expect(pathsOf(picture, themeOf('light').text)).toEqual([expect.stringMatching(/h0$/)]);
  });

  it('has the buckets of the current period if the range is not a multiple of their size', () => {
    const now = timeResult([5, 6, 7]);
    const comparison = [1, 2, 3].map((value, index) => [(index - 3) * MINUTE, value]);
    const timeRange = { startTime: 0, endTime: 2.6 * MINUTE };
    expect(draw({ result: { ...now, comparison }, timeRange }).geometry.series[0]?.comparison).toEqual([1, 2, 3]);
  });

  it('below the total of a pie is the sum of all rows, also if a group has several rows', () => {
    const entries = [
      ['a', 4],
      ['a', 6],
    ] as const;
    const pie = {
      ...categoryResult(entries, 'pie'),
      comparison: [
        ['a', 3],
        ['a', 5],
      ],
    };
    const texts = textsOf(readPicture(renderChart({ ...SIZE, result: pie })));
    expect(texts).toEqual(expect.arrayContaining(['was 8', '4, was 3', '6, was 5']));
  });

  it('is next to each slice of a pie, and below its total', () => {
    const pie = {
      ...categoryResult(
        [
          ['a', 4],
          ['b', 6],
        ],
        'pie',
      ),
      comparison: [
        ['a', 3],
        ['gone', 9],
      ],
    };
    const picture = readPicture(renderChart({ ...SIZE, result: pie }));
    expect(textsOf(picture)).toEqual(expect.arrayContaining(['10', 'was 12', '4, was 3', '6']));
    expect(descriptionOf(picture)).toContain('Smallest: a, 4, was 3.');
  });

  it.each([
    [2, true, { a: undefined, b: [5, 5] }],
    [3, false, { a: [0, 0], b: [5, 5], c: [7, 7] }],
    [undefined, false, { a: [0, 0], b: [5, 5], c: [7, 7] }],
  ])('is unknown only for groups that a limit has left out (series limit: %s)', (seriesLimit, truncated, expected) => {
    const now = groupedResult({ a: [50, 60], b: [10, 20] });
    const before = groupedResult({ b: [5, 5], c: [7, 7] }).rows;
    const comparison = before.map(([time, ...cells]) => [Number(time) - 2 * MINUTE, ...cells]);
    const result = { ...now, granularity: '1m', truncated, comparison };
    const timeRange = { startTime: 0, endTime: 2 * MINUTE };
    const { geometry } = draw({ tile: { config: { seriesLimit } }, result, timeRange });
    expect(Object.fromEntries(geometry.series.map((series) => [series.name, series.comparison]))).toEqual(expected);
  });

  it('belongs to its own group, even if another group has the same displayed text', () => {
    const long = 'SELECT '.repeat(60);
    const rows: [string, number][] = [
      [`${long}1`, 40],
      [`${long}2`, 50],
    ];
    const bar = { ...categoryResult(rows, 'bar'), comparison: rows.map(([name, value]) => [name, value - 30]) };
    const texts = textsOf(readPicture(renderChart({ ...SIZE, result: bar })));
    expect(texts).toEqual(expect.arrayContaining(['40, was 10', '50, was 20']));
  });

  it('is next to the row of a table with SQL that has the same fields, if no other row has them', () => {
    const field = { name: 'service', role: 'field' as const, type: 'string' as const };
    const value = { name: 'count', role: 'value' as const, type: 'number' as const };
    const texts = (result: Pick<QueryResult, 'columns' | 'rows' | 'comparison'>) =>
      textsOf(readPicture(renderChart({ ...SIZE, result: { ...result, displayType: 'table' } })));
    const rows = [
      ['a', 4],
      ['b', 5],
    ];
    const named = {
      columns: [field, value],
      rows,
      comparison: rows.map(([name]) => [name ?? '', name === 'a' ? 1 : 2]),
    };
    expect(texts(named)).toEqual([...['service', 'count', 'previous period'], ...['a', '4', '1'], ...['b', '5', '2']]);
    const unnamed = { columns: [value], rows: [[4], [5]], comparison: [[1], [2]] };
    expect(texts(unnamed)).toEqual([...['count', 'previous period'], ...['4', '–'], ...['5', '–']]);
  });

  it('is next to each value of bars and tables', () => {
    const bar = { ...categoryResult([['a', 4]], 'bar'), comparison: [['a', 3]] };
    expect(textsOf(readPicture(renderChart({ ...SIZE, result: bar })))).toContain('4, was 3');
    const table = {
      ...categoryResult(
        [
          ['a', 4],
          ['b', 5],
        ],
        'table',
      ),
      comparison: [['b', 3]],
    };
    expect(textsOf(readPicture(renderChart({ ...SIZE, result: table })))).toEqual([
      ...['service', 'count', 'previous period'],
      ...['a', '4', '–'],
      ...['b', '5', '3'],
    ]);
    const cells = renderDataTable({ tile: {}, result: table }).matchAll(/<t[dh](?: [^>]*)?>([^<]*)</g);
    expect([...cells].map(([, text]) => text)).toEqual([
      'service',
      'count',
      'previous period',
      'a',
      '4',
      '–',
      'b',
      '5',
      '3',
    ]);
  });
});

describe('the data table', () => {
  it('has the keys of maps as titles, unless two of them are equal', () => {
    const column = (name: string) => ({ name, role: 'field' as const, type: 'string' as const });
    const titles = (names: string[]) =>
      [
        ...renderDataTable({
          tile: {},
          result: { displayType: 'search', columns: names.map(column), rows: [] },
        }).matchAll(/<th(?: [^>]*)?>([^<]*)</g),
      ].map(([, text]) => text);
    expect(titles(["SpanAttributes['http.route']", 'Body'])).toEqual(['http.route', 'Body']);
    const twice = ["SpanAttributes['a']", "ResourceAttributes['a']"];
    expect(titles(twice)).toEqual(twice);
  });

  it('has links, and the severity levels of events', () => {
    const { columns } = categoryResult([], 'table');
    const result = {
      displayType: 'table',
      columns: columns.toReversed(),
      rows: [
        [1, 'a'],
        [2, 'b'],
      ],
    };
    const links = renderDataTable({ tile: {}, result, linkOf: (row) => (row === 0 ? '/x?a=1&b="2"' : undefined) });
    expect(links.match(/<a href="[^"]*">[^<]*<\/a>/g)).toEqual(['<a href="/x?a=1&amp;b=&quot;2&quot;">a</a>']);
    const field = (name: string) => ({ name, role: 'field' as const, type: 'string' as const });
    const search = { displayType: 'search', columns: [field('SeverityText')], rows: [['ERROR'], ['info'], ['warn']] };
    const levels = renderDataTable({ tile: {}, result: search }).matchAll(/<tr( data-level="(\w+)")?>/g);
    expect([...levels].map(([, , level]) => level)).toEqual([undefined, 'error', undefined, 'warning']);
  });
});

describe('the geometry of a heatmap', () => {
  it('has the values and the count of each cell', () => {
    const column = (name: string, properties: object) => ({ name, ...properties }) as QueryResult['columns'][number];
    const result = {
      displayType: 'heatmap',
      granularity: '1m',
      columns: [
        column('time', { role: 'time', type: 'time' }),
        column('bucket', { role: 'group', type: 'number', bounds: [1, 2, 4, 8] }),
        column('count', { role: 'value', type: 'number' }),
      ],
      rows: [
        [0, 1, 5],
        [MINUTE, 3, 7],
      ],
    };
    const { geometry: withOutliers } = draw({ result: { ...result, rows: [[0, 0, 2], ...result.rows, [0, 4, 1]] } });
    expect(withOutliers.cellAt?.(0, withOutliers.plot.y + 1)).toEqual({ values: 'above 8', count: '1' });
    expect(withOutliers.cellAt?.(0, withOutliers.plot.y + withOutliers.plot.height - 1)).toEqual({
      values: 'below 1',
      count: '2',
    });
    const { geometry } = draw({ result, timeRange: { startTime: 0, endTime: 2 * MINUTE } });
    const { plot } = geometry;
    expect(geometry.times).toEqual([0, MINUTE]);
    expect([0.2, 0.8].map((share) => geometry.bucketAt(plot.x + share * plot.width))).toEqual([0, 1]);
    expect(geometry.cellAt?.(1, plot.y + 1)).toEqual({ values: '4 to 8', count: '7' });
    expect(geometry.cellAt?.(0, plot.y + plot.height - 1)).toEqual({ values: '1 to 2', count: '5' });
    expect(geometry.cellAt?.(0, plot.y + 1)).toEqual({ values: '4 to 8', count: '0' });
    expect(geometry.cellAt?.(0, plot.y - 5)).toBeUndefined();
  });

  it('does not exist without data', () => {
    expect(timeGeometry({ ...SIZE, result: { displayType: 'heatmap', columns: [], rows: [] } })).toBeUndefined();
  });
});
