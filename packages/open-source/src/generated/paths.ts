// Generated from specs/open-source by `npm run generate`. Do not edit.

export interface paths {
  '/api/v2/dashboards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List dashboards
     * @description Lists the dashboards of the tenant in order of creation, with all their tiles. A page has at most 1000; `meta.total` says how many there are.
     */
    get: operations['listDashboards'];
    put?: never;
    /**
     * Create a dashboard
     * @description Creates a dashboard with its tiles and answers it as it is stored, with the ids that were assigned. Tile ids of the request are not kept. Sources that series name must exist.
     */
    post: operations['createDashboard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/dashboards/{dashboardId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a dashboard
     * @description Answers one dashboard with all its tiles.
     */
    get: operations['getDashboard'];
    /**
     * Replace a dashboard
     * @description Replaces name and tiles, and the tags when they are given. A tile that is sent with the id it has keeps this id and its alerts; every other tile gets a new id. Alerts on tiles that are gone, or that are neither `time` nor `number` any more, are deleted with the same write.
     */
    put: operations['updateDashboard'];
    post?: never;
    /**
     * Delete a dashboard
     * @description Deletes the dashboard, its tiles and all alerts on them, in one step.
     */
    delete: operations['deleteDashboard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List alerts
     * @description Lists the alerts of the tenant in order of creation, with their current state.
     */
    get: operations['listAlerts'];
    put?: never;
    /**
     * Create an alert
     * @description Creates an alert on a tile of a dashboard. Dashboard, tile and webhooks must exist, and the series of the tile must be of type `time` or `number`. The first window that is evaluated is the one in which the alert is created; until then its state is `OK`.
     */
    post: operations['createAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts/{alertId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an alert
     * @description Answers one alert with its current state and what went wrong in the last evaluation.
     */
    get: operations['getAlert'];
    /**
     * Replace an alert
     * @description Replaces everything that a caller can write; an absent nullable field becomes null. State, silence, errors and creation time are never touched.
     */
    put: operations['updateAlert'];
    post?: never;
    /**
     * Delete an alert
     * @description Deletes the alert and its state. Notifications that are being delivered are not taken back.
     */
    delete: operations['deleteAlert'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/charts/series': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query chart series
     * @description Computes up to five series over a range of time, in buckets, and merges them into rows. Buckets are aligned to UTC and empty ones are left out. A source that does not exist is answered with 404, a filter that does not parse with 400 and its position; more than 10,000 buckets or 50,000 rows are refused with 400, and a query over the time limit is answered with 504.
     */
    post: operations['queryChartSeries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/sources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sources
     * @description Lists the sources of the tenant in order of creation, disabled ones included. Credentials of connections are never part of the answer.
     */
    get: operations['listSources'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/sources/{sourceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a source
     * @description Answers one source, disabled or not. Credentials of its connection are never part of the answer.
     */
    get: operations['getSource'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description Lists the webhooks of the tenant in order of creation. Headers, query parameters and secrets are never part of the answer.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Creates a webhook that alerts can notify. The name must be unique among the webhooks of its `service`. The target is not called; private and reserved addresses are refused unless the configuration of the server allows them.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/webhooks/{webhookId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a webhook
     * @description Answers one webhook, without headers, query parameters and secret.
     */
    get: operations['getWebhook'];
    /**
     * Replace a webhook
     * @description Replaces the webhook. Headers, query parameters and secret stay as they are when they are absent, unless `url` or `service` changes: then they are dropped, so that they cannot reach another target.
     */
    put: operations['updateWebhook'];
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes the webhook. While alerts use it this is answered with 409, and the text says how many do.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  alertNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Notify of an alert
     * @description Posted to the `url` of each webhook of the service `generic` that is a channel of an alert: when the alert fires, for each further window that violates the threshold, and once when it resolves. A webhook with a `body` gets what its template makes instead. A notification may come twice; its `Idempotency-Key` tells a repetition. One whose attempts all fail does not come, and neither does one that has waited an hour for others to the same webhook: the alert gets a `WEBHOOK_ERROR`.
     */
    post: operations['deliverAlertNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  slackNotification: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Notify Slack of an alert
     * @description Posted to the `url` of each webhook of the service `slack` that is a channel of an alert, at the same times and with the same headers as `deliverAlertNotification`.
     */
    post: operations['deliverSlackNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description How a number is written. It changes what is shown, never what is measured. */
    NumberFormat: {
      /**
       * @description The kind of number:
       *     - `currency`: an amount of money, with `currencySymbol`
       *     - `percent`: a share, 0.25 reads 25 %
       *     - `byte`: a size, in steps of 1024 unless `decimalBytes` is set
       *     - `time`: a time of day
       *     - `duration`: a length of time
       *     - `number`: a plain number
       *     - `data_rate`: bytes per second
       *     - `throughput`: events per second
       * @enum {string}
       */
      output: 'currency' | 'percent' | 'byte' | 'time' | 'duration' | 'number' | 'data_rate' | 'throughput';
      /**
       * @description Digits after the decimal point, 0 to 20. When absent, as many as the viewer finds fit.
       * @example 2
       */
      mantissa?: number;
      /** @description Whether thousands are separated, so that 1000000 reads 1,000,000. */
      thousandSeparated?: boolean;
      /** @description Whether large numbers are shortened, so that 1200000 reads 1.2m. */
      average?: boolean;
      /** @description Whether bytes are counted in steps of 1000 instead of 1024. */
      decimalBytes?: boolean;
      /**
       * @description What the value is multiplied by before it is written, for example 0.001 to go from ms to s.
       * @example 0.001
       */
      factor?: number;
      /**
       * @description The symbol written with an amount of money, at most 16 characters.
       * @example €
       */
      currencySymbol?: string;
      /**
       * @description A unit written after the number, at most 64 characters.
       * @example orders
       */
      unit?: string;
    };
    /** @description A line or bars over time. */
    TimeSeries: {
      /**
       * @description One number per bucket of time.
       * @constant
       */
      type: 'time';
      /**
       * @description Which of the tenant's sources is queried when `sourceId` is absent:
       *     - `events`: the first enabled source of logs
       *     - `metrics`: the first enabled source of metrics
       *
       *     It is stored as `events` only when neither `dataSource` nor `sourceId` is given.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:
       *     - `avg`: the mean
       *     - `count`: how many events there are
       *     - `count_distinct`: how many different values there are
       *     - `last_value`: the latest value
       *     - `max`, `min`: the largest, the smallest value
       *     - `quantile`: the value at `level`
       *     - `sum`: the sum
       *     - `any`: the value of some event
       *     - `none`: `field` is an aggregating expression already
       *     - `increase`: how much a counter has grown, resets included
       * @enum {string}
       */
      aggFn:
        | 'avg'
        | 'count'
        | 'count_distinct'
        | 'last_value'
        | 'max'
        | 'min'
        | 'quantile'
        | 'sum'
        | 'any'
        | 'none'
        | 'increase';
      /**
       * @description The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes that split the series, at most 10. An empty list does not split.
       * @default []
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy?: string[];
      /**
       * @description The name shown for the series, at most 256 characters. When absent it is made from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description Whether the series is drawn as a `line` or as bars on top of one another (`stacked_bar`).
       * @default line
       * @enum {string}
       */
      displayType?: 'line' | 'stacked_bar';
      /**
       * @description The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description The type of the metric, which decides the table and how values become a number. Only for metrics:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in fixed buckets
       *     - `summary`: quantiles that were computed where the metric was made
       *     - `exponential histogram`: counts in buckets that widen exponentially
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How the numbers are written. When absent they are written plainly. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown &
      unknown & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'time';
      });
    /** @description A table with a row for each group. */
    TableSeries: {
      /**
       * @description One number per group.
       * @constant
       */
      type: 'table';
      /**
       * @description Which of the tenant's sources is queried when `sourceId` is absent:
       *     - `events`: the first enabled source of logs
       *     - `metrics`: the first enabled source of metrics
       *
       *     It is stored as `events` only when neither `dataSource` nor `sourceId` is given.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:
       *     - `avg`: the mean
       *     - `count`: how many events there are
       *     - `count_distinct`: how many different values there are
       *     - `last_value`: the latest value
       *     - `max`, `min`: the largest, the smallest value
       *     - `quantile`: the value at `level`
       *     - `sum`: the sum
       *     - `any`: the value of some event
       *     - `none`: `field` is an aggregating expression already
       *     - `increase`: how much a counter has grown, resets included
       * @enum {string}
       */
      aggFn:
        | 'avg'
        | 'count'
        | 'count_distinct'
        | 'last_value'
        | 'max'
        | 'min'
        | 'quantile'
        | 'sum'
        | 'any'
        | 'none'
        | 'increase';
      /**
       * @description The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes that split the series, at most 10. An empty list does not split.
       * @default []
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy?: string[];
      /**
       * @description The name shown for the series, at most 256 characters. When absent it is made from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description Whether rows are sorted by their number from small to large (`asc`) or from large to small (`desc`).
       * @default desc
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      /**
       * @description The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description The type of the metric, which decides the table and how values become a number. Only for metrics:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in fixed buckets
       *     - `summary`: quantiles that were computed where the metric was made
       *     - `exponential histogram`: counts in buckets that widen exponentially
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How the numbers are written. When absent they are written plainly. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown &
      unknown & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'table';
      });
    /** @description A single number. */
    NumberSeries: {
      /**
       * @description One number over the whole time.
       * @constant
       */
      type: 'number';
      /**
       * @description Which of the tenant's sources is queried when `sourceId` is absent:
       *     - `events`: the first enabled source of logs
       *     - `metrics`: the first enabled source of metrics
       *
       *     It is stored as `events` only when neither `dataSource` nor `sourceId` is given.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events become a number. All but `count` and `none` need `field`, or `metricName` for metrics:
       *     - `avg`: the mean
       *     - `count`: how many events there are
       *     - `count_distinct`: how many different values there are
       *     - `last_value`: the latest value
       *     - `max`, `min`: the largest, the smallest value
       *     - `quantile`: the value at `level`
       *     - `sum`: the sum
       *     - `any`: the value of some event
       *     - `none`: `field` is an aggregating expression already
       *     - `increase`: how much a counter has grown, resets included
       * @enum {string}
       */
      aggFn:
        | 'avg'
        | 'count'
        | 'count_distinct'
        | 'last_value'
        | 'max'
        | 'min'
        | 'quantile'
        | 'sum'
        | 'any'
        | 'none'
        | 'increase';
      /**
       * @description The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Always empty, since a single number cannot be split.
       * @default []
       */
      groupBy?: string[];
      /**
       * @description The name shown for the series, at most 256 characters. When absent it is made from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description The type of the metric, which decides the table and how values become a number. Only for metrics:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in fixed buckets
       *     - `summary`: quantiles that were computed where the metric was made
       *     - `exponential histogram`: counts in buckets that widen exponentially
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How the numbers are written. When absent they are written plainly. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown &
      unknown & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'number';
      });
    /** @description The events that match a filter, as a list. */
    SearchSeries: {
      /**
       * @description A list of events. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'search';
      /**
       * @description Which of the tenant's sources is queried when `sourceId` is absent:
       *     - `events`: the first enabled source of logs
       *     - `metrics`: the first enabled source of metrics
       *
       *     It is stored as `events` only when neither `dataSource` nor `sourceId` is given.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query; it wins over `dataSource`. A source that does not exist is refused with 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description Only events that match this filter are taken, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters. It is stored as it is and first parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description The language of `where`. When absent it is read as `lucene`, and stays absent; `sql` is one boolean expression over the source's columns.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description The columns to show, at most 100. An empty list shows what the source selects by default.
       * @default []
       * @example [
       *       "Timestamp",
       *       "ServiceName",
       *       "Body"
       *     ]
       */
      fields?: string[];
    };
    /** @description A text on the dashboard. It queries nothing. */
    MarkdownSeries: {
      /**
       * @description A text, which queries nothing. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'markdown';
      /**
       * @description The text in Markdown, at most 100,000 characters.
       * @default
       * @example Owned by the checkout team. See the runbook before restarting anything.
       */
      content?: string;
    };
    /** @description One thing that a tile shows; `type` says how. A series reads back as it was written, with the documented defaults filled in. */
    Series:
      | components['schemas']['TimeSeries']
      | components['schemas']['TableSeries']
      | components['schemas']['NumberSeries']
      | components['schemas']['SearchSeries']
      | components['schemas']['MarkdownSeries'];
    /** @description One chart, search or text on a dashboard, as it is stored. */
    Tile: {
      /**
       * @description Assigned by the service. It stays when the tile is written back under the same id.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      id: string;
      /**
       * @description The title above the tile.
       * @example Server errors
       */
      name: string;
      /**
       * @description The left edge in columns of the grid, which is 24 columns wide.
       * @example 0
       */
      x: number;
      /**
       * @description The upper edge in rows of the grid.
       * @example 0
       */
      y: number;
      /**
       * @description The width in columns of the grid.
       * @example 12
       */
      w: number;
      /**
       * @description The height in rows of the grid.
       * @example 4
       */
      h: number;
      /** @description Whether the tile shows series 0 divided by series 1 instead of the series themselves. */
      asRatio: boolean;
      /** @description What the tile shows. All series of a tile have the same `type`. */
      series: components['schemas']['Series'][];
    };
    /** @description A named set of tiles on a grid, as it is stored. */
    Dashboard: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      id: string;
      /**
       * @description The name shown above the dashboard. Names need not be unique.
       * @example Checkout
       */
      name: string;
      /** @description The tiles in the order in which they were written. */
      tiles: components['schemas']['Tile'][];
      /**
       * @description Labels to find the dashboard by, without duplicates. Empty when it has none.
       * @example [
       *       "checkout",
       *       "production"
       *     ]
       */
      tags: string[];
    };
    /** @description Which part of a list this is. */
    PageMeta: {
      /**
       * @description How many items there are in all, on every page.
       * @example 3
       */
      total: number;
      /**
       * @description The most items that this page could have.
       * @example 1000
       */
      limit: number;
      /**
       * @description How many items were passed over before this page.
       * @example 0
       */
      offset: number;
    };
    /** @description One thing that is wrong with a request, and where it is. */
    Issue: {
      /**
       * @description The part of the request:
       *     - `body`: the body, as JSON
       *     - `query`: the query parameters
       *     - `params`: the ids in the path
       *     - `headers`: the headers
       * @enum {string}
       */
      in: 'body' | 'query' | 'params' | 'headers';
      /**
       * @description The way to the value, a property name or an array index for each step. Empty for the whole.
       * @example [
       *       "tiles",
       *       0,
       *       "w"
       *     ]
       */
      path: (string | number)[];
      /**
       * @description The same way as a JSON Pointer (RFC 6901). An empty string is the whole.
       * @example /tiles/0/w
       */
      pointer: string;
      /**
       * @description The rule that is broken, mostly the JSON Schema keyword of that name:
       *     - `type`, `enum`, `const`: the kind of value, or the values that are possible
       *     - `required`: a property is missing
       *     - `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: the size of a number
       *     - `minLength`, `maxLength`, `pattern`, `format`: the text
       *     - `minItems`, `maxItems`, `uniqueItems`: the list
       *     - `minProperties`, `maxProperties`: the number of properties
       *     - `discriminator`: there is no such variant
       *     - `unknownProperty`: there is no such property
       *     - `condition`: a rule between fields
       *     - `reference`: what is named does not exist
       *     - `filter`: a filter expression does not parse
       * @enum {string}
       */
      code:
        | 'type'
        | 'required'
        | 'enum'
        | 'const'
        | 'minimum'
        | 'maximum'
        | 'exclusiveMinimum'
        | 'exclusiveMaximum'
        | 'multipleOf'
        | 'minLength'
        | 'maxLength'
        | 'pattern'
        | 'format'
        | 'minItems'
        | 'maxItems'
        | 'uniqueItems'
        | 'minProperties'
        | 'maxProperties'
        | 'discriminator'
        | 'unknownProperty'
        | 'condition'
        | 'reference'
        | 'filter';
      /**
       * @description What was expected and what came, for a person.
       * @example expected 1 to 24, received 30
       */
      message: string;
      /**
       * @description What was expected, for a program, such as a bound or a list of values. Absent when there is no such thing.
       * @example 24
       */
      expected?: unknown;
    };
    /** @description Why a request failed. */
    OpenSourceError: {
      /**
       * @description What is wrong, for a person. With more than 50 issues it says how many are left out.
       * @example Body validation failed: tiles.0.w: expected 1 to 24, received 30
       */
      message: string;
      /**
       * Format: uuid
       * @description The id of the request, equal to the header `X-Request-Id`. The service's log has the same.
       * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
       */
      requestId: string;
      /** @description Everything that is wrong with the request, at most 50 issues. Absent when the error is of another kind. */
      issues?: components['schemas']['Issue'][];
    };
    /** @description What a caller writes of a tile. Neither overlap nor `x + w` is checked, so that a layout can be changed tile by tile. */
    TileInput: {
      /**
       * @description On update, the id of a tile that the dashboard already has keeps that tile and the alerts on it; any other id is replaced by a new one. On create every tile gets a new id. The same id twice in one dashboard is refused.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      id?: string;
      /**
       * @description The title above the tile, at most 1024 characters. It may be empty.
       * @example Server errors
       */
      name: string;
      /**
       * @description The left edge in columns of the grid, which is 24 columns wide. Fractions are allowed.
       * @example 0
       */
      x: number;
      /**
       * @description The upper edge in rows of the grid, which has no lower end of its own. Fractions are allowed.
       * @example 0
       */
      y: number;
      /**
       * @description The width in columns of the grid. Fractions are allowed.
       * @example 12
       */
      w: number;
      /**
       * @description The height in rows of the grid. Fractions are allowed.
       * @example 4
       */
      h: number;
      /**
       * @description Whether the tile shows series 0 divided by series 1. When true, `series` needs exactly two items.
       * @default false
       */
      asRatio?: boolean;
      /** @description What the tile shows, 1 to 20 series. All of them must have the same `type`. */
      series: components['schemas']['Series'][];
    } & unknown;
    /** @description What a caller writes of a dashboard. A dashboard that was read can be written back unchanged: the read-only fields are accepted and ignored. */
    DashboardInput: {
      /** @description Accepted and ignored, so that a dashboard that was read can be written back. */
      readonly id?: unknown;
      /**
       * @description The name shown above the dashboard, 1 to 1024 characters. Names need not be unique.
       * @example Checkout
       */
      name: string;
      /** @description All tiles of the dashboard, at most 500. On update this replaces the stored tiles; an alert on a tile that is gone afterwards, or that can no longer be alerted on, is deleted. */
      tiles: components['schemas']['TileInput'][];
      /**
       * @description Labels to find the dashboard by, at most 50 of 1 to 32 characters. A duplicate collapses into the first. When absent, create stores an empty list and update keeps the stored tags; an empty list clears them.
       * @example [
       *       "checkout",
       *       "production"
       *     ]
       */
      tags?: string[];
    };
    /**
     * @description The length of an alert's window, aligned to UTC:
     *     - `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes
     *     - `1h`, `6h`, `12h`: 1, 6, 12 hours
     *     - `1d`: 24 hours
     * @enum {string}
     */
    AlertInterval: '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d';
    /**
     * @description When the value of a window violates the threshold:
     *     - `above`: value ≥ threshold
     *     - `below`: value < threshold
     *     - `above_exclusive`: value > threshold
     *     - `below_or_equal`: value ≤ threshold
     *     - `equal`: value = threshold
     *     - `not_equal`: value ≠ threshold
     *     - `between`: threshold ≤ value ≤ thresholdMax
     *     - `not_between`: value < threshold or value > thresholdMax
     * @enum {string}
     */
    AlertThresholdType:
      | 'above'
      | 'below'
      | 'above_exclusive'
      | 'below_or_equal'
      | 'equal'
      | 'not_equal'
      | 'between'
      | 'not_between';
    /** @description One place where the notifications of an alert go. */
    AlertChannel: {
      /**
       * @description The kind of channel. Webhooks are the only one.
       * @constant
       */
      type: 'webhook';
      /**
       * @description The webhook that is called. It must exist; a webhook that an alert uses cannot be deleted.
       * @example 6740a3f2c51e9b0012d4e8c3
       */
      webhookId: string;
    };
    /**
     * @description What the last evaluation of an alert found:
     *     - `OK`: the threshold holds, or the alert is new
     *     - `ALERT`: the threshold is violated; `executionErrors` says when a channel could not be notified
     *     - `PENDING`: the threshold is violated, but not yet for enough windows in a row
     *     - `INSUFFICIENT_DATA`: there was nothing to evaluate
     *     - `DISABLED`: the alert is not evaluated
     * @enum {string}
     */
    AlertState: 'OK' | 'ALERT' | 'PENDING' | 'INSUFFICIENT_DATA' | 'DISABLED';
    /** @description A silence of an alert. The alert is evaluated, its channels are not notified. */
    AlertSilence: {
      /**
       * @description Who silenced the alert.
       * @example on-call
       */
      by: string;
      /**
       * Format: date-time
       * @description When the silence began.
       * @example 2026-01-12T10:00:00.000Z
       */
      at: string;
      /**
       * Format: date-time
       * @description When the silence ends by itself.
       * @example 2026-01-12T12:00:00.000Z
       */
      until: string;
    };
    /** @description One thing that went wrong while an alert was evaluated or delivered. */
    AlertExecutionError: {
      /**
       * Format: date-time
       * @description When it went wrong.
       * @example 2026-01-12T10:00:00.000Z
       */
      timestamp: string;
      /**
       * @description What went wrong:
       *     - `QUERY_ERROR`: the query of the tile failed; it is tried again
       *     - `QUERY_TIMEOUT`: the query of the tile took too long; it is tried again
       *     - `WEBHOOK_ERROR`: a channel could not be notified
       *     - `INVALID_ALERT`: the tile can no longer be queried
       *     - `UNKNOWN`: anything else
       * @enum {string}
       */
      type: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN';
      /**
       * @description What happened, for a person.
       * @example The webhook answered 500 three times.
       */
      message: string;
    };
    /** @description A rule that watches a tile and notifies webhooks, as it is stored, together with its state. */
    Alert: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      id: string;
      /**
       * @description The team that owns the alert. Only the open source deployment has teams.
       * @example 6740a3f2c51e9b0012d4e801
       */
      teamId?: string;
      /**
       * @description What is watched, a `tile` of a dashboard or a `saved_search`. Saved searches do not exist yet.
       * @enum {string}
       */
      source: 'tile' | 'saved_search';
      /**
       * @description The dashboard that has the tile. Present when `source` is `tile`.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      dashboardId?: string;
      /**
       * @description The tile that is watched. Present when `source` is `tile`.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      tileId?: string;
      /** @description The length of the window that is evaluated, and how often it is. */
      interval: components['schemas']['AlertInterval'];
      /**
       * @description What the value of a window is compared with, in the unit of the tile.
       * @example 100
       */
      threshold: number;
      /** @description How the value is compared with the threshold. */
      thresholdType: components['schemas']['AlertThresholdType'];
      /**
       * @description The upper end of the range. Present when `thresholdType` is `between` or `not_between`.
       * @example 500
       */
      thresholdMax?: number;
      /** @description Where a notification goes. Always the first of `channels`. */
      channel: components['schemas']['AlertChannel'];
      /** @description All places where a notification goes. */
      channels: components['schemas']['AlertChannel'][];
      /**
       * @description The title of a notification. Null when the alert has none.
       * @example Server errors at checkout
       */
      name: string | null;
      /**
       * @description The text of a notification. Null when the alert has none.
       * @example More than 100 failed requests in an hour.
       */
      message: string | null;
      /**
       * @description What a person should know who looks at the alert; it is not sent. Null when there is none.
       * @example Call the payment provider first.
       */
      note: string | null;
      /**
       * @description How many windows in a row must violate the threshold before the alert fires. Null means one.
       * @example 3
       */
      numConsecutiveWindows: number | null;
      /**
       * @description How many minutes the windows are shifted from the aligned start. Null means none.
       * @example 5
       */
      scheduleOffsetMinutes: number | null;
      /**
       * Format: date-time
       * @description The instant at which the first window starts, and by which all are aligned. Null aligns to UTC.
       * @example 2026-01-12T06:00:00.000Z
       */
      scheduleStartAt: string | null;
      /** @description What the last evaluation found. A new alert is `OK`. */
      state: components['schemas']['AlertState'];
      /** @description By whom and until when notifications are held back. Null when they are not. */
      silenced: components['schemas']['AlertSilence'] | null;
      /** @description What went wrong in the last evaluation. Empty when nothing did. */
      executionErrors: components['schemas']['AlertExecutionError'][];
      /**
       * Format: date-time
       * @description When the alert was created, in UTC, to the millisecond.
       * @example 2026-01-12T09:30:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the alert was last written by a caller, in UTC, to the millisecond.
       * @example 2026-01-12T09:30:00.000Z
       */
      updatedAt: string;
    };
    /** @description What a caller writes of an alert; create and update take the same. An update replaces everything that a caller can write, so that an absent nullable field becomes null, and never touches the state of the alert. An alert that was read can be written back unchanged. */
    AlertInput:
      | ({
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly id?: unknown;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly teamId?: unknown;
          /**
           * @description What is watched. `tile` needs `dashboardId` and `tileId`. `saved_search` is refused with 400 until saved searches exist.
           * @enum {string}
           */
          source: 'tile' | 'saved_search';
          /**
           * @description The dashboard that has the tile. Required when `source` is `tile`; it must exist.
           * @example 6740a3f2c51e9b0012d4e8a1
           */
          dashboardId?: string;
          /**
           * @description The tile that is watched. Required when `source` is `tile`; it must be on the dashboard, and its series must be of type `time` or `number`.
           * @example 6740a3f2c51e9b0012d4e8a2
           */
          tileId?: string;
          /** @description The length of the window that is evaluated, and how often it is. */
          interval: components['schemas']['AlertInterval'];
          /**
           * @description What the value of a window is compared with, in the unit of the tile. Any finite number.
           * @example 100
           */
          threshold: number;
          /** @description How the value is compared with the threshold. */
          thresholdType: components['schemas']['AlertThresholdType'];
          /**
           * @description The upper end of the range, not less than `threshold`. Required when `thresholdType` is `between` or `not_between`, refused with any other.
           * @example 500
           */
          thresholdMax?: number;
          /** @description Where a notification goes. `channels` may stand instead; when both are given, this one equals the first of them. */
          channel?: components['schemas']['AlertChannel'];
          /** @description Several places where a notification goes, 1 to 10, without duplicates. */
          channels?: components['schemas']['AlertChannel'][];
          /**
           * @description The title of a notification, 1 to 512 characters. Null or absent means that it is made from the tile's name.
           * @default null
           * @example Server errors at checkout
           */
          name?: string | null;
          /**
           * @description The text of a notification, 1 to 4096 characters. Null or absent means that it is made from value and threshold.
           * @default null
           * @example More than 100 failed requests in an hour.
           */
          message?: string | null;
          /**
           * @description What a person should know who looks at the alert, 1 to 4096 characters; it is not sent. Null removes it.
           * @default null
           * @example Call the payment provider first.
           */
          note?: string | null;
          /**
           * @description How many windows in a row must violate the threshold before the alert fires. Null means one.
           * @default null
           * @example 3
           */
          numConsecutiveWindows?: number | null;
          /**
           * @description How many minutes the windows are shifted from the aligned start; less than the interval. Null means none. With `scheduleStartAt` only null and 0 are accepted.
           * @default null
           * @example 5
           */
          scheduleOffsetMinutes?: number | null;
          /**
           * Format: date-time
           * @description The instant at which the first window starts, and by which all are aligned; at most a year ahead. Null aligns the windows to UTC.
           * @default null
           * @example 2026-01-12T06:00:00.000Z
           */
          scheduleStartAt?: string | null;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly state?: unknown;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly silenced?: unknown;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly executionErrors?: unknown;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly createdAt?: unknown;
          /** @description Accepted and ignored, so that an alert that was read can be written back. */
          readonly updatedAt?: unknown;
        } & (unknown & unknown & unknown))
      | unknown
      | unknown;
    /**
     * @description The size of a bucket, aligned to UTC:
     *     - `30s`: 30 seconds
     *     - `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes
     *     - `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours
     *     - `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 times 24 hours
     *     - `auto`: the smallest of these that gives at most 60 buckets
     * @enum {string}
     */
    Granularity:
      | '30s'
      | '1m'
      | '5m'
      | '10m'
      | '15m'
      | '30m'
      | '1h'
      | '2h'
      | '6h'
      | '12h'
      | '1d'
      | '2d'
      | '7d'
      | '30d'
      | 'auto';
    /** @description One series of a chart query, a number for each bucket and group. */
    ChartSeries: {
      /**
       * @description The source to query. One that does not exist is answered with 404, naming the series.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description `events` or `metrics`; accepted and ignored, so that a series of a tile can be sent. The source decides what is queried.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description How the events of a bucket become a number. All but `count` need `field`, or `metricName` for metrics:
       *     - `avg`: the mean
       *     - `count`: how many events there are
       *     - `count_distinct`: how many different values there are
       *     - `last_value`: the latest value
       *     - `max`, `min`: the largest, the smallest value
       *     - `quantile`: the value at `level`
       *     - `sum`: the sum
       * @enum {string}
       */
      aggFn: 'avg' | 'count' | 'count_distinct' | 'last_value' | 'max' | 'min' | 'quantile' | 'sum';
      /**
       * @description The column, or the attribute by its path, to aggregate; at most 1000 characters. An empty one counts as absent. For a source of metrics it is the name of the metric where `metricName` is absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description Which quantile, 0 to 1, so that 0.95 is the 95th percentile. Required when `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Only events that match this filter are counted, written as `<field>:<value>` or in SQL. An empty string matches all. At most 10,000 characters.
       * @example SeverityText:error
       */
      where: string;
      /**
       * @description The language of `where`. When absent it is `lucene`; `sql` is one boolean expression over the source's columns.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes that split the series, at most 10, the same in every series. An empty list does not split.
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy: string[];
      /**
       * @description The metric to aggregate, for a source of metrics; at most 1000 characters. An empty one counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description The type of the metric, which decides the table and how values become a number. Only for metrics:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in fixed buckets
       *     - `summary`: quantiles that were computed where the metric was made
       *     - `exponential histogram`: counts in buckets that widen exponentially
       *
       *     When absent, the types are looked through in this order for a metric of that name.
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
    } & (unknown & unknown);
    /** @description Which series to compute over which time. */
    ChartSeriesQuery: {
      /**
       * @description The start of the range, inclusive, in milliseconds since the epoch. The lower bound catches seconds that were sent by mistake.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description The end of the range, exclusive, in milliseconds since the epoch, so that adjacent ranges never count an event twice. It must be greater than `startTime`.
       * @example 1768219200000
       */
      endTime: number;
      /**
       * @description The size of a bucket. More than 10,000 buckets in the range are refused.
       * @default auto
       */
      granularity?: components['schemas']['Granularity'];
      /** @description The series to compute, 1 to 5. All have the same `groupBy`. */
      series: components['schemas']['ChartSeries'][];
      /**
       * @description `column` answers each series as a column of its own. `ratio` needs exactly two series and answers series 0 divided by series 1 as `series_0.data`, null when the divisor is 0 or missing.
       * @default column
       * @enum {string}
       */
      seriesReturnType?: 'column' | 'ratio';
    } & unknown;
    /** @description The numbers of one bucket and group. A series that has no data there leaves its property out; buckets without any data are left out as a whole. */
    ChartSeriesRow: {
      /**
       * @description The start of the bucket, in milliseconds since the epoch.
       * @example 1768208400000
       */
      ts_bucket: number;
      /**
       * @description The values of the group in the order of `groupBy`. Empty without grouping.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /**
       * @description The number of series 0, or the ratio of series 0 and 1 when the query asked for it. Null when it cannot be computed.
       * @example 42
       */
      'series_0.data'?: number | null;
      /**
       * @description The number of series 1. Null when it cannot be computed.
       * @example 0.5
       */
      'series_1.data'?: number | null;
      /**
       * @description The number of series 2. Null when it cannot be computed.
       * @example 17
       */
      'series_2.data'?: number | null;
      /**
       * @description The number of series 3. Null when it cannot be computed.
       * @example 250
       */
      'series_3.data'?: number | null;
      /**
       * @description The number of series 4. Null when it cannot be computed.
       * @example 3
       */
      'series_4.data'?: number | null;
    };
    /** @description Where the events of a source are stored. */
    SourceTable: {
      /**
       * @description The database that has the table.
       * @example default
       */
      databaseName: string;
      /**
       * @description The table. Absent for metrics, whose tables are in `metricTables`.
       * @example otel_logs
       */
      tableName?: string;
    };
    /** @description A setting that is applied to each query of a source. */
    QuerySetting: {
      /**
       * @description The name of the setting.
       * @example max_threads
       */
      setting: string;
      /**
       * @description The value, written as a string whatever its type.
       * @example 4
       */
      value: string;
    };
    /** @description A source of log records. */
    LogSource: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The name of the source.
       * @example Logs
       */
      name: string;
      /**
       * @description The source has log records. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'log';
      /**
       * @description The id of the connection that reaches the database. Its address and credentials are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description Where the events are stored. */
      from: components['schemas']['SourceTable'];
      /**
       * @description The expression for the time of an event.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /** @description Whether the source is passed over when a series names none. */
      disabled: boolean;
      /** @description Settings that are applied to each query. Empty when there are none. */
      querySettings: components['schemas']['QuerySetting'][];
      /**
       * @description The columns that a search shows when it names none. Absent when not set.
       * @example Timestamp, ServiceName, SeverityText, Body
       */
      defaultTableSelectExpression?: string;
      /**
       * @description The expression for the name of the service. Absent when not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description The expression for the severity of a record. Absent when not set.
       * @example SeverityText
       */
      severityTextExpression?: string;
      /**
       * @description The expression for the text of a record. Absent when not set.
       * @example Body
       */
      bodyExpression?: string;
      /**
       * @description The column that bare words of a filter search. Absent when not set; then it is the body.
       * @example Body
       */
      implicitColumnExpression?: string;
      /**
       * @description The map of the record's own attributes. Absent when not set.
       * @example LogAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description The map of the attributes of what made the record. Absent when not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description The expression for the trace that the record belongs to. Absent when not set.
       * @example TraceId
       */
      traceIdExpression?: string;
      /**
       * @description The expression for the span that the record belongs to. Absent when not set.
       * @example SpanId
       */
      spanIdExpression?: string;
    };
    /** @description A source of spans. */
    TraceSource: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The name of the source.
       * @example Traces
       */
      name: string;
      /**
       * @description The source has spans. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'trace';
      /**
       * @description The id of the connection that reaches the database. Its address and credentials are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description Where the events are stored. */
      from: components['schemas']['SourceTable'];
      /**
       * @description The expression for the time of an event.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /** @description Whether the source is passed over when a series names none. */
      disabled: boolean;
      /** @description Settings that are applied to each query. Empty when there are none. */
      querySettings: components['schemas']['QuerySetting'][];
      /**
       * @description The columns that a search shows when it names none. Absent when not set.
       * @example Timestamp, ServiceName, SpanName, Duration
       */
      defaultTableSelectExpression?: string;
      /**
       * @description The expression for the name of the service. Absent when not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description The column that bare words of a filter search. Absent when not set.
       * @example SpanName
       */
      implicitColumnExpression?: string;
      /**
       * @description The map of the span's own attributes. Absent when not set.
       * @example SpanAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description The map of the attributes of what made the span. Absent when not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description The expression for the id of the trace. Absent when not set.
       * @example TraceId
       */
      traceIdExpression?: string;
      /**
       * @description The expression for the id of the span. Absent when not set.
       * @example SpanId
       */
      spanIdExpression?: string;
      /**
       * @description The expression for the id of the span above. Absent when not set.
       * @example ParentSpanId
       */
      parentSpanIdExpression?: string;
      /**
       * @description The expression for the name of the span. Absent when not set.
       * @example SpanName
       */
      spanNameExpression?: string;
      /**
       * @description The expression for the kind of the span. Absent when not set.
       * @example SpanKind
       */
      spanKindExpression?: string;
      /**
       * @description The expression for the status of the span. Absent when not set.
       * @example StatusCode
       */
      statusCodeExpression?: string;
      /**
       * @description The expression for the text that explains the status. Absent when not set.
       * @example StatusMessage
       */
      statusMessageExpression?: string;
      /**
       * @description The expression for the duration of the span, in the unit of `durationPrecision`. Absent when not set.
       * @example Duration
       */
      durationExpression?: string;
      /**
       * @description The unit of the duration as a power of ten, so that 0 is seconds and 9 nanoseconds. Absent when not set.
       * @example 9
       */
      durationPrecision?: number;
    };
    /** @description The table of each type of metric. A type without a table is absent. */
    MetricTables: {
      /**
       * @description The table of gauges.
       * @example otel_metrics_gauge
       */
      gauge?: string;
      /**
       * @description The table of sums.
       * @example otel_metrics_sum
       */
      sum?: string;
      /**
       * @description The table of histograms with fixed buckets.
       * @example otel_metrics_histogram
       */
      histogram?: string;
      /**
       * @description The table of summaries.
       * @example otel_metrics_summary
       */
      summary?: string;
      /**
       * @description The table of histograms with exponential buckets.
       * @example otel_metrics_exponential_histogram
       */
      'exponential histogram'?: string;
    };
    /** @description A source of metrics. */
    MetricSource: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The name of the source.
       * @example Metrics
       */
      name: string;
      /**
       * @description The source has metrics. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'metric';
      /**
       * @description The id of the connection that reaches the database. Its address and credentials are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description Where the events are stored. */
      from: components['schemas']['SourceTable'];
      /**
       * @description The expression for the time of an event.
       * @example TimeUnix
       */
      timestampValueExpression: string;
      /** @description Whether the source is passed over when a series names none. */
      disabled: boolean;
      /** @description Settings that are applied to each query. Empty when there are none. */
      querySettings: components['schemas']['QuerySetting'][];
      /** @description Which table has the metrics of which type. */
      metricTables: components['schemas']['MetricTables'];
      /**
       * @description The map of the attributes of what made the metric. Absent when not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
    };
    /** @description A source of sessions of browsers. */
    SessionSource: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The name of the source.
       * @example Sessions
       */
      name: string;
      /**
       * @description The source has sessions. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'session';
      /**
       * @description The id of the connection that reaches the database. Its address and credentials are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description Where the events are stored. */
      from: components['schemas']['SourceTable'];
      /**
       * @description The expression for the time of an event.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /** @description Whether the source is passed over when a series names none. */
      disabled: boolean;
      /** @description Settings that are applied to each query. Empty when there are none. */
      querySettings: components['schemas']['QuerySetting'][];
      /**
       * @description The source that has the spans of the sessions.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      traceSourceId: string;
    };
    /** @description A table of events that charts and alerts query; `kind` says of what. Sources are made by an operator. */
    Source:
      | components['schemas']['LogSource']
      | components['schemas']['TraceSource']
      | components['schemas']['MetricSource']
      | components['schemas']['SessionSource'];
    /** @description A webhook that takes any JSON, as it is stored. */
    GenericWebhook: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8c3
       */
      id: string;
      /**
       * @description The name, unique among the webhooks of this `service`.
       * @example On-call
       */
      name: string;
      /**
       * @description A receiver of any JSON. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'generic';
      /**
       * Format: uri
       * @description Where a notification is posted.
       * @example https://hooks.example.org/on-call
       */
      url: string;
      /**
       * @description What the webhook is for. Absent when not set.
       * @example Pages whoever is on call.
       */
      description?: string;
      /**
       * @description The template of the body that is posted. Absent when the default body is.
       * @example {"text": "{{title}}", "link": "{{link}}"}
       */
      body?: string;
      /**
       * Format: date-time
       * @description When the webhook was created, in UTC, to the millisecond.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the webhook was last written, in UTC, to the millisecond.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description A webhook of a Slack channel, or of anything that takes the same body, as it is stored. */
    SlackWebhook: {
      /**
       * @description Assigned by the service. Ids grow with the time of creation.
       * @example 6740a3f2c51e9b0012d4e8c4
       */
      id: string;
      /**
       * @description The name, unique among the webhooks of this `service`.
       * @example Team channel
       */
      name: string;
      /**
       * @description A channel that takes Slack's incoming webhooks. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'slack';
      /**
       * Format: uri
       * @description Where a notification is posted.
       * @example https://hooks.example.org/services/T0/B0/x1
       */
      url: string;
      /**
       * @description What the webhook is for. Absent when not set.
       * @example Tells the checkout team.
       */
      description?: string;
      /**
       * Format: date-time
       * @description When the webhook was created, in UTC, to the millisecond.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the webhook was last written, in UTC, to the millisecond.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description A receiver of notifications; `service` says what it speaks. Headers, query parameters and the secret can be written and are never returned. */
    Webhook: components['schemas']['GenericWebhook'] | components['schemas']['SlackWebhook'];
    /**
     * @description Names and values of HTTP headers, at most 100. A name is a token of RFC 9110 of 1 to 256 characters, a value at most 4096 characters without control characters.
     * @example {
     *       "X-Environment": "production"
     *     }
     */
    WebhookHeaders: {
      [key: string]: string;
    };
    /**
     * @description Names and values of query parameters, at most 100. A name has 1 to 256 characters, a value at most 4096.
     * @example {
     *       "environment": "production"
     *     }
     */
    WebhookQueryParams: {
      [key: string]: string;
    };
    /** @description What a caller writes of a webhook that takes any JSON. A webhook that was read can be written back unchanged. */
    GenericWebhookInput: {
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly id?: unknown;
      /**
       * @description The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.
       * @example On-call
       */
      name: string;
      /**
       * @description A receiver of any JSON. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'generic';
      /**
       * Format: uri
       * @description Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.
       * @example https://hooks.example.org/on-call
       */
      url: string;
      /**
       * @description What the webhook is for, at most 1024 characters. Absent removes it.
       * @example Pages whoever is on call.
       */
      description?: string;
      /**
       * @description The template of the body that is posted, at most 16,384 characters, in Handlebars, with values escaped for JSON. Variables are `title`, `body`, `link`, `state`, `startTime`, `endTime`, `value`, `threshold`, `group` and `eventId`; `group` is its values with a comma and a space between them. Beside variables there are `if` and `unless`; a template with anything else, or with another variable, is refused with 400. So is one that does not make JSON, tried also with an empty `title`, `body` and `group` and with a `value` and `threshold` of 0. Between the braces of a variable and one of JSON stands a space, as in `{"value": {{value}} }`. When absent, an `AlertNotification` is posted.
       * @example {"text": "{{title}}", "link": "{{link}}"}
       */
      body?: string;
      /** @description Headers sent with each notification; never returned. When absent, an update keeps the stored ones unless `url` or `service` changes; an empty object clears them. */
      headers?: components['schemas']['WebhookHeaders'];
      /** @description Query parameters added to `url` for each notification; never returned. When absent, an update keeps the stored ones unless `url` or `service` changes; an empty object clears them. */
      queryParams?: components['schemas']['WebhookQueryParams'];
      /**
       * @description What deliveries are signed with, 16 to 256 characters; never returned. When absent, an update keeps the stored one unless `url` or `service` changes; null removes it.
       * @example whsec-9f1c7d52b8e04a63
       */
      secret?: string | null;
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly createdAt?: unknown;
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly updatedAt?: unknown;
    };
    /** @description What a caller writes of a webhook of a Slack channel. It takes no headers, query parameters or body. A webhook that was read can be written back unchanged. */
    SlackWebhookInput: {
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly id?: unknown;
      /**
       * @description The name, 1 to 1024 characters. A name that another webhook of this `service` has is refused with 400.
       * @example Team channel
       */
      name: string;
      /**
       * @description A channel that takes Slack's incoming webhooks. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'slack';
      /**
       * Format: uri
       * @description Where a notification is posted, http or https, at most 2048 characters. A private or reserved address is refused unless the server's configuration allows it; a name is resolved and checked when it is connected to.
       * @example https://hooks.example.org/services/T0/B0/x1
       */
      url: string;
      /**
       * @description What the webhook is for, at most 1024 characters. Absent removes it.
       * @example Tells the checkout team.
       */
      description?: string;
      /**
       * @description What deliveries are signed with, 16 to 256 characters; never returned. When absent, an update keeps the stored one unless `url` or `service` changes; null removes it.
       * @example whsec-9f1c7d52b8e04a63
       */
      secret?: string | null;
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly createdAt?: unknown;
      /** @description Accepted and ignored, so that a webhook that was read can be written back. */
      readonly updatedAt?: unknown;
    };
    /** @description What a caller writes of a webhook; `service` says what the receiver speaks. An update replaces everything but the write-only fields, which it keeps when they are absent. */
    WebhookInput: components['schemas']['GenericWebhookInput'] | components['schemas']['SlackWebhookInput'];
    /** @description What a webhook is told about one window of an alert, unless the webhook has a template of its own. Later versions may have more properties: ignore those that you do not know. */
    AlertNotification: {
      /**
       * @description What it is about, in a line for a person. The name of the alert, or a few words about its tile without one.
       * @example Server errors at checkout
       */
      title: string;
      /**
       * @description The text for a person. The message of the alert, or a sentence about value and threshold without one.
       * @example More than 100 failed requests in an hour.
       */
      body: string;
      /**
       * Format: uri
       * @description Where a person sees the tile in this window, or the address of the dashboard in the API.
       * @example https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000
       */
      link: string;
      /**
       * @description What the window did:
       *     - `ALERT`: the threshold is violated, for the first time or again
       *     - `OK`: the threshold holds again, or the alert is on something else now; sent once, and only after an `ALERT`
       * @enum {string}
       */
      state: 'ALERT' | 'OK';
      /**
       * @description The alert that is told about.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      alertId: string;
      /**
       * @description The dashboard that has the tile.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      dashboardId: string;
      /**
       * @description The tile that is watched.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      tileId: string;
      /**
       * @description The values of the group that was judged, in the order of the tile's `groupBy`. Each group of an alert is notified apart. Empty when the tile is not grouped.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /**
       * @description What the window counted, in the unit of the tile. 0 when there were no events, for a ratio whose divisor is 0 or missing, and when the alert no longer watches the tile or group.
       * @example 134
       */
      value: number;
      /**
       * @description What the value is compared with. For `between` and `not_between` it is the lower end of the range.
       * @example 100
       */
      threshold: number;
      /** @description How the value is compared with the threshold. */
      thresholdType: components['schemas']['AlertThresholdType'];
      /**
       * @description The upper end of the range. Present when `thresholdType` is `between` or `not_between`.
       * @example 500
       */
      thresholdMax?: number;
      /**
       * @description When the window starts, in milliseconds since 1970 in UTC. The instant is part of the window.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description When the window ends, in milliseconds since 1970 in UTC. The instant is not part of the window.
       * @example 1768212000000
       */
      endTime: number;
      /**
       * @description The same in every notification that one webhook gets of one group of an alert, from `ALERT` to `OK`, so that a receiver closes what it opened.
       * @example 3f8a0c51d2e94b7786a1f05c9be3d472
       */
      eventId: string;
    };
    /** @description A text in Slack's markup. */
    SlackText: {
      /**
       * @description The kind of text. Markup is the only one.
       * @constant
       */
      type: 'mrkdwn';
      /**
       * @description The text, shortened where it would be too long for Slack, in which `&`, `<` and `>` of a value are escaped.
       * @example *<https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1|Server errors at checkout>*
       *     More than 100 failed requests in an hour.
       */
      text: string;
    };
    /** @description A paragraph of a Slack message. */
    SlackSection: {
      /**
       * @description The kind of block. Sections are the only one.
       * @constant
       */
      type: 'section';
      /** @description What the paragraph says. */
      text: components['schemas']['SlackText'];
    };
    /** @description What a webhook of the service `slack` is told about one window of an alert, as Slack's incoming webhooks take it. */
    SlackNotification: {
      /**
       * @description The title, for places that show no blocks.
       * @example Server errors at checkout
       */
      text: string;
      /** @description One section with title, text and link. */
      blocks: components['schemas']['SlackSection'][];
    };
  };
  responses: {
    /** @description A page of dashboards, in order of creation. */
    DashboardList: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'X-Total-Count': components['headers']['X-Total-Count'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The items of this page, in order of creation. */
          data: components['schemas']['Dashboard'][];
          /** @description Which part of the list this is. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The request is malformed or invalid. All issues are listed, at most 50; the message says how many more there are. A reference in the body to something that does not exist is an issue too. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description There are no usable credentials. The text says whether they are missing, malformed, not found or not active; an unknown key and a wrong secret read the same. */
    Unauthorized: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'WWW-Authenticate': components['headers']['WWW-Authenticate'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The key, or without one the address, has made too many requests. Wait for the seconds in `Retry-After`. */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description Something went wrong in the service. Its log has the details under the request id. */
    InternalError: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The service cannot answer at the moment. Nothing has been changed; try again after the seconds in `Retry-After`. */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Retry-After': components['headers']['Retry-After'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The new dashboard, as it is stored. */
    DashboardCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new dashboard, with the ids that the service has assigned. */
          data: components['schemas']['Dashboard'];
        };
      };
    };
    /** @description The request conflicts with what is there: another request with the same `Idempotency-Key` is in flight, or the webhook to delete is used by alerts (the text says by how many). */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The body is larger than the service takes, 8 MiB unless it is configured otherwise. */
    PayloadTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The body is not `application/json`. */
    UnsupportedMediaType: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The `Idempotency-Key` was used with another body before. Use a new key for a new request. */
    IdempotencyMismatch: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The dashboard, as it is stored. */
    Dashboard: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The dashboard, as it is stored. */
          data: components['schemas']['Dashboard'];
        };
      };
    };
    /** @description The resource still has the entity tag of `If-None-Match`. There is no body. */
    NotModified: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Nothing has this id, or it belongs to another tenant. A path that does not exist is answered with 404 as `text/plain` instead, so that the two can be told apart. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The resource has changed: its entity tag does not match `If-Match`. Read it again and repeat the change. */
    PreconditionFailed: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The resource is deleted. A second delete is answered with 404. */
    Deleted: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': Record<string, never>;
      };
    };
    /** @description A page of alerts, in order of creation. */
    AlertList: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'X-Total-Count': components['headers']['X-Total-Count'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The items of this page, in order of creation. */
          data: components['schemas']['Alert'][];
          /** @description Which part of the list this is. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new alert, as it is stored. */
    AlertCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new alert, with the id that the service has assigned. */
          data: components['schemas']['Alert'];
        };
      };
    };
    /** @description The alert, as it is stored. */
    Alert: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The alert, as it is stored. */
          data: components['schemas']['Alert'];
        };
      };
    };
    /** @description The numbers of all series, a row for each bucket and group. */
    ChartSeriesRows: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The rows, merged over all series, ordered by bucket and then by group. */
          data: components['schemas']['ChartSeriesRow'][];
        };
      };
    };
    /** @description The query took longer than the service allows, 30 seconds unless it is configured otherwise. Narrow the range or the filter. */
    Timeout: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description A page of sources, in order of creation. */
    SourceList: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'X-Total-Count': components['headers']['X-Total-Count'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The items of this page, in order of creation. */
          data: components['schemas']['Source'][];
          /** @description Which part of the list this is. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The source, disabled or not. */
    Source: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The source, disabled or not. */
          data: components['schemas']['Source'];
        };
      };
    };
    /** @description A page of webhooks, in order of creation. */
    WebhookList: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'X-Total-Count': components['headers']['X-Total-Count'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The items of this page, in order of creation. */
          data: components['schemas']['Webhook'][];
          /** @description Which part of the list this is. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new webhook, as it is stored. */
    WebhookCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new webhook, with the id that the service has assigned. */
          data: components['schemas']['Webhook'];
        };
      };
    };
    /** @description The webhook, as it is stored. */
    Webhook: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The webhook, as it is stored. */
          data: components['schemas']['Webhook'];
        };
      };
    };
    /** @description Tried again, up to three attempts in all: at most one second after the first, and at most two after the second. After the third the delivery has failed, and the alert gets a `WEBHOOK_ERROR`. */
    DeliveryPostponed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Taken. Any status from 200 to 299 will do, within 30 seconds; the body is not read. Answer first and work afterwards when the work takes longer. */
    DeliveryTaken: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Not followed and not tried again: the delivery has failed, and the alert gets a `WEBHOOK_ERROR`. Change `url` of the webhook instead. */
    DeliveryRedirected: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any other status from 400 to 499 is not tried again: the delivery has failed, and the alert gets a `WEBHOOK_ERROR`. The next window is notified all the same. */
    DeliveryRefused: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any status from 500 to 599 is tried again as 429 is, and so is a connection that breaks or takes longer than 30 seconds. */
    DeliveryFailed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /** @description The most items to answer, 1 to 1000. */
    limit: number;
    /** @description How many items to pass over, in order of creation. Past the end the list is empty. */
    offset: number;
    /** @description Makes it safe to send the request again: within 24 hours the same key and body answer the first successful response instead of creating a second resource. The same key with another body is answered with 422, and with 409 while the first request is in flight. A key counts for one tenant and operation. */
    idempotencyKey: string;
    /** @description The id of the dashboard, 24 lower-case hexadecimal characters. */
    dashboardId: string;
    /** @description Answers 304 without a body if the resource still has one of these entity tags. */
    ifNoneMatch: string;
    /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
    ifMatch: string;
    /** @description The id of the alert, 24 lower-case hexadecimal characters. */
    alertId: string;
    /** @description The id of the source, 24 lower-case hexadecimal characters. */
    sourceId: string;
    /** @description The id of the webhook, 24 lower-case hexadecimal characters. */
    webhookId: string;
    /** @description Names the notification. A delivery may be repeated, and then has the same key: a receiver that remembers the keys it has seen acts on each notification exactly once. */
    deliveryIdempotencyKey: string;
    /** @description Present when the webhook has a `secret`: `t=<seconds>,v1=<digest>`. `t` is when it was sent, in seconds since 1970 in UTC; the digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lower-case hexadecimal, over the body byte for byte. Refuse what does not match, and what is older than five minutes. Ignore other parts, which later versions may add. */
    xObservabilitySignature: string;
  };
  requestBodies: never;
  headers: {
    /** @description The id of the request. One that the caller sent is kept when it is a uuid v4, any other is replaced. */
    'X-Request-Id': string;
    /** @description How many requests the key may make in a window. Absent when the service has no rate limit. */
    'RateLimit-Limit': number;
    /** @description How many requests are left in the window. Absent when the service has no rate limit. */
    'RateLimit-Remaining': number;
    /** @description The number of seconds until the window ends. Absent when the service has no rate limit. */
    'RateLimit-Reset': number;
    /** @description How many items there are in all, equal to `meta.total`. */
    'X-Total-Count': number;
    /** @description The scheme of authentication that is expected (RFC 9110). */
    'WWW-Authenticate': string;
    /** @description The number of seconds after which it is worth trying again. */
    'Retry-After': number;
    /** @description The version of the resource, a strong entity tag for `If-Match` and `If-None-Match`. Every successful write makes a new one. */
    ETag: string;
    /** @description `true` when this is the kept response of an earlier request with the same `Idempotency-Key`. Absent otherwise. */
    'Idempotency-Replayed': 'true';
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listDashboards: {
    parameters: {
      query?: {
        /** @description The most items to answer, 1 to 1000. */
        limit?: components['parameters']['limit'];
        /** @description How many items to pass over, in order of creation. Past the end the list is empty. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DashboardList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createDashboard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes it safe to send the request again: within 24 hours the same key and body answer the first successful response instead of creating a second resource. The same key with another body is answered with 422, and with 409 while the first request is in flight. A key counts for one tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The dashboard to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DashboardInput'];
      };
    };
    responses: {
      200: components['responses']['DashboardCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getDashboard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Answers 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description The id of the dashboard, 24 lower-case hexadecimal characters. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Dashboard'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateDashboard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the dashboard, 24 lower-case hexadecimal characters. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    /** @description The whole dashboard, as it is to be from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DashboardInput'];
      };
    };
    responses: {
      200: components['responses']['Dashboard'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteDashboard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the dashboard, 24 lower-case hexadecimal characters. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listAlerts: {
    parameters: {
      query?: {
        /** @description The most items to answer, 1 to 1000. */
        limit?: components['parameters']['limit'];
        /** @description How many items to pass over, in order of creation. Past the end the list is empty. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AlertList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes it safe to send the request again: within 24 hours the same key and body answer the first successful response instead of creating a second resource. The same key with another body is answered with 422, and with 409 while the first request is in flight. A key counts for one tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The alert to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertInput'];
      };
    };
    responses: {
      200: components['responses']['AlertCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description Answers 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description The id of the alert, 24 lower-case hexadecimal characters. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Alert'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the alert, 24 lower-case hexadecimal characters. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    /** @description The whole alert, as it is to be from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertInput'];
      };
    };
    responses: {
      200: components['responses']['Alert'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the alert, 24 lower-case hexadecimal characters. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  queryChartSeries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The series and the range to compute them over. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ChartSeriesQuery'];
      };
    };
    responses: {
      200: components['responses']['ChartSeriesRows'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      504: components['responses']['Timeout'];
    };
  };
  listSources: {
    parameters: {
      query?: {
        /** @description The most items to answer, 1 to 1000. */
        limit?: components['parameters']['limit'];
        /** @description How many items to pass over, in order of creation. Past the end the list is empty. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SourceList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Answers 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description The id of the source, 24 lower-case hexadecimal characters. */
        sourceId: components['parameters']['sourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Source'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description The most items to answer, 1 to 1000. */
        limit?: components['parameters']['limit'];
        /** @description How many items to pass over, in order of creation. Past the end the list is empty. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes it safe to send the request again: within 24 hours the same key and body answer the first successful response instead of creating a second resource. The same key with another body is answered with 422, and with 409 while the first request is in flight. A key counts for one tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The webhook to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      200: components['responses']['WebhookCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Answers 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description The id of the webhook, 24 lower-case hexadecimal characters. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Webhook'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the webhook, 24 lower-case hexadecimal characters. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    /** @description The whole webhook, as it is to be from now on. */
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      200: components['responses']['Webhook'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteWebhook: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the write happen only if the resource still has one of these entity tags, else it is answered with 412. Take the tag from the `ETag` of an earlier response. Without this header the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description The id of the webhook, 24 lower-case hexadecimal characters. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deliverAlertNotification: {
    parameters: {
      query?: never;
      header: {
        /** @description Names the notification. A delivery may be repeated, and then has the same key: a receiver that remembers the keys it has seen acts on each notification exactly once. */
        'Idempotency-Key': components['parameters']['deliveryIdempotencyKey'];
        /** @description Present when the webhook has a `secret`: `t=<seconds>,v1=<digest>`. `t` is when it was sent, in seconds since 1970 in UTC; the digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lower-case hexadecimal, over the body byte for byte. Refuse what does not match, and what is older than five minutes. Ignore other parts, which later versions may add. */
        'X-Observability-Signature'?: components['parameters']['xObservabilitySignature'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The notification, byte for byte as it was signed. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertNotification'];
      };
    };
    responses: {
      429: components['responses']['DeliveryPostponed'];
      '2XX': components['responses']['DeliveryTaken'];
      '3XX': components['responses']['DeliveryRedirected'];
      '4XX': components['responses']['DeliveryRefused'];
      '5XX': components['responses']['DeliveryFailed'];
    };
  };
  deliverSlackNotification: {
    parameters: {
      query?: never;
      header: {
        /** @description Names the notification. A delivery may be repeated, and then has the same key: a receiver that remembers the keys it has seen acts on each notification exactly once. */
        'Idempotency-Key': components['parameters']['deliveryIdempotencyKey'];
        /** @description Present when the webhook has a `secret`: `t=<seconds>,v1=<digest>`. `t` is when it was sent, in seconds since 1970 in UTC; the digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lower-case hexadecimal, over the body byte for byte. Refuse what does not match, and what is older than five minutes. Ignore other parts, which later versions may add. */
        'X-Observability-Signature'?: components['parameters']['xObservabilitySignature'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The message, as Slack takes it. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SlackNotification'];
      };
    };
    responses: {
      429: components['responses']['DeliveryPostponed'];
      '2XX': components['responses']['DeliveryTaken'];
      '3XX': components['responses']['DeliveryRedirected'];
      '4XX': components['responses']['DeliveryRefused'];
      '5XX': components['responses']['DeliveryFailed'];
    };
  };
}
