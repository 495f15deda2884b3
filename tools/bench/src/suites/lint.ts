import { join } from 'node:path';
import { isMet, verdicts } from '../gate.ts';
import { gates } from '../lint/gates.ts';
import { largeSpec } from '../lint/large-spec.ts';
import { linters, spectral } from '../lint/linters.ts';
import { time } from '../lint/time.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../readme-section.ts';
import { root } from '../root.ts';
import { Failed, run } from '../run.ts';
import type { Suite } from '../suite.ts';
import { asMarkdown, asText } from '../table.ts';

const legend = `Seconds of the whole command, its start included: both specs of this repository, and a description of 500 operations without
a finding. \`recommended-strict\` is told to take our examples, so that no finding is printed and timed.`;

/** `npm run bench -- lint`. */
export const lint: Suite = {
  name: 'lint',
  about: 'time of linting with @observability-api/lint-rules, beside recommended-strict alone and Spectral',
  async run({ quick, json, write }) {
    const say = (step: string) => console.error(`▸ ${step}`);
    say('Writing a description of 500 operations');
    const inputs = {
      'both specs': ['open-source', 'managed'].map((name) => join(root, 'specs', name, 'openapi.yaml')),
      '500 operations': [await largeSpec(500)],
    };
    const other = quick ? 'Spectral is not in the table of a quick run.' : await spectral(say);
    const timed = typeof other === 'string' ? linters : [...linters, other];
    say('Building @observability-api/lint-rules');
    await run('turbo', ['run', 'build', '--filter=@observability-api/lint-rules', '--output-logs=errors-only'], root);
    say('Timing');
    const seconds = time(timed, inputs, quick ? 3 : 9);

    const found = gates(seconds);
    const rows = timed.map(({ name, title }) => [
      title,
      ...Object.keys(inputs).map((input) => `${seconds[name]?.[input]?.toFixed(2)} s`),
    ]);
    const table = { head: ['linter', ...Object.keys(inputs)], rows };
    const absent = typeof other === 'string' ? [other] : [];
    if (json) {
      const judged = found.map((gate) => ({ ...gate, met: isMet(gate) }));
      console.log(JSON.stringify({ machine: machine(), seconds, absent, gates: judged }, null, 2));
    } else {
      console.log(['', asText(table), '', asText(verdicts(found)), '', ...absent, machine()].join('\n'));
    }
    if (write) {
      if (quick) throw new Failed('Figures of a quick run are too rough for the README: leave out --quick or --write.');
      const section = [`Measured on ${machine()}.`, asMarkdown(table), legend, ...absent].join('\n\n');
      const readme = join(root, 'packages/lint-rules/README.md');
      writeSection(readme, { suite: 'lint', title: 'What it costs', section });
    }
    return found.every(isMet);
  },
};
