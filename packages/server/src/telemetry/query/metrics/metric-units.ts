import { BoundedCache } from '../../../domain/bounded-cache.ts';
import type { QueryEngine } from '../../clickhouse/engine.ts';
import { quoteTable } from '../../clickhouse/quoting.ts';
import type { Catalog, TableShape } from '../../schema/catalog.ts';
import type { MetricSourcedSeries } from '../chart-query.ts';
import { metricKinds, metricTable } from './metric-kinds.ts';

/** Time that a unit is cached. */
const CACHE_MS = 60_000;

/** The maximum size of the cache, in characters of its keys and units. */
const MAX_CHARACTERS = 262_144;

interface UnitDependencies {
  readonly engine: QueryEngine;
  readonly catalog: Catalog;
}

/** Returns the unit of a metric in a table, or an empty string if the table has no points of the metric. */
async function readUnit({ engine }: UnitDependencies, { database, table }: TableShape, name: string): Promise<string> {
  const [row] = await engine.query<{ unit: string }>({
    sql: `SELECT MetricUnit AS unit FROM ${quoteTable(database, table)} WHERE MetricName = {name:String} LIMIT 1`,
    parameters: { name },
  });
  return row?.unit ?? '';
}

async function findUnit(
  context: UnitDependencies,
  { source, metricName, field = '', metricDataType }: MetricSourcedSeries,
): Promise<string> {
  for (const kind of metricDataType === undefined ? metricKinds : [metricDataType]) {
    const table = metricTable(source, kind);
    const shape = table === undefined ? undefined : await context.catalog.shapeOf(source.from.databaseName, table);
    const unit = shape?.columns.has('MetricUnit') ? await readUnit(context, shape, metricName || field) : '';
    if (unit !== '') return unit;
  }
  return '';
}

/** Looks up the units of metrics and caches them. */
export class MetricUnits {
  readonly #cached = new BoundedCache<{ readonly expiresMs: number; readonly unit: string }>(MAX_CHARACTERS);

  /**
   * Returns the unit that the sender of a metric has recorded, for example `ms` or `By`. Returns an empty string if there is none.
   */
  async unitOf(context: UnitDependencies, series: MetricSourcedSeries): Promise<string> {
    const { source, metricName, field, metricDataType } = series;
    const key = JSON.stringify([source.from, source.metricTables, metricName, field, metricDataType]);
    const cached = this.#cached.get(key);
    if (cached && cached.expiresMs > performance.now()) return cached.unit;
    const unit = await findUnit(context, series);
    this.#cached.set(key, { expiresMs: performance.now() + CACHE_MS, unit }, unit.length);
    return unit;
  }
}
