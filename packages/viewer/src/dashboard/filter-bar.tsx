import type { Dashboard } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { loadScript } from '../app/load-script.ts';
import { useLoad } from '../app/use-load.ts';
import { expressionsOfFields, valuesOfExpression } from '../explore/field-values.ts';
import { FilterInput } from '../explore/filter-input.tsx';
import { Button } from '../parts/button.tsx';
import { Popover } from '../parts/menu.tsx';
import { ErrorMessage, Loading } from '../parts/message.tsx';
import { useApi } from '../session/api.ts';
import type { TimeRange } from '../time/range.ts';
import type { ViewState } from './view-state.ts';

type Filter = Dashboard['filters'][number];

interface FilterBarProps {
  readonly filters: readonly Filter[];
  /** The source whose fields are suggested. */
  readonly sourceId: string | undefined;
  readonly state: ViewState;
  readonly range: TimeRange;
  /** The errors of the filters. */
  readonly issues: readonly string[];
  readonly onFilter: (id: string, values: readonly string[]) => void;
  readonly onWhere: (where: string, language: 'lucene' | 'sql') => void;
}

/** The filters of a dashboard, and a text filter for all tiles. */
export function FilterBar({ filters, sourceId, state, range, issues, onFilter, onWhere }: FilterBarProps): VNode {
  const api = useApi();
  const [text, setText] = useState(state.where);
  const [isCompleting, setCompleting] = useState(false);
  const loaded = useLoad(
    async (signal) => (isCompleting && sourceId ? api.sources.listFields(sourceId, { signal }).all() : []),
    `${isCompleting} ${sourceId}`,
  );
  const fields = useMemo(() => expressionsOfFields(loaded.data ?? []), [loaded.data]);
  const [language, setLanguage] = useState(state.whereLanguage);
  const [applied, setApplied] = useState(state);
  // If a link or the back button has changed the filter, the text field gets the new filter.
  if (applied.where !== state.where || applied.whereLanguage !== state.whereLanguage) {
    setApplied(state);
    setText(state.where);
    setLanguage(state.whereLanguage);
  }
  return (
    <div class="filter-bar">
      {filters.map((filter) => (
        <FilterPicker
          key={filter.id}
          filter={filter}
          range={range}
          values={state.filters.get(filter.id) ?? []}
          onChange={(values) => onFilter(filter.id, values)}
        />
      ))}
      <form
        class="where"
        onSubmit={(event) => {
          event.preventDefault();
          setText(text.trim());
          onWhere(text.trim(), language);
        }}
      >
        <select
          class="input where-language"
          aria-label="Filter language"
          value={language}
          onChange={(event) => {
            const next = event.currentTarget.value === 'sql' ? 'sql' : 'lucene';
            setLanguage(next);
            if (text.trim() !== '') onWhere(text.trim(), next);
          }}
        >
          <option value="lucene">Lucene</option>
          <option value="sql">SQL</option>
        </select>
        <FilterInput
          label="Filter for all tiles"
          placeholder={`Filter all tiles: ${language === 'sql' ? "ServiceName = 'checkout'" : 'ServiceName:checkout'}`}
          value={text}
          language={language}
          fields={fields}
          valuesOf={(expression) =>
            sourceId ? valuesOfExpression(api, sourceId, expression, range) : Promise.resolve([])
          }
          onInput={setText}
          onFocus={() => setCompleting(true)}
        />
        {text !== state.where && <Button type="submit">Apply</Button>}
        {state.where !== '' && text === state.where && (
          <Button kind="quiet" icon="close" label="Remove the filter" onClick={() => onWhere('', language)} />
        )}
      </form>
      {issues.length > 0 && (
        <div class="notice error filter-issues" role="alert">
          {issues.map((message) => (
            <p key={message}>The filter is not valid: {message}</p>
          ))}
        </div>
      )}
    </div>
  );
}

interface FilterPickerProps {
  readonly filter: Filter;
  readonly range: TimeRange;
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
}

function FilterPicker(props: FilterPickerProps): VNode {
  const { filter, values } = props;
  const text = values.length === 0 ? 'all' : values.length === 1 ? values[0] || '(empty)' : `${values.length} selected`;
  return (
    <Popover label={filter.name} text={text} showsLabel isActive={values.length > 0}>
      {() => <FilterPanel {...props} />}
    </Popover>
  );
}

/** The maximum number of values that the panel displays. */
const MAX_VALUES = 200;

function FilterPanel({ filter, range: currentRange, values, onChange }: FilterPickerProps): VNode {
  const api = useApi();
  // A refresh changes the range. The list does not follow it, because a checkbox must not disappear while the user selects values.
  const [range] = useState(currentRange);
  const [words, setWords] = useState('');
  const loaded = useLoad(
    async (signal) => {
      const { valuesOfFilter } = await loadScript(() => import('./filter-values.ts'));
      return valuesOfFilter(api, filter, range, signal);
    },
    JSON.stringify([filter.id, range]),
  );
  const counts = loaded.data?.values ?? [];
  const missing = values.filter((value) => !counts.some((candidate) => candidate.value === value));
  // The number of rows is unknown until the list is loaded, and if less frequent values are missing in it.
  const missingCount = loaded.data?.truncated === false ? 0 : undefined;
  const candidates = [...missing.map((value) => ({ value, count: missingCount })), ...counts];
  const shown = candidates
    .filter(({ value }) => value.toLowerCase().includes(words.toLowerCase()))
    .slice(0, MAX_VALUES);
  return (
    <div class="filter-panel">
      <input
        class="input"
        type="search"
        aria-label={`Search the values of ${filter.name}`}
        placeholder="Search"
        value={words}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <ErrorMessage error={loaded.error} />
      {loaded.isLoading && !loaded.data && <Loading noun="values" />}
      <ul class="filter-values">
        {shown.map(({ value, count }) => (
          <li key={value}>
            <label class="check">
              <input
                type="checkbox"
                checked={values.includes(value)}
                onChange={(event) =>
                  onChange(
                    event.currentTarget.checked
                      ? [...values, value]
                      : values.filter((candidate) => candidate !== value),
                  )
                }
              />
              <span class="filter-value">{value || '(empty)'}</span>
              <span class="muted">{count?.toLocaleString('en')}</span>
            </label>
          </li>
        ))}
      </ul>
      {loaded.data && shown.length === 0 && (
        <p class="muted">{words === '' ? 'No values in this range.' : 'No value matches.'}</p>
      )}
      {values.length > 0 && <Button onClick={() => onChange([])}>Show all</Button>}
    </div>
  );
}
