import { join } from 'node:path';
import { largeSpec } from '../lint/large-spec.ts';
import { gates } from '../lint/lint-gates.ts';
import { time } from '../lint/lint-time.ts';
import { linters, spectral } from '../lint/linters.ts';
import { root, run } from '../run-program.ts';
import type { Suite } from '../suite.ts';

const LEGEND = `The table shows the duration of the whole command in seconds, for both specs of this repository and for a generated spec of 500 operations
without issues. The Redocly rules are configured to accept our specs, so that Redocly prints no issues. Spectral has other rules and
may print some.`;

/** `npm run bench -- lint`. */
export const lint: Suite = {
  name: 'lint',
  description: 'duration of linting with @observability-api/lint-rules, compared with recommended-strict and Spectral',
  async run({ quick }, progress) {
    progress('writing a spec of 500 operations');
    const inputs = {
      'both specs': ['open-source', 'managed'].map((name) => join(root, 'specs', name, 'openapi.yaml')),
      '500 operations': [await largeSpec(500)],
    };
    const peer = quick ? 'Spectral is not in the table of a quick run.' : await spectral(progress);
    const timed = typeof peer === 'string' ? linters : [...linters, peer];
    progress('building @observability-api/lint-rules');
    await run('turbo', ['run', 'build', '--filter=@observability-api/lint-rules', '--output-logs=errors-only'], root);
    progress('measuring time');
    const seconds = time(timed, inputs, quick ? 3 : 9);
    const rows = timed.map(({ name, title }) => [
      title,
      ...Object.keys(inputs).map((input) => `${seconds[name]?.[input]?.toFixed(2)} s`),
    ]);
    return {
      tables: [{ title: 'duration', head: ['linter', ...Object.keys(inputs)], rows, legend: LEGEND }],
      gates: gates(seconds),
      figures: { seconds },
      notes: typeof peer === 'string' ? [peer] : [],
      section: { file: 'packages/lint-rules/README.md', title: 'Duration' },
    };
  },
};
