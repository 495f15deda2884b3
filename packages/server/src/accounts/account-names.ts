import { ApiKeyPatch } from '@observability-api/schemas';
import { AccountError } from './account-error.ts';

/** Throws Refusal for a name that the interface would not take for a key either. */
export function requireName(name: string): string {
  const [problem] = ApiKeyPatch.check({ name });
  if (problem) throw new AccountError(`The name cannot be used: ${problem.message}.`);
  return name;
}
