import { quoted } from '../engine/identifier.js';
import { viewOf } from './roll-ups.js';
const onCluster = ({ cluster }) => (cluster === undefined ? '' : ` ON CLUSTER ${quoted(cluster)}`);
/** The table that has the rows of a node. */
const storedAs = (name, { cluster }) => (cluster === undefined ? name : `${name}_local`);
const engine = (kind, { cluster }, columns = '') => cluster === undefined ? `${kind}(${columns})` : `Replicated${kind}(${columns})`;
const distributed = (name, place) => place.cluster === undefined
    ? []
    : [
        `CREATE TABLE IF NOT EXISTS ${name}${onCluster(place)} AS ${storedAs(name, place)}
ENGINE = Distributed(${quoted(place.cluster)}, currentDatabase(), ${storedAs(name, place)}, rand())`,
    ];
/** Makes the database of a tenant. */
export const createDatabase = (database, place) => `CREATE DATABASE IF NOT EXISTS ${quoted(database)}${onCluster(place)}`;
/** Makes a table, and on a cluster the one that reads from and writes to all nodes. */
export const createTable = ({ name, columns, time, orderBy }, place) => [
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
/** Makes the table of the steps that a database has been through. */
export const createSteps = (name, place) => `CREATE TABLE IF NOT EXISTS ${name}${onCluster(place)} (number UInt32, time DateTime DEFAULT now())
ENGINE = ${engine('MergeTree', place)} ORDER BY number`;
/** Makes a roll-up of a table that has no rows yet. */
export const createRollUp = (rollUp, place) => {
    const { name, of, bucketMs, dimensions } = rollUp;
    const seconds = bucketMs / 1000;
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
SELECT toDateTime(intDiv(toUnixTimestamp(Timestamp), ${seconds}) * ${seconds}) AS Bucket, ${names}, count() AS Count
FROM ${storedAs(of, place)}
GROUP BY Bucket, ${names}`,
        ...distributed(name, place),
    ];
};
