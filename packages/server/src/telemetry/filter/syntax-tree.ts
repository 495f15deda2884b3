/** A node of the tree that the engine makes of a statement. */
export interface SyntaxNode {
  readonly text: string;
  readonly children: SyntaxNode[];
}

/** Whether a node has as many children as its line says. */
function isComplete({ text, children }: SyntaxNode): boolean {
  return children.length === Number(/ \(children (\d+)\)$/.exec(text)?.[1] ?? 0) && children.every(isComplete);
}

/** Reads what EXPLAIN AST answers: a line for each node, one space deeper for each level. `undefined` for anything else. */
export function readSyntaxTree(lines: readonly string[]): SyntaxNode | undefined {
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

const steps = [
  'ExpressionList',
  'SelectQuery',
  'TablesInSelectQuery',
  'TablesInSelectQueryElement',
  'TableExpression',
  'Subquery',
];

function childOf(node: SyntaxNode | undefined, name: string): SyntaxNode | undefined {
  const found = node?.children.filter(({ text }) => text === name || text.startsWith(`${name} (`)) ?? [];
  return found.length === 1 ? found[0] : undefined;
}

/** The SELECT in `SELECT * FROM (SELECT …)`. */
export function innerSelect(root: SyntaxNode | undefined): SyntaxNode | undefined {
  let node = root;
  for (const name of steps) node = childOf(node, name);
  return childOf(node, 'SelectWithUnionQuery');
}
