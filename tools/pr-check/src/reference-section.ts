import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

/** The name of the workflow artifact with the built reference, and the folder of the build. */
export const preview = { artifact: 'reference', folder: 'packages/docs/dist/site' } as const;

/** Builds the reference for review. */
export async function referenceSection({ root }: PullRequest): Promise<Section> {
  const title = 'Reference';
  const site = join(root, preview.folder);
  // Removes the output of an earlier build.
  await rm(site, { recursive: true, force: true });
  const { code, output } = await run('npm', ['run', 'docs'], root);
  if (code !== 0 || !existsSync(join(site, 'index.html'))) {
    const excerpt = output
      .trim()
      .split('\n')
      .slice(-20)
      .map((line) => `    ${line}`);
    return { title, text: ['The build failed. Output of `npm run docs`:', '', ...excerpt].join('\n'), ok: false };
  }
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html')).length;
  const artifactHint = `The workflow uploads them as the artifact \`${preview.artifact}\`. Unpack it and open \`index.html\`.`;
  const buildHint = `\`npm run docs\` builds them into \`${preview.folder}\`.`;
  return { title, text: `${pages} pages. ${artifactHint} ${buildHint}`, ok: true };
}
