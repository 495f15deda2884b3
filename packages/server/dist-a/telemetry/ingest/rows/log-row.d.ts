import type { LogRecord } from '../messages/messages.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
/** The columns of `otel_logs` that say where a record comes from. */
export declare function logOrigin({ resource, scope }: Origin): Row;
/** The other columns, or why there is no row. */
export declare function logRow(record: LogRecord): Row | string;
