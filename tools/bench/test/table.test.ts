import { expect, it } from 'vitest';
import { withSection } from '../src/readme-section.ts';
import { geometricMean, lowerQuartile } from '../src/statistics.ts';
import { asMarkdown, asText } from '../src/table.ts';

const table = {
  head: ['', 'valid', 'size'],
  rows: [
    ['this one', '1.0x', '2.9 kB'],
    ['a|b', '12x', '30.6 kB'],
  ],
};

it('aligns names to the left and figures to the right', () => {
  expect(asText(table)).toMatchInlineSnapshot(`
    "           valid      size
    ──────────────────────────
    this one    1.0x    2.9 kB
    a|b          12x   30.6 kB"
  `);
});

it('writes the same table for a README', () => {
  expect(asMarkdown(table)).toMatchInlineSnapshot(`
    "|  | valid | size |
    | --- | --: | --: |
    | this one | 1.0x | 2.9 kB |
    | a\\|b | 12x | 30.6 kB |"
  `);
});

it('replaces the section of a README, and leaves the rest alone', () => {
  const once = withSection('# Title\n\nText.\n', { suite: 'one', title: 'How fast', section: 'first' });
  expect(once).toContain('## How fast');
  const twice = withSection(`${once}\n## After\n`, { suite: 'one', title: 'How fast', section: 'second' });
  expect(twice).toContain('second');
  expect(twice).not.toContain('first');
  expect(twice.startsWith('# Title\n\nText.\n') && twice.endsWith('\n## After\n')).toBe(true);
});

it('takes means of ratios by their product', () => {
  expect(geometricMean([2, 8])).toBeCloseTo(4);
  expect(lowerQuartile([9, 1, 5, 3, 7])).toBe(3);
});
