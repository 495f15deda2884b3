/** The display types that the package draws. Tiles of the API have all of them except `area`. */
export type DisplayType =
  | 'line'
  | 'stacked_bar'
  | 'area'
  | 'table'
  | 'number'
  | 'pie'
  | 'bar'
  | 'heatmap'
  | 'search'
  | 'event_patterns'
  | 'markdown';

/** A value of a query result. */
export type Cell = number | string | boolean | null;

/** A row of a query result. Its cells follow the order of the columns. */
export type Row = readonly Cell[];

/** A column of a query result. */
export interface Column {
  readonly name: string;
  /**
   * `time` is the start of a time bucket, `group` identifies a group, `value` is an aggregate, and `field` is any other column, for example
   * of the events of a search.
   */
  readonly role: 'time' | 'group' | 'value' | 'field';
  readonly type: 'time' | 'number' | 'string' | 'boolean' | 'json';
  /**
   * The unit of the numbers in UCUM notation, for example `ms`, `By` or `%`. It is displayed if the number format sets no `output`,
   * `numericUnit`, `unit` or `average`. The unit `1` is not displayed, and neither is a unit that is only an annotation, such as
   * `{request}`. With the output `duration` or `time`, a unit of time converts the numbers to seconds, unless `factor` is set.
   */
  readonly unit?: string | undefined;
  /**
   * The edges of the buckets of a heatmap, in ascending order. Bucket `i` contains values from `bounds[i - 1]` to `bounds[i]`;
   * bucket 0 contains smaller values, bucket `bounds.length` larger ones.
   */
  readonly bounds?: readonly number[] | undefined;
}

/** The result of `POST /charts/query`. Times are milliseconds since the epoch. Buckets without data have no row. */
export interface QueryResult {
  readonly displayType: DisplayType | (string & {});
  /** The size of a time bucket, for example `5m`. */
  readonly granularity?: string | undefined;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** The rows of the previous period. Their times may be those of the previous period or already shifted. */
  readonly comparison?: readonly Row[] | undefined;
  /** True if rows or groups are missing because of a limit. */
  readonly truncated?: boolean | undefined;
  /** The text of a Markdown tile. */
  readonly markdown?: string | undefined;
}

/** The format of numbers. */
export interface NumberFormat {
  readonly output?:
    | 'currency'
    | 'percent'
    | 'byte'
    | 'time'
    | 'duration'
    | 'number'
    | 'data_rate'
    | 'throughput'
    | (string & {})
    | undefined;
  readonly numericUnit?: string | undefined;
  /** Digits after the decimal point. */
  readonly mantissa?: number | undefined;
  readonly thousandSeparated?: boolean | undefined;
  /** True abbreviates large numbers. */
  readonly average?: boolean | undefined;
  /** True uses units of 1000 bytes instead of 1024. */
  readonly decimalBytes?: boolean | undefined;
  /** Multiplies the value before it is displayed. With the output `duration` or `time`, the product is in seconds. */
  readonly factor?: number | undefined;
  readonly currencySymbol?: string | undefined;
  readonly unit?: string | undefined;
}

/** A rule for the color of a number tile. The last rule that matches applies. */
export interface ColorRule {
  readonly operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq' | 'neq' | 'between' | (string & {});
  readonly value: number | string | readonly number[];
  readonly color: string;
  readonly label?: string | undefined;
}

/** The configuration of a tile. Properties that do not change the appearance of the tile are ignored. */
export interface TileConfig {
  /** Ignored: the display type of the result applies. */
  readonly displayType?: string | undefined;
  /** The items of a chart, which may have an `aggFn` and a `numberFormat`, or the columns of a search. */
  readonly select?: string | readonly object[] | undefined;
  readonly formulas?: readonly { readonly numberFormat?: NumberFormat | undefined }[] | undefined;
  readonly showOperandSeries?: boolean | undefined;
  /** Ignored: the result contains the ratio. */
  readonly asRatio?: boolean | undefined;
  readonly numberFormat?: NumberFormat | undefined;
  readonly color?: string | undefined;
  readonly colorRules?: readonly ColorRule[] | undefined;
  readonly backgroundChart?:
    | { readonly type: 'line' | 'area' | (string & {}); readonly color?: string | undefined }
    | undefined;
  /** True displays buckets without data as 0. False leaves a gap in the line. Default: true. */
  readonly fillNulls?: boolean | undefined;
  /** The order of the rows. With it, the slices of a pie chart keep this order. Without it, the largest slice comes first. */
  readonly orderBy?: string | undefined;
  /** The maximum number of groups of a chart over time. 0 means no limit. */
  readonly seriesLimit?: number | undefined;
  /** True starts the y axis of a line chart near the lowest value instead of at 0. */
  readonly fitYAxisToData?: boolean | undefined;
  /** True displays the group columns of a table on the left. Default: false. */
  readonly groupByColumnsOnLeft?: boolean | undefined;
}

/** A tile of a dashboard. Its content is either in `config` or, in the older form, in `series`. */
export interface Tile {
  readonly name?: string | undefined;
  readonly config?: TileConfig | undefined;
  readonly series?:
    | readonly { readonly type?: string | undefined; readonly numberFormat?: NumberFormat | undefined }[]
    | undefined;
}

/** A time range in milliseconds since the epoch. The end is exclusive. */
export interface TimeRange {
  readonly startTime: number;
  readonly endTime: number;
}

/** A range of values. A missing bound is unlimited. Two equal bounds are a single value. */
export interface ValueRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export type ThemeName = 'light' | 'dark';

/** The size and appearance of a chart. */
export interface ChartOptions {
  /** Width in pixels, 80 to 4096. */
  readonly width: number;
  /** Height in pixels, 40 to 4096. */
  readonly height: number;
  /** Default: `light`. */
  readonly theme?: ThemeName | undefined;
  /** An IANA time zone, or an offset such as `+02:00` in newer runtimes. Default: `UTC`. */
  readonly timeZone?: string | undefined;
  /** The range of the time axis. Default: from the first to the last row. */
  readonly timeRange?: TimeRange | undefined;
  /** True draws the name of the tile above the chart, unless the chart is lower than 90 pixels. Default: true. */
  readonly heading?: boolean | undefined;
  /** Ranges of values that a chart over time highlights, such as those in which an alert fires. */
  readonly marks?: readonly ValueRange[] | undefined;
  /**
   * The names of the series that a chart over time draws. The legend shows the others in gray. If none of the names exists, the chart
   * draws all series. Default: all.
   */
  readonly only?: readonly string[] | undefined;
  /** The names of the series that a chart over time does not draw. If no series remains, the chart draws all. Default: none. */
  readonly except?: readonly string[] | undefined;
  /** The values over time behind the number of a number tile with `backgroundChart`. */
  readonly background?: QueryResult | undefined;
}

/** A tile, its data, and how to draw it. */
export interface ChartProps extends ChartOptions {
  readonly tile: Tile;
  readonly result: QueryResult;
}
