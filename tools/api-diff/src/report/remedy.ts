import { isEnough } from '../bump.ts';
import type { Verdict } from '../verdict.ts';

/** What is wrong with the changesets of an API and what mends it, in sentences; none when nothing is. */
export function remedies({ api, package: name, needed, declared, unnamed }: Verdict): readonly string[] {
  const found: string[] = [];
  if (!isEnough(declared, needed)) {
    const said = declared === 'none' ? 'no changeset names it' : `the changesets say ${declared}`;
    found.push(
      `The changes of ${api} need a ${needed} release, and ${said}: run \`npm run changeset\` and choose ${needed} for \`${name}\`.`,
    );
  }
  const names = new Set(unnamed.flatMap(({ component, operations }) => (component ? [component] : operations)));
  if (names.size > 0) {
    const list = [...names].map((word) => `\`${word}\``).join(', ');
    found.push(`A changeset for \`${name}\` must say what breaks, and name ${list} in its text.`);
  }
  return found;
}
