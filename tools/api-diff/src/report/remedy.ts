import { isEnough } from '../bump.ts';
import type { Verdict } from '../verdict.ts';

/** Returns a message for each problem with the changesets of an API. The message contains the fix. */
export function remedies({ api, package: name, needed, declared, unnamed }: Verdict): readonly string[] {
  const messages: string[] = [];
  if (!isEnough(declared, needed)) {
    const current = declared === 'none' ? 'no changeset declares one' : `the changesets declare ${declared}`;
    messages.push(
      `The changes of ${api} need a ${needed} release, but ${current}. Run \`npm run changeset\` and choose ${needed} for \`${name}\`.`,
    );
  }
  const names = new Set(unnamed.flatMap(({ component, operations }) => (component ? [component] : operations)));
  if (names.size > 0) {
    const list = [...names].map((word) => `\`${word}\``).join(', ');
    messages.push(`A changeset for \`${name}\` must describe the breaking change and name ${list} in its text.`);
  }
  return messages;
}
