import { bytesOfLiteral } from './sql-literal.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/** The maximum length of a string in SQL of API clients, in multiples of the longest column value or {@link LITERAL_BYTES}. */
export const MAX_TEXT_GROWTH = 32;

/** A literal of this length counts as much as a column value. */
const LITERAL_BYTES = 10_000;

/** The functions whose result contains all of their arguments, in lower case. */
const CONCATENATING = new Set(
  ['concat', 'array', 'tuple', 'map', 'replaceOne', 'arrayConcat', 'arrayZip', 'mapFromArrays'].map((name) =>
    name.toLowerCase(),
  ),
);

/** Returns the arguments of a function node. */
function argumentsOf({ children }: SyntaxNode): readonly SyntaxNode[] {
  return children[0]?.children ?? [];
}

/** Returns the factor by which a string can grow when every occurrence of one literal is replaced with another. */
function growthOfReplacing(searched: SyntaxNode | undefined, replacement: SyntaxNode | undefined): number {
  const [from, to] = [bytesOfLiteral(searched), bytesOfLiteral(replacement)];
  // The values of a column are not known here.
  if (from === undefined || to === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(1, to / Math.max(1, from));
}

/**
 * Returns the factor by which a string can grow when each match of a pattern is replaced. A match can be empty, and the replacement
 * can contain it several times.
 */
function growthOfReplacement(replacement: SyntaxNode | undefined): number {
  const bytes = bytesOfLiteral(replacement);
  return bytes === undefined ? Number.POSITIVE_INFINITY : 1 + bytes;
}

/** Returns the factor by which an array can grow when it is joined with a separator. */
function growthOfSeparator(separator: SyntaxNode | undefined): number {
  if (!separator) return 1;
  const bytes = bytesOfLiteral(separator);
  return bytes === undefined ? Number.POSITIVE_INFINITY : 1 + bytes;
}

/** Returns the length of a literal in the same unit as {@link textGrowth}. */
export function literalGrowth({ text }: SyntaxNode): number {
  return Buffer.byteLength(text) / LITERAL_BYTES;
}

/**
 * Returns an upper bound for the length of the result of a function. `growths` are the bounds of its arguments. A column has length
 * 1. Not a bound for functions with lambdas, which only whole statements can call.
 */
export function textGrowth(name: string, node: SyntaxNode, growths: readonly number[]): number {
  const [first = 0] = growths;
  const [, second, third] = argumentsOf(node);
  switch (name.toLowerCase()) {
    case 'replace':
    case 'replaceall':
      return first * growthOfReplacing(second, third);
    case 'arraystringconcat':
      return first * growthOfSeparator(second);
    case 'replaceregexpone':
    case 'replaceregexpall':
      return first * growthOfReplacement(third);
    case 'bitshiftleft':
    case 'hex':
      // The result is at most twice as long.
      return 2 * first;
    default:
      return CONCATENATING.has(name.toLowerCase())
        ? growths.reduce((sum, growth) => sum + growth, 0)
        : growths.reduce((longest, growth) => Math.max(longest, growth), 0);
  }
}
