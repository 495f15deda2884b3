import type { Dashboard, Tile } from '@observability-api/schemas';
import type { ViewState } from '../dashboard/view-state.ts';
import { addCondition, fieldOf, inParentheses, luceneConditionOf, sqlText } from '../explore/filter-text.ts';
import { chosenFilters } from './tile-query.ts';

interface Filter {
  readonly where: string;
  readonly lang: 'lucene' | 'sql';
}

/** Returns the filter of a series or a configuration. */
function filterOf(item: object): Filter {
  return {
    where: 'where' in item ? String(item.where ?? '') : '',
    lang: 'whereLanguage' in item && item.whereLanguage === 'sql' ? 'sql' : 'lucene',
  };
}

/**
 * Returns a filter that matches the events of at least one of the series. It is empty if a series has no filter, or if the series have
 * different filter languages.
 */
function filterOfSeries(series: readonly object[]): Filter {
  const [first = { where: '', lang: 'lucene' }, ...others] = series.map(filterOf);
  const wheres = [...new Set([first, ...others].map(({ where }) => where))];
  const isOneFilter = !wheres.includes('') && others.every(({ lang }) => lang === first.lang);
  if (isOneFilter && wheres.length === 1) return first;
  return { where: isOneFilter ? wheres.map(inParentheses).join(' OR ') : '', lang: first.lang };
}

/** Returns the condition of a filter of the dashboard. Undefined if Lucene cannot express it. */
function conditionOf(
  lang: Filter['lang'],
  { expression, values }: ReturnType<typeof chosenFilters>[number],
): string | undefined {
  if (lang === 'sql') return `${expression} IN (${values.map(sqlText).join(', ')})`;
  const alternatives = values.flatMap((value) => luceneConditionOf(expression, value) ?? []);
  return alternatives.length > 1 ? `(${alternatives.join(' OR ')})` : alternatives[0];
}

/** Returns true for the values of a metric, which are not events, and for Markdown. */
function hasNoEvents(item: object): boolean {
  return (
    'metricName' in item ||
    ('dataSource' in item && item.dataSource === 'metrics') ||
    ('type' in item && item.type === 'markdown')
  );
}

function sourceOf(item: object | undefined): string | undefined {
  return item && 'sourceId' in item ? String(item.sourceId) : undefined;
}

/**
 * Returns the URL query of the Explore page for the events that a tile reads. Returns undefined for a tile with SQL, Markdown or metrics.
 * If the series have different sources, the query has the source of the first one.
 *
 * The query has one filter in one language. If the filter for all tiles has another language than the filter of the tile, the query
 * omits the filter for all tiles. A query in Lucene omits the filters of the dashboard that Lucene cannot express.
 */
export function exploreQuery(
  { config, series }: Pick<Tile, 'config' | 'series'>,
  { where, whereLanguage, range, filters: chosen }: Pick<ViewState, 'where' | 'whereLanguage' | 'range' | 'filters'>,
  filters: Dashboard['filters'],
): Record<string, string | undefined> | undefined {
  const select = config && 'select' in config && 'sourceId' in config ? config.select : series;
  if (select === undefined) return undefined;
  const items: readonly object[] = Array.isArray(select) ? select : [];
  if (items.some(hasNoEvents)) return undefined;
  const source = sourceOf(config ?? items[0]);
  // The page shows the events of one source. Series can have several.
  const ofSeries = filterOfSeries(config ? items : items.filter((item) => sourceOf(item) === source));
  const tileFilter = ofSeries.where === '' && config ? filterOf(config) : ofSeries;
  const picked = chosenFilters(filters, chosen, source);
  // The language is that of the filter of the tile, or else that of the filter for all tiles. Without these two filters, it is SQL if
  // Lucene cannot express a selected filter of the dashboard.
  const isSql = (tileFilter.where ? tileFilter.lang : where ? whereLanguage : undefined) === 'sql';
  const needsSql = !tileFilter.where && !where && picked.some(({ expression }) => fieldOf(expression) === undefined);
  const lang = isSql || needsSql ? 'sql' : 'lucene';
  let combined = tileFilter.where;
  if (where && (!combined || lang === whereLanguage))
    combined = combined ? addCondition(combined, lang, inParentheses(where)) : where;
  for (const filter of picked) {
    const text = conditionOf(lang, filter);
    if (text) combined = addCondition(combined, lang, text);
  }
  return { source, where: combined, lang: lang === 'sql' ? 'sql' : undefined, from: range.from, to: range.to };
}
