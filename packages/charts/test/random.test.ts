import { describe, expect, it } from 'vitest';
import { randomOf } from '../gallery/random.ts';
import type { Cell, ChartProps, Row } from '../src/index.ts';
import { renderChart, renderDataTable, TooManyValuesError } from '../src/render.ts';
import { elementsOf, parse, pointsOf, readPicture, textsOf } from './support/picture.ts';
import { DISPLAY_TYPES, resultOf } from './support/results.ts';

const SEED = Number(process.env['DIFFERENTIAL_SEED'] ?? Math.floor(Math.random() * 1e9));
const WIDTHS = [80, 160, 220, 320, 480, 640, 960, 1440, 2000];
const HEIGHTS = [40, 80, 120, 160, 240, 400, 900];
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia'];
const NUMBERS: readonly Cell[] = [
  0,
  1,
  -1,
  0.1,
  1e-300,
  1e300,
  -1e300,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
  1e15,
  42,
  null,
  true,
  'text',
  '12',
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

console.info(`DIFFERENTIAL_SEED=${SEED}`);

const NUMERIC = ['x', 'y', 'width', 'height', 'font-size', 'r'];

function isPosition(attribute: string): boolean {
  return attribute === 'x' || attribute === 'y';
}

/** Returns the points of a path that are more than one pixel outside of the picture. Ignores paths with arcs or absolute positions. */
function pointsOutside(path: string, width: number, height: number): string[] {
  if (path.includes('A') || path.startsWith('M')) return [];
  return pointsOf(path)
    .filter(({ x, y }) => !(x >= -1 && x <= width + 1 && y >= -1 && y <= height + 1))
    .map(({ x, y }) => `${x},${y} of ${path}`);
}

/** Checks that all positions in a picture are numbers, all sizes are at least 0, and no path has {@link pointsOutside}. */
function expectInside(svg: string, width: number, height: number): void {
  const outside = elementsOf(readPicture(svg)).flatMap(({ name, attributes }) => [
    ...(name === 'path' ? pointsOutside(attributes['d'] ?? '', width, height) : []),
    ...NUMERIC.filter((attribute) => {
      const value = attributes[attribute];
      return value !== undefined && !(Number.isFinite(Number(value)) && (isPosition(attribute) || Number(value) >= 0));
    }).map((attribute) => `${attribute}=${attributes[attribute]}`),
  ]);
  // One expectation for all coordinates, because a picture has thousands of them.
  expect(outside, svg).toEqual([]);
}

/** Renders a chart. Returns undefined if it has too many values: random times can be only a few milliseconds apart. */
function renderUnlessTooLarge(props: ChartProps): string | undefined {
  try {
    return renderChart(props);
  } catch (error) {
    if (error instanceof TooManyValuesError) return undefined;
    throw error;
  }
}

describe.each(DISPLAY_TYPES)('results of the display type %s', (displayType) => {
  it('give a valid picture at any size, with random values', () => {
    const random = randomOf(SEED);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
    for (let round = 0; round < 150; round += 1) {
      const names = Array.from({ length: Math.floor(random() * 14) }, () =>
        random() < 0.1
          ? null
          : 'checkout-service.prod/€ <*> '.repeat(random() < 0.1 ? 40 : 1).slice(Math.floor(random() * 12)) +
            Math.floor(random() * 30),
      );
      const numbers = Array.from({ length: Math.floor(random() * 12) }, () =>
        random() < 0.3 ? pick(NUMBERS) : (random() - 0.3) * 10 ** Math.floor(random() * 12),
      );
      const base = resultOf(displayType, names, numbers);
      const rows = base.rows
        .filter(() => random() < 0.9)
        .map((row): Row => (random() < 0.05 ? [] : row.map((cell) => (random() < 0.05 ? pick(NUMBERS) : cell))));
      const [width, height] = [pick(WIDTHS), pick(HEIGHTS)];
      const props = {
        tile: {
          name: pick(['', 'Requests', 'A very long name of a tile that does not fit into its width '.repeat(4)]),
          config: {
            fillNulls: random() < 0.5,
            fitYAxisToData: random() < 0.5,
            numberFormat:
              random() < 0.5
                ? {
                    output: pick([
                      'number',
                      'percent',
                      'byte',
                      'time',
                      'duration',
                      'currency',
                      'data_rate',
                      'throughput',
                    ]),
                    mantissa: pick([0, 2, 20]),
                    average: random() < 0.5,
                  }
                : undefined,
            backgroundChart: { type: 'area', color: 'chart-red' },
          },
        },
        result: { ...base, rows, granularity: pick(['30s', '1m', '1h', '7d', 'auto', '']), truncated: random() < 0.2 },
        width,
        height,
        theme: pick(['light', 'dark'] as const),
        timeZone: pick(ZONES),
        ...(random() < 0.5
          ? { timeRange: { startTime: -600_000, endTime: pick([1, 600_000, 86_400_000, 1e12]) } }
          : {}),
        ...(random() < 0.3 ? { background: resultOf('line', ['a'], numbers) } : {}),
      };
      const svg = renderUnlessTooLarge(props);
      if (svg === undefined) continue;
      expectInside(svg, width, height);
      expect(renderChart(props)).toBe(svg);
      const table = renderDataTable(props);
      if (table !== '') parse(table);
    }
  });

  it.each([
    ['no rows', []],
    ['one row', [[0, 'a', 5]]],
    [
      'rows without values',
      [
        [0, 'a', null],
        [60_000, 'a', null],
      ],
    ],
    ['empty rows', [[], []]],
  ] as [string, Row[]][])('with %s give a valid picture', (_, rows) => {
    for (const width of WIDTHS) {
      for (const height of HEIGHTS) {
        const result = { ...resultOf(displayType, ['a'], [1]), rows, comparison: rows };
        expectInside(
          renderChart({ tile: { name: 'T', config: { fillNulls: false } }, result, width, height }),
          width,
          height,
        );
      }
    }
  });

  it('show that there is no data if they have no columns', () => {
    const picture = readPicture(
      renderChart({ tile: {}, result: { displayType, columns: [], rows: [] }, width: 400, height: 200 }),
    );
    expect(textsOf(picture)).toEqual([displayType === 'markdown' ? 'No text' : 'No data']);
  });
});
