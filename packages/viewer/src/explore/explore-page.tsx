import type { SavedSearch, Source } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { filterIssues } from '../app/error-text.ts';
import { hrefOf, setQuery, useLocation, useTitle } from '../app/location.ts';
import { useLoad } from '../app/use-load.ts';
import { TimeControls } from '../dashboard/dashboard-head.tsx';
import { useRefresh } from '../dashboard/use-refresh.ts';
import { readViewState, type ViewState } from '../dashboard/view-state.ts';
import { Button } from '../parts/button.tsx';
import { Empty, ErrorMessage, Loading } from '../parts/message.tsx';
import { showToast } from '../parts/toast.tsx';
import { useApi } from '../session/api.ts';
import { Outcome } from '../tile/tile-card.tsx';
import { useQuery } from '../tile/use-query.ts';
import { type TimeRange, timeZoneText, toFixedRange } from '../time/range.ts';
import {
  columnsOf,
  type Events,
  eventSearch,
  eventsOf,
  expandColumns,
  fieldsOf,
  histogramQuery,
  isTime,
  textProperty,
  toggleColumn,
} from './event-data.ts';
import { EventTable } from './event-table.tsx';
import { valuesOfExpression } from './field-values.ts';
import { FilterInput } from './filter-input.tsx';
import { addCondition, filterOfSearch, luceneCondition, sqlCondition } from './filter-text.ts';
import { SavedSearches } from './saved-searches.tsx';
import { useEvents } from './use-events.ts';

const NO_EVENTS: Events = { rows: [], columns: [] };

/** The seconds between refreshes in follow mode, which displays new events as they arrive. */
const FOLLOW_SECONDS = 3;

/** Replaces the search in the URL with a saved one. */
function openSearch(saved: SavedSearch, mode?: 'replace'): void {
  const filter = filterOfSearch(saved);
  const { where, whereLanguage } = filter ?? saved;
  if (!filter)
    showToast('The additional SQL filters of this saved search are left out, because its filter is in Lucene.');
  const lang = whereLanguage === 'sql' ? 'sql' : undefined;
  const { sourceId: source, select, orderBy } = saved;
  // Follow mode requires the default order by time, so a saved search with `orderBy` ends it.
  const follow = orderBy ? { follow: undefined } : {};
  setQuery({ search: undefined, source, where, lang, select, orderBy, ...follow }, mode);
}

/** Opens the saved search that a link names. */
function LinkedSearch({ id }: { readonly id: string }): VNode {
  const api = useApi();
  const savedSearch = useLoad((signal) => api.savedSearches.get(id, { signal }), id);
  useEffect(() => {
    if (savedSearch.data) openSearch(savedSearch.data, 'replace');
  }, [savedSearch.data]);
  return (
    <div class="page">
      <h1 class="hidden">Explore</h1>
      <ErrorMessage error={savedSearch.error} />
      {savedSearch.isLoading && <Loading noun="the saved search" />}
    </div>
  );
}

/** Searches the events of a source. The URL contains the search, or the id of a saved search. */
export function ExplorePage(): VNode {
  const { query } = useLocation();
  const linked = query.get('search');
  return linked ? <LinkedSearch id={linked} /> : <Explore />;
}

function Explore(): VNode {
  const api = useApi();
  const { query } = useLocation();
  const filterText = useFilterText(readViewState(query).where);
  const sources = useLoad((signal) => api.sources.list({ signal }).all(), 'sources');
  useTitle('Explore');
  const eventSources = (sources.data ?? []).filter(({ kind }) => kind !== 'metric' && kind !== 'promql');
  const linked =
    eventSources.find(({ id }) => id === query.get('source')) ??
    eventSources.find(({ name }) => name === query.get('sourceName'));
  const source = linked ?? eventSources.find(({ kind }) => kind === 'log') ?? eventSources[0];
  if (!source)
    return (
      <div class="page">
        <h1 class="hidden">Explore</h1>
        <ErrorMessage error={sources.error} />
        {!sources.data && sources.isLoading && <Loading noun="sources" />}
        {sources.data && <Empty title="There is no source with events" />}
      </div>
    );
  return (
    <>
      {!linked && (query.has('source') || query.has('sourceName')) && (
        <p class="notice source-notice">
          The source of this link does not exist or has no events. These are the events of {source.name}.
        </p>
      )}
      <Search key={source.id} source={source} sources={eventSources} filterText={filterText} />
    </>
  );
}

