import type { ChartRows } from './pipeline/chart-rows.ts';

/** An operation of a spec, reduced to the parts that a call needs. Each client has a generated table of operations. */
export interface Operation {
  readonly id: string;
  readonly method: string;
  /**
   * The path template of the spec, such as `/api/v2/dashboards/{dashboardId}`. Parameters without a default in the options of the
   * client are the ids that the method takes, in the same order.
   */
  readonly path: string;
  /** The number of ids that the method takes. @default 0 */
  readonly ids?: number;
  /** True if the method takes a request body after the ids. */
  readonly body?: boolean;
  /** True if the method returns a page of a list. */
  readonly list?: boolean;
  /** Options that are sent in the query. */
  readonly query?: readonly string[];
  /** Options that are sent as headers: lower-case header names by option name. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The property of a successful body that the method returns. If `content`, `bare` and `accept` are absent, it returns nothing. */
  readonly content?: string;
  /** True if the method returns the whole body. */
  readonly bare?: boolean;
  /** Converts the returned rows. */
  readonly rows?: ChartRows;
  /** The operation that lists the resources. If the server has no route for a single resource, the client searches this list. */
  readonly fallback?: Operation;
  /** The media type of a response that the method returns as text. Absent for JSON. */
  readonly accept?: string;
  /** Numeric properties of the returned rows. Some servers send them as decimal strings. */
  readonly numbers?: readonly string[];
  /** Properties of the returned rows that are also returned as the array `values`. */
  readonly values?: readonly string[];
}
