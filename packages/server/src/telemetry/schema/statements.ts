import { quoteIdentifier } from '../clickhouse/quoting.ts';
import { type RollUp, viewOf } from './roll-ups.ts';
import type { Table } from './telemetry-tables.ts';

/** The cluster on which tables are created, and the retention of rows. */
export interface SchemaOptions {
  /** The name of a ClickHouse cluster. Every node gets the tables, and each shard stores a part of the rows. */
  readonly cluster?: string;
  readonly retentionDays: number;
}

function onCluster({ cluster }: SchemaOptions): string {
  return cluster === undefined ? '' : ` ON CLUSTER ${quoteIdentifier(cluster)}`;
}

/** Returns the name of the table that stores rows. On a cluster it is the local table of a node. */
export function localTable(name: string, { cluster }: SchemaOptions): string {
  return cluster === undefined ? name : `${name}_local`;
}

/** Returns the table engine, which is replicated on a cluster. */
function tableEngine(kind: string, { cluster }: SchemaOptions, columns = ''): string {
  return cluster === undefined ? `${kind}(${columns})` : `Replicated${kind}(${columns})`;
}

/** Returns the statement that creates the distributed table, in a list. The list is empty without a cluster. */
function createDistributedTable(name: string, options: SchemaOptions): string[] {
  return options.cluster === undefined
    ? []
    : [
        `CREATE TABLE IF NOT EXISTS ${name}${onCluster(options)} AS ${localTable(name, options)}
ENGINE = Distributed(${quoteIdentifier(options.cluster)}, currentDatabase(), ${localTable(name, options)}, rand())`,
      ];
}

/** Returns the statement that creates a telemetry database. */
export function createDatabase(database: string, options: SchemaOptions): string {
  return `CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(database)}${onCluster(options)}`;
}

/** Returns the statements that create a table, and on a cluster its distributed table. */
export function createTable({ name, columns, time, orderBy }: Table, options: SchemaOptions): string[] {
  return [
    `CREATE TABLE IF NOT EXISTS ${localTable(name, options)}${onCluster(options)} (
  ${columns.join(',\n  ')}
)
ENGINE = ${tableEngine('MergeTree', options)}
PARTITION BY toDate(${time})
ORDER BY (${orderBy})
TTL ${time} + toIntervalDay(${options.retentionDays})
SETTINGS ttl_only_drop_parts = 1`,
    ...createDistributedTable(name, options),
  ];
}

/** Returns the statements that drop the table of migration steps, and on a cluster its local table, and wait until they are deleted. */
export function dropSteps(name: string, options: SchemaOptions): string[] {
  const names = new Set([name, localTable(name, options)]);
  return [...names].map((table) => `DROP TABLE IF EXISTS ${table}${onCluster(options)} SYNC`);
}

/** Returns the statements that create the table of migration steps. On a cluster, all nodes read all steps from a distributed table. */
export function createSteps(name: string, options: SchemaOptions): string[] {
  return [
    `CREATE TABLE IF NOT EXISTS ${localTable(name, options)}${onCluster(options)} (number UInt32, time DateTime DEFAULT now())
ENGINE = ${tableEngine('MergeTree', options)} ORDER BY number`,
    ...createDistributedTable(name, options),
  ];
}

/** Returns the query that computes the rows of a roll-up from a table. */
export function selectRollUp({ bucketMs, dimensions }: RollUp, from: string, condition?: string): string {
  const seconds = bucketMs / 1000;
  const names = dimensions.join(', ');
  return `SELECT toDateTime(intDiv(toUnixTimestamp(Timestamp), ${seconds}) * ${seconds}) AS Bucket, ${names}, count() AS Count
FROM ${from}${condition === undefined ? '' : `\nWHERE ${condition}`}
GROUP BY Bucket, ${names}`;
}

/** Returns the statement that deletes rows on all nodes and waits until they are deleted. */
export function deleteRows(name: string, condition: string, options: SchemaOptions): string {
  return `ALTER TABLE ${localTable(name, options)}${onCluster(options)} DELETE WHERE ${condition} SETTINGS mutations_sync = 2`;
}

/**
 * Returns the statements that create the table of a roll-up, then its view, and on a cluster its distributed table. The base table must
 * be empty, because the view only adds new rows.
 */
export function createRollUp(rollUp: RollUp, options: SchemaOptions): string[] {
  const { name, baseTable, dimensions } = rollUp;
  const names = dimensions.join(', ');
  return [
    `CREATE TABLE IF NOT EXISTS ${localTable(name, options)}${onCluster(options)} (
  Bucket DateTime('UTC') CODEC(Delta(4), ZSTD(1)),
  ${dimensions.map((dimension) => `${dimension} LowCardinality(String) CODEC(ZSTD(1))`).join(',\n  ')},
  Count UInt64 CODEC(ZSTD(1))
)
ENGINE = ${tableEngine('SummingMergeTree', options, 'Count')}
PARTITION BY toYYYYMM(Bucket)
ORDER BY (Bucket, ${names})
TTL Bucket + toIntervalDay(${options.retentionDays})`,
    `CREATE MATERIALIZED VIEW IF NOT EXISTS ${viewOf(rollUp)}${onCluster(options)} TO ${localTable(name, options)} AS
${selectRollUp(rollUp, localTable(baseTable, options))}`,
    ...createDistributedTable(name, options),
  ];
}
