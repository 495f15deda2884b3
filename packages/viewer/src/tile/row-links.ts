import type { Cell, QueryResult } from '@observability-api/charts';
import type { OnClickInput, OnClick as StoredClick, Tile, TileInput } from '@observability-api/schemas';
import { hrefOf } from '../app/location.ts';
import {
  addCondition,
  fieldOf,
  luceneConditionOf,
  luceneString,
  sqlCondition,
  sqlText,
} from '../explore/filter-text.ts';

type OnClick = StoredClick | OnClickInput;
type Language = 'lucene' | 'sql';
type Cells = (column: string) => Cell | undefined;

/**
 * Returns a function that returns the URL that a click on a row opens, or undefined if an external URL is not valid. For a tile without
 * `onClick`, returns undefined instead of a function.
 */
export function linksOf(
  { config }: Pick<Tile | TileInput, 'config'>,
  { columns, rows }: Pick<QueryResult, 'columns' | 'rows'>,
): ((row: number) => string | undefined) | undefined {
  const onClick = config && 'onClick' in config ? config.onClick : undefined;
  if (!onClick) return undefined;
  return (row) => hrefOfClick(onClick, (column) => rows[row]?.[columns.findIndex(({ name }) => name === column)]);
}

function hrefOfClick(onClick: OnClick, cellOf: Cells): string | undefined {
  if (onClick.type === 'external') return externalUrl(fill(onClick.urlTemplate, cellOf, encodeURIComponent));
  const { target } = onClick;
  const { from, to, tz } = Object.fromEntries(new URLSearchParams(window.location.search));
  const shared = { from, to, tz, ...filterOf(onClick, cellOf) };
  const name = target.mode === 'template' ? fill(target.template, cellOf, String) : undefined;
  if (onClick.type === 'search')
    return hrefOf(
      '/explore',
      target.mode === 'id' ? { source: target.id, ...shared } : { sourceName: name, ...shared },
    );
  return target.mode === 'id' ? hrefOf(`/dashboards/${target.id}`, shared) : hrefOf('/dashboards', { name, ...shared });
}

/** Returns the filter of the opened page: `whereTemplate`, and those of `filters` that its language can express. */
function filterOf(
  { whereTemplate, whereLanguage = 'lucene', filters = [] }: Exclude<OnClick, { readonly type: 'external' }>,
  cellOf: Cells,
): { readonly where: string; readonly lang: string | undefined } {
  const conditions = filters.map(({ expression, template }) => ({
    expression,
    value: fill(template, cellOf, String),
  }));
  const where = fill(whereTemplate ?? '', cellOf, (value) => quote(value, whereLanguage));
  const language =
    where === '' && conditions.some(({ expression }) => fieldOf(expression) === undefined) ? 'sql' : whereLanguage;
  // Filters with the same expression are combined with OR.
  const byExpression = Map.groupBy(conditions, ({ expression }) => expression);
  const combined = [...byExpression].reduce((text, [expression, alternatives]) => {
    const parts = alternatives.flatMap(({ value }) => conditionOf(language, expression, value) ?? []);
    if (parts.length === 0) return text;
    return addCondition(text, language, parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' OR ')})`);
  }, where);
  return { where: combined, lang: language === 'sql' ? 'sql' : undefined };
}

function conditionOf(language: Language, expression: string, value: string): string | undefined {
  return language === 'sql' ? sqlCondition(expression, value) : luceneConditionOf(expression, value);
}

/** Replaces each expression in double braces with its value: `{{Column}}`, `{{floor Column}}` or `{{default Column "text"}}`. */
function fill(template: string, cellOf: Cells, write: (value: string) => string): string {
  return template.replace(/\{\{([^{}]+)\}\}/g, (_, expression: string) => write(evaluate(expression.trim(), cellOf)));
}

/** Returns the value of an expression. `floor` rounds a number down, and `default` replaces an empty value with a text. */
function evaluate(expression: string, cellOf: Cells): string {
  const [, helper, column = expression, text = ''] = /^(floor|default)\s+(\S+)(\s.*)?$/s.exec(expression) ?? [];
  const value = String(cellOf(column) ?? '');
  if (helper === 'default' && value === '') return text.trim().replace(/^(["'])(.*)\1$/s, '$2');
  const isRounded = helper === 'floor' && value !== '' && Number.isFinite(Number(value));
  return isRounded ? String(Math.floor(Number(value))) : value;
}

function quote(value: string, language: Language): string {
  return language === 'sql' ? sqlText(value) : luceneString(value);
}

/** Returns the URL of another site, or undefined if the text is not a valid `http` or `https` URL. */
function externalUrl(text: string): string | undefined {
  const url = URL.parse(text);
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : undefined;
}
