import type { Source, TileConfig } from '@observability-api/schemas';
import { isObject } from '@observability-api/schemas/runtime';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { useLoad } from '../app/use-load.ts';
import { expressionsOfFields, valuesOfExpression } from '../explore/field-values.ts';
import { FilterInput } from '../explore/filter-input.tsx';
import { Button } from '../parts/button.tsx';
import { SelectField, TextAreaField, TextField } from '../parts/field.tsx';
import { useApi } from '../session/api.ts';
import type { TimeRange } from '../time/range.ts';
import { formatOf, unitOf, unitsFor } from './number-formats.ts';
import { DISPLAY_TYPES, displayTypeHasItems, hasSeveralValues, withDisplayType } from './tile-display.ts';
import { type Fields, textOf, ValueForm, withChanges } from './value-form.tsx';

interface TileFormProps {
  readonly config: TileConfig;
  readonly sources: readonly Source[];
  readonly range: TimeRange;
  readonly onChange: (config: TileConfig) => void;
}

const BACKGROUNDS = [
  ['', 'None'],
  ['line', 'Line'],
  ['area', 'Area'],
] as const;

/** The maximum number of values that the API accepts. */
const MAX_VALUES = 20;

/** Fields for the most important properties of `config`. The JSON tab of the tile editor has the whole `config`. */
export function TileForm({ config, sources, range, onChange }: TileFormProps): VNode {
  const api = useApi();
  const fields: Fields = { ...config };
  const sourceId = textOf(fields['sourceId']);
  const loaded = useLoad(
    async (signal) => (sourceId ? api.sources.listFields(sourceId, { signal }).all() : []),
    sourceId,
  );
  const expressions = useMemo(() => expressionsOfFields(loaded.data ?? []), [loaded.data]);
  const set = (changes: Fields) => onChange(withChanges(fields, changes) as unknown as TileConfig);
  // The user can have entered any JSON.
  const items = Array.isArray(fields['select']) && fields['select'].every(isObject) ? fields['select'] : undefined;
  const isSql = fields['configType'] === 'sql';
  const kind = sources.find(({ id }) => id === sourceId)?.kind;
  const isHeatmap = config.displayType === 'heatmap';
  const valuesOf = (expression: string) => valuesOfExpression(api, sourceId, expression, range);
  const parts: PartProps = { displayType: config.displayType, fields, expressions, valuesOf, onChange: set };
  return (
    <div class="tile-form">
      {!isSql && (
        <SelectField
          label="Display"
          value={config.displayType}
          // A heatmap requires a trace source.
          options={DISPLAY_TYPES.filter(([type]) => type !== 'heatmap' || isHeatmap || kind === 'trace')}
          onChange={(type) =>
            onChange(withDisplayType(config, type as (typeof DISPLAY_TYPES)[number][0], sources[0]?.id ?? ''))
          }
        />
      )}
      {config.displayType === 'markdown' && (
        <TextAreaField
          label="Markdown"
          rows={10}
          value={textOf(fields['markdown'])}
          onInput={(markdown) => set({ markdown })}
        />
      )}
      {isSql && (
        <TextAreaField
          label="SQL"
          monospace
          rows={12}
          value={textOf(fields['sqlTemplate'])}
          onInput={(sqlTemplate) => set({ sqlTemplate })}
        />
      )}
      {'sourceId' in fields && !isSql && (
        <SelectField
          label="Source"
          value={sourceId}
          options={sources
            .filter((source) => !isHeatmap || source.kind === 'trace' || source.id === sourceId)
            .map(({ id, name }) => [id, name] as const)}
          onChange={(id) => set({ sourceId: id })}
        />
      )}
      {displayTypeHasItems(config.displayType) && items && (
        <ItemFields items={items} isMetric={kind === 'metric'} {...parts} />
      )}
      {typeof fields['select'] === 'string' && <EventFields {...parts} />}
    </div>
  );
}

interface PartProps {
  readonly displayType: TileConfig['displayType'];
  readonly fields: Fields;
  /** The SQL expressions of the fields of the source, by name. */
  readonly expressions: ReadonlyMap<string, string>;
  /** Returns the most frequent values of an SQL expression. */
  readonly valuesOf: (expression: string) => Promise<readonly string[]>;
  readonly onChange: (changes: Fields) => void;
}

