import { parseArgs } from 'node:util';
import { nearest } from '@observability-api/schemas';
import { Failed } from './run.ts';
import type { Suite } from './suite.ts';
import { charts } from './suites/charts.ts';
import { client } from './suites/client.ts';
import { docs } from './suites/docs.ts';
import { ingest } from './suites/ingest.ts';
import { lint } from './suites/lint.ts';
import { server } from './suites/server.ts';
import { types } from './suites/types.ts';
import { validators } from './suites/validators.ts';

const suites: readonly Suite[] = [validators, client, server, types, lint, ingest, charts, docs];
const usage = 'Usage: npm run bench -- <suite> [--quick] [--json] [--write]';

/** A sentence for the person at the terminal, exit code 2. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}

function list(): void {
  const width = Math.max(...suites.map(({ name }) => name.length));
  const lines = suites.map(({ name, about }) => `  ${name.padEnd(width)}  ${about}`);
  console.log(`${usage}\n\nSuites:\n${lines.join('\n')}`);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const [name, ...rest] = positionals;
  if (name === undefined) return list();
  if (rest.length > 0) return refuse(`One suite at a time. ${usage}`);
  const suite = suites.find((one) => one.name === name);
  if (!suite) {
    const names = suites.map((one) => one.name);
    const meant = nearest(name, names);
    return refuse(
      `There is no suite "${name}"${meant ? `, did you mean "${meant}"?` : `; there is ${names.join(', ')}.`}`,
    );
  }
  const met = await suite.run(values);
  if (!met && !values.quick) process.exitCode = 1;
}

try {
  await main();
} catch (error) {
  const expected = error instanceof Failed || (error instanceof TypeError && 'code' in error);
  if (!expected) throw error;
  refuse(error.message);
}
