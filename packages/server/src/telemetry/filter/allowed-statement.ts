import { isIn, requireAllowedType, requireBoundedLength } from './allowed-expression.ts';
import { FilterSyntaxError } from './filter-error.ts';
import { literalLength } from './length-bound.ts';
import { isAllowedInStatement, isCast } from './sql-functions.ts';
import type { SyntaxNode } from './syntax-tree.ts';

/** A table that a statement reads. */
export interface TableName {
  /** Undefined if the statement names only the table. The name can then also be that of a subquery in WITH. */
  readonly database: string | undefined;
  readonly table: string;
}

/** The nodes of clauses. Their children are clauses and expressions. */
const CLAUSES: ReadonlySet<string> = new Set([
  ...['SelectWithUnionQuery', 'SelectIntersectExceptQuery', 'SelectQuery', 'Subquery', 'WithElement'],
  ...['ExpressionList', 'OrderByElement', 'WindowListElement', 'WindowDefinition', 'SampleRatio'],
  ...['TablesInSelectQuery', 'TablesInSelectQueryElement', 'TableExpression', 'TableJoin', 'ArrayJoin'],
  'QualifiedAsterisk',
]);

/** Names for nodes in error messages. */
const NODE_NAMES: Readonly<Record<string, string>> = {
  Set: 'SETTINGS',
  Asterisk: '* with EXCEPT, REPLACE or APPLY',
  ColumnsRegexpMatcher: 'COLUMNS',
  QueryParameter: 'a parameter',
  InterpolateElement: 'INTERPOLATE',
};

function reject(construct: string): never {
  throw new FilterSyntaxError(`${construct} is not available here`);
}

/**
 * Parses the kind and the name of a node, such as `Identifier a (alias b)` or `Function plus (children 1)`. Takes linear time, even for a
 * string literal that contains ` (alias ` many times.
 */
function parseNode({ text }: SyntaxNode): { readonly kind: string; readonly name: string } {
  const [kind = ''] = /^\w+(?= |$)/.exec(text) ?? [];
  const described = text.slice(kind.length + 1).replace(/(?:^| )\(children \d+\)$/, '');
  const alias = described.endsWith(')') ? described.search(/(?:^| )\(alias /) : -1;
  return { kind, name: alias < 0 ? described : described.slice(0, alias) };
}

/** Parses `table` or `database.table`. Throws FilterSyntaxError unless the names consist of ASCII letters, digits, _ and -. */
function parseTable(name: string): TableName {
  // Names in the tree have no quotes, so a dot can also be inside the name of a table or a database.
  const parts = name.split('.');
  const [first = '', second] = parts;
  if (parts.length > 2 || !parts.every((part) => /^[\w-]+$/.test(part))) reject(`the table ${name.slice(0, 100)}`);
  return second === undefined ? { database: undefined, table: first } : { database: first, table: second };
}

/** Checks the syntax tree of one statement, and collects its tables. */
class StatementCheck {
  readonly tables: TableName[] = [];

  /** Checks a node. Returns its `lengthBound`, which lambdas, aliases and subqueries can exceed. Throws FilterSyntaxError. */
  check(node: SyntaxNode): number {
    const { kind, name } = parseNode(node);
    switch (kind) {
      case 'Function':
        return this.#checkCall(name, node);
      case 'Literal':
        return node.children.length > 0 ? reject('this syntax') : literalLength(node);
      case 'Identifier':
        return node.children.length > 0 ? reject('this syntax') : 1;
      case 'Asterisk':
        return node.children.length > 0 ? reject(NODE_NAMES['Asterisk'] ?? '') : 1;
      case 'TableIdentifier':
        this.tables.push(parseTable(name));
        return node.children.length > 0 ? reject('this syntax') : 1;
      default:
        if (!CLAUSES.has(kind)) reject(NODE_NAMES[kind] ?? 'this syntax');
        if (kind === 'TableExpression') rejectTableFunctions(node);
        for (const child of node.children) this.check(child);
        return 1;
    }
  }

  #checkCall(name: string, node: SyntaxNode): number {
    if (!/^\w+$/.test(name) || !isAllowedInStatement(name)) reject(`the function ${name.slice(0, 100)}`);
    const [list, ...others] = node.children;
    if (list && parseNode(list).kind !== 'ExpressionList') reject(`this use of the function ${name}`);
    for (const other of others) this.check(other);
    const second = list?.children[1];
    // ClickHouse reads a name after IN as a table.
    if (isIn(name) && second && !['Literal', 'Function', 'Subquery'].includes(parseNode(second).kind)) {
      throw new FilterSyntaxError('expected a list or a subquery after IN, received a name');
    }
    if (isCast(name)) requireAllowedType(name, second);
    const bounds = (list?.children ?? []).map((child) => this.check(child));
    return requireBoundedLength(name, node, bounds);
  }
}

function rejectTableFunctions({ children }: SyntaxNode): void {
  const called = children.map(parseNode).find(({ kind }) => kind === 'Function');
  if (called) {
    throw new FilterSyntaxError(
      `the table function ${called.name.slice(0, 100)} is not available here: read the tables of your database`,
    );
  }
}

/**
 * Checks the syntax tree of a SELECT against the allow-list of clauses and functions. Returns the tables that it reads. Throws
 * FilterSyntaxError if there is no tree, for a node that is not on the list, such as a table function or SETTINGS, and for an expression
 * that is not allowed.
 */
export function requireAllowedStatement(root: SyntaxNode | undefined): readonly TableName[] {
  if (!root) throw new FilterSyntaxError('expected one SELECT statement');
  const statement = new StatementCheck();
  statement.check(root);
  return statement.tables;
}
