import { FilterError } from './filter-error.js';
import { isAllowedFunction } from './sql-functions.js';
const membership = new Set(['in', 'notin']);
const onlyChild = ({ text, children }, name) => text === `${name} (children 1)` && children.length === 1 ? children[0] : undefined;
/** The expression of `SELECT <expression>` and nothing else: no second one, no table, no settings, no union. */
const expressionOf = (root) => {
    let node = root;
    for (const name of ['SelectWithUnionQuery', 'ExpressionList', 'SelectQuery', 'ExpressionList']) {
        node = node && onlyChild(node, name);
    }
    return node;
};
const what = (text) => {
    if (text.startsWith('Subquery'))
        return 'a subquery';
    if (text.startsWith('Asterisk') || text.startsWith('QualifiedAsterisk'))
        return '*';
    if (text.startsWith('QueryParameter'))
        return 'a parameter';
    return 'this';
};
const refuse = (message) => {
    throw new FilterError(message);
};
const walk = (node, columns, found) => {
    const { text, children } = node;
    const [, name] = /^Function (\w+) \(children \d+\)$/.exec(text) ?? /^Function (\w+)$/.exec(text) ?? [];
    if (name !== undefined) {
        if (!isAllowedFunction(name))
            refuse(`the function ${name} is not available in filters`);
        if (children.length > 1)
            refuse(`the function ${name} cannot be used like this in filters`);
        const second = children[0]?.children[1];
        // What follows IN would be a table if it were a name.
        if (membership.has(name.toLowerCase()) && second && !/^(Literal|Function)/.test(second.text)) {
            refuse(`expected a list after IN and found ${second.text.startsWith('Subquery') ? 'a subquery' : 'a name'}`);
        }
        for (const child of children)
            walk(child, columns, found);
        return;
    }
    if (/^ExpressionList( \(children \d+\))?$/.test(text)) {
        for (const child of children)
            walk(child, columns, found);
        return;
    }
    if (children.length > 0)
        refuse(`${what(text)} is not available in filters`);
    if (/\(alias /.test(text.replaceAll(/'(?:[^'\\]|\\.)*'/g, '')))
        refuse('a name (AS) is not available in filters');
    const [, column] = /^Identifier (.+)$/s.exec(text) ?? [];
    if (column !== undefined) {
        if (!columns.has(column))
            refuse(`unknown column ${JSON.stringify(column)}`);
        found.add(column);
        return;
    }
    if (!text.startsWith('Literal '))
        refuse(`${what(text)} is not available in filters`);
};
/**
 * Accepts the tree of `SELECT <expression>` when the expression is made of columns, literals and allowed functions alone; which
 * columns it has. Whatever is not known to be harmless is refused. Throws FilterError.
 */
export const allowedExpression = (root, columns) => {
    const expression = root && expressionOf(root);
    if (!expression)
        throw new FilterError('expected one expression and nothing else');
    const found = new Set();
    walk(expression, columns, found);
    return found;
};
