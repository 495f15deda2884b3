import { describe, expectTypeOf, it } from 'vitest';
import type { TableConfig, TileConfig, TileConfigInput, TileInput } from '../src/index.ts';

type TableOnly = Extract<TileConfig, { displayType: 'table'; configType?: undefined }>;

const position = { name: 't', x: 0, y: 0, w: 6, h: 4 };
const select = [{ aggFn: 'count' }] as const;
const sourceId = '6740a3f2c51e9b0012d4e8d1';

/** Contains values that only the compiler checks. Never called. */
function checkConfigs(config: TileConfig): TileInput[] {
  expectTypeOf<TableOnly>().toEqualTypeOf<TableConfig>();
  if (config.configType === 'sql') expectTypeOf(config.sqlTemplate).toEqualTypeOf<string>();
  else if (config.displayType === 'table') expectTypeOf(config).toEqualTypeOf<TableConfig>();
  else if (config.displayType === 'markdown') expectTypeOf(config.markdown).toEqualTypeOf<string | undefined>();
  // @ts-expect-error A property of another display type.
  const line: TileConfigInput = { displayType: 'line', sourceId, select, having: 'n > 1' };
  // @ts-expect-error A tile with SQL has no select.
  const sql: TileConfigInput = { configType: 'sql', displayType: 'table', connectionId: '', sqlTemplate: '', select };
  // @ts-expect-error A heatmap has no SQL form.
  const heatmap: TileConfigInput = { configType: 'sql', displayType: 'heatmap', connectionId: '', sqlTemplate: '' };
  // @ts-expect-error The source is missing.
  const table: TileConfigInput = { displayType: 'table', select };
  return [
    ...[line, sql, heatmap, table].map((invalid) => ({ ...position, config: invalid })),
    { ...position, config: { displayType: 'table', sourceId, select, having: 'n > 1', orderBy: 'n DESC' } },
    {
      ...position,
      config: { configType: 'sql', displayType: 'line', connectionId: '', sqlTemplate: '', fillNulls: false },
    },
    {
      ...position,
      config: {
        displayType: 'number',
        sourceId,
        select,
        colorRules: [{ operator: 'gt', value: 1, color: 'chart-red' }],
      },
    },
  ];
}

describe('the types of configs', () => {
  it('have only the properties of their display type', () => {
    expectTypeOf(checkConfigs).toBeFunction();
  });
});
