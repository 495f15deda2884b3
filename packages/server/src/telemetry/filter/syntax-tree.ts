/** A node of the syntax tree of a statement. */
export interface SyntaxNode {
  /** The line of the node in the output of EXPLAIN AST, such as `Function plus (children 1)`. */
  readonly text: string;
  readonly children: SyntaxNode[];
}

/** Returns true if the node and its descendants have the number of children that their lines state. */
function isComplete({ text, children }: SyntaxNode): boolean {
  return children.length === Number(/ \(children (\d+)\)$/.exec(text)?.[1] ?? 0) && children.every(isComplete);
}

/** Parses the output of EXPLAIN AST: one line per node, indented by one space per level. Returns undefined for any other format. */
export function parseSyntaxTree(lines: readonly string[]): SyntaxNode | undefined {
  const path: SyntaxNode[] = [];
  for (const line of lines) {
    const depth = line.length - line.trimStart().length;
    const node: SyntaxNode = { text: line.trimStart(), children: [] };
    if (depth > path.length || (depth === 0 && path.length > 0)) return undefined;
    path[depth - 1]?.children.push(node);
    path.splice(depth, path.length, node);
  }
  const [root] = path;
  return root && isComplete(root) ? root : undefined;
}

/** The nodes on the path from the outer SELECT to the inner one. */
const PATH_TO_INNER_SELECT = [
  'ExpressionList',
  'SelectQuery',
  'TablesInSelectQuery',
  'TablesInSelectQueryElement',
  'TableExpression',
  'Subquery',
];

/** Returns the child with this name. Returns undefined if there is none or more than one. */
function childOf(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const matching = node?.children.filter(({ text }) => text === name || text.startsWith(`${name} (`)) ?? [];
  return matching.length === 1 ? matching[0] : undefined;
}

/** Returns the inner SELECT of `SELECT * FROM (SELECT …)`. Returns undefined if the tree does not have exactly one such subquery. */
export function findInnerSelect(root: SyntaxNode | undefined): SyntaxNode | undefined {
  let node = root;
  for (const name of PATH_TO_INNER_SELECT) node = childOf(node, name);
  return childOf(node, 'SelectWithUnionQuery');
}
