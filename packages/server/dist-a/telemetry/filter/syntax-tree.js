/** Reads what EXPLAIN AST answers: a line for each node, one space deeper for each level. `undefined` for anything else. */
export const readSyntaxTree = (lines) => {
    const path = [];
    for (const line of lines) {
        const depth = line.length - line.trimStart().length;
        const node = { text: line.trimStart(), children: [] };
        if (depth > path.length || (depth === 0 && path.length > 0))
            return undefined;
        path[depth - 1]?.children.push(node);
        path.splice(depth, path.length, node);
    }
    return path[0];
};
const steps = [
    'ExpressionList',
    'SelectQuery',
    'TablesInSelectQuery',
    'TablesInSelectQueryElement',
    'TableExpression',
    'Subquery',
];
const childOf = (node, name) => {
    const found = node?.children.filter(({ text }) => text === name || text.startsWith(`${name} (`)) ?? [];
    return found.length === 1 ? found[0] : undefined;
};
/** The SELECT in `SELECT * FROM (SELECT …)`. */
export const innerSelect = (root) => {
    let node = root;
    for (const name of steps)
        node = childOf(node, name);
    return childOf(node, 'SelectWithUnionQuery');
};
