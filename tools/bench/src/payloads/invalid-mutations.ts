import type { Mutation } from './mutation.ts';

/** The mutations that make each payload invalid. They differ in kind and place. */
export const invalidMutations = {
  dashboard: [
    { path: ['name'], value: 7 },
    { path: ['tiles', 2, 'w'], value: 30 },
    { path: ['tiles', 5, 'series', 0, 'numberFormat', 'mantissa'], value: 1.5 },
    { path: ['tiles', 9, 'series', 0, 'aggFn'], value: 'median' },
    { path: ['tiles', 13, 'id'], value: 'not an id' },
    { path: ['tiles', 19, 'series', 1, 'level'], value: 2 },
    { path: ['tiles', 19, 'asRatio'], value: 'no' },
    { path: ['tags', 1], value: 33 },
  ],
  alert: [
    { path: ['interval'], value: '2h' },
    { path: ['threshold'], value: '100' },
    { path: ['channels', 1, 'webhookId'], value: 'everyone' },
    { path: ['scheduleOffsetMinutes'], value: 1440 },
    { path: ['executionErrors', 1, 'timestamp'], value: 'yesterday' },
    { path: ['state'] },
  ],
  pipeSettings: [
    { path: ['object_storage_concurrency'], value: 36 },
    { path: ['object_storage_max_insert_bytes'], value: 1024 },
    { path: ['db_max_threads'], value: 1.5 },
    { path: ['db_max_download_threads'] },
    { path: ['db_parallel_view_processing'], value: 'yes' },
  ],
  apiKeys: [
    { path: [3, 'id'], value: '4f3c1a52' },
    { path: [21, 'state'], value: 'paused' },
    { path: [40, 'roles'], value: [] },
    { path: [59, 'keySuffix'], value: 'x7Qd5' },
    { path: [77, 'createdAt'], value: '2026-13-01T00:00:00Z' },
    { path: [98, 'ipAccessList', 0, 'source'], value: 7 },
  ],
} satisfies Readonly<Record<string, readonly Mutation[]>>;
