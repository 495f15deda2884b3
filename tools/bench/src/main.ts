import { parseArgs } from 'node:util';
import { nearest } from '@observability-api/schemas';
import { asJson, asText, isPassed, machine, writeSection } from './report.ts';
import { BenchError } from './run-program.ts';
import type { Suite } from './suite.ts';
import { suites } from './suites/suites.ts';

const USAGE = 'Usage: npm run bench -- <suite>... [--quick] [--json] [--write]';

function help(): string {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const lines = suites.map(({ name, description }) => `  ${name.padEnd(width)}  ${description}`);
  return `${USAGE}

Suites:
${lines.join('\n')}

Options:
  --quick  takes seconds instead of minutes; the figures are rough, and a missed gate is not a failure
  --json   prints all figures as JSON
  --write  writes the tables into the documentation of the measured package
  --help   prints this text

Exit codes: 0 if all gates are met, 1 if a gate is missed, 2 if an argument is invalid or a suite could not run. A gate that is
marked as a goal may be missed.`;
}

/** Prints an error message and sets exit code 2. */
function fail(message: string): void {
  console.error(message);
  process.exitCode = 2;
}

function findSuite(name: string): Suite {
  const suite = suites.find((candidate) => candidate.name === name);
  if (suite) return suite;
  const names = suites.map((candidate) => candidate.name);
  const similar = nearest(name, names);
  const hint = similar === undefined ? `Expected one of ${names.join(', ')}.` : `Did you mean "${similar}"?`;
  throw new BenchError(`Unknown suite "${name}". ${hint}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { quick, json, write } = values;
  if (values.help || positionals.length === 0) return console.log(help());
  if (quick && write)
    throw new BenchError('The figures of a quick run are too rough to write. Omit --quick or --write.');
  const selected = [...new Set(positionals)].map(findSuite);
  const results: Record<string, object> = {};
  for (const suite of selected) {
    try {
      const report = await suite.run({ quick }, (step) => console.error(`▸ ${suite.name}: ${step}`));
      if (json) results[suite.name] = asJson(report);
      else console.log(`\n${asText(suite.name, report)}`);
      if (write) writeSection(suite.name, report);
      if (!quick && !isPassed(report)) process.exitCode ??= 1;
    } catch (error) {
      if (!(error instanceof BenchError)) throw error;
      fail(`${suite.name}: ${error.message}`);
    }
  }
  if (json) console.log(JSON.stringify({ machine: machine(), suites: results }, null, 2));
  else console.log(`\n${machine()}`);
}

try {
  await main();
} catch (error) {
  const isExpected = error instanceof BenchError || (error instanceof TypeError && 'code' in error);
  if (!isExpected) throw error;
  fail(`${error.message}\n${USAGE}`);
}
