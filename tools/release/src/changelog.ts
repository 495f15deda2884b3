import type { ChangelogFunctions } from '@changesets/types';

/**
 * Formats `CHANGELOG.md` entries: the text of each changeset, without commits and authors, which are in the history. Omits
 * dependency updates, because all packages have the same version.
 */
const changelog: ChangelogFunctions = {
  getReleaseLine: ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: () => '',
};

export default changelog;
