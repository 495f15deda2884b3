import { SyntaxError as ParserSyntaxError, parse as parseText } from '../../../generated/formula-parser.ts';

/** A parsed formula. */
export type Formula =
  | { readonly kind: 'number'; readonly text: string }
  /** A select item: 0 for `A`, 1 for `B`. */
  | { readonly kind: 'item'; readonly index: number; readonly position: number }
  | { readonly kind: 'negated'; readonly item: Formula }
  | {
      readonly kind: 'operation';
      readonly operator: '+' | '-' | '*' | '/';
      readonly left: Formula;
      readonly right: Formula;
    };

const parse = parseText as (text: string) => Formula;

/** Thrown for a formula that cannot be computed. The message is shown to its author. */
export class FormulaError extends Error {
  override readonly name = 'FormulaError';
}

/** The maximum depth of parentheses plus the number of negations. Bounds the recursion of the parser. */
const MAX_DEPTH = 64;

function requireDepth(text: string): void {
  let depth = 0;
  let previous = '';
  for (const character of text.replaceAll(/\s/g, '')) {
    const isNegation = character === '-' && !/[\w.)]/.test(previous);
    if (character === '(' || isNegation) depth += 1;
    else if (character === ')') depth -= 1;
    previous = character;
    if (depth > MAX_DEPTH)
      throw new FormulaError(`expected at most ${MAX_DEPTH} nested parentheses and negations (every negation counts)`);
  }
}

/** The maximum number of operations. ClickHouse limits the depth of the syntax tree of a statement. */
const MAX_OPERATIONS = 200;

/** Returns the select items in a formula. */
export function itemsOf(formula: Formula): (Formula & { readonly kind: 'item' })[] {
  switch (formula.kind) {
    case 'number':
      return [];
    case 'item':
      return [formula];
    case 'negated':
      return itemsOf(formula.item);
    case 'operation':
      return [...itemsOf(formula.left), ...itemsOf(formula.right)];
  }
}

/** Parses a formula over `count` select items. It must use at least one of them. Throws FormulaError. */
export function parseFormula(text: string, count: number): Formula {
  requireDepth(text);
  if ((text.match(/[-+*/]/g) ?? []).length > MAX_OPERATIONS) {
    throw new FormulaError(`expected at most ${MAX_OPERATIONS} operations`);
  }
  let formula: Formula;
  try {
    formula = parse(text);
  } catch (error) {
    if (!(error instanceof ParserSyntaxError)) throw error;
    const { location } = error as unknown as { readonly location: { readonly start: { readonly offset: number } } };
    throw new FormulaError(
      `expected numbers, letters of select items (A is the first), + - * / and parentheses; not understood from character ${location.start.offset + 1} on`,
    );
  }
  const items = itemsOf(formula);
  if (/\d{300}/.test(text)) throw new FormulaError('expected numbers with fewer than 300 digits in a row');
  if (items.length === 0) throw new FormulaError('expected at least one letter of a select item, such as A');
  const unknown = items.find(({ index }) => index >= count);
  if (unknown) {
    const [letter, last] = [unknown.index, count - 1].map((index) => String.fromCharCode(65 + index));
    throw new FormulaError(
      `expected letters from A to ${last}, received ${letter} at character ${unknown.position + 1}`,
    );
  }
  return formula;
}

const PRECEDENCE = { '+': 1, '-': 1, '*': 2, '/': 2 } as const;

/**
 * Returns the SQL of a formula. `itemSql` returns the SQL of a select item. The result of a division by 0 is NULL. `lowest`
 * is the lowest precedence of an operation that needs no parentheses. Without unnecessary ones, long formulas stay flat.
 */
export function formulaSql(formula: Formula, itemSql: (index: number) => string, lowest = 0): string {
  switch (formula.kind) {
    case 'number':
      return `toFloat64(${Number(formula.text)})`;
    case 'item':
      return itemSql(formula.index);
    case 'negated':
      return `(-${formulaSql(formula.item, itemSql, 3)})`;
    case 'operation': {
      const { operator } = formula;
      const precedence = PRECEDENCE[operator];
      const left = formulaSql(formula.left, itemSql, precedence);
      const right =
        operator === '/'
          ? `nullIf(${formulaSql(formula.right, itemSql)}, 0)`
          : formulaSql(formula.right, itemSql, precedence + 1);
      return precedence < lowest ? `(${left} ${operator} ${right})` : `${left} ${operator} ${right}`;
    }
  }
}

/** Returns the value of a formula whose select items are all 0. A division by 0 is null, as in the SQL of {@link formulaSql}. */
export function valueOfZeros(formula: Formula): number | null {
  switch (formula.kind) {
    case 'number':
      return Number(formula.text);
    case 'item':
      return 0;
    case 'negated': {
      const value = valueOfZeros(formula.item);
      return value === null ? null : -value;
    }
    case 'operation': {
      const [left, right] = [valueOfZeros(formula.left), valueOfZeros(formula.right)];
      if (left === null || right === null) return null;
      if (formula.operator === '/') return right === 0 ? null : left / right;
      if (formula.operator === '*') return left * right;
      return formula.operator === '+' ? left + right : left - right;
    }
  }
}
