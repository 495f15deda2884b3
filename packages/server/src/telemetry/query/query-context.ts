import type { QueryEngine } from '../clickhouse/engine.ts';
import type { Computation } from '../computation.ts';
import type { SqlExpressions } from '../filter/sql-expression.ts';
import type { SqlStatements } from '../filter/sql-statement.ts';
import type { Catalog } from '../schema/catalog.ts';
import type { MetricUnits } from './metrics/metric-units.ts';

/** The dependencies of the queries of one request. */
export interface QueryContext {
  readonly computation: Computation;
  readonly engine: QueryEngine;
  readonly catalog: Catalog;
  readonly sqlExpressions: SqlExpressions;
  readonly sqlStatements: SqlStatements;
  readonly metricUnits: MetricUnits;
}
