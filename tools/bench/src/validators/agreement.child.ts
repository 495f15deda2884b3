// Compares every candidate with the schema: `node agreement.child.ts <task.json>`; the answer is JSON on stdout.
import { readFileSync } from 'node:fs';
import { payloadNames } from '../payloads/names.ts';
import type { AgreementTask } from './agreement.ts';
import { disagreement } from './disagreement.ts';
import type { Validators } from './validator.ts';

const { modules, payloads, faults }: AgreementTask = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const found: Record<string, string> = {};
for (const { name, file } of modules) {
  const validators: Validators = await import(file);
  for (const payload of payloadNames) {
    const problem = disagreement(validators[payload], payloads[payload], faults[payload]);
    if (problem !== undefined) found[name] ??= `${payload}: ${problem}`;
  }
}
console.log(JSON.stringify(found));
