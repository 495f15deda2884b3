import type { Bindings } from './bindings.ts';
import { resolveField, UnknownFieldError } from './field.ts';
import { FilterSyntaxError, positionOf } from './filter-error.ts';
import { matchText } from './match-text.ts';
import { matchValue, rejectUnsupported } from './match-value.ts';
import type { Clause, Filter, Tree, ValueMatch } from './tree.ts';

/** The table that a filter applies to. */
export interface FilterTable {
  /** The type of each column. */
  readonly columns: ReadonlyMap<string, string>;
  /** The column that is searched for words without a field. Undefined if the source has none. */
  readonly textColumn: string | undefined;
}

/** A compiled filter. */
export interface Condition {
  /** A boolean SQL expression that is never NULL. */
  readonly sql: string;
  /** The columns that the expression reads. */
  readonly columns: ReadonlySet<string>;
}

function compileTree<Leaf extends { kind: string }>(tree: Tree<Leaf>, leaf: (leaf: Leaf) => string): string {
  if (tree.kind === 'not' && 'item' in tree) return `NOT (${compileTree(tree.item, leaf)})`;
  if ('items' in tree) {
    return `(${tree.items.map((item) => compileTree(item, leaf)).join(tree.kind === 'and' ? ' AND ' : ' OR ')})`;
  }
  return leaf(tree as Leaf);
}

/** The maximum number of conditions in a filter. Bounds the length of the SQL. */
const MAX_CONDITIONS = 2_000;

/**
 * Compiles a Lucene filter to SQL. `tree` is the parsed text. Returns undefined if `tree` is undefined: the filter is blank and matches
 * everything. Throws FilterSyntaxError.
 */
export function compileFilter(
  text: string,
  table: FilterTable,
  bindings: Bindings,
  tree: Filter | undefined,
): Condition | undefined {
  if (!tree) return undefined;
  const columns = new Set<string>();
  const position = (offset: number) => positionOf(text, offset);
  const fieldAt = (path: string, offset: number) => {
    try {
      const field = resolveField(path, table.columns, bindings);
      columns.add(field.column);
      return field;
    } catch (error) {
      throw error instanceof UnknownFieldError ? new FilterSyntaxError(error.message, position(offset)) : error;
    }
  };
  let conditions = 0;
  const countCondition = (offset: number): void => {
    conditions += 1;
    if (conditions <= MAX_CONDITIONS) return;
    throw new FilterSyntaxError(`expected at most ${MAX_CONDITIONS} conditions`, position(offset));
  };
  const clause = (node: Clause): string => {
    if (node.kind === 'field') {
      const field = fieldAt(node.field, node.position);
      return compileTree(node.match, (match: ValueMatch) => {
        countCondition(match.position);
        return matchValue({ field, bindings, position }, match);
      });
    }
    if (node.match.kind === 'word') rejectUnsupported(node.match, () => position(node.position));
    if (table.textColumn === undefined) {
      throw new FilterSyntaxError(
        'expected <field>:<value>, because this source has no text column to search',
        position(node.position),
      );
    }
    const { kind, sql, isNullable } = fieldAt(table.textColumn, node.position);
    const context = { bind: bindings.bind, countCondition: () => countCondition(node.position) };
    const condition = matchText(kind === 'text' ? sql : `toString(${sql})`, node.match, context);
    return isNullable ? `ifNull(${condition}, 0)` : `(${condition})`;
  };
  return { sql: compileTree(tree, clause), columns };
}
