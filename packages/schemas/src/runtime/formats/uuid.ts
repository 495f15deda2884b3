import { repeated } from '../guards.ts';
import type { Format } from '../rule.ts';

const shape = /* @__PURE__ */ repeated('[\\da-fA-F]', 8, 4, 4, 4, 12);

/** A uuid in its text form (RFC 9562 §4), any version, either case. */
export function isUuid(text: string): boolean {
  return shape.test(text);
}

export const uuid: Format = { name: 'a uuid', test: isUuid };
