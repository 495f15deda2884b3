import type { Source, TileConfig } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { SelectField, TextField } from '../parts/field.tsx';
import { AGGREGATES, DISPLAY_TYPES, displayTypeHasItems, withDisplayType } from './tile-templates.ts';

interface TileFormProps {
  readonly config: TileConfig;
  readonly sources: readonly Source[];
  readonly onChange: (config: TileConfig) => void;
}

type Fields = Readonly<Record<string, unknown>>;

/** Fields for the common properties of a tile. The JSON contains all properties. */
export function TileForm({ config, sources, onChange }: TileFormProps): VNode {
  const fields: Fields = { ...config };
  const set = (changes: Fields) => {
    const next = { ...fields, ...changes };
    onChange(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)) as unknown as TileConfig,
    );
  };
  const items =
    displayTypeHasItems(config.displayType) && Array.isArray(fields['select']) ? fields['select'] : undefined;
  const item: Fields | undefined = items?.[0];
  const setItem = (changes: Fields) => {
    const next = Object.entries({ ...item, ...changes }).filter(([, value]) => value !== undefined);
    set({ select: [Object.fromEntries(next), ...(items ?? []).slice(1)] });
  };
  const setAggregate = (aggFn: string) =>
    setItem({
      aggFn,
      valueExpression: aggFn === 'count' ? undefined : textOf(item?.['valueExpression']) || 'Duration',
      level: aggFn === 'quantile' ? 0.95 : undefined,
    });
  const isSql = fields['configType'] === 'sql';
  return (
    <div class="tile-form">
      {!isSql && (
        <SelectField
          label="Display"
          value={config.displayType}
          options={DISPLAY_TYPES}
          onChange={(type) =>
            onChange(withDisplayType(config, type as (typeof DISPLAY_TYPES)[number][0], sources[0]?.id ?? ''))
          }
        />
      )}
      {config.displayType === 'markdown' && (
        <label class="field wide">
          <span>Markdown</span>
          <textarea
            class="input"
            rows={10}
            value={textOf(fields['markdown'])}
            onInput={(event) => set({ markdown: event.currentTarget.value })}
          />
        </label>
      )}
      {'sourceId' in fields && !isSql && (
        <SelectField
          label="Source"
          value={textOf(fields['sourceId'])}
          options={sources.map(({ id, name }) => [id, name] as const)}
          onChange={(sourceId) => set({ sourceId })}
        />
      )}
      {item && (
        <>
          <SelectField label="Value" value={textOf(item['aggFn'])} options={AGGREGATES} onChange={setAggregate} />
          {item['aggFn'] !== 'count' && (
            <TextField
              label="Of"
              monospace
              value={textOf(item['valueExpression'])}
              onInput={(valueExpression) => setItem({ valueExpression })}
            />
          )}
          <TextField
            label="Only events"
            monospace
            placeholder="SeverityText:error"
            value={textOf(item['where'])}
            onInput={(where) => setItem({ where: where || undefined })}
          />
          <TextField
            label="Name of the value"
            value={textOf(item['alias'])}
            onInput={(alias) => setItem({ alias: alias || undefined })}
          />
          {config.displayType !== 'number' && (
            <TextField
              label="Group by"
              monospace
              placeholder="ServiceName"
              value={textOf(fields['groupBy'])}
              onInput={(groupBy) => set({ groupBy: groupBy || undefined })}
            />
          )}
        </>
      )}
      {typeof fields['select'] === 'string' && (
        <>
          <TextField
            label="Columns"
            monospace
            placeholder="Timestamp, ServiceName, Body"
            value={fields['select']}
            onInput={(select) => set({ select })}
          />
          <TextField
            label="Only events"
            monospace
            placeholder="SeverityText:error"
            value={textOf(fields['where'])}
            onInput={(where) => set({ where })}
          />
        </>
      )}
    </div>
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
