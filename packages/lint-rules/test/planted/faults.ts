import type { Fault } from './fault.ts';
import { filesFaults } from './faults/files.ts';
import { inputsFaults } from './faults/inputs.ts';
import { operationsFaults } from './faults/operations.ts';
import { responsesFaults } from './faults/responses.ts';
import { textFaults } from './faults/text.ts';
import { typesFaults } from './faults/types.ts';

/** At least one planted issue for every rule. */
export const faults: readonly Fault[] = [
  ...operationsFaults,
  ...responsesFaults,
  ...inputsFaults,
  ...typesFaults,
  ...textFaults,
  ...filesFaults,
];
