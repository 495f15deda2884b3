import type { MessageName } from './messages/message-types.ts';
import type { Origin } from './rows/origin.ts';
import type { Row } from './rows/row.ts';
/** One of the three kinds of telemetry. `Unit` is what a row is made of. */
export interface Signal<Unit = never> {
    readonly name: 'logs' | 'traces' | 'metrics';
    readonly path: string;
    /** The lists of its request in OTLP/JSON, from the outside in. */
    readonly lists: readonly [resources: string, scopes: string, records: string];
    /** The message that a row is made of; metrics have another one for each kind. */
    readonly unit: MessageName | 'metric point';
    /** What its answer calls what it did not accept, in OTLP/JSON. */
    readonly rejected: string;
    /** The same for people. */
    readonly plural: string;
    table(unit: Unit): string;
    /** The column with the time of a row. */
    readonly time: string;
    /** The columns of a row that are its own, or why there is no row. */
    row(unit: Unit): Row | string;
    /** The other columns, which say where it comes from. */
    shared(origin: Origin): Row;
}
/** What the service takes in. What is read for a signal is only ever handed to the same signal. */
export declare const SIGNALS: readonly Signal[];
