import { join } from 'node:path';
import { repository } from 'workflows';
import { run } from './run.ts';
import type { PullRequest, Section } from './section.ts';

/** Whether the committed code is what the specs say. */
export async function generatedSection({ root }: PullRequest): Promise<Section> {
  const { code, output } = await run(
    'node',
    [join(repository, 'tools/codegen/src/main.ts'), 'check', '--root', root],
    root,
  );
  if (code === 0) return { title: 'Generated code', text: 'Up to date.', ok: true };
  const said = output
    .trim()
    .split('\n')
    .slice(0, 20)
    .map((line) => `    ${line}`);
  const text = [
    'Not what the specs say, or the specs have a fault: mend what is named, run `npm run generate` and commit what it writes.',
    '',
    ...said,
  ].join('\n');
  return { title: 'Generated code', text, ok: false };
}
