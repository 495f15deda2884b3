import { describe, expect, it } from 'vitest';
import { renderChart } from '../src/render.ts';
import type { Cell } from '../src/types.ts';

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
