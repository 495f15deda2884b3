import { quoteIdentifier } from '../clickhouse/identifier.ts';
import { type RollUp, viewOf } from './roll-ups.ts';
import type { Table } from './tables.ts';

/** Where tables are made, and how long rows are kept. */
export interface SchemaOptions {
  /** The tables are made on all nodes of it, each with a part of the rows. */
  readonly cluster?: string;
  readonly retentionDays: number;
}

function onCluster({ cluster }: SchemaOptions): string {
  return cluster === undefined ? '' : ` ON CLUSTER ${quoteIdentifier(cluster)}`;
}

/** The table that has the rows of a node. */
function storedAs(name: string, { cluster }: SchemaOptions): string {
  return cluster === undefined ? name : `${name}_local`;
}

function engine(kind: string, { cluster }: SchemaOptions, columns = ''): string {
  return cluster === undefined ? `${kind}(${columns})` : `Replicated${kind}(${columns})`;
}

function distributed(name: string, place: SchemaOptions): string[] {
  return place.cluster === undefined
    ? []
    : [
        `CREATE TABLE IF NOT EXISTS ${name}${onCluster(place)} AS ${storedAs(name, place)}
ENGINE = Distributed(${quoteIdentifier(place.cluster)}, currentDatabase(), ${storedAs(name, place)}, rand())`,
      ];
}

/** Makes the database of a tenant. */
export function createDatabase(database: string, place: SchemaOptions): string {
  return `CREATE DATABASE IF NOT EXISTS ${quoteIdentifier(database)}${onCluster(place)}`;
}

/** Makes a table, and on a cluster the one that reads from and writes to all nodes. */
export function createTable({ name, columns, time, orderBy }: Table, place: SchemaOptions): string[] {
  return [
    `CREATE TABLE IF NOT EXISTS ${storedAs(name, place)}${onCluster(place)} (
  ${columns.join(',\n  ')}
)
ENGINE = ${engine('MergeTree', place)}
PARTITION BY toDate(${time})
ORDER BY (${orderBy})
TTL ${time} + toIntervalDay(${place.retentionDays})
SETTINGS ttl_only_drop_parts = 1`,
    ...distributed(name, place),
  ];
}

/** Drops the table of steps, also one with damaged parts. */
export function dropSteps(name: string, place: SchemaOptions): string {
  return `DROP TABLE IF EXISTS ${name}${onCluster(place)} SYNC`;
}

/** Creates the table of the steps that a database has been through. */
export function createSteps(name: string, place: SchemaOptions): string {
  return `CREATE TABLE IF NOT EXISTS ${name}${onCluster(place)} (number UInt32, time DateTime DEFAULT now())
ENGINE = ${engine('MergeTree', place)} ORDER BY number`;
}

/** Returns the statement that computes the rows of a roll-up from a table. */
export function selectRollUp({ bucketMs, dimensions }: RollUp, from: string, condition?: string): string {
  const seconds = bucketMs / 1000;
  const names = dimensions.join(', ');
  return `SELECT toDateTime(intDiv(toUnixTimestamp(Timestamp), ${seconds}) * ${seconds}) AS Bucket, ${names}, count() AS Count
FROM ${from}${condition === undefined ? '' : `\nWHERE ${condition}`}
GROUP BY Bucket, ${names}`;
}

/** Returns the statement that deletes rows on all nodes and waits until they are deleted. */
export function deleteRows(name: string, condition: string, place: SchemaOptions): string {
  return `ALTER TABLE ${storedAs(name, place)}${onCluster(place)} DELETE WHERE ${condition} SETTINGS mutations_sync = 2`;
}

/** Makes a roll-up of a table that has no rows yet. */
export function createRollUp(rollUp: RollUp, place: SchemaOptions): string[] {
  const { name, of, dimensions } = rollUp;
  const names = dimensions.join(', ');
  return [
    `CREATE TABLE IF NOT EXISTS ${storedAs(name, place)}${onCluster(place)} (
  Bucket DateTime CODEC(Delta(4), ZSTD(1)),
  ${dimensions.map((dimension) => `${dimension} LowCardinality(String) CODEC(ZSTD(1))`).join(',\n  ')},
  Count UInt64 CODEC(ZSTD(1))
)
ENGINE = ${engine('SummingMergeTree', place, 'Count')}
PARTITION BY toYYYYMM(Bucket)
ORDER BY (Bucket, ${names})
TTL Bucket + toIntervalDay(${place.retentionDays})`,
    `CREATE MATERIALIZED VIEW IF NOT EXISTS ${viewOf(rollUp)}${onCluster(place)} TO ${storedAs(name, place)} AS
${selectRollUp(rollUp, storedAs(of, place))}`,
    ...distributed(name, place),
  ];
}
