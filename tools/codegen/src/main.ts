import { relative } from 'node:path';
import { bundleSpec } from './bundle.ts';
import { differences, writeFolder } from './files.ts';
import { committedTargets, targets } from './generate.ts';
import { type Deployment, deployments, root, SpecFault } from './workspace.ts';

/** `main.ts <target>` writes what the target generates; `main.ts check` fails when anything committed differs from it. */
async function main(words: readonly string[]): Promise<void> {
  if (words.join(' ') === 'check') return check();
  const target = targets[words.join(' ')];
  if (!target)
    throw new SpecFault(`expected one of ${Object.keys(targets).join(', ')} or check, received "${words.join(' ')}"`);
  const { folder, files } = await target();
  await writeFolder(folder, files);
}

async function check(): Promise<void> {
  const stale: string[] = [];
  const documents = new Map(
    await Promise.all(deployments.map(async (name) => [name, await bundleSpec(name)] as const)),
  );
  const read = async (deployment: Deployment) => documents.get(deployment) ?? bundleSpec(deployment);
  for (const target of Object.values(committedTargets)) {
    const { folder, files } = await target(read);
    stale.push(...(await differences(folder, files)).map((path) => relative(root, `${folder}/${path}`)));
  }
  if (stale.length > 0)
    throw new SpecFault(`Run \`npm run generate\` and commit the result. Not up to date:\n  ${stale.join('\n  ')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof SpecFault ? error.message : error);
  process.exitCode = 1;
});
