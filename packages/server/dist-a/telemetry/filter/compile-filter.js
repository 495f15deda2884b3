import { resolveField, UnknownField } from './field.js';
import { FilterError, positionOf } from './filter-error.js';
import { matchText } from './match-text.js';
import { matchValue, refuseUnsupported } from './match-value.js';
import { parseFilter } from './parse-filter.js';
const compileTree = (tree, leaf) => {
    if (tree.kind === 'not' && 'item' in tree)
        return `NOT (${compileTree(tree.item, leaf)})`;
    if ('items' in tree) {
        return `(${tree.items.map((item) => compileTree(item, leaf)).join(tree.kind === 'and' ? ' AND ' : ' OR ')})`;
    }
    return leaf(tree);
};
/** Compiles a filter of the filter language; `undefined` for one that matches everything. Throws FilterError. */
export const compileFilter = (text, table, bindings) => {
    const tree = parseFilter(text);
    if (!tree)
        return undefined;
    const columns = new Set();
    const position = (offset) => positionOf(text, offset);
    const fieldOf = (path, at) => {
        try {
            const field = resolveField(path, table.columns, bindings);
            columns.add(field.column);
            return field;
        }
        catch (error) {
            throw error instanceof UnknownField ? new FilterError(error.message, position(at)) : error;
        }
    };
    const clause = (node) => {
        if (node.kind === 'field') {
            const field = fieldOf(node.field, node.at);
            return compileTree(node.match, (match) => matchValue({ field, bindings, position }, match));
        }
        if (node.match.kind === 'word')
            refuseUnsupported(node.match.text, position(node.at));
        if (table.textColumn === undefined) {
            throw new FilterError('expected <field>:<value>, since this source has no text to search for words', position(node.at));
        }
        return `(${matchText(fieldOf(table.textColumn, node.at).sql, node.match, bindings)})`;
    };
    return { sql: compileTree(tree, clause), columns };
};
