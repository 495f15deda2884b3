import { isCast } from './sql-functions.ts';
import { bytesOfLiteral } from './sql-literal.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/**
 * The maximum length of a string in an SQL expression. The unit of lengths is the longest value of a column, or
 * {@link LITERAL_BYTES} if that is longer.
 */
export const MAX_LENGTH = 32;

/** A literal with this number of bytes has the length 1. */
const LITERAL_BYTES = 10_000;

/** The minimum bound of a function: the text of a time or a number, such as that of `now()`, has fewer than 100 bytes. */
const MIN_LENGTH = 100 / LITERAL_BYTES;

/** The functions, besides concat, whose result can be as long as all of their arguments together, in lower case. */
const CONCATENATING = new Set(
  ['array', 'tuple', 'map', 'replaceOne', 'arrayConcat', 'arrayZip', 'mapFromArrays'].map((name) => name.toLowerCase()),
);

/** The functions that return their arguments, or parts of these, in an array, a tuple or a map. In lower case. */
const CONTAINERS = new Set(
  [
    ...['array', 'tuple', 'map', 'mapFromArrays', 'arrayZip', 'mapKeys', 'mapValues'],
    ...['splitByChar', 'splitByString', 'splitByRegexp', 'splitByWhitespace', 'splitByNonAlpha', 'tokens'],
    ...['extractAll', 'extractURLParameters', 'JSONExtractKeys', 'JSONExtractArrayRaw'],
  ].map((name) => name.toLowerCase()),
);

/** The functions that convert their arguments to strings, in lower case. */
const TO_STRING = new Set(['tostring', 'concat', 'arraystringconcat']);

/** The functions that return an element of an array or a tuple, in lower case. */
const ELEMENT = new Set(['arrayElement', 'tupleElement'].map((name) => name.toLowerCase()));

/** The factor by which a string can grow in an array that is converted to a string: a backslash becomes the 5 characters `'\\',`. */
const CONVERSION_GROWTH = 5;

function nameOf({ text }: SyntaxNode): string {
  const [, name = ''] = /^Function (\w+)/.exec(text) ?? [];
  return name.toLowerCase();
}

/** Returns the number of arrays, tuples and maps around the strings in a value. Columns and literals count as strings. */
function containerDepth(node: SyntaxNode): number {
  const name = nameOf(node);
  if (TO_STRING.has(name)) return 0;
  const depth = node.children.reduce((deepest, child) => Math.max(deepest, containerDepth(child)), 0);
  if (ELEMENT.has(name)) return Math.max(0, depth - 1);
  return CONTAINERS.has(name) ? depth + 1 : depth;
}

/** Returns the factor by which strings can grow when arguments with at least this depth are converted to strings. */
function growthOfConversion(node: SyntaxNode, minDepth: number): number {
  return argumentsOf(node).some((argument) => containerDepth(argument) >= minDepth) ? CONVERSION_GROWTH : 1;
}

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

/** Returns the length of a literal in the unit of {@link MAX_LENGTH}. */
export function literalLength({ text }: SyntaxNode): number {
  return Buffer.byteLength(text) / LITERAL_BYTES;
}

/**
 * Returns an upper bound for the length of the result of a function, in the unit of {@link MAX_LENGTH}. `bounds` are the upper bounds
 * of its arguments. The bound of a column is 1. In a whole statement, the name of a lambda parameter or an alias counts as a column. Its
 * value can exceed the bound.
 */
export function lengthBound(name: string, node: SyntaxNode, bounds: readonly number[]): number {
  return Math.max(MIN_LENGTH, growth(name, node, bounds));
}

/** Returns {@link lengthBound} without its minimum. */
function growth(name: string, node: SyntaxNode, bounds: readonly number[]): number {
  const [first = 0] = bounds;
  const [, second, third] = argumentsOf(node);
  switch (name.toLowerCase()) {
    case 'replace':
    case 'replaceall':
      return first * growthOfReplacing(second, third);
    case 'arraystringconcat':
      return first * growthOfSeparator(second) * growthOfConversion(node, 2);
    case 'concat':
      return sumOf(bounds) * growthOfConversion(node, 1);
    case 'tostring':
      return first * growthOfConversion(node, 1);
    case 'replaceregexpone':
    case 'replaceregexpall':
      return first * growthOfReplacement(third);
    case 'bitshiftleft':
    case 'hex':
      // The result is at most twice as long.
      return 2 * first;
    default: {
      if (CONCATENATING.has(name.toLowerCase())) return sumOf(bounds);
      const longest = bounds.reduce((longer, bound) => Math.max(longer, bound), 0);
      return isCast(name) ? longest * growthOfConversion(node, 1) : longest;
    }
  }
}

function sumOf(bounds: readonly number[]): number {
  return bounds.reduce((sum, bound) => sum + bound, 0);
}
