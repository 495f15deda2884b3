import { repeatedSets } from '../guards.ts';
import type { Format } from '../rule.ts';

const shape = /* @__PURE__ */ repeatedSets('[\\da-fA-F]', 8, 4, 4, 4, 12);

/** Returns true for a UUID in text form (RFC 9562 §4), any version, upper or lower case. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}

export const uuid: Format = { name: 'a UUID', test: isUuid };
