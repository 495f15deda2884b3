import { join } from 'node:path';
import { changesetNames } from 'api-diff';
import { changesSinceRelease, writeApiChanges } from './api-changes.ts';
import { checkChangesets } from './check-changesets.ts';
import { oneVersion, publishedPackages } from './packages.ts';
import { run } from './run.ts';
import { writeSpecVersion } from './spec-version.ts';

/**
 * Sets a new version in the published packages and in `info.version` of both specs. Moves the changesets to the changelogs, and adds
 * the API changes. Returns the version.
 * Throws an error before it changes anything if there is no changeset, or if the changesets do not declare the API changes.
 * With `snapshot`, the version is `0.0.0-<tag>-<time>`, and the changesets need not declare the API changes.
 */
export async function version(root: string, snapshot?: string): Promise<string> {
  if ((await changesetNames(root)).length === 0) {
    throw new Error('Nothing to release: there is no changeset in .changeset.');
  }
  if (snapshot === undefined) await checkChangesets(root);
  const changes = await changesSinceRelease(root);
  await run('changeset', ['version', ...(snapshot ? ['--snapshot', snapshot] : [])], { cwd: root });
  const newVersion = oneVersion(publishedPackages(root));
  for (const deployment of ['open-source', 'managed']) {
    await writeSpecVersion(join(root, 'specs', deployment, 'openapi.yaml'), newVersion);
  }
  await writeApiChanges(root, changes);
  return newVersion;
}
