// Prints the milliseconds that the import and the first validation of each document take together:
// `node <this file, compiled> <module> <documents.json>`.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { PayloadName } from '../payloads/payloads.ts';

const [module = '', file = ''] = process.argv.slice(2);
const documents: Record<PayloadName, unknown> = JSON.parse(readFileSync(file, 'utf8'));
const before = performance.now();
const validators: Record<PayloadName, (value: unknown) => boolean> = await import(pathToFileURL(module).href);
for (const [name, is] of Object.entries(validators)) {
  if (!is(documents[name as PayloadName])) throw new Error(`Expected ${name} to be valid.`);
}
console.log(performance.now() - before);
