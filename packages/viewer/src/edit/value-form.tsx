import type { VNode } from 'preact';
import { FilterInput } from '../explore/filter-input.tsx';
import { Button } from '../parts/button.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { AGGREGATES } from './tile-display.ts';

/** The properties of a tile configuration, or of an item of its `select`. Their types are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

interface ValueFormProps {
  readonly item: Fields;
  readonly isMetric: boolean;
  /** The SQL expressions of the fields of the source, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** The same expressions as a list. */
  readonly expressions: readonly string[];
  /** Returns the most frequent values of an SQL expression. */
  readonly valuesOf: (expression: string) => Promise<readonly string[]>;
  readonly onChange: (item: Fields) => void;
  /** Removes the value. Undefined if the value cannot be removed. */
  readonly onRemove?: (() => void) | undefined;
}

const LEVELS = [
  ['0.5', '50 %'],
  ['0.9', '90 %'],
  ['0.95', '95 %'],
  ['0.99', '99 %'],
] as const;

const METRIC_TYPES = ['gauge', 'sum', 'histogram', 'summary', 'exponential histogram'] as const;

/** The form for an item of `select`: function, expression or metric, quantile, filter and label. */
export function ValueForm({
  item,
  isMetric,
  fields,
  expressions,
  valuesOf,
  onChange,
  onRemove,
}: ValueFormProps): VNode {
  const set = (changes: Fields) => onChange(withChanges(item, changes));
  // Sources of traces have a column with this name.
  const column = expressions.includes('Duration') ? 'Duration' : '';
  const setAggregate = (aggFn: string) =>
    set({
      aggFn,
      valueExpression: aggFn === 'count' ? undefined : textOf(item['valueExpression']) || (isMetric ? 'Value' : column),
      level: aggFn === 'quantile' ? 0.95 : undefined,
    });
  const isQuantile = item['aggFn'] === 'quantile';
  return (
    <fieldset class="value-form wide">
      <legend class="hidden">Value</legend>
      <SelectField label="Function" value={textOf(item['aggFn'])} options={AGGREGATES} onChange={setAggregate} />
      {item['aggFn'] !== 'count' && !isMetric && (
        <TextField
          label="Expression"
          monospace
          options={expressions}
          value={textOf(item['valueExpression'])}
          onInput={(valueExpression) => set({ valueExpression })}
        />
      )}
      {isMetric && (
        <>
          <SelectField
            label="Metric type"
            value={textOf(item['metricType']) || 'gauge'}
            options={METRIC_TYPES.map((type) => [type, type] as const)}
            onChange={(metricType) => set({ metricType })}
          />
          <TextField
            label="Metric"
            monospace
            placeholder="http.server.request.duration"
            value={textOf(item['metricName'])}
            onInput={(metricName) => set({ metricName, metricType: textOf(item['metricType']) || 'gauge' })}
          />
        </>
      )}
      {isQuantile && (
        <SelectField
          label="Quantile"
          value={String(item['level'] ?? 0.5)}
          options={LEVELS}
          onChange={(level) => set({ level: Number(level) })}
        />
      )}
      <div class="field">
        <span aria-hidden="true">Filter</span>
        <FilterInput
          label="Filter"
          placeholder={item['whereLanguage'] === 'sql' ? "SeverityText = 'error'" : 'SeverityText:error'}
          language={item['whereLanguage'] === 'sql' ? 'sql' : 'lucene'}
          value={textOf(item['where'])}
          fields={fields}
          valuesOf={valuesOf}
          onInput={(where) => set({ where: where || undefined })}
        />
      </div>
      <TextField label="Label" value={textOf(item['alias'])} onInput={(alias) => set({ alias: alias || undefined })} />
      {onRemove && (
        <Button kind="quiet" icon="trash" onClick={onRemove}>
          Remove the value
        </Button>
      )}
    </fieldset>
  );
}

/** Returns the fields with changes. A property that changes to undefined is removed. */
export function withChanges(fields: Fields, changes: Fields): Fields {
  return Object.fromEntries(Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined));
}

/** Returns the value of a property, or an empty string if it is not a string. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
