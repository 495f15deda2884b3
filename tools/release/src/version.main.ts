// npm run version: applies the changesets as one new version and updates everything that depends on it.
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';
import { version } from './version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const newVersion = await version(root);
  await run('pnpm', ['install', '--lockfile-only', '--ignore-scripts'], { cwd: root });
  await run('turbo', ['run', 'generate'], { cwd: root });
  await run('pnpm', ['--filter=@observability-api/docs', 'run', 'permalinks'], { cwd: root });
  console.log(`Version ${newVersion}. Review the changelogs, commit and merge.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
