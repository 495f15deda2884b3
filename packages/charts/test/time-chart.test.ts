import { describe, expect, it } from 'vitest';
import { type Cell, type ChartProps, themeOf, timeGeometry } from '../src/index.ts';
import { renderChart } from '../src/render.ts';
import { descriptionOf, elementsOf, pathsOf, pointsOf, readPicture, textsOf } from './support/picture.ts';
import { DAY, groupedResult, HOUR, MINUTE, TIME, timeResult, valueColumn } from './support/results.ts';

const { palette } = themeOf('light');
const SIZE = { width: 600, height: 240 };

/** Draws a chart over time. Returns its parsed picture and its geometry. */
function draw(props: Omit<ChartProps, 'width' | 'height'> & Partial<ChartProps>) {
  const chartProps = { ...SIZE, ...props };
  const picture = readPicture(renderChart(chartProps));
  const geometry = timeGeometry(chartProps);
  if (!geometry) throw new Error('Expected a chart over time.');
  return { picture, geometry };
}

/** Returns the values that a path draws, as whole numbers, with `null` where it starts again. */
function valuesOf(path: string, { geometry }: ReturnType<typeof draw>): (number | null)[] {
  const [yOfOne, yOfZero] = [geometry.yOf(1), geometry.yOf(0)];
  return pointsOf(path).flatMap(({ y, moved }, index) => {
    // Without the last operand, 0 could be -0.
    const value = Math.round((yOfZero - y) / (yOfZero - yOfOne)) || 0;
    return moved && index > 0 ? [null, value] : [value];
  });
}

describe('a bucket without data', () => {
  const range = { startTime: 0, endTime: 8 * MINUTE };
  const result = {
    ...timeResult([4, 4, 4]),
    rows: [
      [0, 4],
      [MINUTE, 9],
      [2 * MINUTE, 4],
      [5 * MINUTE, 6],
      [6 * MINUTE, 2],
      [7 * MINUTE, null],
    ],
  };

  it('counts as 0', () => {
    const chart = draw({ tile: { config: { fillNulls: true } }, result, timeRange: range });
    const [path = ''] = pathsOf(chart.picture, palette.blue);
    expect(valuesOf(path, chart)).toEqual([4, 9, 4, 0, 0, 6, 2, 0]);
    expect(chart.geometry.series[0]?.values).toEqual([4, 9, 4, 0, 0, 6, 2, 0]);
  });

  it('is a gap if fillNulls is false', () => {
    const chart = draw({ tile: { config: { fillNulls: false } }, result, timeRange: range });
    const [path = ''] = pathsOf(chart.picture, palette.blue);
    expect(valuesOf(path, chart)).toEqual([4, 9, 4, null, 6, 2]);
    expect(chart.geometry.series[0]?.values).toEqual([4, 9, 4, null, null, 6, 2, null]);
  });

  it('on each side of a value makes the value a dot', () => {
    const rows = [
      [0, 4],
      [2 * MINUTE, 5],
      [4 * MINUTE, 6],
    ];
    const chart = draw({ tile: { config: { fillNulls: false } }, result: { ...result, rows } });
    const [path = ''] = pathsOf(chart.picture, palette.blue);
    expect(path.match(/h0/g)?.length).toBe(3);
  });

  it('on each side of values that are less than a tenth of a pixel apart makes them one dot', () => {
    const rows = [
      [5 * DAY, 4],
      [5 * DAY + MINUTE, 4],
    ];
    const tile = { config: { fillNulls: false } };
    const chart = draw({ tile, result: { ...result, rows }, timeRange: { startTime: 0, endTime: 10 * DAY } });
    expect(pathsOf(chart.picture, palette.blue)).toEqual([expect.stringMatching(/h0$/)]);
  });

  it('is not added between rows at irregular times', () => {
    const rows = [
      [0, 4],
      [61_000, 5],
      [90_000, 6],
    ];
    expect(draw({ tile: {}, result: { ...result, rows } }).geometry.times).toEqual([0, 61_000, 90_000]);
  });

  it('is not added if the range has too many buckets', () => {
    const { geometry } = draw({
      tile: {},
      result: { ...timeResult([1, 2], { step: 1000 }), granularity: '1s' },
      timeRange: { startTime: 0, endTime: 3650 * DAY },
    });
    expect(geometry.times).toEqual([0, 1000]);
  });
});

