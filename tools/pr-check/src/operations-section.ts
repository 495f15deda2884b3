import { deployments } from 'workflows';
import { coverageOf } from 'workflows/coverage';
import type { PullRequest, Section } from './section.ts';

/** Reports the number of operations before and after, and how many of them a workflow calls. */
export async function operationsSection({ root, before }: PullRequest): Promise<Section> {
  const rows = await Promise.all(
    deployments.map(async (deployment) => {
      const [now, earlier] = await Promise.all([coverageOf(deployment, root), coverageOf(deployment, before)]);
      const count = now.operations.length;
      const covered = `${count - now.missing.length} of ${count}`;
      const missing = now.missing.map((id) => `\`${id}\``).join(', ') || '–';
      return { row: `| ${deployment} | ${earlier.operations.length} → ${count} | ${covered} | ${missing} |`, now };
    }),
  );
  return {
    title: 'Operations',
    text: ['| | operations | in a workflow | without one |', '|---|---|---|---|', ...rows.map(({ row }) => row)].join(
      '\n',
    ),
    ok: rows.every(({ now }) => now.missing.length === 0),
  };
}
