import { isListed, typesOf } from '../../document/schema-types.ts';
import { shapeRule } from '../../rule.ts';

/** Formats whose values have a largest length. */
const boundedFormats = new Set(['uuid', 'date', 'date-time', 'time', 'ipv4', 'ipv6']);

/** Every text that callers send has a largest length, of its own or by its format or pattern. */
export const stringBounded = shapeRule('string-bounded', ({ input, node, location, name }, report) => {
  if (!input || !typesOf(node).includes('string') || isListed(node) || node.maxLength !== undefined) return;
  if (boundedFormats.has(node.format ?? '') || isBounded(node.pattern)) return;
  report(`${name ? `\`${name}\`` : 'A string'} is input: it needs a \`maxLength\`.`, location);
});

/** Whether the pattern spells the whole text and repeats nothing without end. */
function isBounded(pattern: string | undefined): boolean {
  if (!pattern?.startsWith('^') || !pattern.endsWith('$')) return false;
  return !/[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[(?:\\.|[^\]])*\]/g, ''));
}
