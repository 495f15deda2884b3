// Compares every library with the schema and prints JSON: `node find-differences.child.ts <task.json>`.
import { readFileSync } from 'node:fs';
import { payloadNames } from '../payloads/payloads.ts';
import { compareCandidate, type Validators } from './compare-candidate.ts';
import type { ComparisonTask } from './find-differences.ts';

const { modules, payloads, mutations }: ComparisonTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const differences: Record<string, string> = {};
for (const { name, file } of modules) {
  const validators: Validators = await import(file);
  for (const payload of payloadNames) {
    const difference = compareCandidate(validators[payload], payloads[payload], mutations[payload]);
    if (difference !== undefined) differences[name] ??= `${payload}: ${difference}`;
  }
}
console.log(JSON.stringify(differences));