interface ItemFieldsProps extends PartProps {
  readonly items: readonly Fields[];
  readonly isMetric: boolean;
}

/** Fields for the values of a chart, and for their groups and format. */
function ItemFields({ items, isMetric, displayType, fields, expressions, valuesOf, onChange }: ItemFieldsProps): VNode {
  const options = useMemo(() => [...expressions.values()], [expressions]);
  const canRemove = items.length > 1 && hasSeveralValues(displayType);
  return (
    <>
      {items.map((item, index) => (
        <ValueForm
          key={index}
          item={item}
          isMetric={isMetric}
          fields={expressions}
          expressions={options}
          valuesOf={valuesOf}
          onChange={(changed) => onChange({ select: items.with(index, changed) })}
          onRemove={canRemove ? () => onChange({ select: items.toSpliced(index, 1) }) : undefined}
        />
      ))}
      {items.length > 0 && (
        <>
          {hasSeveralValues(displayType) && items.length < MAX_VALUES && (
            <Button
              class="wide"
              icon="plus"
              onClick={() => onChange({ select: [...items, { ...items.at(-1), alias: undefined }] })}
            >
              Add a value
            </Button>
          )}
          {displayType !== 'number' && (
            <TextField
              label="Group by"
              monospace
              placeholder="ServiceName"
              options={options}
              value={textOf(fields['groupBy'])}
              onInput={(groupBy) => onChange({ groupBy: groupBy || undefined })}
            />
          )}
          <SelectField
            label="Unit"
            value={unitOf(fields['numberFormat'])}
            options={unitsFor(fields['numberFormat'])}
            onChange={(unit) => onChange({ numberFormat: formatOf(unit) })}
          />
          {displayType === 'number' && <BackgroundField fields={fields} onChange={onChange} />}
          {displayType === 'line' && <LineFields fields={fields} onChange={onChange} />}
        </>
      )}
    </>
  );
}

/** A field for the chart behind a number. */
function BackgroundField({ fields, onChange }: Pick<PartProps, 'fields' | 'onChange'>): VNode {
  const background = fields['backgroundChart'] as Fields | undefined;
  return (
    <SelectField
      label="Chart behind the number"
      value={textOf(background?.['type'])}
      options={BACKGROUNDS}
      onChange={(type) => onChange({ backgroundChart: type === '' ? undefined : { ...background, type } })}
    />
  );
}

/** Fields for line charts: the value axis and gaps. */
function LineFields({ fields, onChange }: Pick<PartProps, 'fields' | 'onChange'>): VNode {
  return (
    <>
      <label class="check">
        <input
          type="checkbox"
          checked={fields['fitYAxisToData'] === true}
          onChange={(event) => onChange({ fitYAxisToData: event.currentTarget.checked || undefined })}
        />
        Fit the value axis to the data
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={fields['fillNulls'] === false}
          onChange={(event) => onChange({ fillNulls: event.currentTarget.checked ? false : undefined })}
        />
        Show a gap where there are no events
      </label>
    </>
  );
}

/** Fields for a tile with events: the columns of a search or the text of event patterns, and the filter. */
function EventFields({ displayType, fields, expressions, valuesOf, onChange }: PartProps): VNode {
  const isPatterns = displayType === 'event_patterns';
  return (
    <>
      <TextField
        label={isPatterns ? 'Text' : 'Columns'}
        monospace
        placeholder={isPatterns ? 'Body' : 'Timestamp, ServiceName, Body'}
        value={textOf(fields['select'])}
        onInput={(select) => onChange({ select })}
      />
      <div class="field">
        <span aria-hidden="true">Filter</span>
        <FilterInput
          label="Filter"
          placeholder="SeverityText:error"
          language={fields['whereLanguage'] === 'sql' ? 'sql' : 'lucene'}
          value={textOf(fields['where'])}
          fields={expressions}
          valuesOf={valuesOf}
          onInput={(where) => onChange({ where })}
        />
      </div>
    </>
  );
}
