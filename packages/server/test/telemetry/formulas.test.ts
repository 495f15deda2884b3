import { describe, expect, it } from 'vitest';
import { FormulaError, parseFormula } from '../../src/telemetry/query/result/formula.ts';

describe('a formula', () => {
  it.each([
    ['', 'expected numbers, letters'],
    ['A +', 'not understood from character 4 on'],
    ['A\n+ b', 'not understood from character 5 on'],
    ['a', 'not understood from character 1 on'],
    ['AB', 'not understood from character 1 on'],
    ['A ^ 2', 'not understood from character 3 on'],
    ['A; DROP TABLE x', 'not understood from character 2 on'],
    ['sum(A)', 'not understood from character 1 on'],
    ['1 + 2', 'expected at least one letter'],
    ['A + D', 'expected letters from A to C, received D at character 5'],
    [`${'('.repeat(65)}A${')'.repeat(65)}`, 'at most 64 nested parentheses'],
    [`${'-'.repeat(65)}A`, 'at most 64 nested parentheses and negations'],
    [Array.from({ length: 202 }, () => 'A').join('*'), 'at most 200 operations'],
    [`A + ${'9'.repeat(300)}`, 'fewer than 300 digits'],
  ])('%j is rejected', (text, message) => {
    expect(() => parseFormula(text, 3)).toThrow(FormulaError);
    expect(() => parseFormula(text, 3)).toThrow(message);
  });

  it.each([
    'A',
    ' A\n/ B ',
    '-(A + .5) * 2.',
    '((((C))))',
    `${'('.repeat(64)}A${')'.repeat(64)}`,
    Array.from({ length: 201 }, () => 'A').join(' - '),
  ])('%j is accepted', (text) => {
    expect(() => parseFormula(text, 3)).not.toThrow();
  });
});
