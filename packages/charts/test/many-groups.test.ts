import { describe, expect, it } from 'vitest';
import { renderChart, TooManyValuesError } from '../src/render.ts';
import type { Cell } from '../src/types.ts';
import { TIME, valueColumn } from './support/results.ts';

describe.each(['pie', 'bar'])('a %s chart of 20,000 groups', (displayType) => {
  it('creates only the names that it needs', () => {
    let names = 0;
    const cellOf = (nth: number): Cell => {
      const cell = {
        toString() {
          names += 1;
          return `group ${nth}`;
        },
      };
      return cell as unknown as Cell;
    };
    const svg = renderChart({
      tile: { name: 'Groups', config: { displayType } },
      result: {
        displayType,
        columns: [
          { name: 'Body', type: 'string', role: 'group' },
          { name: 'count', type: 'number', role: 'value' },
        ],
        rows: Array.from({ length: 20_000 }, (_, nth) => [cellOf(nth), 1]),
      },
      width: 600,
      height: 400,
    });
    expect(svg).toContain('group 1');
    expect(names).toBeLessThan(100);
  });
});

describe('a chart over time', () => {
  const draw = (groups: number, valueColumns: number) =>
    renderChart({
      tile: {},
      result: {
        displayType: 'line',
        granularity: '1m',
        columns: [
          TIME,
          { name: 'Body', type: 'string', role: 'group' },
          ...Array.from({ length: valueColumns }, (_, nth) => valueColumn(`v${nth}`)),
        ],
        rows: Array.from({ length: groups }, (_, nth) => [0, `group ${nth}`, ...Array<number>(valueColumns).fill(nth)]),
      },
      width: 600,
      height: 400,
    });

  it.each([
    [5_000, 1],
    [1_250, 4],
  ])('of %i groups with %i values each is drawn, and with a further group it is rejected', (groups, valueColumns) => {
    expect(draw(groups, valueColumns).includes('5000 series')).toBe(true);
    expect(() => draw(groups + 1, valueColumns)).toThrow(TooManyValuesError);
  });
});
