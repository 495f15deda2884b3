import { localTimeZone, type RangeText, readRange } from '../time/range.ts';

/** The state of the dashboard page, read from the URL. Absent parameters have defaults, such as the time zone of the browser. */
export interface ViewState {
  readonly range: RangeText;
  readonly timeZone: string;
  /** Seconds between refreshes. 0 means never. */
  readonly refresh: number;
  readonly compare: boolean;
  readonly where: string;
  readonly whereLanguage: 'lucene' | 'sql';
  /** The selected values, by id of the filter. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /** The id of the selected tab, by id of the section (`containers` of the API). */
  readonly tabs: ReadonlyMap<string, string>;
  /** True for an open section, by id of the section. Has only sections that the user has opened or closed. */
  readonly open: ReadonlyMap<string, boolean>;
  /** The names of the series to draw, by id of the tile. Tiles without an entry draw all except `hidden`. */
  readonly series: ReadonlyMap<string, readonly string[]>;
  /** The names of the series not to draw, by id of the tile. */
  readonly hidden: ReadonlyMap<string, readonly string[]>;
  /** The id of the tile that is displayed in the whole window, or that is edited. */
  readonly tile: string | undefined;
  /** The selected tab of the tile that is displayed in the whole window. */
  readonly tileView: string;
  readonly isEditing: boolean;
  /**
   * True if the URL has filters, or the parameter `saved`, which the page sets when filters are applied or changed. The page then does
   * not apply the saved filters.
   */
  readonly ignoresSavedFilters: boolean;
}

/** The intervals between refreshes that the user can select. 0 means never. */
export const REFRESH_SECONDS = [0, 10, 30, 60, 300, 900] as const;

/** Reads the state from the URL. Ignores invalid values. */
export function readViewState(query: URLSearchParams): ViewState {
  const refresh = Number(query.get('refresh') ?? 0);
  const filters = new Map<string, string[]>();
  const tabs = new Map<string, string>();
  const open = new Map<string, boolean>();
  const series = new Map<string, string[]>();
  const hidden = new Map<string, string[]>();
  for (const [name, value] of query) {
    if (name.startsWith('f.')) filters.set(name.slice(2), parseValues(value));
    if (name.startsWith('tab.')) tabs.set(name.slice(4), value);
    if (name.startsWith('open.')) open.set(name.slice(5), value === '1');
    if (name.startsWith('series.')) series.set(name.slice(7), parseValues(value));
    if (name.startsWith('hide.')) hidden.set(name.slice(5), parseValues(value));
  }
  return {
    range: readRange(query),
    timeZone: timeZoneOf(query.get('tz')),
    refresh: (REFRESH_SECONDS as readonly number[]).includes(refresh) ? refresh : 0,
    compare: query.get('compare') === '1',
    where: query.get('where') ?? '',
    whereLanguage: query.get('lang') === 'sql' ? 'sql' : 'lucene',
    filters,
    tabs,
    open,
    series,
    hidden,
    tile: query.get('tile') ?? undefined,
    tileView: query.get('view') ?? 'chart',
    isEditing: query.get('edit') === '1',
    ignoresSavedFilters: query.has('where') || query.has('saved') || filters.size > 0,
  };
}

/** Returns the canonical name of a time zone, or the browser's time zone if the name is missing or invalid. */
function timeZoneOf(name: string | null): string {
  const local = localTimeZone();
  if (!name) return local;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return local;
  }
}

/** Returns the text of filter values or names of series for the URL: a JSON array, or undefined for none. */
export function valuesText(values: readonly string[]): string | undefined {
  return values.length > 0 ? JSON.stringify(values) : undefined;
}

function parseValues(text: string): string[] {
  try {
    const values: unknown = JSON.parse(text);
    return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
  } catch {
    return [];
  }
}
