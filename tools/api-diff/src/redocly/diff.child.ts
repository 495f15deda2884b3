// Runs many comparisons in one process, because most of the time of `redocly diff` is its startup. The command has no programming
// interface. This process therefore imports it once per comparison, each time with different arguments.
// Argument: the configuration. Standard input: a JSON list of [base, revision, output file]. Writes one report per output file.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const command = pathToFileURL(createRequire(import.meta.url).resolve('@redocly/cli/lib/index.js')).href;
const [, , config] = process.argv;
const pairs = JSON.parse(await text(process.stdin)) as readonly (readonly [string, string, string])[];

/** Maximum wait for one report: 10 s in polls of 5 ms. */
const MAX_POLLS = 2_000;

for (const [index, [base, revision, output]] of pairs.entries()) {
  const options = [`--config=${config}`, '--lint-config=off', '--format=json', '--fail-on=none', `--output=${output}`];
  process.argv = [process.execPath, 'redocly', 'diff', base, revision, ...options];
  await import(`${command}?${index}`);
  for (let polls = 0; !existsSync(output) && !process.exitCode; polls++) {
    if (polls > MAX_POLLS) throw new Error(`redocly diff wrote no report for ${revision} within 10 s.`);
    await setTimeout(5);
  }
}
