import { isEnumerated, typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Formats whose values are short, so that they need no `maxLength`. */
const boundedFormats = new Set(['uuid', 'date', 'date-time', 'time', 'ipv4', 'ipv6']);

/** Requires strings in requests to have a `maxLength`, or a format or pattern that bounds their length. Enums and constants need none. */
export const stringBounded = shapeRule('string-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('string') || isEnumerated(node) || node.maxLength !== undefined) return;
  if (boundedFormats.has(node.format ?? '') || isBounded(node.pattern)) return;
  report(
    `Expected ${name ? `\`${name}\`` : 'the string'} to have a \`maxLength\`, because it is part of a request.`,
    location,
  );
});

/** Returns true if the pattern matches the whole string and has no unbounded repetition. */
function isBounded(pattern = ''): boolean {
  const operators = pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, 'x');
  // Each alternative needs both anchors: `^a|b$` also matches longer strings.
  const alternatives = withoutGroups(operators).split('|');
  const isWhole = alternatives.every((alternative) => /^\^.*\$$/.test(alternative));
  return isWhole && !/[*+]|\{\d+,\}/.test(operators);
}

function withoutGroups(pattern: string): string {
  const outer = pattern.replaceAll(/\([^()]*\)/g, 'x');
  return outer === pattern ? pattern : withoutGroups(outer);
}
