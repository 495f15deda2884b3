// Prints the growth of the heap in bytes after drawing charts: node --expose-gc growth.child.ts <charts>
import { renderChart } from '@observability-api/charts/render';

const charts = Number(process.argv[2]);

/** Draws charts whose names and sizes do not repeat. Returns the size of the heap. */
function draw(from: number, count: number): number {
  for (let index = from; index < from + count; index += 1) {
    renderChart({
      tile: { name: `tile ${index}`, config: { numberFormat: { unit: `unit ${index}` } } },
      result: {
        displayType: index % 2 === 0 ? 'line' : 'stacked_bar',
        granularity: '1m',
        columns: [
          { name: 'time', role: 'time', type: 'time' },
          { name: 'group', role: 'group', type: 'string' },
          { name: 'value', role: 'value', type: 'number' },
        ],
        rows: Array.from({ length: 60 }, (_, row) => [row * 60_000, `group ${index} ${row % 3}`, (row * index) % 97]),
      },
      width: 200 + (index % 1000),
      // 499 has no common factor with 1000, so that no pair of width and height occurs twice in 499,000 charts.
      height: 100 + (index % 499),
    });
  }
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const before = draw(0, 2000);
console.log(draw(2000, charts) - before);
