import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

/** Under which name the workflow keeps the built reference, and where the build puts it. */
export const preview = { artifact: 'reference', folder: 'packages/docs/dist/site' } as const;

/** Builds the reference, to be looked at before it is merged. */
export async function referenceSection({ root }: PullRequest): Promise<Section> {
  const title = 'Reference';
  const site = join(root, preview.folder);
  // What an earlier build left is no preview of this state.
  await rm(site, { recursive: true, force: true });
  const { code, output } = await run('npm', ['run', 'docs'], root);
  if (code !== 0 || !existsSync(join(site, 'index.html'))) {
    const said = output
      .trim()
      .split('\n')
      .slice(-20)
      .map((line) => `    ${line}`);
    return { title, text: ['It cannot be built: `npm run docs` says', '', ...said].join('\n'), ok: false };
  }
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html')).length;
  const where = `The workflow keeps them as its artifact \`${preview.artifact}\`: unpack it and open \`index.html\`.`;
  const here = `\`npm run docs\` builds the same into \`${preview.folder}\`.`;
  return { title, text: `${pages} pages. ${where} ${here}`, ok: true };
}
