import { FilterSyntaxError } from './filter-error.ts';
import { isAllowedFunction, isCast } from './sql-functions.ts';
import { textOfLiteral } from './sql-literal.ts';
import { isAllowedType } from './sql-types.ts';
import type { SyntaxNode } from './syntax-tree.ts';
import { literalGrowth, MAX_TEXT_GROWTH, textGrowth } from './text-growth.ts';

const membership = new Set(['in', 'notin']);

function onlyChild({ text, children }: SyntaxNode, name: string): SyntaxNode | undefined {
  return text === `${name} (children 1)` && children.length === 1 ? children[0] : undefined;
}

/** The expression of `SELECT <expression>` and nothing else: no second one, no table, no settings, no union. */
function expressionOf(root: SyntaxNode): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = root;
  for (const name of ['SelectWithUnionQuery', 'ExpressionList', 'SelectQuery', 'ExpressionList']) {
    node = node && onlyChild(node, name);
  }
  return node;
}

function what(text: string): string {
  if (text.startsWith('Subquery')) return 'a subquery';
  if (text.startsWith('Asterisk') || text.startsWith('QualifiedAsterisk')) return '*';
  if (text.startsWith('QueryParameter')) return 'a parameter';
  return 'this';
}

function refuse(message: string): never {
  throw new FilterSyntaxError(message);
}

/** Throws FilterError unless the second argument of a cast is the name of an allowed type. */
function requireAllowedType(name: string, type: SyntaxNode | undefined): void {
  const text = textOfLiteral(type);
  if (text === undefined) refuse(`expected the name of a type as the second argument of ${name}`);
  else if (!isAllowedType(text)) refuse(`the type ${text.slice(0, 100)} is not available in filters`);
}

/** Adds the columns of a node to `found`. Returns how long its text may become, see {@link textGrowth}. Throws FilterError. */
function walk(node: SyntaxNode, columns: ReadonlyMap<string, string>, found: Set<string>): number {
  const { text, children } = node;
  const [, name] = /^Function (\w+) \(children \d+\)$/.exec(text) ?? /^Function (\w+)$/.exec(text) ?? [];
  if (name !== undefined) {
    if (!isAllowedFunction(name)) refuse(`the function ${name} is not available in filters`);
    const [list, ...others] = children;
    if (others.length > 0 || (list && !/^ExpressionList( \(children \d+\))?$/.test(list.text))) {
      refuse(`the function ${name} cannot be used like this in filters`);
    }
    const second = list?.children[1];
    // What follows IN would be a table if it were a name.
    if (membership.has(name.toLowerCase()) && second && !/^(Literal|Function)/.test(second.text)) {
      refuse(`expected a list after IN and found ${second.text.startsWith('Subquery') ? 'a subquery' : 'a name'}`);
    }
    if (isCast(name)) requireAllowedType(name, second);
    const growths = (list?.children ?? []).map((child) => walk(child, columns, found));
    const growth = textGrowth(name, node, growths);
    if (growth > MAX_TEXT_GROWTH) {
      refuse(
        `${name} may make a text more than ${MAX_TEXT_GROWTH} times as long: use literals, and a replacement or separator that is shorter`,
      );
    }
    return growth;
  }
  if (children.length > 0) refuse(`${what(text)} is not available in filters`);
  if (/\(alias /.test(text.replaceAll(/'(?:[^'\\]|\\.)*'/g, ''))) refuse('a name (AS) is not available in filters');
  const [, column] = /^Identifier (.+)$/s.exec(text) ?? [];
  if (column !== undefined) {
    if (!columns.has(column)) refuse(`unknown column ${JSON.stringify(column)}`);
    found.add(column);
    return 1;
  }
  if (!text.startsWith('Literal ')) refuse(`${what(text)} is not available in filters`);
  return literalGrowth(node);
}

/**
 * Accepts the tree of `SELECT <expression>` when the expression is made of columns, literals and allowed functions alone; which
 * columns it has. Whatever is not known to be harmless is refused. Throws FilterError.
 */
export function requireAllowedExpression(
  root: SyntaxNode | undefined,
  columns: ReadonlyMap<string, string>,
): Set<string> {
  const expression = root && expressionOf(root);
  if (!expression) throw new FilterSyntaxError('expected one expression and nothing else');
  const found = new Set<string>();
  walk(expression, columns, found);
  return found;
}
