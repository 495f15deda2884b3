import { similarColumn } from './field.ts';
import { FilterSyntaxError } from './filter-error.ts';
import { lengthBound, literalLength, MAX_LENGTH } from './length-bound.ts';
import { isAggregateFunction, isAllowedFunction, isCast } from './sql-functions.ts';
import { textOfLiteral } from './sql-literal.ts';
import { isAllowedType } from './sql-types.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/** The IN operators, in lower case. */
const IN_FUNCTIONS = new Set(['in', 'notin']);

/** Returns true for the operators IN and NOT IN. */
export function isIn(name: string): boolean {
  return IN_FUNCTIONS.has(name.toLowerCase());
}

function onlyChild({ text, children }: SyntaxNode, name: string): SyntaxNode | undefined {
  return text === `${name} (children 1)` && children.length === 1 ? children[0] : undefined;
}

/**
 * Returns the expression of `SELECT <expression>`. Returns undefined if there is a second expression, a table, settings or a union.
 */
function findExpression(root: SyntaxNode): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = root;
  for (const name of ['SelectWithUnionQuery', 'ExpressionList', 'SelectQuery', 'ExpressionList']) {
    node = node && onlyChild(node, name);
  }
  return node;
}

/** Returns the name of a rejected node for an error message. */
function describeNode(text: string): string {
  if (text.startsWith('Subquery')) return 'a subquery';
  if (text.startsWith('Asterisk') || text.startsWith('QualifiedAsterisk')) return '*';
  if (text.startsWith('QueryParameter')) return 'a parameter';
  return 'this syntax';
}

function reject(message: string): never {
  throw new FilterSyntaxError(message);
}

/** Throws FilterSyntaxError unless the second argument of a cast is the name of an allowed type. */
export function requireAllowedType(name: string, type: SyntaxNode | undefined): void {
  const text = textOfLiteral(type);
  if (text === undefined) reject(`expected the name of a type as the second argument of ${name}`);
  else if (!isAllowedType(text)) reject(`the type ${text.slice(0, 100)} is not available here`);
}

/** The arguments that must be literals, because they determine the growth of a string. By the name of the function in lower case. */
const LITERAL_ARGUMENTS: Readonly<Record<string, string>> = {
  replace: 'string literals as the second and third arguments',
  replaceall: 'string literals as the second and third arguments',
  replaceregexpone: 'a string literal as the third argument',
  replaceregexpall: 'a string literal as the third argument',
  arraystringconcat: 'a string literal as the second argument',
};

/** Returns the {@link lengthBound} of the result of a function. Throws FilterSyntaxError if it exceeds {@link MAX_LENGTH}. */
export function requireBoundedLength(name: string, node: SyntaxNode, bounds: readonly number[]): number {
  const bound = lengthBound(name, node, bounds);
  const literals = LITERAL_ARGUMENTS[name.toLowerCase()];
  if (bound === Number.POSITIVE_INFINITY && literals !== undefined) reject(`expected ${literals} of ${name}`);
  if (bound > MAX_LENGTH) {
    reject(
      `${name} can make a string more than ${MAX_LENGTH} times as long as a value of a column: use shorter literals, fewer arguments or fewer nested calls`,
    );
  }
  return bound;
}

/** The names that an expression may use. */
interface AllowedNames {
  /** The type of each column, by name. */
  readonly columns: ReadonlyMap<string, string>;
  /** True if aggregate functions are allowed. */
  readonly hasAggregates: boolean;
}

/** For the parameters of aggregate functions, such as the level of a quantile: they may use neither columns nor aggregates. */
const NO_NAMES: AllowedNames = { columns: new Map(), hasAggregates: false };

/** The context in which nodes are checked. */
interface CheckContext {
  readonly allowed: AllowedNames;
  /** The columns that the checked nodes use. */
  readonly columns: Set<string>;
}

/** Checks a call of a function. Returns the {@link lengthBound} of its result. Throws FilterSyntaxError. */
function checkFunction(name: string, node: SyntaxNode, context: CheckContext): number {
  const isAggregate = isAggregateFunction(name);
  if (isAggregate ? !context.allowed.hasAggregates : !isAllowedFunction(name)) {
    reject(`the function ${name} is not available here`);
  }
  const [list, parameters, ...otherChildren] = node.children;
  if (parameters && !isAggregate) reject(`the function ${name} cannot be used like this`);
  for (const parameter of parameters?.children ?? []) checkNode(parameter, { ...context, allowed: NO_NAMES });
  if (otherChildren.length > 0 || (list && !/^ExpressionList( \(children \d+\))?$/.test(list.text))) {
    reject(`the function ${name} cannot be used like this`);
  }
  const second = list?.children[1];
  // ClickHouse reads a name after IN as a table.
  if (isIn(name) && second && !/^(Literal|Function)/.test(second.text)) {
    reject(`expected a list after IN, received ${second.text.startsWith('Subquery') ? 'a subquery' : 'a name'}`);
  }
  if (isCast(name)) requireAllowedType(name, second);
  const bounds = (list?.children ?? []).map((child) => checkNode(child, context));
  return requireBoundedLength(name, node, bounds);
}

/** Checks a node and adds its columns to the context. Returns the {@link lengthBound} of its value. Throws FilterSyntaxError. */
function checkNode(node: SyntaxNode, context: CheckContext): number {
  const { text, children } = node;
  const [, name] = /^Function (\w+) \(children \d+\)$/.exec(text) ?? /^Function (\w+)$/.exec(text) ?? [];
  if (name !== undefined) return checkFunction(name, node, context);
  if (children.length > 0) reject(`${describeNode(text)} is not available here`);
  if (/\(alias /.test(text.replaceAll(/'(?:[^'\\]|\\.)*'/g, ''))) reject('an alias (AS) is not available here');
  const [, column] = /^Identifier (.+)$/s.exec(text) ?? [];
  if (column !== undefined) {
    if (!context.allowed.columns.has(column)) {
      const similar = similarColumn(column, context.allowed.columns);
      reject(`unknown column ${JSON.stringify(column)}${similar === undefined ? '' : `: did you mean ${similar}?`}`);
    }
    context.columns.add(column);
    return 1;
  }
  if (!text.startsWith('Literal ')) reject(`${describeNode(text)} is not available here`);
  return literalLength(node);
}

/**
 * Checks the syntax tree of `SELECT <expression>` against the allow-list: columns, literals and allowed functions, with aggregate
 * functions if `hasAggregates` is true. Returns the columns of the expression. Throws FilterSyntaxError for any other node, for an
 * unknown column, and if a string can become longer than {@link MAX_LENGTH}.
 */
export function requireAllowedExpression(
  root: SyntaxNode | undefined,
  columns: ReadonlyMap<string, string>,
  hasAggregates: boolean,
): Set<string> {
  const expression = root && findExpression(root);
  if (!expression) throw new FilterSyntaxError('expected one expression and nothing else');
  const used = new Set<string>();
  checkNode(expression, { allowed: { columns, hasAggregates }, columns: used });
  return used;
}
