import type { HeatmapSelectItem, SeriesInput, Source, TileConfigInput } from '@observability-api/schemas';
import { InvalidTileError, type RowFilter } from '../chart-query.ts';
import { selectedParts } from '../search/selected-columns.ts';
import type { SqlPlan } from '../sql/sql-tile.ts';
import { type AggregateTile, aggregateTile } from './aggregate-tile.ts';
import { areAggregates, findTileSource, seriesTile } from './series-tile.ts';

/** A tile. Exactly one of `config` and `series` is set. */
export interface AnyTile {
  readonly config?: TileConfigInput | undefined;
  readonly series?: readonly SeriesInput[] | undefined;
  readonly asRatio?: boolean | undefined;
}

/** The plan of a tile: the query that computes its rows, or the Markdown that it shows. */
export type TilePlan =
  | { readonly kind: 'aggregate'; readonly tile: AggregateTile }
  | {
      readonly kind: 'search';
      readonly source: Source;
      readonly filter: RowFilter;
      /** The selected expressions. Empty selects the default columns of the source. */
      readonly expressions: readonly string[];
    }
  | { readonly kind: 'event_patterns'; readonly source: Source; readonly filter: RowFilter; readonly select: string }
  | { readonly kind: 'heatmap'; readonly source: Source; readonly filter: RowFilter; readonly item: HeatmapSelectItem }
  | SqlPlan
  | { readonly kind: 'markdown'; readonly markdown: string };

/** The plan of a tile that reads telemetry. */
export type QueriedPlan = Exclude<TilePlan, { readonly kind: 'markdown' }>;

/** The data, in addition to a tile, from which its plan is created. */
export interface TileContext {
  /** The sources of the tenant in order of creation. */
  readonly sources: ReadonlyMap<string, Source>;
  /** The database that a tile with its own SQL reads. @default the database of its source, or else `default` */
  readonly database: string | undefined;
}

function planSeries(series: readonly SeriesInput[], asRatio: boolean, sources: ReadonlyMap<string, Source>): TilePlan {
  const [first] = series;
  if (series.some(({ type }) => type !== first?.type)) {
    throw new InvalidTileError('The series of a tile must have the same type.');
  }
  if (areAggregates(series)) return { kind: 'aggregate', tile: seriesTile(series, asRatio, sources) };
  if (first?.type === 'markdown') return { kind: 'markdown', markdown: first.content ?? '' };
  if (first?.type !== 'search') throw new InvalidTileError('The tile has no series.');
  const { where = '', whereLanguage = 'lucene', fields = [] } = first;
  return {
    kind: 'search',
    source: findTileSource(first, sources),
    filter: { text: where, language: whereLanguage },
    expressions: fields,
  };
}

function planSql(
  config: TileConfigInput & { readonly configType: 'sql' },
  { sources, database }: TileContext,
): SqlPlan {
  const { connectionId, displayType, numberFormat, sourceId, sqlTemplate } = config;
  const groupLimit = 'seriesLimit' in config ? config.seriesLimit : undefined;
  const source = sourceId === undefined ? undefined : findTileSource({ sourceId }, sources);
  return {
    kind: 'sql',
    displayType,
    template: sqlTemplate,
    connectionId,
    source,
    database: database ?? source?.from.databaseName ?? 'default',
    ...(groupLimit !== undefined && { groupLimit }),
    ...(numberFormat && { numberFormat }),
  };
}

function planConfig(config: TileConfigInput, context: TileContext): TilePlan {
  const { sources } = context;
  if (config.configType === 'sql') return planSql(config, context);
  if (config.displayType === 'markdown') return { kind: 'markdown', markdown: config.markdown ?? '' };
  const source = findTileSource(config, sources);
  switch (config.displayType) {
    case 'search':
    case 'event_patterns':
    case 'heatmap': {
      const { where = '', whereLanguage = 'lucene' } = config;
      const filter = { text: where, language: whereLanguage };
      if (config.displayType === 'heatmap') {
        const [item = { valueExpression: '' }] = config.select;
        return { kind: 'heatmap', source, filter, item };
      }
      return config.displayType === 'search'
        ? { kind: 'search', source, filter, expressions: selectedParts(config.select) }
        : { kind: 'event_patterns', source, filter, select: config.select ?? '' };
    }
    default:
      return { kind: 'aggregate', tile: aggregateTile(config, source) };
  }
}

/** Plans the query of a tile. Throws InvalidTileError and FormulaError. */
export function planTile(tile: AnyTile, context: TileContext): TilePlan {
  const { asRatio = false, config, series = [] } = tile;
  return config ? planConfig(config, context) : planSeries(series, asRatio, context.sources);
}

/** Returns the ids of the connections that a tile reads. */
export function connectionsOfPlan(plan: QueriedPlan): string[] {
  if (plan.kind === 'sql') return [plan.connectionId];
  return plan.kind === 'aggregate' ? plan.tile.series.map(({ source }) => source.connection) : [plan.source.connection];
}

/**
 * Returns the source of a tile if it has exactly one. Otherwise returns undefined: for Markdown, for SQL without a source, and for series
 * of several sources.
 */
export function sourceOfPlan(plan: TilePlan): Source | undefined {
  if (plan.kind === 'markdown') return undefined;
  if (plan.kind !== 'aggregate') return plan.source;
  const [first, ...others] = plan.tile.series.map(({ source }) => source);
  return others.every(({ id }) => id === first?.id) ? first : undefined;
}
