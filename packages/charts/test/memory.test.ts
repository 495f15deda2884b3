import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { renderChart } from '../src/render.ts';
import { DISPLAY_TYPES, resultOf } from './support/results.ts';

it('drawing 10,000 charts increases the used memory by less than 4 MB', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const zones = Intl.supportedValuesOf('timeZone');
  let next = 0;
  /** Draws charts with names, formats, sizes and zones that do not repeat. Returns the size of the heap in bytes. */
  const draw = (count: number) => {
    for (const end = next + count; next < end; next += 1) {
      const names = Array.from({ length: 3 }, (_, index) => `name ${next} ${index}`);
      const zone = zones[next % zones.length] ?? 'UTC';
      renderChart({
        tile: { name: `tile ${next}`, config: { numberFormat: { unit: `unit ${next}`, mantissa: next % 21 } } },
        result: resultOf(DISPLAY_TYPES[next % DISPLAY_TYPES.length] ?? 'line', names, [next, next / 7]),
        width: 160 + (next % 1800),
        height: 90 + (next % 700),
        // Zone names are case-insensitive, so callers can send many spellings of each.
        timeZone: Array.from(zone, (letter, index) =>
          (next >> (index % 16)) & 1 ? letter.toUpperCase() : letter.toLowerCase(),
        ).join(''),
      });
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = draw(2000);
  const after = draw(10_000);
  expect((after - before) / 1e6).toBeLessThan(4);
});
