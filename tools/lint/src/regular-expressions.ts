import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RegExpParser } from '@eslint-community/regexpp';
import { parseSync, type RegExpLiteral, Visitor } from 'oxc-parser';
import { analyse } from 'scslre';
import type { Finding } from './finding.ts';

/**
 * Checks the regular expression literals in the sources of the packages, because an attacker may choose the text that they match.
 * Returns a finding for each literal that can take exponential or polynomial time, see {@link growthOf}.
 */
export function regularExpressionFindings(root: string): Finding[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('/src/generated/'))
    .sort();
  return sources.flatMap((file) => findingsOfFile(file, readFileSync(join(root, file), 'utf8')));
}

function findingsOfFile(file: string, text: string): Finding[] {
  return literalsOf(file, text).flatMap(({ regex: { pattern, flags }, start }) => {
    const growth = growthOf(pattern, flags);
    if (growth === undefined) return [];
    return {
      file,
      line: text.slice(0, start).split('\n').length,
      message: `Expected the time of /${pattern}/ to grow linearly with the length of the text, found ${growth} growth.`,
      rule: 'regular-expressions/backtracking',
      details: [],
    };
  });
}

function literalsOf(file: string, text: string): RegExpLiteral[] {
  const literals: RegExpLiteral[] = [];
  const collect = (literal: { readonly type: string }) => 'regex' in literal && literals.push(literal as RegExpLiteral);
  new Visitor({ Literal: collect }).visit(parseSync(file, text).program);
  return literals;
}

/**
 * Returns how the time of a regular expression can grow, or undefined if it is linear. Ignores the quadratic growth that is caused only by
 * the attempts to match from each position. Many regular expressions that are not anchored at the start have it, and it does not matter for
 * short texts.
 */
function growthOf(pattern: string, flags: string): 'exponential' | 'polynomial' | undefined {
  const parsed = new RegExpParser().parseLiteral(`/${pattern}/${flags}`);
  const { reports } = analyse(parsed, { reportTypes: { Move: false } });
  if (reports.length === 0) return undefined;
  return reports.some(({ exponential }) => exponential) ? 'exponential' : 'polynomial';
}
