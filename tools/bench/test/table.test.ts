import { expect, it } from 'vitest';
import { withSection } from '../src/report.ts';
import { geometricMean, lowerQuartile } from '../src/statistics.ts';
import { formatTable, toMarkdown } from '../src/table.ts';

const table = {
  head: ['', 'valid', 'size'],
  rows: [
    ['this one', '1.0x', '2.9 kB'],
    ['a|b', '12x', '30.6 kB'],
  ],
};

it('aligns names left and figures right', () => {
  expect(formatTable(table)).toMatchInlineSnapshot(`
    "           valid      size
    ──────────────────────────
    this one    1.0x    2.9 kB
    a|b          12x   30.6 kB"
  `);
});

it('formats a table as Markdown', () => {
  expect(toMarkdown(table)).toMatchInlineSnapshot(`
    "|  | valid | size |
    | --- | --: | --: |
    | this one | 1.0x | 2.9 kB |
    | a\\|b | 12x | 30.6 kB |"
  `);
});

it('replaces the section of a README and keeps the rest', () => {
  const once = withSection('# Title\n\nText.\n', 'one', { title: 'Speed' }, 'first');
  expect(once).toContain('## Speed');
  const twice = withSection(`${once}\n## After\n`, 'one', { title: 'Speed' }, 'second');
  expect(twice).toContain('second');
  expect(twice).not.toContain('first');
  expect(twice.startsWith('# Title\n\nText.\n') && twice.endsWith('\n## After\n')).toBe(true);
});

it('calculates geometric means and lower quartiles', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4);
  expect(lowerQuartile([9, 1, 5, 3, 7])).toBe(3);
});
