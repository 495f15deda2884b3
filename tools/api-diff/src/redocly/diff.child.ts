// Makes many comparisons in one process. Redocly's comparison has no programming interface, and most of the time of its
// command goes into starting it; so the command is evaluated again and again, each time with other arguments.
// Argument: the configuration. Standard input: JSON, a list of [base, revision, output file]. The outputs are the reports.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const command = pathToFileURL(createRequire(import.meta.url).resolve('@redocly/cli/lib/index.js')).href;
const [, , config] = process.argv;
const pairs = JSON.parse(await text(process.stdin)) as readonly (readonly [string, string, string])[];

/** Longer than any comparison takes, in steps of 5 ms. */
const patience = 2_000;

for (const [index, [base, revision, output]] of pairs.entries()) {
  const options = [`--config=${config}`, '--lint-config=off', '--format=json', '--fail-on=none', `--output=${output}`];
  process.argv = [process.execPath, 'redocly', 'diff', base, revision, ...options];
  await import(`${command}?${index}`);
  for (let tries = 0; !existsSync(output) && !process.exitCode; tries++) {
    if (tries > patience) throw new Error(`No report on ${revision}.`);
    await setTimeout(5);
  }
}