it('draws a series for each of two groups whose texts differ only after their displayed start', () => {
  const [first, second] = ['1', '2'].map((end) => 'SELECT '.repeat(60) + end) as [string, string];
  const result = {
    displayType: 'line',
    columns: [TIME, { name: 'Body', role: 'group', type: 'string' }, valueColumn()],
    rows: [
      [0, first, 1],
      [0, second, 2],
      [MINUTE, first, 3],
    ],
    comparison: [[0, second, 5]],
  } as const;
  const { series } = draw({ tile: {}, result }).geometry;
  expect(series.map(({ values, comparison }) => ({ values, comparison }))).toEqual([
    { values: [1, 3], comparison: [0, 0] },
    { values: [2, 0], comparison: [5, 0] },
  ]);
  expect(series[0]?.name).toBe(series[1]?.name);
});

describe('the previous period', () => {
  const rows: Cell[][] = [
    [DAY, 4],
    [DAY + HOUR, 5],
    [DAY + 2 * HOUR, 6],
  ];
  const base = { displayType: 'line', granularity: '1h', columns: [TIME, valueColumn()], rows } as const;
  const timeRange = { startTime: DAY, endTime: DAY + 3 * HOUR };
  const comparison: Cell[][] = [
    [DAY - 3 * HOUR, 1],
    [DAY - 2 * HOUR, 2],
    [DAY - HOUR, 3],
  ];

  it.each([
    ['with its own times and a range', comparison, timeRange],
    ['with its own times and no range', comparison, undefined],
    [
      'with times that are already shifted',
      [
        [DAY, 1],
        [DAY + HOUR, 2],
        [DAY + 2 * HOUR, 3],
      ],
      timeRange,
    ],
  ])('%s has the x coordinates of the current period', (_, previous, range) => {
    const { geometry, picture } = draw({
      tile: {},
      result: { ...base, comparison: previous },
      ...(range ? { timeRange: range } : {}),
    });
    expect(geometry.times).toEqual([DAY, DAY + HOUR, DAY + 2 * HOUR]);
    expect(geometry.series.map(({ values, comparison: before }) => ({ values, before }))).toEqual([
      { values: [4, 5, 6], before: [1, 2, 3] },
    ]);
    expect(textsOf(picture)).toContain('previous period');
    expect(pathsOf(picture, palette.blue)).toHaveLength(2);
  });

  it.each([
    ['with its own times', comparison],
    ['with shifted times', [[DAY + HOUR, 2]]],
  ])('%s is drawn even if the current period has no rows', (_, previous) => {
    const result = { ...base, rows: [], comparison: previous };
    const { geometry, picture } = draw({ tile: {}, result, timeRange });
    expect(geometry.times).toEqual([DAY, DAY + HOUR, DAY + 2 * HOUR]);
    expect(geometry.series[0]?.values).toEqual([0, 0, 0]);
    expect(geometry.series[0]?.comparison?.[1]).toBe(2);
    expect(textsOf(picture)).toContain('previous period');
    expect(textsOf(picture)).not.toContain('No data');
  });

  it('does not add its own buckets to the number of values, which is limited', () => {
    const length = 10_000 * MINUTE;
    const rowsFrom = (start: number) => Array.from({ length: 10_000 }, (_, nth) => [start + nth * MINUTE, 1, 2]);
    const columns = [TIME, valueColumn('a'), valueColumn('b')];
    const result = { ...base, granularity: '1m', columns, rows: rowsFrom(length), comparison: rowsFrom(0) };
    const { geometry } = draw({ tile: {}, result, timeRange: { startTime: length, endTime: 2 * length } });
    expect(geometry.times).toHaveLength(10_000);
  });

  it('has no entry in the legend if it has no values', () => {
    expect(
      textsOf(draw({ tile: { config: { fillNulls: false } }, result: { ...base, comparison: [] }, timeRange }).picture),
    ).not.toContain('previous period');
  });
});

