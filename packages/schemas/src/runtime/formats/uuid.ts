import { characters } from '../guards.ts';
import type { Format } from '../rule.ts';

const digits = /* @__PURE__ */ characters('09afAF');

/** A uuid in its text form (RFC 9562 §4), any version, either case. Read by position: no regular expression is as quick. */
export function isUuid(text: string): boolean {
  const dashed = text[8] === '-' && text[13] === '-' && text[18] === '-' && text[23] === '-' && text.length === 36;
  let count = 0;
  for (let index = 0; dashed && index < 36; index++) count += digits[text.charCodeAt(index)] ?? 0;
  return count === 32;
}

export const uuid: Format = { name: 'a uuid', test: isUuid };
