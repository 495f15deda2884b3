import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { lintSpecs } from './mutations/lint-specs.ts';
import { removableLines } from './mutations/removed-lines.ts';

const specs = fileURLToPath(new URL('../../../specs/', import.meta.url));
const files = globSync('{shared,managed,open-source}/{schemas,paths}/*.yaml', { cwd: specs });
const LINES_PER_FILE = 6;

/** For each file, up to six lines. A rule must report the removal of each of these lines. */
const chosen = files.map((file) => evenSample(removableLines(file.replaceAll('\\', '/')), LINES_PER_FILE));
/** Each round removes at most one line of each file and lints both specs once. */
const rounds = Array.from({ length: LINES_PER_FILE }, (_, round) => chosen.flatMap((list) => list[round] ?? []));

it('removes more than a hundred lines, for eleven rules', () => {
  expect(rounds.flat().length).toBeGreaterThan(100);
  expect(new Set(rounds.flat().map(({ rule }) => rule)).size).toBe(11);
});

it.each(rounds.map((round, index) => ({ round, index })))(
  'reports every removed line with file and line: round $index',
  async ({ round }) => {
    const changed = Object.fromEntries(round.map(({ file, text }) => [file, text]));
    const findings = [...(await lintSpecs('managed', changed)), ...(await lintSpecs('open-source', changed))];
    const places = new Set(findings.map(({ rule, place }) => `${rule} ${place}`));
    const missed = round.map(({ rule, place }) => `${rule} ${place}`).filter((line) => !places.has(line));
    expect(missed).toEqual([]);
  },
);

/** Returns at most `count` items, evenly distributed over the list. */
function evenSample<T>(list: readonly T[], count: number): T[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
