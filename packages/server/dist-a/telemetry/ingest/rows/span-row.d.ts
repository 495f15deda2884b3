import type { Span } from '../messages/messages.ts';
import type { Origin } from './origin.ts';
import type { Row } from './row.ts';
/** The columns of `otel_traces` that say where a span comes from. */
export declare function spanOrigin({ resource, scope }: Origin): Row;
/** The other columns, or why there is no row. */
export declare function spanRow(span: Span): Row | string;
