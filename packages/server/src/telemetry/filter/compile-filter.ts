import type { Bindings } from './bindings.ts';
import { resolveField, UnknownFieldError } from './field.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { matchText } from './match-text.ts';
import { matchValue, rejectUnsupported } from './match-value.ts';
import { parseFilter } from './parse-filter.ts';
import type { Clause, Tree, ValueMatch } from './tree.ts';

/** What a filter is about. */
export interface FilterTable {
  readonly columns: ReadonlyMap<string, string>;
  /** The column that words without a field are looked for in. */
  readonly textColumn: string | undefined;
}

/** A filter as SQL, a condition that is true or false, and the columns that it looks at. */
export interface Condition {
  readonly sql: string;
  readonly columns: ReadonlySet<string>;
}

function compileTree<Leaf extends { kind: string }>(tree: Tree<Leaf>, leaf: (leaf: Leaf) => string): string {
  if (tree.kind === 'not' && 'item' in tree) return `NOT (${compileTree(tree.item, leaf)})`;
  if ('items' in tree) {
    return `(${tree.items.map((item) => compileTree(item, leaf)).join(tree.kind === 'and' ? ' AND ' : ' OR ')})`;
  }
  return leaf(tree as Leaf);
}

/** The maximum number of conditions of a filter. Each becomes a part of the SQL text. */
const MAX_CONDITIONS = 2_000;

/** Compiles a filter of the filter language; `undefined` for one that matches everything. Throws FilterError. */
export function compileFilter(text: string, table: FilterTable, bindings: Bindings): Condition | undefined {
  const tree = parseFilter(text);
  if (!tree) return undefined;
  const columns = new Set<string>();
  const position = (offset: number) => positionOf(text, offset);
  const fieldOf = (path: string, at: number) => {
    try {
      const field = resolveField(path, table.columns, bindings);
      columns.add(field.column);
      return field;
    } catch (error) {
      throw error instanceof UnknownFieldError ? new FilterSyntaxError(error.message, position(at)) : error;
    }
  };
  let conditions = 0;
  const countCondition = (at: number): void => {
    conditions += 1;
    if (conditions <= MAX_CONDITIONS) return;
    throw new FilterSyntaxError(`expected at most ${MAX_CONDITIONS} conditions`, position(at));
  };
  const clause = (node: Clause): string => {
    if (node.kind === 'field') {
      const field = fieldOf(node.field, node.at);
      return compileTree(node.match, (match: ValueMatch) => {
        countCondition(match.at);
        return matchValue({ field, bindings, position }, match);
      });
    }
    countCondition(node.at);
    if (node.match.kind === 'word') rejectUnsupported(node.match.text, () => position(node.at));
    if (table.textColumn === undefined) {
      throw new FilterSyntaxError(
        'expected <field>:<value>, since this source has no text to search for words',
        position(node.at),
      );
    }
    return `(${matchText(fieldOf(table.textColumn, node.at).sql, node.match, bindings)})`;
  };
  return { sql: compileTree(tree, clause), columns };
}
