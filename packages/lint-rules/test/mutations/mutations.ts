import { filesMutations } from './files.ts';
import { inputsMutations } from './inputs.ts';
import type { Mutation } from './mutation.ts';
import { operationsMutations } from './operations.ts';
import { responsesMutations } from './responses.ts';
import { textMutations } from './text.ts';
import { typesMutations } from './types.ts';

/** At least one mutation for every rule. */
export const mutations: readonly Mutation[] = [
  ...operationsMutations,
  ...responsesMutations,
  ...inputsMutations,
  ...typesMutations,
  ...textMutations,
  ...filesMutations,
];