describe('a line', () => {
  it('never loses a peak', () => {
    const values = Array.from({ length: 5000 }, (_, index) => (index === 2345 ? 1000 : index % 7));
    const chart = draw({ tile: {}, result: timeResult(values) });
    const [path = ''] = pathsOf(chart.picture, palette.blue);
    expect(Math.max(...valuesOf(path, chart).map((value) => value ?? 0))).toBeCloseTo(1000, -1);
    // At most the first, lowest, highest and last point of each column of pixels.
    expect(pointsOf(path).length).toBeLessThan(4 * SIZE.width);
  });

  it('is at most half a pixel from the values', () => {
    const values = Array.from({ length: 200 }, (_, index) => Math.round(100 * Math.sin(index / 15) + 100));
    const chart = draw({ tile: {}, result: timeResult(values) });
    const points = pointsOf(pathsOf(chart.picture, palette.blue)[0] ?? '');
    expect(points.length).toBeLessThan(values.length);
    for (const [index, value] of values.entries()) {
      const x = chart.geometry.xOf(index * MINUTE);
      // Coordinates in paths are rounded to a tenth of a pixel.
      const next = points.findIndex((point) => point.x >= x - 0.051);
      const [before, after] = [points[Math.max(0, next - 1)], points[next]];
      if (!before || !after) throw new Error(`Expected points around ${x}.`);
      const share = after.x > before.x ? (x - before.x) / (after.x - before.x) : 1;
      expect(Math.abs(before.y + share * (after.y - before.y) - chart.geometry.yOf(value))).toBeLessThan(0.5);
    }
  });
});

describe('stacked bars', () => {
  it('stack positive values upwards and negative values downwards', () => {
    const { picture, geometry } = draw({ tile: {}, result: groupedResult({ a: [5, -2], b: [3, -4] }, 'stacked_bar') });
    const ysOf = (color: string) =>
      pathsOf(picture, color).flatMap((path) => pointsOf(path).map(({ y }) => Math.round(y)));
    // Each layer is drawn from the axis. The layer of `b` ends at the sums, and `a` is drawn over it.
    const edges = (values: readonly number[]) => values.map((value) => Math.round(geometry.yOf(value)));
    expect(new Set(ysOf(palette.blue))).toEqual(new Set(edges([0, 5, -2])));
    expect(new Set(ysOf(palette.orange))).toEqual(new Set(edges([0, 8, -6])));
  });

  it('that are narrower than a pixel keep the largest sum of each pixel', () => {
    const values = Array.from({ length: 5000 }, (_, index) => (index === 1234 ? 500 : 1));
    const { picture, geometry } = draw({ tile: {}, result: timeResult(values, { displayType: 'stacked_bar' }) });
    const points = pathsOf(picture, palette.blue).flatMap(pointsOf);
    expect(Math.min(...points.map(({ y }) => y))).toBeCloseTo(geometry.yOf(500), 0);
  });

  it('stay within the plot if the first bucket starts before the range', () => {
    const { picture, geometry } = draw({
      tile: {},
      result: timeResult([1, 2, 3], { displayType: 'stacked_bar', step: HOUR, granularity: '1h' }),
      timeRange: { startTime: HOUR / 2, endTime: 2.5 * HOUR },
    });
    const points = pathsOf(picture, palette.blue).flatMap(pointsOf);
    expect(points).not.toEqual([]);
    for (const { x } of points) {
      expect(x).toBeGreaterThanOrEqual(Math.floor(geometry.plot.x));
      expect(x).toBeLessThanOrEqual(Math.ceil(geometry.plot.x + geometry.plot.width));
    }
  });
});