type FilterText = readonly [text: string, setText: (text: string) => void];

/**
 * Returns the text in the filter field, and a function that sets it. The text can differ from the filter in the URL.
 *
 * {@link Explore} calls this hook, so that the text remains when the user selects another source. {@link Search} is mounted again for each
 * source and would lose it.
 */
function useFilterText(where: string): FilterText {
  const [text, setText] = useState(where);
  const [applied, setApplied] = useState(where);
  // The filter in the URL has changed, for example because the user has followed a link or has applied a filter.
  if (applied !== where) {
    setApplied(where);
    setText(where);
  }
  return [text, setText];
}

interface SourceProps {
  readonly source: Source;
  readonly sources: readonly Source[];
}

interface SearchProps extends SourceProps {
  readonly filterText: FilterText;
}

function Search({ source, sources, filterText }: SearchProps): VNode {
  const { query } = useLocation();
  const state = readViewState(query);
  const { where, whereLanguage, timeZone } = state;
  const select = query.get('select') ?? '';
  const orderBy = query.get('orderBy') ?? '';
  const isFollowing = query.get('follow') === '1';
  const { range, refresh, refreshCount } = useRefresh(state.range, isFollowing ? FOLLOW_SECONDS : state.refresh);
  const filter = { where, whereLanguage };
  const search = { ...eventSearch(source, select, filter, range), orderBy };
  const page = useEvents(search, state.range, refreshCount);
  const histogram = useQuery(histogramQuery(source, filter, range), refreshCount);
  const events = useMemo(() => page.rows && eventsOf(page.rows, source, select), [page.rows, source, select]);
  const api = useApi();
  const loaded = useLoad((signal) => api.sources.listFields(source.id, { signal }).all(), source.id).data;
  const fields = useMemo(() => fieldsOf(events ?? NO_EVENTS, loaded ?? []), [events, loaded]);
  const textFields = (loaded ?? []).flatMap(({ name, type }) => (type === 'string' ? [name] : []));
  const follow = () => {
    const from = state.range.from.startsWith('now') ? state.range.from : undefined;
    setQuery(isFollowing ? { follow: undefined } : { follow: '1', from, to: undefined, orderBy: undefined });
  };
  return (
    <div class="dashboard explore">
      <header class="dashboard-head">
        <h1>Explore</h1>
        <div class="dashboard-controls">
          <Button icon="follow" pressed={isFollowing} onClick={follow}>
            Follow
          </Button>
          {orderBy && <Button onClick={() => setQuery({ orderBy: undefined })}>Sort by time</Button>}
          <SavedSearches
            search={{ sourceId: source.id, select, where, whereLanguage, orderBy }}
            onOpen={(saved) => openSearch(saved)}
          />
          <TimeControls state={state} range={range} onRefresh={refresh} />
        </div>
      </header>
      <SearchForm
        source={source}
        sources={sources}
        filterText={filterText}
        whereLanguage={whereLanguage}
        range={range}
        fields={fields}
        onSearch={refresh}
      />
      {page.error ? (
        <ErrorMessage error={searchError(page.error)} />
      ) : (
        <section class="tile histogram" aria-label="Number of events">
          <Outcome
            tile={{ name: 'Number of events', x: 0, y: 0, w: 24, h: 4 }}
            outcome={histogram}
            timeZone={timeZone}
            range={range}
            refreshCount={refreshCount}
            // The same filter is in the search, whose error the page displays.
            onFilterIssues={() => undefined}
            onZoom={(zoomed) => setQuery({ ...toFixedRange(zoomed), follow: undefined })}
          />
        </section>
      )}
      {!events && page.isLoading && <Loading noun="events" />}
      {events && events.rows.length === 0 && (
        <Empty title="No events">
          <p>The search found no events in this range.</p>
        </Empty>
      )}
      {events && events.rows.length > 0 && (
        <>
          <p class="muted event-count" role="status">
            {events.rows.length.toLocaleString('en')} {page.hasMore && !orderBy ? 'newest events' : 'events'}
            {orderBy && `, sorted by ${orderBy}`}
          </p>
          <FoundEvents
            source={source}
            sources={sources}
            select={select}
            state={state}
            events={events}
            fields={fields}
            textFields={textFields}
          />
          {page.hasMore && (
            <p class="more">
              <Button disabled={page.isLoading} onClick={page.loadMore}>
                {orderBy ? 'Load more events' : 'Load older events'}
              </Button>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** Returns an error with only the messages of the issues of the filter, without their locations. Returns other errors unchanged. */
function searchError(error: unknown): unknown {
  const issues = filterIssues(error);
  return issues.length > 0 ? new Error(issues.join('\n')) : error;
}

interface SearchFormProps extends SearchProps {
  readonly whereLanguage: ViewState['whereLanguage'];
  readonly range: TimeRange;
  /** The SQL expressions of the fields, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Called when the user submits the form, also if the filter is the same as before. */
  readonly onSearch: () => void;
}

/** The source and the filter of a search. */
function SearchForm({
  source,
  sources,
  filterText: [text, setText],
  whereLanguage,
  range,
  fields,
  onSearch,
}: SearchFormProps): VNode {
  const api = useApi();
  return (
    <form
      class="filter-bar"
      onSubmit={(event) => {
        event.preventDefault();
        setWhere(text);
        onSearch();
      }}
    >
      <select
        class="input source-select"
        aria-label="Source"
        value={source.id}
        onChange={(event) => setQuery({ source: event.currentTarget.value, select: undefined, orderBy: undefined })}
      >
        {sources.map(({ id, name }) => (
          <option key={id} value={id} selected={id === source.id}>
            {name}
          </option>
        ))}
      </select>
      <select
        class="input source-select"
        aria-label="Filter language"
        value={whereLanguage}
        onChange={(event) => setQuery({ lang: event.currentTarget.value === 'sql' ? 'sql' : undefined })}
      >
        <option value="lucene">Lucene</option>
        <option value="sql">SQL</option>
      </select>
      <FilterInput
        label="Filter"
        placeholder={
          whereLanguage === 'sql' ? "ServiceName = 'checkout'" : 'timeout ServiceName:checkout -SeverityText:info'
        }
        value={text}
        language={whereLanguage}
        fields={fields}
        valuesOf={(expression) => valuesOfExpression(api, source.id, expression, range)}
        onInput={setText}
      />
      <Button kind="primary" type="submit">
        Search
      </Button>
    </form>
  );
}

interface FoundEventsProps extends SourceProps {
  readonly select: string;
  readonly state: ViewState;
  readonly events: Events;
  /** The SQL expressions of the fields, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** The names of the columns with text. Empty until the fields are loaded. */
  readonly textFields: readonly string[];
}

/** The table of the events, with which the user changes the filter and the columns. */
function FoundEvents({ source, sources, select, state, events, fields, textFields }: FoundEventsProps): VNode {
  const { where, whereLanguage, timeZone, range } = state;
  const columns = columnsOf(source, select);
  const traces =
    sources.find(({ id }) => id === textProperty(source, 'traceSourceId')) ??
    sources.find(({ kind }) => kind === 'trace');
  const traceHref = (id: string) =>
    traces &&
    hrefOf('/explore', {
      source: traces.id,
      where: luceneCondition(textProperty(traces, 'traceIdExpression') ?? 'TraceId', id),
      from: range.from,
      to: range.to,
      tz: timeZoneText(timeZone),
    });
  const sqlConditionOf = (field: string, value: string, isExcluded: boolean) => {
    const expression = fields.get(field) ?? field;
    // The values of a map are text.
    const isText = textFields.includes(field) || expression.endsWith(']');
    return sqlCondition(expression, value, isExcluded, !isText && isTime(value));
  };
  const setColumns = (next: string) => setQuery({ select: next === columnsOf(source, '') ? undefined : next });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs the focus for the arrow keys.
    <section class="table-card" tabIndex={0} aria-label={`Events: ${columns}`}>
      <EventTable
        events={events}
        source={source}
        timeZone={timeZone}
        onFilter={(field, value, isExcluded) => {
          const condition =
            whereLanguage === 'sql'
              ? sqlConditionOf(field, value, isExcluded)
              : luceneCondition(field, value, isExcluded);
          setWhere(addCondition(where, whereLanguage, condition));
        }}
        traceHref={traceHref}
        onColumn={(field) => setColumns(toggleColumn(expandColumns(columns, events, fields), field, fields))}
      />
    </section>
  );
}

function setWhere(where: string): void {
  setQuery({ where: where.trim() || undefined });
}
