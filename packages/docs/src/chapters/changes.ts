import { readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { deprecationMarkdown } from '../spec/deprecation.ts';

/**
 * Returns the changelog: the released versions from the changelog of the client, which includes the API changes, and the
 * version that introduced each operation.
 */
export async function changes(api: Api): Promise<string> {
  const released = await releases(api.deployment);
  return [...(released ? [released] : []), '## Operations by version', operationsByVersion(api)].join('\n\n');
}

async function releases(deployment: string): Promise<string | undefined> {
  const file = new URL(`../../../${deployment}/CHANGELOG.md`, import.meta.url);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  // Removes the title. Its sections become sections of this page.
  return text?.replace(/^# .*\n+/, '').trim();
}

function operationsByVersion({ resources }: Api): string {
  const all = resources.flatMap(({ slug, operations }) => operations.map((operation) => ({ slug, operation })));
  const versions = [...new Set(all.map(({ operation }) => operation.since))].toSorted().toReversed();
  const rows = versions.flatMap((version) =>
    all
      .filter(({ operation }) => operation.since === version)
      .map(({ slug, operation }) => {
        const { id, summary, stability, deprecation } = operation;
        const state = deprecation ? deprecationMarkdown(deprecation) : stability;
        return `| ${version} | [${summary}](${slug}.html#${id}) | ${state} |`;
      }),
  );
  return `| since | operation | stability |\n|---|---|---|\n${rows.join('\n')}`;
}
