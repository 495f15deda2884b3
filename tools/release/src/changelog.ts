import type { ChangelogFunctions } from '@changesets/types';

/**
 * What changesets writes into `CHANGELOG.md`: the words of the changeset, as a reader of the release needs them. Commits
 * and authors are in the history; all packages have one version, so their updates of each other say nothing.
 */
const changelog: ChangelogFunctions = {
  getReleaseLine: ({ summary }) => {
    const [first = '', ...rest] = summary.trim().split('\n');
    return [`- ${first}`, ...rest.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine: () => '',
};

export default changelog;