describe('groups', () => {
  const groups = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`pod-${String(index).padStart(2, '0')}`, [50 - index, 50 - index]]),
  );

  it.each(['line', 'stacked_bar', 'area'] as const)(
    'in a chart of the display type %s: 9 of 50 have a color, the others are gray, and the legend has their number',
    (displayType) => {
      const { picture, geometry } = draw({
        tile: {},
        result: groupedResult(groups, displayType),
        width: 1200,
        height: 400,
      });
      expect(geometry.series).toHaveLength(50);
      expect(new Set(geometry.series.map(({ color }) => color)).size).toBe(10);
      expect(geometry.series.slice(9).every(({ color }) => color === palette.gray)).toBe(true);
      const texts = textsOf(picture);
      expect(texts.filter((text) => text.startsWith('pod-'))).toEqual(
        Array.from({ length: 9 }, (_, index) => `pod-0${index}`),
      );
      expect(texts.at(-1)).toBe('+41 more');
    },
  );

  it('have a legend whose "+… more" is within the picture at every width', () => {
    for (let width = 200; width < 900; width += 7) {
      const picture = readPicture(renderChart({ tile: {}, result: groupedResult(groups), width, height: 300 }));
      const number = elementsOf(picture).find(({ name, text }) => name === 'text' && /^\+\d+ more$/.test(text));
      // The text is at most 50 pixels wide.
      expect(Number(number?.attributes['x'])).toBeLessThan(width - 50);
    }
  });

  it('keep their colors when their order changes', () => {
    const colors = (factor: number) => {
      const groupValues = Object.fromEntries(['a', 'b', 'c', 'd'].map((name, index) => [name, [10 + factor * index]]));
      const { series } = draw({ tile: {}, result: groupedResult(groupValues) }).geometry;
      return Object.fromEntries(series.map(({ name, color }) => [name, color]));
    };
    expect(colors(1)).toEqual(colors(-1));
  });

  it('without a color of their own count in the height of a stack', () => {
    const { geometry } = draw({ tile: {}, result: groupedResult(groups, 'stacked_bar') });
    // 50 + 49 + … + 1
    expect(geometry.yOf(1275)).toBeGreaterThan(geometry.plot.y);
    expect(geometry.yOf(1275)).toBeLessThan(geometry.plot.y + geometry.plot.height * 0.1);
  });
});

describe('the description', () => {
  it('has the extremes with their groups and times', () => {
    const { picture } = draw({
      tile: { name: 'Requests' },
      result: groupedResult({ cart: [3, 9, 4], checkout: [1, 5, 12] }),
    });
    expect(descriptionOf(picture)).toBe(
      'Line chart, 2 series, Jan 1, 00:00 – 00:02 UTC. Highest: 12 for checkout at Jan 1, 00:02. Lowest: 1 for checkout at Jan 1, 00:00.',
    );
  });

  it('mentions that there is no data, and that the result is truncated', () => {
    expect(descriptionOf(draw({ tile: {}, result: timeResult([]) }).picture)).toBe('Line chart, 0 series. No data.');
    expect(descriptionOf(draw({ tile: {}, result: { ...timeResult([1]), truncated: true } }).picture)).toMatch(
      /The result is truncated\.$/,
    );
  });
});

describe('the geometry', () => {
  it('converts between coordinates and times or buckets', () => {
    const { geometry } = draw({ tile: {}, result: timeResult([1, 2, 3, 4]) });
    expect(geometry.times.map((time) => geometry.bucketAt(geometry.xOf(time)))).toEqual([0, 1, 2, 3]);
    expect(geometry.timeAt(-100)).toBe(0);
    expect(geometry.timeAt(10_000)).toBe(3 * MINUTE);
    expect(geometry.bucketAt(geometry.xOf(1.4 * MINUTE))).toBe(1);
    expect(geometry.formatTime(MINUTE)).toBe('Jan 1, 00:01');
    expect(geometry.series[0]?.format(1234)).toBe('1,234');
  });

  it('maps the whole width of a bar to its bucket', () => {
    const { geometry } = draw({ tile: {}, result: timeResult([1, 2, 3, 4], { displayType: 'stacked_bar' }) });
    expect([0.1, 0.9].map((part) => geometry.bucketAt(geometry.xOf((2 + part) * MINUTE)))).toEqual([2, 2]);
  });

  it('exists only for charts over time, and has no buckets if the result has no rows', () => {
    expect(timeGeometry({ ...SIZE, tile: {}, result: { displayType: 'pie', columns: [], rows: [] } })).toBeUndefined();
    expect(draw({ tile: {}, result: timeResult([]) }).geometry.bucketAt(100)).toBeUndefined();
  });
});
