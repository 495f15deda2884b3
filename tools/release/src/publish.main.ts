// npm run release: builds, and publishes the packages whose version the registry does not have.
//   npm run release -- --snapshot pr-12   publishes the working tree under the tag pr-12, with a snapshot version
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { publish } from './publish.ts';
import { run } from './run.ts';
import { version } from './version.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  const { snapshot } = parseArgs({ options: { snapshot: { type: 'string' } } }).values;
  if (snapshot !== undefined && !/^pr-\d+$/.test(snapshot))
    throw new Error(`Expected --snapshot to be pr-<number>, received ${snapshot}.`);
  if (snapshot) await version(root, snapshot);
  await run('turbo', ['run', 'generate', 'build'], { cwd: root });
  const provenance = process.env['ACTIONS_ID_TOKEN_REQUEST_URL'] !== undefined;
  const published = await publish(root, { tag: snapshot ?? 'latest', provenance });
  console.log(
    published.length > 0
      ? `Published:\n${published.join('\n')}`
      : 'Nothing to publish: the registry has all packages in their current version.',
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
