import { bytesOfLiteral } from './sql-literal.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/** The maximum length of a text in an SQL filter, in multiples of the longest column or of {@link LITERAL_BYTES}. */
export const MAX_TEXT_GROWTH = 32;

/** A literal of this length counts as much as a column. */
const LITERAL_BYTES = 10_000;

/** Functions whose result has all of their arguments in it. */
const JOINING = new Set(['concat', 'array', 'tuple', 'map', 'replaceone']);

/** Returns the arguments of a function node. */
function argumentsOf({ children }: SyntaxNode): readonly SyntaxNode[] {
  return children[0]?.children ?? [];
}

/** Returns how many times longer a text becomes if every occurrence of one literal is replaced with the other. */
function growthOfReplacing(searched: SyntaxNode | undefined, replacement: SyntaxNode | undefined): number {
  const [from, to] = [bytesOfLiteral(searched), bytesOfLiteral(replacement)];
  // The texts in a column are not known here.
  if (from === undefined || to === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(1, to / Math.max(1, from));
}

/** Returns how many times longer a list becomes as a text with a separator between its items. */
function growthOfSeparator(separator: SyntaxNode | undefined): number {
  if (!separator) return 1;
  const bytes = bytesOfLiteral(separator);
  return bytes === undefined ? Number.POSITIVE_INFINITY : 1 + bytes;
}

/** Returns the length of a literal in the same unit as {@link textGrowth}. */
export function literalGrowth({ text }: SyntaxNode): number {
  return Buffer.byteLength(text) / LITERAL_BYTES;
}

/** Returns an upper bound for the length of a function's result, given those of its arguments. The length of a column is 1. */
export function textGrowth(name: string, node: SyntaxNode, growths: readonly number[]): number {
  const [first = 0] = growths;
  const [, second, third] = argumentsOf(node);
  switch (name.toLowerCase()) {
    case 'replace':
    case 'replaceall':
      return first * growthOfReplacing(second, third);
    case 'arraystringconcat':
      return first * growthOfSeparator(second);
    case 'bitshiftleft':
      // A text becomes up to twice as long.
      return 2 * first;
    default:
      return JOINING.has(name.toLowerCase())
        ? growths.reduce((sum, growth) => sum + growth, 0)
        : growths.reduce((longest, growth) => Math.max(longest, growth), 0);
  }
}
