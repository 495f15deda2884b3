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
     * @description Returns dashboards with all their tiles, sorted by creation time.
     */
    get: operations['listDashboards'];
    put?: never;
    /**
     * Create a dashboard
     * @description Creates a dashboard and returns it. A tile or filter keeps the `id` that you send, or gets a new one. Every source, connection, dashboard, container and tab that the request refers to must exist.
     */
    post: operations['createDashboard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/dashboards/validate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Validate a dashboard
     * @description Checks a dashboard without storing it. Returns every error that a create request with the same body would return, also for an invalid dashboard. The response has no envelope.
     */
    post: operations['validateDashboard'];
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
     * @description Returns one dashboard with all its tiles.
     */
    get: operations['getDashboard'];
    /**
     * Replace a dashboard
     * @description Replaces the name and the tiles. Everything else is kept if you omit it. A tile or filter keeps the `id` that you send, or gets a new one. A tile with the id of an existing tile keeps the alerts of that tile. Alerts are deleted if their tile is removed, or is no longer one that an alert can watch.
     */
    put: operations['updateDashboard'];
    post?: never;
    /**
     * Delete a dashboard
     * @description Deletes the dashboard, its tiles and all alerts on them in one transaction.
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
     * @description Returns alerts with their current state, sorted by creation time.
     */
    get: operations['listAlerts'];
    put?: never;
    /**
     * Create an alert
     * @description Creates an alert on a tile, a saved search or its own chart. Everything that the alert refers to must exist. A tile must have `time` or `number` series, or a `line`, `stacked_bar` or `number` config. SQL over time needs an interval, such as `$__timeInterval(Timestamp)`. The first evaluated window is the one that contains the creation time. Until it ends, the state is `OK`.
     */
    post: operations['createAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Preview an alert
     * @description Evaluates an alert over a past range of time, as if it had existed then, and returns what it would have done. Stores and sends nothing. `compareWith` is evaluated over the same range. More than 90 days or 20,000 windows return 400, and so does a tile that cannot be queried. A preview that takes longer than 60 seconds returns 504. A tenant may have 2 previews in progress. A further one returns 429.
     */
    post: operations['previewAlert'];
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
     * @description Returns one alert with its current state and the errors of its last evaluation.
     */
    get: operations['getAlert'];
    /**
     * Replace an alert
     * @description Replaces all writable fields. An omitted nullable field becomes null. `state`, `silenced`, `executionErrors` and `createdAt` do not change.
     */
    put: operations['updateAlert'];
    post?: never;
    /**
     * Delete an alert
     * @description Deletes the alert and its evaluation state. Notifications that are already being delivered are not cancelled.
     */
    delete: operations['deleteAlert'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts/{alertId}/silence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Silence an alert
     * @description Stops the notifications of an alert until a time, and replaces an existing silence. The alert is still evaluated. An `OK` for an earlier `ALERT` is sent after the silence.
     */
    put: operations['silenceAlert'];
    post?: never;
    /**
     * End the silence of an alert
     * @description Notifications are sent again after the next window. An alert that is not silenced returns 404.
     */
    delete: operations['deleteAlertSilence'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts/{alertId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries of an alert
     * @description Returns the notifications of an alert, one per channel, the newest first. Notifications of the last 24 hours are stored, and at most 10,000 completed ones of all alerts.
     */
    get: operations['listAlertDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/alerts/{alertId}/deliveries/{deliveryId}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a notification again
     * @description Sends a `failed` notification again, and a `pending` one without waiting for its next attempt. Both are retried for 24 hours from now. The notification keeps its `Idempotency-Key`. A delivery with another status returns 409.
     */
    post: operations['retryAlertDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/charts/query': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Query a tile
     * @description Computes the rows of a tile of any kind, stored or written in place. The query applies what the request says and nothing else: the saved query and the saved filter values of a dashboard are not applied. An unknown source returns 404 if the tile is in the request. A filter or an expression with a syntax error returns 400 with its location. More than 10,000 buckets or more than 50,000 rows return 400. A query that exceeds the time limit returns 504. A tenant may have 64 chart queries in progress. A further query, and a query that waits longer than 30 seconds for the telemetry engine, return 429.
     *     A tile with its own SQL runs one SELECT statement over the tables of the tenant. Any other statement, table functions, settings, other databases and functions that are not on the list of the service return 400 with the position.
     *     With `Accept: image/svg+xml` or `image/png` the response is a picture of the tile. Errors are JSON. PNG requires the package `@resvg/resvg-js` where the service runs, otherwise the response is 406.
     */
    post: operations['queryTile'];
    delete?: never;
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
     * @description Computes up to five series over a time range and merges them into rows, one per bucket and group. Buckets are aligned to UTC. Empty buckets are omitted. An unknown source returns 404. A filter with a syntax error returns 400 with the position. More than 10,000 buckets, more than 50,000 rows, or a quantile of more than 20,000 histogram buckets in one time bucket and group return 400 (metric points with the same explicit bounds count once). A query that exceeds the time limit returns 504. A team may have 64 chart queries in progress. A further query, and a query that waits longer than 30 seconds for the telemetry engine, return 429.
     */
    post: operations['queryChartSeries'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Search events
     * @description Returns the events of a source that match a filter, newest first unless `orderBy` is set.
     *
     *     Send `cursor: start` to read all events page by page, and then the `nextCursor` of each page until it is null. A page
     *     can be shorter than `maxResults`; only null marks the end. The cursor contains the time range of the first page. Every
     *     event that was stored before the first request is returned exactly once. An event of the range that is stored later is
     *     returned at most once: if its place is after the cursor.
     *
     *     An unknown source returns 404. A filter or an expression with an error returns 400 with its location. A search that
     *     exceeds the time limit returns 504. A search counts as a chart query: a tenant may have 64 in progress, and waits at
     *     most 30 seconds for the telemetry engine.
     */
    post: operations['queryEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/saved-searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved searches
     * @description Returns saved searches, sorted by creation time.
     */
    get: operations['listSavedSearches'];
    put?: never;
    /**
     * Create a saved search
     * @description Creates a saved search. The source must exist. The filter is not checked; it is parsed when it is used.
     */
    post: operations['createSavedSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/saved-searches/{savedSearchId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a saved search
     * @description Returns one saved search.
     */
    get: operations['getSavedSearch'];
    /**
     * Replace a saved search
     * @description Replaces the saved search. An omitted property gets its default.
     */
    put: operations['updateSavedSearch'];
    post?: never;
    /**
     * Delete a saved search
     * @description Deletes the saved search and its alerts.
     */
    delete: operations['deleteSavedSearch'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/connections': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List connections
     * @description Returns the connections to databases, sorted by creation time. The first one is the built-in connection: the database of the team itself. Passwords are never returned.
     */
    get: operations['listConnections'];
    put?: never;
    /**
     * Create a connection
     * @description Creates a connection to the HTTP interface of a database server. Sources can then read tables of the server. The server is not called. Private and reserved addresses return 400 unless the server configuration allows them.
     */
    post: operations['createConnection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/connections/{connectionId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a connection
     * @description Returns one connection without its password.
     */
    get: operations['getConnection'];
    /**
     * Replace a connection
     * @description Replaces the connection. An omitted or empty `password` keeps the stored one. If the scheme, host or port of `host` changes, a `password` is required, so that the stored one is never sent to another server. The built-in connection returns 409.
     */
    put: operations['updateConnection'];
    post?: never;
    /**
     * Delete a connection
     * @description Deletes the connection. If sources use it, the request returns 409 with their ids. The built-in connection returns 409 too.
     */
    delete: operations['deleteConnection'];
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
     * @description Returns sources, sorted by creation time. Disabled sources are included. Credentials of connections are never returned.
     */
    get: operations['listSources'];
    put?: never;
    /**
     * Create a source
     * @description Creates a source. On the built-in connection it reads tables of the caller's own database. If a table does not exist, the response has a warning, and charts on the source are rejected until it does.
     */
    post: operations['createSource'];
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
     * @description Returns one source. Credentials of its connection are never returned.
     */
    get: operations['getSource'];
    /**
     * Replace a source
     * @description Replaces all properties of the source. The kind can change. Dashboards and alerts that use the source use the new properties from then on.
     */
    put: operations['updateSource'];
    post?: never;
    /**
     * Delete a source
     * @description Deletes the source. Its tables stay. Tiles that use the source stay too: queries of them are rejected, and their alerts record the execution error `INVALID_ALERT`.
     */
    delete: operations['deleteSource'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/sources/{sourceId}/fields': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fields of a source
     * @description Returns the columns of a source in the order of the table, with their types. Maps have their most frequent keys and values, and columns with few different texts their most frequent values. They come from the newest 10,000 events of the last 24 hours. The fields of a metric source are those of its first table. The request returns 504 if the sample takes longer than 10 seconds.
     */
    get: operations['listSourceFields'];
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
     * @description Returns webhooks, sorted by creation time. Headers, query parameters and secrets are never returned.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Creates a webhook that alerts can notify. The name must be unique for its `service`. The URL is not called. Private and reserved addresses return 400 unless the server configuration allows them.
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
     * @description Returns one webhook without its headers, query parameters and secret.
     */
    get: operations['getWebhook'];
    /**
     * Replace a webhook
     * @description Replaces the webhook. Omitted `headers`, `queryParams` and `secret` keep their values. If `url` or `service` changes, omitted values are deleted, so that they are never sent to another receiver.
     */
    put: operations['updateWebhook'];
    post?: never;
    /**
     * Delete a webhook
     * @description Deletes the webhook. If alerts use it, the request returns 409 with the number of those alerts.
     */
    delete: operations['deleteWebhook'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/v2/webhooks/{webhookId}/test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a sample notification
     * @description Sends a notification with the title `Test notification` to the webhook and returns the response of the receiver. The notification is sent once and not stored. It belongs to no alert.
     */
    post: operations['testWebhook'];
    delete?: never;
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
     * Send an alert notification
     * @description Sent to each channel of an alert whose webhook has the service `generic`.
     *
     *     - The service notifies when the alert fires, after each further window that violates the threshold, and once when
     *       the alert resolves.
     *     - If the webhook has a `body`, its template replaces this body.
     *     - A notification may be delivered twice, with the same `Idempotency-Key`.
     *     - The delivery is retried for 24 hours. Notifications of an alert to one webhook are sent in order. While a webhook
     *       fails, a newer notification of a group supersedes older repeats, but never the first `ALERT` or the `OK`.
     *     - The first failure and the last one are a `WEBHOOK_ERROR` of the alert.
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
     * Send a Slack notification
     * @description Sent to each channel of an alert whose webhook has the service `slack`, at the same times and with the same headers as `deliverAlertNotification`.
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
    /**
     * @description Unit of the value:
     *     - `bytes_iec`, `bits_iec`: bytes or bits, displayed in steps of 1024
     *     - `bytes_si`, `bits_si`: bytes or bits, displayed in steps of 1000
     *     - `kibibytes`, `kilobytes`, `mebibytes`, `megabytes`, `gibibytes`, `gigabytes`, `tebibytes`, `terabytes`,
     *       `pebibytes`, `petabytes`: a size in this unit
     *     - `packets_sec`, `bytes_sec_iec`, `bytes_sec_si`, `bits_sec_iec`, `bits_sec_si`: packets, bytes or bits per
     *       second
     *     - `kibibytes_sec`, `kibibits_sec`, `kilobytes_sec`, `kilobits_sec`, `mebibytes_sec`, `mebibits_sec`,
     *       `megabytes_sec`, `megabits_sec`, `gibibytes_sec`, `gibibits_sec`, `gigabytes_sec`, `gigabits_sec`,
     *       `tebibytes_sec`, `tebibits_sec`, `terabytes_sec`, `terabits_sec`, `pebibytes_sec`, `pebibits_sec`,
     *       `petabytes_sec`, `petabits_sec`: a rate in this unit
     *     - `cps`, `ops`, `rps`, `reads_sec`, `wps`, `iops`: counts, operations, requests, reads, writes or input and
     *       output operations per second
     *     - `cpm`, `opm`, `rpm_reads`, `wpm`: counts, operations, reads or writes per minute
     * @enum {string}
     */
    NumericUnit:
      | 'bytes_iec'
      | 'bytes_si'
      | 'bits_iec'
      | 'bits_si'
      | 'kibibytes'
      | 'kilobytes'
      | 'mebibytes'
      | 'megabytes'
      | 'gibibytes'
      | 'gigabytes'
      | 'tebibytes'
      | 'terabytes'
      | 'pebibytes'
      | 'petabytes'
      | 'packets_sec'
      | 'bytes_sec_iec'
      | 'bytes_sec_si'
      | 'bits_sec_iec'
      | 'bits_sec_si'
      | 'kibibytes_sec'
      | 'kibibits_sec'
      | 'kilobytes_sec'
      | 'kilobits_sec'
      | 'mebibytes_sec'
      | 'mebibits_sec'
      | 'megabytes_sec'
      | 'megabits_sec'
      | 'gibibytes_sec'
      | 'gibibits_sec'
      | 'gigabytes_sec'
      | 'gigabits_sec'
      | 'tebibytes_sec'
      | 'tebibits_sec'
      | 'terabytes_sec'
      | 'terabits_sec'
      | 'pebibytes_sec'
      | 'pebibits_sec'
      | 'petabytes_sec'
      | 'petabits_sec'
      | 'cps'
      | 'ops'
      | 'rps'
      | 'reads_sec'
      | 'wps'
      | 'iops'
      | 'cpm'
      | 'opm'
      | 'rpm_reads'
      | 'wpm';
    /** @description How a number is displayed. It does not change the value. `output` may be absent if `numericUnit` defines the format. */
    NumberFormat: {
      /**
       * @description Kind of number:
       *     - `currency`: an amount of money, with `currencySymbol`
       *     - `percent`: a ratio; 0.25 is displayed as 25 %
       *     - `byte`: a size, in steps of 1024 unless `decimalBytes` is set
       *     - `time`: a time of day
       *     - `duration`: a duration
       *     - `number`: a plain number
       *     - `data_rate`: bytes per second
       *     - `throughput`: events per second
       * @enum {string}
       */
      output?: 'currency' | 'percent' | 'byte' | 'time' | 'duration' | 'number' | 'data_rate' | 'throughput';
      /** @description Unit of the value. It takes precedence over `decimalBytes` and `unit`. */
      numericUnit?: components['schemas']['NumericUnit'];
      /**
       * @description Number of digits after the decimal point. If absent, the viewer decides.
       * @example 2
       */
      mantissa?: number;
      /** @description Whether to separate thousands: 1000000 is displayed as 1,000,000. */
      thousandSeparated?: boolean;
      /** @description Whether to abbreviate large numbers: 1200000 is displayed as 1.2M. */
      average?: boolean;
      /** @description Whether to count bytes in steps of 1000 instead of 1024. */
      decimalBytes?: boolean;
      /**
       * @description Factor to multiply the value by before it is displayed, for example 0.001 to convert milliseconds to seconds.
       * @example 0.001
       */
      factor?: number;
      /**
       * @description Currency symbol, displayed with the amount.
       * @example €
       */
      currencySymbol?: string;
      /**
       * @description Unit, displayed after the number.
       * @example orders
       */
      unit?: string;
    };
    /** @description A line or bar chart over time. */
    TimeSeries: {
      /**
       * @description One number per time bucket.
       * @constant
       */
      type: 'time';
      /**
       * @description Which source to query if `sourceId` is absent:
       *     - `events`: the first enabled log source
       *     - `metrics`: the first enabled metric source
       *
       *     If both `dataSource` and `sourceId` are absent, `events` is stored.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query. Takes precedence over `dataSource`. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events are aggregated. All functions except `count` and `none` require `field`, or `metricName` for metrics:
       *     - `avg`: mean value
       *     - `count`: number of events
       *     - `count_distinct`: number of distinct values
       *     - `last_value`: latest value
       *     - `max`, `min`: largest or smallest value
       *     - `quantile`: the quantile given by `level`
       *     - `sum`: sum of the values
       *     - `any`: an arbitrary value
       *     - `none`: no aggregation; `field` is an aggregate expression
       *     - `increase`: increase of a counter, resets included
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
       * @description Column or attribute path to aggregate. An empty string counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description The quantile to compute, for example 0.95 for the 95th percentile. Required if `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent and parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`, and the field stays absent. `sql` is one boolean expression over the columns of the source.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes to group by. An empty list disables grouping.
       * @default []
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy?: string[];
      /**
       * @description Name displayed for the series. If absent, the name is generated from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description How the series is drawn: as a `line` or as stacked bars (`stacked_bar`).
       * @default line
       * @enum {string}
       */
      displayType?: 'line' | 'stacked_bar';
      /**
       * @description Name of the metric to aggregate, for metric sources. An empty string counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description Type of the metric. It selects the table and the aggregation. For metric sources only:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in explicit buckets
       *     - `summary`: quantiles computed by the client
       *     - `exponential histogram`: counts in exponential buckets
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown &
      unknown & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'time';
      });
    /** @description A table with one row per group. */
    TableSeries: {
      /**
       * @description One number per group.
       * @constant
       */
      type: 'table';
      /**
       * @description Which source to query if `sourceId` is absent:
       *     - `events`: the first enabled log source
       *     - `metrics`: the first enabled metric source
       *
       *     If both `dataSource` and `sourceId` are absent, `events` is stored.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query. Takes precedence over `dataSource`. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events are aggregated. All functions except `count` and `none` require `field`, or `metricName` for metrics:
       *     - `avg`: mean value
       *     - `count`: number of events
       *     - `count_distinct`: number of distinct values
       *     - `last_value`: latest value
       *     - `max`, `min`: largest or smallest value
       *     - `quantile`: the quantile given by `level`
       *     - `sum`: sum of the values
       *     - `any`: an arbitrary value
       *     - `none`: no aggregation; `field` is an aggregate expression
       *     - `increase`: increase of a counter, resets included
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
       * @description Column or attribute path to aggregate. An empty string counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description The quantile to compute, for example 0.95 for the 95th percentile. Required if `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent and parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`, and the field stays absent. `sql` is one boolean expression over the columns of the source.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes to group by. An empty list disables grouping.
       * @default []
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy?: string[];
      /**
       * @description Name displayed for the series. If absent, the name is generated from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description Sort order of the rows by value: `asc` or `desc`.
       * @default desc
       * @enum {string}
       */
      sortOrder?: 'asc' | 'desc';
      /**
       * @description Name of the metric to aggregate, for metric sources. An empty string counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description Type of the metric. It selects the table and the aggregation. For metric sources only:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in explicit buckets
       *     - `summary`: quantiles computed by the client
       *     - `exponential histogram`: counts in exponential buckets
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
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
       * @description One number over the whole time range.
       * @constant
       */
      type: 'number';
      /**
       * @description Which source to query if `sourceId` is absent:
       *     - `events`: the first enabled log source
       *     - `metrics`: the first enabled metric source
       *
       *     If both `dataSource` and `sourceId` are absent, `events` is stored.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query. Takes precedence over `dataSource`. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description How events are aggregated. All functions except `count` and `none` require `field`, or `metricName` for metrics:
       *     - `avg`: mean value
       *     - `count`: number of events
       *     - `count_distinct`: number of distinct values
       *     - `last_value`: latest value
       *     - `max`, `min`: largest or smallest value
       *     - `quantile`: the quantile given by `level`
       *     - `sum`: sum of the values
       *     - `any`: an arbitrary value
       *     - `none`: no aggregation; `field` is an aggregate expression
       *     - `increase`: increase of a counter, resets included
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
       * @description Column or attribute path to aggregate. An empty string counts as absent.
       * @example Duration
       */
      field?: string;
      /**
       * @description The quantile to compute, for example 0.95 for the 95th percentile. Required if `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent and parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`, and the field stays absent. `sql` is one boolean expression over the columns of the source.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Must be empty: a single number cannot be grouped.
       * @default []
       */
      groupBy?: string[];
      /**
       * @description Name displayed for the series. If absent, the name is generated from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description Name of the metric to aggregate, for metric sources. An empty string counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description Type of the metric. It selects the table and the aggregation. For metric sources only:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in explicit buckets
       *     - `summary`: quantiles computed by the client
       *     - `exponential histogram`: counts in exponential buckets
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown &
      unknown & {
        /**
         * @description discriminator enum property added by openapi-typescript
         * @enum {string}
         */
        type: 'number';
      });
    /** @description A list of events that match a filter. */
    SearchSeries: {
      /**
       * @description A list of events. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'search';
      /**
       * @description Which source to query if `sourceId` is absent:
       *     - `events`: the first enabled log source
       *     - `metrics`: the first enabled metric source
       *
       *     If both `dataSource` and `sourceId` are absent, `events` is stored.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description The source to query. Takes precedence over `dataSource`. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /**
       * @description Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events. The filter is stored as sent and parsed when it is queried.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`, `lucene` or `sql`. If absent, `where` is parsed as `lucene`, and the field stays absent. `sql` is one boolean expression over the columns of the source.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns to show. An empty list shows the default columns of the source.
       * @default []
       * @example [
       *       "Timestamp",
       *       "ServiceName",
       *       "Body"
       *     ]
       */
      fields?: string[];
    };
    /** @description Text on a dashboard. It runs no query. */
    MarkdownSeries: {
      /**
       * @description Markdown text, without a query. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'markdown';
      /**
       * @description The text, in Markdown.
       * @default
       * @example Owned by the checkout team. See the runbook before restarting anything.
       */
      content?: string;
    };
    /** @description What a tile shows, selected by `type`. A series is returned as it was sent, with the documented defaults added. */
    Series:
      | components['schemas']['TimeSeries']
      | components['schemas']['TableSeries']
      | components['schemas']['NumberSeries']
      | components['schemas']['SearchSeries']
      | components['schemas']['MarkdownSeries'];
    /**
     * @description How events are aggregated:
     *     - `avg`: mean value
     *     - `count`: number of events
     *     - `count_distinct`: number of distinct values
     *     - `last_value`: latest value
     *     - `max`, `min`: largest or smallest value
     *     - `quantile`: the quantile given by `level`
     *     - `sum`: sum of the values
     *     - `any`: an arbitrary value
     *     - `none`: no aggregation; `valueExpression` is an aggregate expression
     *     - `increase`: increase of a counter, resets included
     * @enum {string}
     */
    AggFn:
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
     * @description Language of a filter:
     *     - `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`
     *     - `sql`: one boolean expression over the columns of the source
     * @enum {string}
     */
    WhereLanguage: 'lucene' | 'sql';
    /**
     * @description Type of a metric. It selects the table and the aggregation:
     *     - `gauge`: a value that goes up and down
     *     - `sum`: a counter or a total
     *     - `histogram`: counts in explicit buckets
     *     - `summary`: quantiles computed by the client
     *     - `exponential histogram`: counts in exponential buckets
     * @enum {string}
     */
    MetricType: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
    /** @description A value of a chart. */
    SelectItem: {
      /** @description How events are aggregated. All functions except `count` require `valueExpression`. */
      aggFn: components['schemas']['AggFn'];
      /**
       * @description Expression to aggregate. It must be empty if `aggFn` is `count`.
       * @default
       * @example Duration
       */
      valueExpression?: string;
      /**
       * @description The quantile to compute: `0.5`, `0.9`, `0.95` or `0.99`. Only for `quantile`; if absent, the median is computed.
       * @example 0.95
       * @enum {number}
       */
      level?: 0.5 | 0.9 | 0.95 | 0.99;
      /**
       * @description Name displayed for the value. If absent, the name is generated from the aggregation.
       * @example Errors
       */
      alias?: string;
      /**
       * @description Filter for the events of this value. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /** @description Type of the metric. For metric sources only. */
      metricType?: components['schemas']['MetricType'];
      /**
       * @description Name of the metric. For metric sources only.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description `delta` computes the change of a gauge within a bucket instead of its value.
       * @constant
       */
      periodAggFn?: 'delta';
      /** @description How this value is displayed. If absent, the format of the tile applies. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & unknown);
    /** @description A value computed from the values of `select`. */
    Formula: {
      /**
       * @description Numbers, letters, `+`, `-`, `*`, `/` and parentheses. `A` is the first value of `select`, `B` the second. A value without data counts as 0. A division by 0 has no result.
       * @example A / B * 100
       */
      expression: string;
      /**
       * @description Name displayed for the value. If absent, the expression is displayed.
       * @example Error rate
       */
      alias?: string;
      /** @description How this value is displayed. If absent, the format of the tile applies. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A line chart over time. */
    LineConfig: {
      /**
       * @description Selects a line chart.
       * @constant
       */
      displayType: 'line';
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.
       * @default false
       */
      asRatio?: boolean;
      /** @description Values computed from the values of `select`. For log, trace and metric sources. */
      formulas?: components['schemas']['Formula'][];
      /** @description Whether to show the values of `select` next to the formulas. If absent, they are shown. */
      showOperandSeries?: boolean;
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description Whether to draw the previous period of the same length for comparison. If absent, it is not drawn. */
      compareToPreviousPeriod?: boolean;
      /** @description Whether the y axis begins at the smallest value instead of 0. If absent, it begins at 0. */
      fitYAxisToData?: boolean;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'line';
    });
    /** @description Stacked bars over time. */
    StackedBarConfig: {
      /**
       * @description Selects stacked bars.
       * @constant
       */
      displayType: 'stacked_bar';
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.
       * @default false
       */
      asRatio?: boolean;
      /** @description Values computed from the values of `select`. For log, trace and metric sources. */
      formulas?: components['schemas']['Formula'][];
      /** @description Whether to show the values of `select` next to the formulas. If absent, they are shown. */
      showOperandSeries?: boolean;
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'stacked_bar';
    });
    /** @description The target with this id. */
    ClickTargetId: {
      /**
       * @description Selects the target by its id. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      mode: 'id';
      /**
       * @description Id of a source or a dashboard. It must exist.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
    };
    /** @description The target whose name is the result of a template. */
    ClickTargetTemplate: {
      /**
       * @description Selects the target by its name. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      mode: 'template';
      /**
       * @description Template of the name. `{{Column}}` is the value of a column of the row.
       * @example {{ServiceName}} overview
       */
      template: string;
    };
    /** @description The source or dashboard that a click opens, selected by `mode`. */
    ClickTarget: components['schemas']['ClickTargetId'] | components['schemas']['ClickTargetTemplate'];
    /** @description A filter that a click adds. */
    ClickFilter: {
      /**
       * @description Compares an expression with the result of a template.
       * @constant
       */
      kind: 'expressionTemplate';
      /**
       * @description Expression to compare. Filters with the same expression are combined into one list of values.
       * @example ServiceName
       */
      expression: string;
      /**
       * @description Template of the value. `{{Column}}` is the value of a column of the row.
       * @example {{ServiceName}}
       */
      template: string;
    };
    /** @description Opens a search. The target is a log or trace source. */
    SearchClick: {
      /**
       * @description Opens a search. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'search';
      /** @description What the click opens. */
      target: components['schemas']['ClickTarget'];
      /**
       * @description Template of a filter for the target. Values are quoted for `whereLanguage`.
       * @example ServiceName:{{ServiceName}}
       */
      whereTemplate?: string;
      /** @description Language of `whereTemplate`. If absent, it is `lucene`. */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /** @description Filters for the target. */
      filters?: components['schemas']['ClickFilter'][];
    };
    /** @description Opens a dashboard. */
    DashboardClick: {
      /**
       * @description Opens a dashboard. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'dashboard';
      /** @description What the click opens. */
      target: components['schemas']['ClickTarget'];
      /**
       * @description Template of a filter for the target. Values are quoted for `whereLanguage`.
       * @example ServiceName:{{ServiceName}}
       */
      whereTemplate?: string;
      /** @description Language of `whereTemplate`. If absent, it is `lucene`. */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /** @description Filters for the target. */
      filters?: components['schemas']['ClickFilter'][];
    };
    /** @description Opens a web page. */
    ExternalClick: {
      /**
       * @description Opens a web page. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'external';
      /**
       * @description Template of an absolute URL with `http` or `https`. `{{Column}}` is the value of a column of the row, encoded for URLs.
       * @example https://wiki.example.com/services/{{ServiceName}}
       */
      urlTemplate: string;
    };
    /** @description What a click on a row opens, selected by `type`. */
    OnClick:
      | components['schemas']['SearchClick']
      | components['schemas']['DashboardClick']
      | components['schemas']['ExternalClick'];
    /** @description A table with one row per group. */
    TableConfig: {
      /**
       * @description Selects a table of values.
       * @constant
       */
      displayType: 'table';
      /**
       * @description SQL condition for the rows, over the columns of the result. If absent or empty, all rows are shown.
       * @example Errors > 10
       */
      having?: string;
      /** @description Whether the columns of the groups come before the values. If absent, they come after the values. */
      groupByColumnsOnLeft?: boolean;
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description SQL order of the rows, over the columns of the result. If absent or empty, the order depends on the chart.
       * @example Errors DESC
       */
      orderBy?: string;
      /**
       * @description Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.
       * @default false
       */
      asRatio?: boolean;
      /** @description Values computed from the values of `select`. For log, trace and metric sources. */
      formulas?: components['schemas']['Formula'][];
      /** @description Whether to show the values of `select` next to the formulas. If absent, they are shown. */
      showOperandSeries?: boolean;
      /** @description What a click on a row opens. If absent, a click has no effect. */
      onClick?: components['schemas']['OnClick'];
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'table';
    });
    /**
     * @description A color of the palette. The viewer chooses a shade that fits its theme:
     *     - `chart-blue`, `chart-orange`, `chart-red`, `chart-cyan`, `chart-green`, `chart-pink`, `chart-purple`,
     *       `chart-light-blue`, `chart-brown`, `chart-gray`: hues
     *     - `chart-success`, `chart-warning`, `chart-error`: colors with a meaning
     * @enum {string}
     */
    ChartColor:
      | 'chart-blue'
      | 'chart-orange'
      | 'chart-red'
      | 'chart-cyan'
      | 'chart-green'
      | 'chart-pink'
      | 'chart-purple'
      | 'chart-light-blue'
      | 'chart-brown'
      | 'chart-gray'
      | 'chart-success'
      | 'chart-warning'
      | 'chart-error';
    /** @description Matches values above or below a bound. */
    ComparisonColorRule: {
      /**
       * @description Matches if the number is `gt` (>), `gte` (≥), `lt` (<) or `lte` (≤) `value`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      operator: 'gt' | 'gte' | 'lt' | 'lte';
      /**
       * @description The bound to compare with.
       * @example 500
       */
      value: number;
      /** @description Color of the number if the rule matches. */
      color: components['schemas']['ChartColor'];
      /**
       * @description Text displayed with the number if the rule matches.
       * @example Too slow
       */
      label?: string;
    };
    /** @description Matches values in a range. */
    RangeColorRule: {
      /**
       * @description Matches if the number is in the range of `value`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      operator: 'between';
      /**
       * @description Smallest and largest number of the range, both included.
       * @example [
       *       100,
       *       500
       *     ]
       */
      value: number[];
      /** @description Color of the number if the rule matches. */
      color: components['schemas']['ChartColor'];
      /**
       * @description Text displayed with the number if the rule matches.
       * @example Too slow
       */
      label?: string;
    };
    /** @description Matches one value, or all others. */
    EqualityColorRule: {
      /**
       * @description Matches if the result is `eq` (equal to) or `neq` (not equal to) `value`. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      operator: 'eq' | 'neq';
      /**
       * @description A number or a text.
       * @example 0
       */
      value: number | string;
      /** @description Color of the number if the rule matches. */
      color: components['schemas']['ChartColor'];
      /**
       * @description Text displayed with the number if the rule matches.
       * @example Too slow
       */
      label?: string;
    };
    /** @description A color for some values of a number tile, selected by `operator`. The last rule that matches applies. */
    ColorRule:
      | components['schemas']['ComparisonColorRule']
      | components['schemas']['RangeColorRule']
      | components['schemas']['EqualityColorRule'];
    /** @description A chart behind the number, of the same value over time. */
    BackgroundChart: {
      /**
       * @description Draws a `line` or a filled `area`.
       * @enum {string}
       */
      type: 'line' | 'area';
      /** @description Color of the chart. If absent, the color of the number applies. */
      color?: components['schemas']['ChartColor'];
    };
    /** @description A single number. */
    NumberConfig: {
      /**
       * @description Selects a single number.
       * @constant
       */
      displayType: 'number';
      /** @description A formula, whose result is shown instead of the value of `select`. Without a formula, `select` must have exactly one item. */
      formulas?: components['schemas']['Formula'][];
      /** @description Color of the number. If absent, the viewer decides. */
      color?: components['schemas']['ChartColor'];
      /** @description Colors for some values. The last rule that matches applies. */
      colorRules?: components['schemas']['ColorRule'][];
      /** @description A chart behind the number. If absent, there is none. */
      backgroundChart?: components['schemas']['BackgroundChart'];
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'number';
    });
    /** @description A pie chart with one slice per group. */
    PieConfig: {
      /**
       * @description Selects a pie chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'pie';
      /**
       * @description Maximum number of groups. If absent or 0, the viewer decides.
       * @example 10
       */
      limit?: number;
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The value of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description SQL order of the rows, over the columns of the result. If absent or empty, the order depends on the chart.
       * @example Errors DESC
       */
      orderBy?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A bar chart with one bar per group. */
    BarConfig: {
      /**
       * @description Selects a bar chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'bar';
      /**
       * @description Maximum number of groups. If absent or 0, the viewer decides.
       * @example 10
       */
      limit?: number;
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The value of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description SQL order of the rows, over the columns of the result. If absent or empty, the order depends on the chart.
       * @example Errors DESC
       */
      orderBy?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description The value whose distribution a heatmap shows. */
    HeatmapSelectItem: {
      /**
       * @description Numeric expression. Its values are divided into buckets.
       * @example Duration
       */
      valueExpression: string;
      /**
       * @description Aggregate expression for the color of a cell. If absent or empty, events are counted.
       * @example count()
       */
      countExpression?: string;
      /**
       * @description Scale of the buckets, `log` or `linear`. If absent, it is logarithmic.
       * @enum {string}
       */
      heatmapScaleType?: 'log' | 'linear';
    };
    /** @description The distribution of a value over time. Requires a trace source. */
    HeatmapConfig: {
      /**
       * @description Selects a heatmap of values. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'heatmap';
      /** @description The value whose distribution is shown. */
      select: components['schemas']['HeatmapSelectItem'][];
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A list of events that match a filter. */
    SearchConfig: {
      /**
       * @description Selects a list of events. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'search';
      /**
       * @description Columns to show, separated by commas. An empty string shows the default columns of the source.
       * @example Timestamp, ServiceName, Body
       */
      select: string;
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
    };
    /** @description The most frequent patterns of event texts. */
    EventPatternsConfig: {
      /**
       * @description Selects a list of patterns. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'event_patterns';
      /**
       * @description Expression with the text. An empty string selects the body of log events and the name of spans.
       * @default
       * @example Body
       */
      select?: string;
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
    };
    /** @description A text that is shown as it is. */
    MarkdownConfig: {
      /**
       * @description Selects a text in Markdown. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'markdown';
      configType?: never;
      /**
       * @description The text, as Markdown.
       * @default
       * @example # Checkout
       *
       *     Owned by the payments team.
       */
      markdown?: string;
    };
    /** @description A tile that the service queries, selected by `displayType`. */
    BuilderConfig:
      | components['schemas']['LineConfig']
      | components['schemas']['StackedBarConfig']
      | components['schemas']['TableConfig']
      | components['schemas']['NumberConfig']
      | components['schemas']['PieConfig']
      | components['schemas']['BarConfig']
      | components['schemas']['HeatmapConfig']
      | components['schemas']['SearchConfig']
      | components['schemas']['EventPatternsConfig']
      | components['schemas']['MarkdownConfig'];
    /** @description A line chart of the result of a SQL statement. */
    RawSqlLineConfig: {
      /**
       * @description Selects a line chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'line';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description Whether to draw the previous period of the same length for comparison. If absent, it is not drawn. */
      compareToPreviousPeriod?: boolean;
      /** @description Whether the y axis begins at the smallest value instead of 0. If absent, it begins at 0. */
      fitYAxisToData?: boolean;
    };
    /** @description Stacked bars of the result of a SQL statement. */
    RawSqlStackedBarConfig: {
      /**
       * @description Selects stacked bars. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'stacked_bar';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
    };
    /** @description A table with the result of a SQL statement. */
    RawSqlTableConfig: {
      /**
       * @description Selects a table of values. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'table';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
      /** @description What a click on a row opens. If absent, a click has no effect. */
      onClick?: components['schemas']['OnClick'];
    };
    /** @description The first number in the result of a SQL statement. */
    RawSqlNumberConfig: {
      /**
       * @description Selects a single number. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'number';
      /** @description Color of the number. If absent, the viewer decides. */
      color?: components['schemas']['ChartColor'];
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A pie chart of the result of a SQL statement. */
    RawSqlPieConfig: {
      /**
       * @description Selects a pie chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'pie';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A bar chart of the result of a SQL statement. */
    RawSqlBarConfig: {
      /**
       * @description Selects a bar chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'bar';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A tile with its own SQL, selected by `displayType`. */
    RawSqlConfig:
      | components['schemas']['RawSqlLineConfig']
      | components['schemas']['RawSqlStackedBarConfig']
      | components['schemas']['RawSqlTableConfig']
      | components['schemas']['RawSqlNumberConfig']
      | components['schemas']['RawSqlPieConfig']
      | components['schemas']['RawSqlBarConfig'];
    /** @description What a tile shows. With `configType: sql`, a tile has its own SQL. Without `configType`, the service writes the query. The other properties depend on `displayType`. A config is returned as it was sent, with the documented defaults added. */
    TileConfig: components['schemas']['BuilderConfig'] | components['schemas']['RawSqlConfig'];
    /** @description A chart, a list of events or text on a dashboard. */
    Tile: {
      /**
       * @description Unique in the dashboard. The id does not change if you send the tile back with it.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      id: string;
      /**
       * @description Title of the tile.
       * @example Server errors
       */
      name: string;
      /**
       * @description Left edge, in columns of the grid. The grid has 24 columns.
       * @example 0
       */
      x: number;
      /**
       * @description Top edge, in rows of the grid.
       * @example 0
       */
      y: number;
      /**
       * @description Width, in columns of the grid.
       * @example 12
       */
      w: number;
      /**
       * @description Height, in rows of the grid.
       * @example 4
       */
      h: number;
      /** @description Whether the tile shows series 0 divided by series 1 instead of separate series. Absent if the tile has a `config`. */
      asRatio?: boolean;
      /** @description What the tile shows, in the older form. All series of a tile have the same `type`. Absent if the tile has a `config`. */
      series?: components['schemas']['Series'][];
      /** @description What the tile shows. Absent if the tile has `series`. */
      config?: components['schemas']['TileConfig'];
      /**
       * @description Id of the container of the dashboard that the tile is in. Absent if it is in none.
       * @example backend
       */
      containerId?: string;
      /**
       * @description Id of the tab of the container that the tile is on. Absent if it is on none.
       * @example latency
       */
      tabId?: string;
    };
    /** @description A filter that people who view the dashboard can set. */
    DashboardFilter: {
      /**
       * @description Unique in the dashboard. The id does not change if you send the filter back with it.
       * @example 6740a3f2c51e9b0012d4e8f1
       */
      id: string;
      /**
       * @description The values to choose from are the values of an expression.
       * @constant
       */
      type: 'QUERY_EXPRESSION';
      /**
       * @description Name displayed for the filter.
       * @example Service
       */
      name: string;
      /**
       * @description Expression over the columns of the source.
       * @example ServiceName
       */
      expression: string;
      /**
       * @description The source that provides the values. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description Table of a metric source that provides the values. */
      sourceMetricType?: components['schemas']['MetricType'];
      /**
       * @description Restricts the values to choose from. If absent or empty, all values are listed.
       * @example ServiceName != ''
       */
      where?: string;
      /** @description Language of `where`. If absent, it is `sql`. */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description The sources whose tiles the filter applies to. If absent, it applies to all tiles. Only for a filter with `isBroadcastEnabled`.
       * @example [
       *       "6740a3f2c51e9b0012d4e8d1"
       *     ]
       */
      appliesToSourceIds?: string[];
      /** @description Whether the chosen values filter the tiles. If absent, they do. */
      isBroadcastEnabled?: boolean;
      /** @description Whether SQL tiles can use the chosen values as a variable. If absent, they cannot. */
      isVariableEnabled?: boolean;
      /**
       * @description Name of the variable, unique in the dashboard. Only with `isVariableEnabled`. If absent, the name is derived from `name`.
       * @example service
       */
      variableName?: string;
    };
    /** @description A condition for all tiles. */
    SqlFilterValue: {
      /**
       * @description A condition in SQL. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'sql';
      /**
       * @description A boolean SQL expression.
       * @example ServiceName IN ('checkout')
       */
      condition: string;
    };
    /** @description The values of a variable. */
    VariableFilterValue: {
      /**
       * @description Values of a variable. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'variable';
      /**
       * @description Name of the variable.
       * @example service
       */
      name: string;
      /**
       * @description The chosen values.
       * @example [
       *       "checkout"
       *     ]
       */
      values: string[];
    };
    /** @description A filter value that is set when the dashboard is opened, selected by `type`. Without `type`, it is `sql`. */
    SavedFilterValue: components['schemas']['SqlFilterValue'] | components['schemas']['VariableFilterValue'];
    /** @description A tab of a container. */
    ContainerTab: {
      /**
       * @description Unique in the container. Tiles refer to it with `tabId`.
       * @example latency
       */
      id: string;
      /**
       * @description Title of the tab.
       * @example Latency
       */
      title: string;
    };
    /** @description A section of a dashboard that contains tiles. */
    DashboardContainer: {
      /**
       * @description Unique in the dashboard. Tiles refer to it with `containerId`.
       * @example backend
       */
      id: string;
      /**
       * @description Title of the section.
       * @example Backend
       */
      title: string;
      /** @description Whether the tiles are hidden until the section is opened. */
      collapsed: boolean;
      /** @description Whether a viewer can open and close the section. If absent, it can. */
      collapsible?: boolean;
      /** @description Whether the section has a border. If absent, the viewer decides. */
      bordered?: boolean;
      /** @description Tabs of the section. If absent or empty, all tiles of the section are shown together. */
      tabs?: components['schemas']['ContainerTab'][];
    };
    /** @description A named grid of tiles. */
    Dashboard: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      id: string;
      /**
       * @description Name of the dashboard. Names need not be unique.
       * @example Checkout
       */
      name: string;
      /** @description The tiles, in the order in which you sent them. */
      tiles: components['schemas']['Tile'][];
      /**
       * @description Labels of the dashboard, without duplicates. Empty if it has none.
       * @example [
       *       "checkout",
       *       "production"
       *     ]
       */
      tags: string[];
      /** @description Filters that people who view the dashboard can set. Empty if it has none. */
      filters: components['schemas']['DashboardFilter'][];
      /**
       * @description Filter for all tiles that is set when the dashboard is opened. Null if there is none.
       * @example ServiceName:checkout
       */
      savedQuery: string | null;
      /** @description Language of `savedQuery`. Null if none was set. */
      savedQueryLanguage: components['schemas']['WhereLanguage'] | null;
      /** @description Filter values that are set when the dashboard is opened. Empty if there are none. */
      savedFilterValues: components['schemas']['SavedFilterValue'][];
      /** @description Sections that contain tiles. Absent if the dashboard has none. */
      containers?: components['schemas']['DashboardContainer'][];
    };
    /** @description Position of a page in its list. */
    PageMeta: {
      /**
       * @description Total number of items in the list.
       * @example 3
       */
      total: number;
      /**
       * @description Maximum number of items on this page.
       * @example 1000
       */
      limit: number;
      /**
       * @description Number of items skipped before this page.
       * @example 0
       */
      offset: number;
      /**
       * @description The offset of the next page. Present only if this page ended before `limit` items because it reached 16 MiB.
       * @example 12
       */
      nextOffset?: number;
    };
    /** @description One validation issue of a request. */
    Issue: {
      /**
       * @description The part of the request:
       *     - `body`: the JSON body
       *     - `query`: the query parameters
       *     - `params`: the path parameters
       *     - `headers`: the request headers
       * @enum {string}
       */
      in: 'body' | 'query' | 'params' | 'headers';
      /**
       * @description Location of the value as property names and array indexes. Empty for the whole part. Names longer than 64 characters are shortened.
       * @example [
       *       "tiles",
       *       0,
       *       "w"
       *     ]
       */
      path: (string | number)[];
      /**
       * @description Location of the value as a JSON Pointer (RFC 6901). An empty string is the whole part.
       * @example /tiles/0/w
       */
      pointer: string;
      /**
       * @description The violated rule, usually the JSON Schema keyword:
       *     - `type`, `enum`, `const`: wrong type or value
       *     - `required`: a property is missing
       *     - `minimum`, `maximum`, `exclusiveMinimum`, `exclusiveMaximum`, `multipleOf`: a number is out of range
       *     - `minLength`, `maxLength`, `pattern`, `format`: a string is invalid
       *     - `minItems`, `maxItems`, `uniqueItems`: an array is invalid
       *     - `minProperties`, `maxProperties`: wrong number of properties
       *     - `discriminator`: unknown variant
       *     - `unknownProperty`: unknown property
       *     - `duplicateProperty`: the name occurs twice in one object
       *     - `condition`: a rule that involves several fields
       *     - `reference`: the referenced resource does not exist
       *     - `filter`: a filter expression has a syntax error
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
        | 'duplicateProperty'
        | 'condition'
        | 'reference'
        | 'filter';
      /**
       * @description What was expected and what was received.
       * @example expected 1 to 24, received 30
       */
      message: string;
      /**
       * @description The expected value for programs, such as a bound or a list of values. Absent if there is none.
       * @example 24
       */
      expected?: unknown;
    };
    /** @description The body of an error response. */
    OpenSourceError: {
      /**
       * @description Describes the error. If there are more than 50 issues, the message says how many are not listed.
       * @example Body validation failed: tiles.0.w: expected 1 to 24, received 30
       */
      message: string;
      /**
       * @description The same text as `message`, for clients that read it. Only in errors of chart operations.
       * @example Body validation failed: series.0.where: expected a value
       */
      error?: string;
      /**
       * Format: uuid
       * @description Id of the request. Equal to the `X-Request-Id` header. The log of the service contains the same id.
       * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
       */
      requestId: string;
      /** @description All issues of an invalid request, at most 50. Absent for other errors. */
      issues?: components['schemas']['Issue'][];
    };
    /** @description A tile in a create or update request, with either `config` or `series`. It is returned in the same form. Overlapping tiles and tiles that extend past the grid are accepted. */
    TileInput:
      | ({
          /**
           * @description Unique in the dashboard. If absent, the service assigns an id. On update, the id of an existing tile keeps that tile and its alerts.
           * @example 6740a3f2c51e9b0012d4e8a2
           */
          id?: string;
          /**
           * @description Title of the tile. It may be empty.
           * @example Server errors
           */
          name: string;
          /**
           * @description Left edge, in columns of the grid. The grid has 24 columns.
           * @example 0
           */
          x: number;
          /**
           * @description Top edge, in rows of the grid.
           * @example 0
           */
          y: number;
          /**
           * @description Width, in columns of the grid.
           * @example 12
           */
          w: number;
          /**
           * @description Height, in rows of the grid.
           * @example 4
           */
          h: number;
          /** @description Whether the tile shows series 0 divided by series 1. If absent, it does not. If true, `series` must have exactly two items. Only with `series`. */
          asRatio?: boolean;
          /** @description What the tile shows, in the older form. All series must have the same `type`. Not together with `config`. */
          series?: components['schemas']['Series'][];
          /** @description What the tile shows. Not together with `series`. */
          config?: components['schemas']['TileConfig'];
          /**
           * @description Id of the container that the tile is in. The dashboard must have it. If absent, the tile is in none.
           * @example backend
           */
          containerId?: string;
          /**
           * @description Id of the tab that the tile is on. The container must have it. Requires `containerId`.
           * @example latency
           */
          tabId?: string;
        } & (unknown & unknown))
      | unknown
      | unknown;
    /** @description A filter in a create or update request. */
    DashboardFilterInput: {
      /**
       * @description Unique in the dashboard. If absent, the service assigns an id.
       * @example 6740a3f2c51e9b0012d4e8f1
       */
      id?: string;
      /**
       * @description The values to choose from are the values of an expression.
       * @constant
       */
      type: 'QUERY_EXPRESSION';
      /**
       * @description Name displayed for the filter.
       * @example Service
       */
      name: string;
      /**
       * @description Expression over the columns of the source.
       * @example ServiceName
       */
      expression: string;
      /**
       * @description The source that provides the values. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description Table of a metric source that provides the values. */
      sourceMetricType?: components['schemas']['MetricType'];
      /**
       * @description Restricts the values to choose from. If absent or empty, all values are listed.
       * @example ServiceName != ''
       */
      where?: string;
      /** @description Language of `where`. If absent, it is `sql`. */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description The sources whose tiles the filter applies to. If absent, it applies to all tiles. Only for a filter with `isBroadcastEnabled`.
       * @example [
       *       "6740a3f2c51e9b0012d4e8d1"
       *     ]
       */
      appliesToSourceIds?: string[];
      /** @description Whether the chosen values filter the tiles. If absent, they do. */
      isBroadcastEnabled?: boolean;
      /** @description Whether SQL tiles can use the chosen values as a variable. If absent, they cannot. */
      isVariableEnabled?: boolean;
      /**
       * @description Name of the variable, unique in the dashboard. Only with `isVariableEnabled`. If absent, the name is derived from `name`.
       * @example service
       */
      variableName?: string;
    };
    /** @description The body of a create or update request. A dashboard that you read can be sent back unchanged: read-only fields are ignored. */
    DashboardInput: {
      /** @description Ignored. Accepted so that you can send back a dashboard that you read. */
      readonly id?: unknown;
      /**
       * @description Name of the dashboard. Names need not be unique.
       * @example Checkout
       */
      name: string;
      /** @description All tiles of the dashboard. An update replaces the stored tiles. Alerts are deleted if their tile is removed or can no longer have alerts. */
      tiles: components['schemas']['TileInput'][];
      /**
       * @description Labels of the dashboard. Duplicates are removed. If omitted, create stores an empty list and update keeps the stored tags. An empty list removes all tags.
       * @example [
       *       "checkout",
       *       "production"
       *     ]
       */
      tags?: string[];
      /** @description Filters that people who view the dashboard can set. If omitted, create stores an empty list and update keeps the stored filters. An empty list removes all filters. */
      filters?: components['schemas']['DashboardFilterInput'][];
      /**
       * @description Filter for all tiles that is set when the dashboard is opened. Null removes it. If omitted, create stores null and update keeps the stored filter.
       * @example ServiceName:checkout
       */
      savedQuery?: string | null;
      /** @description Language of `savedQuery`. It must not be null if there is a `savedQuery`. If omitted, update keeps the stored language; without one, `lucene` is stored for a `savedQuery`. */
      savedQueryLanguage?: components['schemas']['WhereLanguage'] | null;
      /** @description Filter values that are set when the dashboard is opened. If omitted, create stores an empty list and update keeps the stored values. An empty list removes all values. */
      savedFilterValues?: components['schemas']['SavedFilterValue'][];
      /** @description Sections that contain tiles. If omitted, create stores none and update keeps the stored containers. An empty list removes all containers. */
      containers?: components['schemas']['DashboardContainer'][];
    };
    /** @description Something in the request that is accepted, but may not work as intended. */
    WriteWarning: {
      /**
       * @description JSON Pointer to the value in the request body.
       * @example /url
       */
      pointer: string;
      /**
       * @description Describes the problem and what to do.
       * @example hooks.example.org does not resolve at the moment. Notifications fail until it does.
       */
      message: string;
    };
    /** @description Remarks on a request that succeeded. */
    WriteMeta: {
      /** @description What may not work as intended. Never empty. */
      warnings: components['schemas']['WriteWarning'][];
    };
    /** @description The dashboard to validate, as in a create request. Every JSON value is accepted, so that all errors are in the result. */
    DashboardCandidate: unknown;
    /** @description A reason why a dashboard is not valid. */
    DashboardError: {
      /**
       * @description Location in the dashboard. Empty for the whole dashboard.
       * @example tiles.0.config.select
       */
      path: string;
      /**
       * @description What is expected and what was received.
       * @example required property is missing
       */
      message: string;
    };
    /** @description The result of validating a dashboard. */
    DashboardValidation: {
      /** @description Whether a create request with the dashboard would succeed. */
      valid: boolean;
      /** @description All reasons why the dashboard is not valid, at most 50. Empty if it is valid. */
      errors: components['schemas']['DashboardError'][];
      /** @description Present if a create request with the dashboard would have warnings. */
      meta?: components['schemas']['WriteMeta'];
      /** @description The dashboard with all defaults. Null if it is not valid. */
      normalized: Record<string, never> | null;
    };
    /** @description A line chart that an alert evaluates. */
    AlertLineConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description Selects a line chart.
       * @constant
       */
      displayType: 'line';
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.
       * @default false
       */
      asRatio?: boolean;
      /** @description Values computed from the values of `select`. For log, trace and metric sources. */
      formulas?: components['schemas']['Formula'][];
      /** @description Whether to show the values of `select` next to the formulas. If absent, they are shown. */
      showOperandSeries?: boolean;
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description Whether to draw the previous period of the same length for comparison. If absent, it is not drawn. */
      compareToPreviousPeriod?: boolean;
      /** @description Whether the y axis begins at the smallest value instead of 0. If absent, it begins at 0. */
      fitYAxisToData?: boolean;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'line';
    });
    /** @description A stacked bar chart that an alert evaluates. */
    AlertStackedBarConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description Selects stacked bars.
       * @constant
       */
      displayType: 'stacked_bar';
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /**
       * @description SQL expressions to group by, separated by commas. If absent or empty, there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /**
       * @description Whether to show the first value divided by the second. If true, `select` must have exactly two items, and `formulas` must be absent or empty.
       * @default false
       */
      asRatio?: boolean;
      /** @description Values computed from the values of `select`. For log, trace and metric sources. */
      formulas?: components['schemas']['Formula'][];
      /** @description Whether to show the values of `select` next to the formulas. If absent, they are shown. */
      showOperandSeries?: boolean;
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'stacked_bar';
    });
    /** @description A number that an alert evaluates. */
    AlertNumberConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description Selects a single number.
       * @constant
       */
      displayType: 'number';
      /** @description A formula, whose result is shown instead of the value of `select`. Without a formula, `select` must have exactly one item. */
      formulas?: components['schemas']['Formula'][];
      /** @description Color of the number. If absent, the viewer decides. */
      color?: components['schemas']['ChartColor'];
      /** @description Colors for some values. The last rule that matches applies. */
      colorRules?: components['schemas']['ColorRule'][];
      /** @description A chart behind the number. If absent, there is none. */
      backgroundChart?: components['schemas']['BackgroundChart'];
      configType?: never;
      /**
       * @description The source to query. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /** @description The values of the chart. */
      select: components['schemas']['SelectItem'][];
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    } & (unknown & {
      /**
       * @description discriminator enum property added by openapi-typescript
       * @enum {string}
       */
      displayType: 'number';
    });
    /** @description A chart that the service queries for an alert, selected by `displayType`. */
    AlertBuilderConfig:
      | components['schemas']['AlertLineConfig']
      | components['schemas']['AlertStackedBarConfig']
      | components['schemas']['AlertNumberConfig'];
    /** @description A line chart of the result of a SQL statement that an alert evaluates. */
    AlertSqlLineConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Selects a line chart. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'line';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
      /** @description Whether to draw the previous period of the same length for comparison. If absent, it is not drawn. */
      compareToPreviousPeriod?: boolean;
      /** @description Whether the y axis begins at the smallest value instead of 0. If absent, it begins at 0. */
      fitYAxisToData?: boolean;
    };
    /** @description A stacked bar chart of the result of a SQL statement that an alert evaluates. */
    AlertSqlStackedBarConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Selects stacked bars. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'stacked_bar';
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
      /** @description Whether the time range is extended to whole buckets. If absent, it is extended. */
      alignDateRangeToGranularity?: boolean;
      /**
       * @description Whether a bucket without data is drawn as 0. If false, the chart has a gap.
       * @default true
       */
      fillNulls?: boolean;
      /**
       * @description Maximum number of groups. The groups with the largest values are kept. 0 means no limit.
       * @example 20
       */
      seriesLimit?: number;
    };
    /** @description The number that a SQL statement returns, which an alert evaluates. */
    AlertSqlNumberConfig: {
      /**
       * @description Name of the chart in notifications. If absent or empty, notifications call it the chart.
       * @example Errors at checkout
       */
      name?: string;
      /**
       * @description Selects a single number. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      displayType: 'number';
      /** @description Color of the number. If absent, the viewer decides. */
      color?: components['schemas']['ChartColor'];
      /**
       * @description Marks a tile with its own SQL.
       * @constant
       */
      configType: 'sql';
      /**
       * @description The connection to query, as in `connection` of a source. An unknown connection returns 400.
       * @example 6740a3f2c51e9b0012d4e8c1
       */
      connectionId: string;
      /**
       * @description One SELECT statement over the tables of the tenant. It may contain macros such as `$__timeFilter(Timestamp)`, parameters such as `{intervalSeconds:Int64}`, and the variables of the dashboard.
       * @example SELECT count() FROM otel_logs WHERE $__timeFilter(Timestamp)
       */
      sqlTemplate: string;
      /**
       * @description The source that `$__sourceTable` names. It must use the same connection.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId?: string;
      /** @description How numbers are displayed. If absent, they are displayed without formatting. */
      numberFormat?: components['schemas']['NumberFormat'];
    };
    /** @description A chart with its own SQL that an alert evaluates, selected by `displayType`. */
    AlertSqlConfig:
      | components['schemas']['AlertSqlLineConfig']
      | components['schemas']['AlertSqlStackedBarConfig']
      | components['schemas']['AlertSqlNumberConfig'];
    /** @description The chart of an alert that watches no tile. With `configType: sql`, it has its own SQL. Without `configType`, the service writes the query. It has the properties of the config of a tile, and `name`. Without SQL, it also has `where`. */
    AlertChartConfig: components['schemas']['AlertBuilderConfig'] | components['schemas']['AlertSqlConfig'];
    /**
     * @description Length of an evaluation window. Windows are aligned to UTC:
     *     - `30s`: 30 seconds
     *     - `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes
     *     - `1h`, `6h`, `12h`: 1, 6, 12 hours
     *     - `1d`: 24 hours
     * @enum {string}
     */
    AlertInterval: '30s' | '1m' | '5m' | '15m' | '30m' | '1h' | '6h' | '12h' | '1d';
    /**
     * @description The comparison that violates the threshold:
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
    /**
     * @description Severity of a notification:
     *     - `critical`: somebody must act immediately
     *     - `error`: somebody must act
     *     - `warning`: somebody should look at it
     *     - `info`: for information
     * @enum {string}
     */
    AlertSeverity: 'critical' | 'error' | 'warning' | 'info';
    /** @description Sends the notifications of an alert to a webhook. */
    WebhookChannel: {
      /**
       * @description Type of the channel. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'webhook';
      /**
       * @description Id of the webhook. It must exist. A webhook that an alert uses cannot be deleted.
       * @example 6740a3f2c51e9b0012d4e8c3
       */
      webhookId: string;
      /**
       * @description Severity of the notifications to this channel. Templates contain it as `severity`. Null means none.
       * @example critical
       */
      severity?: components['schemas']['AlertSeverity'] | null;
      /**
       * @description Kind of the webhook, as other servers of this API return it. It has no effect. Null means none.
       * @example generic
       */
      webhookService?: string | null;
      /**
       * @description Channel of a Slack app, as other servers of this API return it. It has no effect. Null means none.
       * @example C024BE91L
       */
      slackChannelId?: string | null;
    };
    /** @description Sends the notifications of an alert by e-mail. */
    EmailChannel: {
      /**
       * @description Type of the channel. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      type: 'email';
      /**
       * @description Addresses that receive the notifications, each in a message of its own. Requests with this channel return 400 if the operator of the service has not set `--smtp-url`.
       * @example [
       *       "on-call@example.org"
       *     ]
       */
      emailRecipients: string[];
      /**
       * @description Severity of the notifications to this channel. The subject contains it. Null means none.
       * @example critical
       */
      severity?: components['schemas']['AlertSeverity'] | null;
    };
    /** @description A destination for the notifications of an alert. `type` selects the properties. */
    AlertChannel: components['schemas']['WebhookChannel'] | components['schemas']['EmailChannel'];
    /**
     * @description What a window without data means:
     *     - `zero`: the value is 0, which is compared with the threshold
     *     - `ok`: the threshold is not violated
     *     - `alert`: the threshold is violated
     *     - `insufficient_data`: the state is unknown; nothing is notified until there is data
     * @enum {string}
     */
    AlertNoData: 'zero' | 'ok' | 'alert' | 'insufficient_data';
    /**
     * @description Result of the last evaluation of an alert:
     *     - `OK`: the value does not violate the threshold, or the alert is new
     *     - `ALERT`: the value violates the threshold; `executionErrors` lists failed notifications
     *     - `PENDING`: the value violates the threshold, but not yet in enough consecutive windows
     *     - `INSUFFICIENT_DATA`: the last evaluation failed, or had no data if `noData` is `insufficient_data`
     *     - `DISABLED`: the alert is not evaluated, because `enabled` is false
     * @enum {string}
     */
    AlertState: 'OK' | 'ALERT' | 'PENDING' | 'INSUFFICIENT_DATA' | 'DISABLED';
    /** @description A silence of an alert. The alert is still evaluated, but notifications are not sent. */
    AlertSilence: {
      /**
       * @description Who silenced the alert.
       * @example on-call
       */
      by: string;
      /**
       * Format: date-time
       * @description Start of the silence.
       * @example 2026-01-12T10:00:00.000Z
       */
      at: string;
      /**
       * Format: date-time
       * @description End of the silence.
       * @example 2026-01-12T12:00:00.000Z
       */
      until: string;
    };
    /** @description An error in the evaluation of an alert or in the delivery of its notifications. */
    AlertExecutionError: {
      /**
       * Format: date-time
       * @description When the error occurred.
       * @example 2026-01-12T10:00:00.000Z
       */
      timestamp: string;
      /**
       * @description Type of the error:
       *     - `QUERY_ERROR`: the query of the tile failed and is retried
       *     - `QUERY_TIMEOUT`: the query of the tile exceeded the time limit and is retried
       *     - `WEBHOOK_ERROR`: a notification could not be delivered
       *     - `INVALID_ALERT`: the tile can no longer be queried
       *     - `UNKNOWN`: any other error
       * @enum {string}
       */
      type: 'QUERY_ERROR' | 'QUERY_TIMEOUT' | 'WEBHOOK_ERROR' | 'INVALID_ALERT' | 'UNKNOWN';
      /**
       * @description Describes the error.
       * @example The webhook responded with 500 three times.
       */
      message: string;
    };
    /** @description A rule that watches a tile, a saved search or its own chart and notifies webhooks, with its current state. */
    Alert: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      id: string;
      /**
       * @description Id of the team that owns the alert. Only present in the open source deployment.
       * @example 6740a3f2c51e9b0012d4e801
       */
      teamId?: string;
      /**
       * @description What the alert watches:
       *     - `tile`: a tile of a dashboard
       *     - `saved_search`: the number of events that a saved search matches
       *     - `inline`: the chart in `chartConfig`
       * @enum {string}
       */
      source: 'tile' | 'saved_search' | 'inline';
      /**
       * @description Id of the dashboard that contains the tile. Present if `source` is `tile`.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      dashboardId?: string;
      /**
       * @description Id of the watched tile. Present if `source` is `tile`.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      tileId?: string;
      /**
       * @description Id of the watched saved search. Present if `source` is `saved_search`.
       * @example 6740a3f2c51e9b0012d4e8f1
       */
      savedSearchId?: string;
      /**
       * @description SQL expressions that the events of the saved search are grouped by. Absent if there is one group.
       * @example ServiceName
       */
      groupBy?: string;
      /** @description The chart that the alert evaluates. Present if `source` is `inline`. */
      chartConfig?: components['schemas']['AlertChartConfig'];
      /** @description Length of the evaluation window, which is also the time between evaluations. */
      interval: components['schemas']['AlertInterval'];
      /**
       * @description The value to compare with, in the unit of the watched value.
       * @example 100
       */
      threshold: number;
      /** @description How the value is compared with the threshold. */
      thresholdType: components['schemas']['AlertThresholdType'];
      /**
       * @description Upper bound of the range. Present if `thresholdType` is `between` or `not_between`.
       * @example 500
       */
      thresholdMax?: number;
      /** @description Where notifications are sent. Always the first of `channels`. */
      channel?: components['schemas']['AlertChannel'];
      /** @description All channels that notifications are sent to. */
      channels?: components['schemas']['AlertChannel'][];
      /**
       * @description Title of notifications. Null if not set.
       * @example Server errors at checkout
       */
      name: string | null;
      /**
       * @description Text of notifications. Null if not set.
       * @example More than 100 failed requests in an hour.
       */
      message: string | null;
      /**
       * @description A note for people who read the alert. It is only sent by templates that contain `note`. Null if not set.
       * @example Call the payment provider first.
       */
      note: string | null;
      /**
       * @description Title of notifications if `name` is null. Null if not set.
       * @example Server errors at checkout
       */
      displayName?: string | null;
      /**
       * @description Labels of the alert.
       * @example [
       *       "checkout",
       *       "production"
       *     ]
       */
      tags?: string[];
      /**
       * @description Whether the alert is evaluated. If false, `state` is `DISABLED`.
       * @example true
       */
      enabled?: boolean;
      /**
       * @description Minimum time between two notifications of a group while it fires. Null means after each window.
       * @example 1h
       */
      notifyEvery?: components['schemas']['AlertInterval'] | null;
      /** @description What a window without data means. */
      noData?: components['schemas']['AlertNoData'];
      /**
       * @description Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.
       * @example 3
       */
      numConsecutiveWindows: number | null;
      /**
       * @description Number of minutes by which windows are shifted from their aligned start. Null means 0.
       * @example 5
       */
      scheduleOffsetMinutes?: number | null;
      /**
       * Format: date-time
       * @description Start of the first window. All windows are aligned to it. Null aligns windows to UTC.
       * @example 2026-01-12T06:00:00.000Z
       */
      scheduleStartAt: string | null;
      /** @description Result of the last evaluation. A new alert is `OK`. */
      state: components['schemas']['AlertState'];
      /** @description Who silenced notifications, and until when. Null if the alert is not silenced. */
      silenced?: components['schemas']['AlertSilence'] | null;
      /** @description Errors of the last evaluation. Empty if there were none. */
      executionErrors?: components['schemas']['AlertExecutionError'][];
      /**
       * Format: date-time
       * @description When the alert was created, in UTC.
       * @example 2026-01-12T09:30:00.000Z
       */
      createdAt?: string;
      /**
       * Format: date-time
       * @description When a client last updated the alert, in UTC.
       * @example 2026-01-12T09:30:00.000Z
       */
      updatedAt?: string;
    };
    /** @description The body of a create or update request. An update replaces all writable fields: an omitted nullable field becomes null. The state of the alert does not change. An alert that you read can be sent back unchanged. */
    AlertInput:
      | ({
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly id?: unknown;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly teamId?: unknown;
          /**
           * @description What the alert watches:
           *     - `tile`: a tile of a dashboard; requires `dashboardId` and `tileId`
           *     - `saved_search`: the number of events that a saved search matches; requires `savedSearchId`
           *     - `inline`: a chart without a dashboard; requires `chartConfig`
           * @enum {string}
           */
          source: 'tile' | 'saved_search' | 'inline';
          /**
           * @description Id of the dashboard that contains the tile. Required if `source` is `tile`. The dashboard must exist.
           * @example 6740a3f2c51e9b0012d4e8a1
           */
          dashboardId?: string;
          /**
           * @description Id of the tile to watch. Required if `source` is `tile`. The tile must be on the dashboard, and it must have `time` or `number` series, or a `line`, `stacked_bar` or `number` config.
           * @example 6740a3f2c51e9b0012d4e8a2
           */
          tileId?: string;
          /**
           * @description Id of the saved search to watch. Required if `source` is `saved_search`. It must exist and search events. If it is deleted, the alert is deleted as well.
           * @example 6740a3f2c51e9b0012d4e8f1
           */
          savedSearchId?: string;
          /**
           * @description SQL expressions to group the events of the saved search by, separated by commas. Only if `source` is `saved_search`. If absent or empty, there is one group.
           * @example ServiceName
           */
          groupBy?: string;
          /** @description The chart to evaluate, as in the `config` of a tile. Required if `source` is `inline`. Notifications and errors call it by its `name`. */
          chartConfig?: components['schemas']['AlertChartConfig'];
          /** @description Length of the evaluation window, which is also the time between evaluations. */
          interval: components['schemas']['AlertInterval'];
          /**
           * @description The value to compare with, in the unit of the watched value. Must be finite.
           * @example 100
           */
          threshold: number;
          /** @description How the value is compared with the threshold. */
          thresholdType: components['schemas']['AlertThresholdType'];
          /**
           * @description Upper bound of the range, at least `threshold`. Required if `thresholdType` is `between` or `not_between`; otherwise it is ignored.
           * @example 500
           */
          thresholdMax?: number;
          /** @description Where notifications are sent. Required unless `channels` is set. If both are set, this must equal the first of `channels`. */
          channel?: components['schemas']['AlertChannel'];
          /** @description One or more channels that notifications are sent to. Duplicates return 400. */
          channels?: components['schemas']['AlertChannel'][];
          /**
           * @description Title of notifications. If null or omitted, the title is generated from the name of the tile, saved search or chart.
           * @default null
           * @example Server errors at checkout
           */
          name?: string | null;
          /**
           * @description Text of notifications. If null or omitted, the text is generated from the value and the threshold.
           * @default null
           * @example More than 100 failed requests in an hour.
           */
          message?: string | null;
          /**
           * @description A note for people who read the alert. It is only sent by templates that contain `note`. Null removes the note.
           * @default null
           * @example Call the payment provider first.
           */
          note?: string | null;
          /**
           * @description Title of notifications if `name` is null. If both are null or omitted, the title is generated from the name of the tile, saved search or chart.
           * @default null
           * @example Server errors at checkout
           */
          displayName?: string | null;
          /**
           * @description Labels of the alert. Duplicates are removed. If omitted, the alert has no labels.
           * @default []
           * @example [
           *       "checkout",
           *       "production"
           *     ]
           */
          tags?: string[];
          /**
           * @description Whether the alert is evaluated. If false, `state` is `DISABLED` and an open incident stays open. If the alert is enabled again, evaluation continues with the window of that moment.
           * @default true
           * @example true
           */
          enabled?: boolean;
          /**
           * @description Minimum time between two notifications of a group while it fires. The first `ALERT` and the `OK` are always sent. Null or omitted means after each window.
           * @default null
           * @example 1h
           */
          notifyEvery?: components['schemas']['AlertInterval'] | null;
          /**
           * @description What a window without data means. A group that had data before counts as without data if it is missing in a window.
           * @default zero
           */
          noData?: components['schemas']['AlertNoData'];
          /**
           * @description Number of consecutive windows that must violate the threshold before the alert fires. Null means 1.
           * @default null
           * @example 3
           */
          numConsecutiveWindows?: number | null;
          /**
           * @description Number of minutes by which windows are shifted from their aligned start. Must be less than the interval. Null means 0. With `scheduleStartAt`, only null and 0 are accepted.
           * @default null
           * @example 5
           */
          scheduleOffsetMinutes?: number | null;
          /**
           * Format: date-time
           * @description Start of the first window, at most one year in the future. All windows are aligned to it. Null aligns windows to UTC.
           * @default null
           * @example 2026-01-12T06:00:00.000Z
           */
          scheduleStartAt?: string | null;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly state?: unknown;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly silenced?: unknown;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly executionErrors?: unknown;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly createdAt?: unknown;
          /** @description Ignored. Accepted so that you can send back an alert that you read. */
          readonly updatedAt?: unknown;
        } & (unknown & unknown & unknown & unknown & unknown & unknown & unknown & unknown))
      | unknown
      | unknown;
    /** @description The alert to preview, the time range, and optionally another alert to compare with. */
    AlertPreviewInput: {
      /** @description The alert to preview. It is not stored. */
      alert: components['schemas']['AlertInput'];
      /**
       * @description Start of the range, in Unix milliseconds. The first window is the first one that starts at this time or later.
       * @example 1767603600000
       */
      from: number;
      /**
       * @description End of the range, in Unix milliseconds. Must be greater than `from`, by at most 90 days and 20,000 windows. Windows that have not ended yet are left out.
       * @example 1768208400000
       */
      to: number;
      /**
       * @description Another alert over the same range, as its id or as an alert that is not stored. An unknown id returns 400.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      compareWith?: string | components['schemas']['AlertInput'];
    };
    /**
     * @description State of a group of an alert:
     *     - `OK`: the value does not violate the threshold
     *     - `PENDING`: it violates the threshold, but not yet in `numConsecutiveWindows` windows
     *     - `ALERT`: it violates the threshold, and webhooks are notified
     * @enum {string}
     */
    AlertGroupState: 'OK' | 'PENDING' | 'ALERT';
    /** @description A change of the state of a group of an alert. */
    AlertTransition: {
      /**
       * @description End of the window, in Unix milliseconds.
       * @example 1768208400000
       */
      time: number;
      /**
       * @description The values of the group. Empty for a tile without groups.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /** @description The state before the window. */
      from: components['schemas']['AlertGroupState'];
      /** @description The state after the window. */
      to: components['schemas']['AlertGroupState'];
      /**
       * @description The value of the group in the window. 0 without data.
       * @example 47
       */
      value: number;
    };
    /** @description A notification that an alert would have sent. */
    PreviewedNotification: {
      /**
       * @description End of the window, in Unix milliseconds.
       * @example 1768208400000
       */
      time: number;
      /** @description The channel of the notification. */
      channel: components['schemas']['AlertChannel'];
      /**
       * @description State that the notification reports:
       *     - `ALERT`: the value violates the threshold
       *     - `OK`: the value no longer violates the threshold
       * @enum {string}
       */
      state: 'ALERT' | 'OK';
      /**
       * @description The values of the group. Empty for a tile without groups.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /**
       * @description The rendered body, or null if it cannot be rendered.
       * @example {"text":"Errors: 47 in the last 5 minutes (threshold: 10 or more)"}
       */
      body: string | null;
      /**
       * @description Why the body cannot be rendered. Absent if it can.
       * @example The template of the webhook does not render valid JSON
       */
      error?: string;
    };
    /** @description What an alert would have done in a time range. Before the first window, its state is `OK`. Silences are ignored. A disabled alert has no windows. */
    AlertPreviewVariant: {
      /**
       * @description Number of evaluated windows.
       * @example 2016
       */
      windows: number;
      /**
       * @description Start of the first window, in Unix milliseconds. Null if no window was evaluated.
       * @example 1767603600000
       */
      firstStart: number | null;
      /**
       * @description End of the last window, in Unix milliseconds. Null if no window was evaluated.
       * @example 1768208400000
       */
      lastEnd: number | null;
      /**
       * @description How many times a group entered `ALERT`.
       * @example 3
       */
      firings: number;
      /**
       * @description Total length of the windows in which the alert was in `ALERT`, in milliseconds.
       * @example 2460000
       */
      alertMs: number;
      /**
       * @description The firings by hour of the day at the end of the window, from 0 to 23, in the time zone of the service.
       * @example [
       *       0,
       *       0,
       *       0,
       *       1,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       2,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0,
       *       0
       *     ]
       */
      hours: number[];
      /** @description The first 1,000 changes of the state of a group, in order of time. */
      transitions: components['schemas']['AlertTransition'][];
      /**
       * @description Number of all changes.
       * @example 6
       */
      transitionCount: number;
      /** @description The first 1,000 notifications, in order of time. Their bodies have at most 4,000,000 characters together. */
      notifications: components['schemas']['PreviewedNotification'][];
      /**
       * @description Number of all notifications.
       * @example 12
       */
      notificationCount: number;
    };
    /** @description What alerts would have done in a time range. */
    AlertPreview: {
      /** @description What `alert` would have done. */
      alert: components['schemas']['AlertPreviewVariant'];
      /** @description What `compareWith` would have done. Present if it was sent. */
      compareWith?: components['schemas']['AlertPreviewVariant'];
    };
    /** @description A silence of an alert. */
    AlertSilenceInput: {
      /**
       * Format: date-time
       * @description End of the silence, in the future and at most 30 days from now.
       * @example 2026-01-12T12:00:00.000Z
       */
      until: string;
    };
    /**
     * @description Status of a delivery:
     *     - `pending`: the notification is not delivered yet; `nextAttemptAt` is the time of the next attempt
     *     - `delivered`: the channel accepted the notification
     *     - `failed`: the notification was rejected, or not accepted for 24 hours
     *     - `superseded`: while the channel failed, a newer notification of the same group replaced this one
     *     - `cancelled`: the webhook was deleted
     * @enum {string}
     */
    AlertDeliveryStatus: 'pending' | 'delivered' | 'failed' | 'superseded' | 'cancelled';
    /** @description A notification of an alert to one channel, and how its delivery proceeds. */
    AlertDelivery: {
      /**
       * @description Assigned by the service. The notifications of an alert to one channel are sent in the order of their ids.
       * @example 6740a3f2c51e9b0012d4e8e5
       */
      id: string;
      /**
       * @description Id of the alert.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      alertId: string;
      /** @description Where the notification is sent. */
      channel: components['schemas']['AlertChannel'];
      /** @description How the delivery proceeds. */
      status: components['schemas']['AlertDeliveryStatus'];
      /**
       * @description State that the notification reports:
       *     - `ALERT`: the value violates the threshold
       *     - `OK`: the value no longer violates the threshold
       * @enum {string}
       */
      state: 'ALERT' | 'OK';
      /**
       * @description Values of the group, in the order of `groupBy` of the tile. Empty if the tile is not grouped.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /**
       * @description Start of the window, inclusive, in Unix milliseconds.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description End of the window, exclusive, in Unix milliseconds.
       * @example 1768212000000
       */
      endTime: number;
      /**
       * @description The `Idempotency-Key` of all attempts.
       * @example 5f1d7a84c2e9034b6a7d58c1f0e2b3946ad1c7f85b20e3d94c6f8a1b7e5d0293
       */
      idempotencyKey: string;
      /**
       * @description Number of failed or successful attempts. The first three attempts are counted together.
       * @example 4
       */
      attempts: number;
      /**
       * Format: date-time
       * @description When the notification was created, in UTC.
       * @example 2026-01-12T10:00:10.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the last attempt ended, in UTC. Null if there was none.
       * @example 2026-01-12T10:02:10.000Z
       */
      lastAttemptAt: string | null;
      /**
       * Format: date-time
       * @description When the next attempt is due, in UTC. Null if there is none, or if the notification waits for an older one of the same channel.
       * @example 2026-01-12T10:04:10.000Z
       */
      nextAttemptAt: string | null;
      /**
       * Format: date-time
       * @description When the delivery ended, in UTC. Null while it is `pending`.
       * @example null
       */
      completedAt: string | null;
      /**
       * @description Why the last attempt failed. Null if no attempt failed.
       * @example hooks.example.org: connection refused
       */
      error: string | null;
    };
    /** @description A tile, written in place or stored. */
    QueriedTile:
      | ({
          /**
           * @description Heading of a picture. The default is the name of the stored tile, otherwise there is no heading.
           * @example Errors
           */
          name?: string;
          /** @description The configuration of a tile. */
          config?: components['schemas']['TileConfig'];
          /** @description The series of a tile. All must have the same type. */
          series?: components['schemas']['Series'][];
          /** @description Whether to divide the first series by the second. Only with `series`. The default is false. */
          asRatio?: boolean;
          /**
           * @description The dashboard of a stored tile. An unknown dashboard returns 404.
           * @example 6740a3f2c51e9b0012d4e8a1
           */
          dashboardId?: string;
          /**
           * @description The stored tile. An unknown tile returns 404.
           * @example 6740a3f2c51e9b0012d4e8a2
           */
          tileId?: string;
        } & (unknown & unknown & unknown))
      | unknown
      | unknown
      | unknown;
    /**
     * @description Bucket size. Buckets are aligned to UTC:
     *     - `30s`: 30 seconds
     *     - `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes
     *     - `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours
     *     - `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours
     *     - `auto`: the smallest size that gives at most 60 buckets
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
    /** @description A filter that an event matches if the expression has one of the values. */
    TileQueryFilter:
      | {
          /**
           * @description The id of a filter of the dashboard. Only for stored tiles. It applies if the filter is broadcast and includes the source of the tile.
           * @example service
           */
          filterId?: string;
          /**
           * @description A column, an attribute or an SQL expression.
           * @example ServiceName
           */
          expression?: string;
          /**
           * @description The values, compared as text. An empty list matches all events.
           * @example [
           *       "checkout",
           *       "payment"
           *     ]
           */
          values: string[];
        }
      | unknown
      | unknown;
    /** @description The tile to compute, the time range, and filters. */
    TileQuery: {
      /** @description The tile to compute, as `config`, as `series`, or by the ids of a stored tile. */
      tile: components['schemas']['QueriedTile'];
      /**
       * @description Start of the range, inclusive, in Unix milliseconds.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description End of the range, exclusive, in Unix milliseconds. Must be greater than `startTime`.
       * @example 1768219200000
       */
      endTime: number;
      /**
       * @description Bucket size of charts over time. A range with more than 10,000 buckets returns 400.
       * @default auto
       */
      granularity?: components['schemas']['Granularity'];
      /** @description Filters for the events. An event must match all of them. If absent, all events are used. A tile with its own SQL applies them where it contains `$__filters`. */
      filters?: components['schemas']['TileQueryFilter'][];
      /**
       * @description The chosen values of variables by name, for tiles with their own SQL. A variable of the dashboard that is absent has the values of its filter in `filters`, or else none. A stored tile has the variables of its dashboard only.
       * @example {
       *       "service": [
       *         "checkout",
       *         "payment"
       *       ]
       *     }
       */
      variables?: {
        [key: string]: string[];
      };
      /**
       * @description A further filter for the events. An empty string matches all events. A tile with its own SQL applies it where it contains `$__filters`.
       * @default
       * @example ServiceName:checkout
       */
      where?: string;
      /**
       * @description Language of `where`, `lucene` or `sql`.
       * @default lucene
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description `previous_period` computes the period of the same length before the range too, as `comparison`. Not for searches, heatmaps and event patterns.
       * @enum {string}
       */
      compareTo?: 'previous_period';
    };
    /** @description A column of the rows of a tile. */
    TileColumn: {
      /**
       * @description The alias of the value, or its expression.
       * @example Errors
       */
      name: string;
      /**
       * @description What the values are:
       *     - `time`: the start of a bucket
       *     - `group`: a value that events are grouped by
       *     - `value`: an aggregate
       *     - `field`: a part of an event
       * @example value
       * @enum {string}
       */
      role: 'time' | 'group' | 'value' | 'field';
      /**
       * @description The type of the values. All can be null:
       *     - `time`: Unix milliseconds
       *     - `number`, `string`, `boolean`: as in JSON
       *     - `json`: a text that contains JSON
       * @example number
       * @enum {string}
       */
      type: 'time' | 'number' | 'string' | 'boolean' | 'json';
      /**
       * @description The unit of the numbers: `numericUnit` or `unit` of the number format, or else the unit that the sender of the metric has recorded. Absent if there is none.
       * @example ms
       */
      unit?: string;
      /**
       * @description The edges of the buckets of a heatmap. Bucket `i` contains the values from `bounds[i - 1]` to `bounds[i]`. Bucket 0 contains smaller values, the last bucket larger ones.
       * @example [
       *       1,
       *       10,
       *       100
       *     ]
       */
      bounds?: number[];
    };
    /** @description The rows of a tile. */
    TileResult: {
      /**
       * @description How the tile is displayed, for example `line`. Charts of series are `line`, `table`, `number`, `search` or `markdown`.
       * @example line
       */
      displayType: string;
      /** @description The bucket size, never `auto`. Absent if the rows have no time. */
      granularity?: components['schemas']['Granularity'];
      /** @description The columns. The values of a row are in this order. */
      columns: components['schemas']['TileColumn'][];
      /**
       * @description The rows. Charts over time have one row per bucket and group, sorted by bucket, then by group. Buckets without data have no row.
       * @example [
       *       [
       *         1768208400000,
       *         42
       *       ]
       *     ]
       */
      rows: (number | string | boolean | null)[][];
      /**
       * @description The rows of the previous period, with their times moved to the range. Only if `compareTo` was sent.
       * @example [
       *       [
       *         1768208400000,
       *         37
       *       ]
       *     ]
       */
      comparison?: (number | string | boolean | null)[][];
      /**
       * @description Whether rows or groups are missing because of a limit.
       * @example false
       */
      truncated: boolean;
      /**
       * @description The text of a Markdown tile. It has no rows.
       * @example # Checkout
       */
      markdown?: string;
    };
    /** @description One series of a chart query. */
    ChartSeries: {
      /**
       * @description The source to query. An unknown source returns 404 with the index of the series.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description `events` or `metrics`. Ignored: the source decides what is queried. Accepted so that you can send the series of a tile.
       * @enum {string}
       */
      dataSource?: 'events' | 'metrics';
      /**
       * @description How the events of a bucket are aggregated. All functions except `count` require `field`, or `metricName` for
       *     metrics. A text that is not a number is null:
       *     - `avg`: mean value
       *     - `count`: number of events
       *     - `count_distinct`: number of distinct values
       *     - `last_value`: latest value
       *     - `max`, `min`: largest or smallest value
       *     - `quantile`: the quantile given by `level`
       *     - `sum`: sum of the values
       *     - `any`: an arbitrary value
       *     - `none`: no aggregation; `field` is an SQL expression with aggregate functions, and `where` does not apply
       *     - `increase`: increase of a counter, resets included; only for metrics of the type `sum`
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
       * @description Column or attribute path to aggregate. An empty string counts as absent. For a metric source without `metricName`, this is the name of the metric.
       * @example Duration
       */
      field?: string;
      /**
       * @description The quantile to compute, for example 0.95 for the 95th percentile. Required if `aggFn` is `quantile`.
       * @example 0.95
       */
      level?: number;
      /**
       * @description Filter for events, as `<field>:<value>` or in SQL. An empty string matches all events.
       * @example SeverityText:error
       */
      where: string;
      /**
       * @description Language of `where`, `lucene` or `sql`. The default is `lucene`. `sql` is one boolean expression over the columns of the source, with allowed functions only. Casts accept plain types (text, numbers, `Bool`, dates and times, `Decimal`, `UUID`, IP addresses), and `Nullable`, `LowCardinality`, `Array`, `Map` and `Tuple` of them. Functions such as `concat` and `replaceAll` must not make a string more than 32 times as long.
       * @enum {string}
       */
      whereLanguage?: 'lucene' | 'sql';
      /**
       * @description Columns or attributes to group by. All series must have the same list. An empty list disables grouping.
       * @example [
       *       "ServiceName"
       *     ]
       */
      groupBy: string[];
      /**
       * @description Name of the metric to aggregate, for metric sources. An empty string counts as absent.
       * @example http.server.request.duration
       */
      metricName?: string;
      /**
       * @description Type of the metric. It selects the table and the aggregation. For metric sources only:
       *     - `gauge`: a value that goes up and down
       *     - `sum`: a counter or a total
       *     - `histogram`: counts in explicit buckets
       *     - `summary`: quantiles computed by the client
       *     - `exponential histogram`: counts in exponential buckets
       *
       *     If absent, the types are searched in this order for a metric with the name.
       * @enum {string}
       */
      metricDataType?: 'gauge' | 'sum' | 'histogram' | 'summary' | 'exponential histogram';
    } & (unknown & unknown);
    /** @description The series to compute and the time range. */
    ChartSeriesQuery: {
      /**
       * @description Start of the range, inclusive, in Unix milliseconds.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description End of the range, exclusive, in Unix milliseconds. Must be greater than `startTime`.
       * @example 1768219200000
       */
      endTime: number;
      /**
       * @description Bucket size. A range with more than 10,000 buckets returns 400.
       * @default auto
       */
      granularity?: components['schemas']['Granularity'];
      /** @description The series to compute. All must have the same `groupBy`. */
      series: components['schemas']['ChartSeries'][];
      /**
       * @description `column` returns each series as a separate column. `ratio` requires exactly two series and returns series 0 divided by series 1 as `series_0.data`, or null if the divisor is 0 or missing.
       * @default column
       * @enum {string}
       */
      seriesReturnType?: 'column' | 'ratio';
    } & unknown;
    /** @description The values of one bucket and group. If a series has no data for the row, its property is absent. Buckets without data have no row. */
    ChartSeriesRow: {
      /**
       * @description Start of the bucket, in Unix milliseconds.
       * @example 1768208400000
       */
      ts_bucket: number;
      /**
       * @description Values of the group, in the order of `groupBy`. Empty without grouping. This service never returns null; existing servers return it for a missing value.
       * @example [
       *       "checkout"
       *     ]
       */
      group: (string | null)[];
      /**
       * @description Value of series 0, or the ratio of series 0 and 1. Null if it cannot be computed.
       * @example 42
       */
      'series_0.data'?: number | null;
      /**
       * @description Value of series 1. Null if it cannot be computed.
       * @example 0.5
       */
      'series_1.data'?: number | null;
      /**
       * @description Value of series 2. Null if it cannot be computed.
       * @example 17
       */
      'series_2.data'?: number | null;
      /**
       * @description Value of series 3. Null if it cannot be computed.
       * @example 250
       */
      'series_3.data'?: number | null;
      /**
       * @description Value of series 4. Null if it cannot be computed.
       * @example 3
       */
      'series_4.data'?: number | null;
    };
    /** @description The events to find, their order, and the page to return. */
    EventSearch: {
      /**
       * @description The source to search. It must be a log, trace or session source.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * Format: date-time
       * @description Start of the range, inclusive. If absent, 15 minutes before `endTime`. Ignored with the cursor of a page, which contains the range.
       * @example 2026-01-12T09:00:00.000Z
       */
      startTime?: string;
      /**
       * Format: date-time
       * @description End of the range, exclusive. Must be after `startTime`. If absent, the time of the request.
       * @example 2026-01-12T12:00:00.000Z
       */
      endTime?: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @default
       * @example ServiceName:checkout SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description Columns and expressions to return, separated by commas. `AS` sets the name of a property, `*` selects all columns. An empty string selects the default columns of the source.
       * @default
       * @example Timestamp, ServiceName, Body, LogAttributes['user'] AS user
       */
      select?: string;
      /**
       * @description Up to 5 columns or expressions, separated by commas, each with `ASC` (default) or `DESC`. An empty string sorts by time, newest first. Events that are equal are sorted by time, newest first, and then by a hash of their columns.
       * @default
       * @example Duration DESC
       */
      orderBy?: string;
      /**
       * @description Maximum number of events on the page. A page also ends before it exceeds 8 MiB.
       * @default 100
       * @example 100
       */
      maxResults?: number;
      /**
       * @description Number of events to skip. Ignored with `cursor`. Pages with an offset can repeat or skip events while events are ingested.
       * @default 0
       * @example 100
       */
      offset?: number;
      /**
       * @description `start` for the first page, then `nextCursor` of the page before, with the same `sourceId`, `where`, `whereLanguage`, `select` and `orderBy`. A cursor of another search returns 400.
       * @example start
       */
      cursor?: string;
    };
    /**
     * @description The selected values of an event, by name. Times are RFC 3339 text in UTC, 64-bit integers are decimal text, maps are objects.
     * @example {
     *       "Timestamp": "2026-01-12T11:59:30.000000000Z",
     *       "ServiceName": "checkout",
     *       "Body": "payment failed"
     *     }
     */
    EventRow: {
      [key: string]: string | number | boolean | Record<string, never> | unknown[] | null;
    };
    /** @description A page of events. */
    EventPage: {
      /** @description The events in the order of the search. */
      data: components['schemas']['EventRow'][];
      /**
       * @description Number of events on this page.
       * @example 1
       */
      rows: number;
      /**
       * @description The cursor of the next page. Null after the last page. Only present if the request has a `cursor`.
       * @example null
       */
      nextCursor?: string | null;
    };
    /** @description A condition that events must match, in addition to the filter of a saved search. */
    SavedSearchFilter: {
      /**
       * @description A condition in SQL.
       * @default sql
       * @constant
       */
      type?: 'sql';
      /**
       * @description A condition on one column or expression, in one of the forms `IN (…)`, `NOT IN (…)` and `BETWEEN … AND …`. Another form returns 400.
       * @example SeverityText IN ('error', 'fatal')
       */
      condition: string;
    };
    /** @description A named search for the events of a source. */
    SavedSearch: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8f1
       */
      id: string;
      /**
       * @description Id of the team that owns the saved search. Absent in the managed deployment.
       * @example 6740a3f2c51e9b0012d4e801
       */
      teamId?: string;
      /**
       * @description Name of the saved search. Names need not be unique.
       * @example Errors at checkout
       */
      name: string;
      /**
       * @description The source to search. The source may have been deleted.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description Columns to show, separated by commas. An empty string shows the default columns of the source.
       * @example Timestamp, ServiceName, Body
       */
      select: string;
      /**
       * @description Filter for events. An empty string matches all events.
       * @example ServiceName:checkout SeverityText:error
       */
      where: string;
      /** @description Language of `where`. */
      whereLanguage: components['schemas']['WhereLanguage'];
      /**
       * @description Order of the events. An empty string sorts by time, newest first.
       * @example Timestamp DESC
       */
      orderBy: string;
      /**
       * @description Labels of the saved search. Empty if it has none.
       * @example [
       *       "checkout"
       *     ]
       */
      tags: string[];
      /** @description Conditions that events must match, in addition to `where`. Empty if there are none. */
      filters: components['schemas']['SavedSearchFilter'][];
      /**
       * Format: date-time
       * @description When the saved search was created, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the saved search was last updated, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description The body of a create or update request. An update replaces all properties: an omitted property gets its default. A saved search that you read can be sent back unchanged. */
    SavedSearchInput: {
      /** @description Ignored. Accepted so that you can send back a saved search that you read. */
      readonly id?: unknown;
      /** @description Ignored. Accepted so that you can send back a saved search that you read. */
      readonly teamId?: unknown;
      /**
       * @description Name of the saved search. Spaces at both ends are removed. Names need not be unique.
       * @example Errors at checkout
       */
      name: string;
      /**
       * @description The source to search. An unknown source returns 400.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      sourceId: string;
      /**
       * @description Columns to show, separated by commas. An empty string shows the default columns of the source.
       * @default
       * @example Timestamp, ServiceName, Body
       */
      select?: string;
      /**
       * @description Filter for events. An empty string matches all events. The filter is stored as sent and parsed when it is used.
       * @default
       * @example ServiceName:checkout SeverityText:error
       */
      where?: string;
      /**
       * @description Language of `where`.
       * @default lucene
       */
      whereLanguage?: components['schemas']['WhereLanguage'];
      /**
       * @description Order of the events, as in `queryEvents`. An empty string sorts by time, newest first.
       * @default
       * @example Timestamp DESC
       */
      orderBy?: string;
      /**
       * @description Labels of the saved search. They are stored as sent.
       * @default []
       * @example [
       *       "checkout"
       *     ]
       */
      tags?: string[];
      /**
       * @description Conditions that events must match, in addition to `where`.
       * @default []
       */
      filters?: components['schemas']['SavedSearchFilter'][];
      /** @description Ignored. Accepted so that you can send back a saved search that you read. */
      readonly createdAt?: unknown;
      /** @description Ignored. Accepted so that you can send back a saved search that you read. */
      readonly updatedAt?: unknown;
    };
    /** @description A database server whose tables sources can read. The password is write-only. */
    Connection: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8e4
       */
      id: string;
      /**
       * @description Name of the connection. Names need not be unique.
       * @example Warehouse
       */
      name: string;
      /**
       * @description User of the server. An empty string selects the user `default`.
       * @example reader
       */
      username: string;
      /** @description Whether the server is a Prometheus endpoint. This service stores the value and does not use it. Absent if not set. */
      isPrometheusEndpoint?: boolean;
      /**
       * @description URL of the HTTP interface of the server. The built-in connection has the value `internal`.
       * @example https://warehouse.example.org:8443
       */
      host: string;
      /**
       * @description Prefix of the custom settings of the server. This service stores it and does not use it. Absent if not set.
       * @example observability_
       */
      settingPrefix?: string;
      /**
       * @description URL of a Prometheus endpoint, or null. This service stores it and does not use it. Absent if not set.
       * @example https://prometheus.example.org
       */
      prometheusEndpoint?: string | null;
      /** @description Whether the connection leads to the database of the team itself. Each team has one such connection. It cannot be changed or deleted. */
      isBuiltIn: boolean;
      /**
       * Format: date-time
       * @description When the connection was created, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the connection was last updated, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description The body of a create or update request. A connection that you read can be sent back unchanged. */
    ConnectionInput: {
      /** @description Ignored. Accepted so that you can send back a connection that you read. */
      readonly id?: unknown;
      /**
       * @description Name of the connection. Names need not be unique.
       * @example Warehouse
       */
      name: string;
      /**
       * @description User of the server. An empty string selects the user `default`.
       * @example reader
       */
      username: string;
      /** @description Whether the server is a Prometheus endpoint. This service stores the value and does not use it. Absent if not set. */
      isPrometheusEndpoint?: boolean;
      /**
       * Format: uri
       * @description URL of the HTTP interface of the database server, without user name, password, query string and fragment. It must lead to a public IP address, on port 80, 443 or a port from 1024, unless the operator of the service allows the target. A name is resolved on this request and for each connection of a query, and only a checked address is used.
       * @example https://warehouse.example.org:8443
       */
      host: string;
      /**
       * @description Password of the user. Never returned, and encrypted in the store. If it is absent or empty, create stores no password and update keeps the stored one. Required if an update changes the scheme, host or port of `host`.
       * @example 4Hq8-example-only
       */
      password?: string;
      /**
       * @description Prefix of the custom settings of the server. This service stores it and does not use it. If absent, update keeps the stored prefix. Null removes it, and so does an empty string on update. Create does not accept an empty string.
       * @example observability_
       */
      settingPrefix?: string | null;
      /**
       * @description URL of a Prometheus endpoint, or null. This service stores it and does not use it. If absent, update keeps the stored value.
       * @example https://prometheus.example.org
       */
      prometheusEndpoint?: string | null;
      /** @description Ignored. Accepted so that you can send back a connection that you read. */
      readonly isBuiltIn?: unknown;
      /** @description Ignored. Accepted so that you can send back a connection that you read. */
      readonly createdAt?: unknown;
      /** @description Ignored. Accepted so that you can send back a connection that you read. */
      readonly updatedAt?: unknown;
    };
    /** @description The table that stores the data of a source. */
    SourceTable: {
      /**
       * @description Name of the database. On the built-in connection it must be the database of the caller, which is the database of the sources that the service created.
       * @example default
       */
      databaseName: string;
      /**
       * @description Name of the table. It is empty for metric sources, whose tables are in `metricTables`, and required for other sources. If the table does not exist, the response to a write has a warning.
       * @default
       * @example otel_logs
       */
      tableName?: string;
    };
    /** @description A setting for queries. */
    QuerySetting: {
      /**
       * @description Name of the setting.
       * @example max_threads
       */
      setting: string;
      /**
       * @description Value of the setting, as a string.
       * @example 4
       */
      value: string;
    };
    /** @description An expression that user interfaces highlight. */
    HighlightedExpression: {
      /**
       * @description The expression in SQL.
       * @example LogAttributes['user.id']
       */
      sqlExpression: string;
      /**
       * @description The same expression as a field of the filter language. Absent if not set.
       * @example LogAttributes.user.id
       */
      luceneExpression?: string;
      /**
       * @description Name displayed for the expression. Absent if not set.
       * @example User
       */
      alias?: string;
    };
    /** @description A column with an aggregate. */
    AggregatedColumn: {
      /**
       * @description Column that is aggregated. Required for all functions except `count`.
       * @example Duration
       */
      sourceColumn?: string;
      /** @description The aggregate function, or `histogram`. */
      aggFn: components['schemas']['AggFn'] | 'histogram';
      /**
       * @description Column with the aggregate.
       * @example count
       */
      mvColumn: string;
    } & unknown;
    /** @description A table with aggregates of the events of a source. */
    MaterializedView: {
      /**
       * @description Name of the database.
       * @example default
       */
      databaseName: string;
      /**
       * @description Name of the table.
       * @example otel_logs_per_minute
       */
      tableName: string;
      /**
       * @description Columns that the aggregates are grouped by, comma-separated.
       * @example ServiceName, SeverityText
       */
      dimensionColumns: string;
      /**
       * @description Smallest time bucket of the aggregates.
       * @example 5m
       */
      minGranularity: string;
      /**
       * Format: date-time
       * @description Start of the data in the table. Absent or null if it has all data.
       * @example 2026-01-12T09:00:00.000Z
       */
      minDate?: string | null;
      /**
       * @description Time column of the table.
       * @example Timestamp
       */
      timestampColumn: string;
      /** @description Columns with aggregates, at least one. */
      aggregatedColumns: components['schemas']['AggregatedColumn'][];
    };
    /** @description Tables with the keys and values of attributes. */
    MetadataViews: {
      /**
       * @description Table with the keys. Absent if not set.
       * @example otel_logs_keys
       */
      keyRollupTable?: string;
      /**
       * @description Table with the keys and their values.
       * @example otel_logs_values
       */
      kvRollupTable: string;
      /**
       * @description Time bucket of the tables.
       * @example 15m
       */
      granularity: string;
    };
    /** @description A column that user interfaces offer as a filter. */
    SourceFilterColumn: {
      /**
       * @description Name of the column.
       * @example ServiceName
       */
      name: string;
      /**
       * @description Name displayed for the filter.
       * @example Service
       */
      label: string;
      /**
       * @description Expression for the values. Absent if not set.
       * @example lower(ServiceName)
       */
      valueExpression?: string;
      /** @description Whether all values can be selected. Absent if not set. */
      allowAll?: boolean;
    };
    /** @description The columns of a source that user interfaces offer as filters. */
    SourceFilterSettings: {
      /**
       * @description Database of the table with the values.
       * @example default
       */
      databaseName: string;
      /**
       * @description Table with the values.
       * @example otel_logs
       */
      tableName: string;
      /** @description Columns in the order in which they are listed. */
      columns: components['schemas']['SourceFilterColumn'][];
    };
    /** @description A source of log records. */
    LogSource: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The source contains log records. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'log';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Columns that a search shows by default, comma-separated.
       * @example Timestamp, ServiceName, SeverityText, Body
       */
      defaultTableSelectExpression?: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description Expression for the version of the service. Absent if not set.
       * @example ResourceAttributes['service.version']
       */
      serviceVersionExpression?: string;
      /**
       * @description Column that a filter searches for words without a field. Absent if not set; the body is then searched.
       * @example Body
       */
      implicitColumnExpression?: string;
      /**
       * @description Map column with the attributes of the event. Absent if not set.
       * @example LogAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description Map column with the attributes of the resource that emitted the event. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Expression for the severity. Absent if not set.
       * @example SeverityText
       */
      severityTextExpression?: string;
      /**
       * @description Expression for the severity as a number. Absent if not set.
       * @example SeverityNumber
       */
      severityNumberExpression?: string;
      /**
       * @description Expression for the body of a record. Absent if not set.
       * @example Body
       */
      bodyExpression?: string;
      /**
       * @description Expression for the name of an event. Absent if not set.
       * @example EventName
       */
      eventNameExpression?: string;
      /**
       * @description Expression for the trace id of the record. Absent if not set.
       * @example TraceId
       */
      traceIdExpression?: string;
      /**
       * @description Expression for the span id of the record. Absent if not set.
       * @example SpanId
       */
      spanIdExpression?: string;
      /**
       * @description Deprecated: a condition that other programs add to queries. This service stores it and does not apply it.
       * @example ServiceName = 'checkout'
       */
      tableFilterExpression?: string;
      /**
       * @description The source with the spans of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      traceSourceId?: string;
      /**
       * @description The source with the metrics of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      metricSourceId?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
      /**
       * @description Expressions that user interfaces show at the top of a trace. If absent, none is stored.
       * @default []
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Expressions that user interfaces show at the top of an event. If absent, none is stored.
       * @default []
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Tables with aggregates of the events. This service stores them and does not query them. If absent, none is stored.
       * @default []
       */
      materializedViews?: components['schemas']['MaterializedView'][];
      /** @description Tables with the keys and values of attributes. This service stores them and does not query them. */
      metadataMaterializedViews?: components['schemas']['MetadataViews'];
      /**
       * @description Order of events in user interfaces. Absent if not set.
       * @example Timestamp DESC
       */
      orderByExpression?: string;
      /**
       * @description Whether other programs search the text index of the implicit column: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.
       * @enum {string}
       */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled';
      /**
       * @description Comma-separated columns that user interfaces offer. Absent if not set.
       * @example Timestamp, Body
       */
      knownColumnsListExpression?: string;
      /**
       * @description Expression for the time that user interfaces show. Absent if not set.
       * @example Timestamp
       */
      displayedTimestampValueExpression?: string;
      /**
       * @description Expression that identifies an event. Absent if not set.
       * @example Timestamp, TraceId
       */
      rowKeyExpression?: string;
      /** @description Columns that user interfaces offer as filters. Absent if not set. */
      filterSettings?: components['schemas']['SourceFilterSettings'];
    };
    /** @description A source of spans. */
    TraceSource: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The source contains spans. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'trace';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Columns that a search shows by default, comma-separated.
       * @example Timestamp, ServiceName, SpanName, Duration
       */
      defaultTableSelectExpression?: string;
      /**
       * @description Expression for the duration of the span, in the unit of `durationPrecision`.
       * @example Duration
       */
      durationExpression?: string;
      /**
       * @description Unit of the duration as a negative power of ten: 0 is seconds, 9 is nanoseconds.
       * @default 3
       * @example 9
       */
      durationPrecision?: number;
      /**
       * @description Expression for the trace id.
       * @example TraceId
       */
      traceIdExpression?: string;
      /**
       * @description Expression for the span id.
       * @example SpanId
       */
      spanIdExpression?: string;
      /**
       * @description Expression for the parent span id.
       * @example ParentSpanId
       */
      parentSpanIdExpression?: string;
      /**
       * @description Expression for the span name.
       * @example SpanName
       */
      spanNameExpression?: string;
      /**
       * @description Expression for the span kind.
       * @example SpanKind
       */
      spanKindExpression?: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description Expression for the version of the service. Absent if not set.
       * @example ResourceAttributes['service.version']
       */
      serviceVersionExpression?: string;
      /**
       * @description Column that a filter searches for words without a field. Absent if not set.
       * @example SpanName
       */
      implicitColumnExpression?: string;
      /**
       * @description Map column with the attributes of the event. Absent if not set.
       * @example SpanAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description Map column with the attributes of the resource that emitted the event. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Expression for the status code. Absent if not set.
       * @example StatusCode
       */
      statusCodeExpression?: string;
      /**
       * @description Expression for the status message. Absent if not set.
       * @example StatusMessage
       */
      statusMessageExpression?: string;
      /**
       * @description Expression for the events of the span. Absent if not set.
       * @example Events
       */
      spanEventsValueExpression?: string;
      /**
       * @description Expression for the links of the span. Absent if not set.
       * @example Links
       */
      spanLinksValueExpression?: string;
      /**
       * @description Expression for the number of spans that a stored span represents. This service stores it and does not weight by it.
       * @example SampleRate
       */
      sampleRateExpression?: string;
      /**
       * @description The source with the log records of the same services, or null. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      logSourceId?: string | null;
      /**
       * @description The source with the browser sessions of the spans. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      sessionSourceId?: string;
      /**
       * @description The source with the metrics of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      metricSourceId?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
      /**
       * @description Expressions that user interfaces show at the top of a trace. If absent, none is stored.
       * @default []
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Expressions that user interfaces show at the top of an event. If absent, none is stored.
       * @default []
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Tables with aggregates of the events. This service stores them and does not query them. If absent, none is stored.
       * @default []
       */
      materializedViews?: components['schemas']['MaterializedView'][];
      /** @description Tables with the keys and values of attributes. This service stores them and does not query them. */
      metadataMaterializedViews?: components['schemas']['MetadataViews'];
      /**
       * @description Order of events in user interfaces. Absent if not set.
       * @example Timestamp DESC
       */
      orderByExpression?: string;
      /**
       * @description Whether other programs search the text index of the implicit column: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.
       * @enum {string}
       */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled';
      /**
       * @description Comma-separated columns that user interfaces offer. Absent if not set.
       * @example Timestamp, Body
       */
      knownColumnsListExpression?: string;
      /**
       * @description Expression for the time that user interfaces show. Absent if not set.
       * @example Timestamp
       */
      displayedTimestampValueExpression?: string;
      /**
       * @description Expression that identifies an event. Absent if not set.
       * @example Timestamp, TraceId
       */
      rowKeyExpression?: string;
      /** @description Columns that user interfaces offer as filters. Absent if not set. */
      filterSettings?: components['schemas']['SourceFilterSettings'];
    };
    /** @description The table of each metric type. A type without a table is absent. */
    MetricTables: {
      /**
       * @description Table for gauges.
       * @example otel_metrics_gauge
       */
      gauge?: string;
      /**
       * @description Table for sums.
       * @example otel_metrics_sum
       */
      sum?: string;
      /**
       * @description Table for histograms with explicit buckets.
       * @example otel_metrics_histogram
       */
      histogram?: string;
      /**
       * @description Table for summaries.
       * @example otel_metrics_summary
       */
      summary?: string;
      /**
       * @description Table for exponential histograms.
       * @example otel_metrics_exponential_histogram
       */
      'exponential histogram'?: string;
    };
    /** @description A source of metrics. */
    MetricSource: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The source contains metrics. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'metric';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example TimeUnix
       */
      timestampValueExpression: string;
      /** @description The table of each metric type. */
      metricTables: components['schemas']['MetricTables'];
      /**
       * @description Map column with the attributes of the resource that emitted the metric.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description The source with the log records of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      logSourceId?: string;
      /**
       * @description Table with the time series of the metrics. This service stores it and does not query it.
       * @example otel_metrics_series
       */
      seriesTable?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description A source of browser sessions. */
    SessionSource: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The source contains sessions. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'session';
      /**
       * @description Name of the time column.
       * @default TimestampTime
       * @example TimestampTime
       */
      timestampValueExpression: string;
      /**
       * @description Id of the source that contains the spans of the sessions. It need not exist.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      traceSourceId: string;
      /**
       * @description Map column with the attributes of the resource that emitted the sessions. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description A source of metrics that is queried with PromQL. */
    PromqlSource: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      id: string;
      /**
       * @description The source is queried with PromQL. This service stores it; charts and alerts cannot query it. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'promql';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description A table of telemetry that charts and alerts query, described by `kind`. */
    Source:
      | components['schemas']['LogSource']
      | components['schemas']['TraceSource']
      | components['schemas']['MetricSource']
      | components['schemas']['SessionSource']
      | components['schemas']['PromqlSource'];
    /** @description The body of a create or update request for a source of log records. A source that you read can be sent back unchanged. */
    LogSourceInput: {
      /** @description Ignored. Accepted so that you can send back a source that you read. */
      readonly id?: unknown;
      /**
       * @description The source contains log records. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'log';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Columns that a search shows by default, comma-separated.
       * @example Timestamp, ServiceName, SeverityText, Body
       */
      defaultTableSelectExpression: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description Expression for the version of the service. Absent if not set.
       * @example ResourceAttributes['service.version']
       */
      serviceVersionExpression?: string;
      /**
       * @description Column that a filter searches for words without a field. Absent if not set; the body is then searched.
       * @example Body
       */
      implicitColumnExpression?: string;
      /**
       * @description Map column with the attributes of the event. Absent if not set.
       * @example LogAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description Map column with the attributes of the resource that emitted the event. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Expression for the severity. Absent if not set.
       * @example SeverityText
       */
      severityTextExpression?: string;
      /**
       * @description Expression for the severity as a number. Absent if not set.
       * @example SeverityNumber
       */
      severityNumberExpression?: string;
      /**
       * @description Expression for the body of a record. Absent if not set.
       * @example Body
       */
      bodyExpression?: string;
      /**
       * @description Expression for the name of an event. Absent if not set.
       * @example EventName
       */
      eventNameExpression?: string;
      /**
       * @description Expression for the trace id of the record. Absent if not set.
       * @example TraceId
       */
      traceIdExpression?: string;
      /**
       * @description Expression for the span id of the record. Absent if not set.
       * @example SpanId
       */
      spanIdExpression?: string;
      /**
       * @description Deprecated: a condition that other programs add to queries. This service stores it and does not apply it.
       * @example ServiceName = 'checkout'
       */
      tableFilterExpression?: string;
      /**
       * @description The source with the spans of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      traceSourceId?: string;
      /**
       * @description The source with the metrics of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      metricSourceId?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
      /**
       * @description Expressions that user interfaces show at the top of a trace. If absent, none is stored.
       * @default []
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Expressions that user interfaces show at the top of an event. If absent, none is stored.
       * @default []
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Tables with aggregates of the events. This service stores them and does not query them. If absent, none is stored.
       * @default []
       */
      materializedViews?: components['schemas']['MaterializedView'][];
      /** @description Tables with the keys and values of attributes. This service stores them and does not query them. */
      metadataMaterializedViews?: components['schemas']['MetadataViews'];
      /**
       * @description Order of events in user interfaces. Absent if not set.
       * @example Timestamp DESC
       */
      orderByExpression?: string;
      /**
       * @description Whether other programs search the text index of the implicit column: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.
       * @enum {string}
       */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled';
      /**
       * @description Comma-separated columns that user interfaces offer. Absent if not set.
       * @example Timestamp, Body
       */
      knownColumnsListExpression?: string;
      /**
       * @description Expression for the time that user interfaces show. Absent if not set.
       * @example Timestamp
       */
      displayedTimestampValueExpression?: string;
      /**
       * @description Expression that identifies an event. Absent if not set.
       * @example Timestamp, TraceId
       */
      rowKeyExpression?: string;
      /** @description Columns that user interfaces offer as filters. Absent if not set. */
      filterSettings?: components['schemas']['SourceFilterSettings'];
    };
    /** @description The body of a create or update request for a source of spans. A source that you read can be sent back unchanged. */
    TraceSourceInput: {
      /** @description Ignored. Accepted so that you can send back a source that you read. */
      readonly id?: unknown;
      /**
       * @description The source contains spans. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'trace';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Columns that a search shows by default, comma-separated.
       * @example Timestamp, ServiceName, SpanName, Duration
       */
      defaultTableSelectExpression: string;
      /**
       * @description Expression for the duration of the span, in the unit of `durationPrecision`.
       * @example Duration
       */
      durationExpression: string;
      /**
       * @description Unit of the duration as a negative power of ten: 0 is seconds, 9 is nanoseconds.
       * @default 3
       * @example 9
       */
      durationPrecision?: number;
      /**
       * @description Expression for the trace id.
       * @example TraceId
       */
      traceIdExpression: string;
      /**
       * @description Expression for the span id.
       * @example SpanId
       */
      spanIdExpression: string;
      /**
       * @description Expression for the parent span id.
       * @example ParentSpanId
       */
      parentSpanIdExpression: string;
      /**
       * @description Expression for the span name.
       * @example SpanName
       */
      spanNameExpression: string;
      /**
       * @description Expression for the span kind.
       * @example SpanKind
       */
      spanKindExpression: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description Expression for the version of the service. Absent if not set.
       * @example ResourceAttributes['service.version']
       */
      serviceVersionExpression?: string;
      /**
       * @description Column that a filter searches for words without a field. Absent if not set.
       * @example SpanName
       */
      implicitColumnExpression?: string;
      /**
       * @description Map column with the attributes of the event. Absent if not set.
       * @example SpanAttributes
       */
      eventAttributesExpression?: string;
      /**
       * @description Map column with the attributes of the resource that emitted the event. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Expression for the status code. Absent if not set.
       * @example StatusCode
       */
      statusCodeExpression?: string;
      /**
       * @description Expression for the status message. Absent if not set.
       * @example StatusMessage
       */
      statusMessageExpression?: string;
      /**
       * @description Expression for the events of the span. Absent if not set.
       * @example Events
       */
      spanEventsValueExpression?: string;
      /**
       * @description Expression for the links of the span. Absent if not set.
       * @example Links
       */
      spanLinksValueExpression?: string;
      /**
       * @description Expression for the number of spans that a stored span represents. This service stores it and does not weight by it.
       * @example SampleRate
       */
      sampleRateExpression?: string;
      /**
       * @description The source with the log records of the same services, or null. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d1
       */
      logSourceId?: string | null;
      /**
       * @description The source with the browser sessions of the spans. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      sessionSourceId?: string;
      /**
       * @description The source with the metrics of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      metricSourceId?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
      /**
       * @description Expressions that user interfaces show at the top of a trace. If absent, none is stored.
       * @default []
       */
      highlightedTraceAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Expressions that user interfaces show at the top of an event. If absent, none is stored.
       * @default []
       */
      highlightedRowAttributeExpressions?: components['schemas']['HighlightedExpression'][];
      /**
       * @description Tables with aggregates of the events. This service stores them and does not query them. If absent, none is stored.
       * @default []
       */
      materializedViews?: components['schemas']['MaterializedView'][];
      /** @description Tables with the keys and values of attributes. This service stores them and does not query them. */
      metadataMaterializedViews?: components['schemas']['MetadataViews'];
      /**
       * @description Order of events in user interfaces. Absent if not set.
       * @example Timestamp DESC
       */
      orderByExpression?: string;
      /**
       * @description Whether other programs search the text index of the implicit column: `auto` if there is one, `enabled` always, `disabled` never. This service stores the value and does not use it.
       * @enum {string}
       */
      useTextIndexForImplicitColumn?: 'auto' | 'enabled' | 'disabled';
      /**
       * @description Comma-separated columns that user interfaces offer. Absent if not set.
       * @example Timestamp, Body
       */
      knownColumnsListExpression?: string;
      /**
       * @description Expression for the time that user interfaces show. Absent if not set.
       * @example Timestamp
       */
      displayedTimestampValueExpression?: string;
      /**
       * @description Expression that identifies an event. Absent if not set.
       * @example Timestamp, TraceId
       */
      rowKeyExpression?: string;
      /** @description Columns that user interfaces offer as filters. Absent if not set. */
      filterSettings?: components['schemas']['SourceFilterSettings'];
    };
    /** @description The body of a create or update request for a source of metrics. A source that you read can be sent back unchanged. */
    MetricSourceInput: {
      /** @description Ignored. Accepted so that you can send back a source that you read. */
      readonly id?: unknown;
      /**
       * @description The source contains metrics. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'metric';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example TimeUnix
       */
      timestampValueExpression: string;
      /** @description The table of each metric type. */
      metricTables: components['schemas']['MetricTables'];
      /**
       * @description Map column with the attributes of the resource that emitted the metric.
       * @example ResourceAttributes
       */
      resourceAttributesExpression: string;
      /**
       * @description Expression for the service name. Absent if not set.
       * @example ServiceName
       */
      serviceNameExpression?: string;
      /**
       * @description The source with the log records of the same services. It need not exist. Absent if not set.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      logSourceId?: string;
      /**
       * @description Table with the time series of the metrics. This service stores it and does not query it.
       * @example otel_metrics_series
       */
      seriesTable?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description The body of a create or update request for a source of browser sessions. A source that you read can be sent back unchanged. */
    SessionSourceInput: {
      /** @description Ignored. Accepted so that you can send back a source that you read. */
      readonly id?: unknown;
      /**
       * @description The source contains sessions. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'session';
      /**
       * @description Name of the time column.
       * @default TimestampTime
       * @example TimestampTime
       */
      timestampValueExpression?: string;
      /**
       * @description Id of the source that contains the spans of the sessions. It need not exist.
       * @example 6740a3f2c51e9b0012d4e8d2
       */
      traceSourceId: string;
      /**
       * @description Map column with the attributes of the resource that emitted the sessions. Absent if not set.
       * @example ResourceAttributes
       */
      resourceAttributesExpression?: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description The body of a create or update request for a source of metrics that is queried with PromQL. A source that you read can be sent back unchanged. */
    PromqlSourceInput: {
      /** @description Ignored. Accepted so that you can send back a source that you read. */
      readonly id?: unknown;
      /**
       * @description The source is queried with PromQL. This service stores it; charts and alerts cannot query it. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      kind: 'promql';
      /**
       * @description Name of the time column. A comma-separated list is also accepted, and its most precise column is used.
       * @example Timestamp
       */
      timestampValueExpression: string;
      /**
       * @description Name of the source. Names need not be unique.
       * @example Logs
       */
      name: string;
      /**
       * @description Name of the group in which user interfaces list the source. Absent if not set.
       * @example Checkout
       */
      section?: string;
      /**
       * @description Id of the database connection. The address and the credentials of the connection are never returned.
       * @example 6740a3f2c51e9b0012d4e8e0
       */
      connection: string;
      /** @description The table that stores the data. */
      from: components['schemas']['SourceTable'];
      /**
       * @description Whether the source is skipped when a series does not name a source. Queries that name it are rejected.
       * @default false
       */
      disabled?: boolean;
      /**
       * @description Settings for the queries of other programs. This service stores them and does not use them.
       * @default []
       */
      querySettings?: components['schemas']['QuerySetting'][];
    };
    /** @description The body of a create or update request. `kind` selects the properties. An update replaces all fields. */
    SourceInput:
      | components['schemas']['LogSourceInput']
      | components['schemas']['TraceSourceInput']
      | components['schemas']['MetricSourceInput']
      | components['schemas']['SessionSourceInput']
      | components['schemas']['PromqlSourceInput'];
    /** @description A frequent value. */
    SourceFieldValue: {
      /**
       * @description The value. Longer values are cut after 256 characters.
       * @example 200
       */
      value: string;
      /**
       * @description The share of the events in the sample that have the value.
       * @example 0.75
       */
      share: number;
    };
    /** @description A key of a map column. */
    SourceFieldKey: {
      /**
       * @description The key. In filters, it follows the name of the column and a dot.
       * @example http.status_code
       */
      key: string;
      /**
       * @description The share of the events in the sample that have the key.
       * @example 0.75
       */
      share: number;
      /** @description The most frequent values, the most frequent first. */
      values: components['schemas']['SourceFieldValue'][];
    };
    /** @description A column of a source. */
    SourceField: {
      /**
       * @description Name of the column, as used in filters and expressions.
       * @example LogAttributes
       */
      name: string;
      /**
       * @description The kind of the values:
       *     - `string`, `number`, `boolean`: as in JSON
       *     - `time`: a point in time or a day
       *     - `map`: values by key
       *     - `array`: a list
       *     - `other`: another type
       * @example map
       * @enum {string}
       */
      type: 'string' | 'number' | 'boolean' | 'time' | 'map' | 'array' | 'other';
      /**
       * @description The type of the column as the database declares it.
       * @example Map(LowCardinality(String), String)
       */
      columnType: string;
      /** @description The keys of a map that occur in most events, the most frequent first. Absent if the column is not a map. */
      keys?: components['schemas']['SourceFieldKey'][];
      /** @description The most frequent values of a column with few different texts. Absent for other columns. */
      values?: components['schemas']['SourceFieldValue'][];
    };
    /** @description A webhook that receives JSON. */
    GenericWebhook: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8c3
       */
      id: string;
      /**
       * @description Name of the webhook, unique for its `service`.
       * @example On-call
       */
      name: string;
      /**
       * @description Kind of the receiver:
       *     - `generic`: accepts any JSON
       *     - `incidentio`: an HTTP alert source of incident.io
       *      (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'generic' | 'incidentio';
      /**
       * Format: uri
       * @description URL that notifications are sent to with POST.
       * @example https://hooks.example.org/on-call
       */
      url?: string;
      /**
       * @description Purpose of the webhook. Absent if not set.
       * @example Pages the on-call engineer.
       */
      description?: string;
      /**
       * @description Template of the request body. Absent if the default body is sent.
       * @example {"text": "{{title}}", "link": "{{link}}"}
       */
      body?: string;
      /**
       * Format: date-time
       * @description When the webhook was created, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the webhook was last updated, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description A webhook for a Slack channel, or for a receiver that accepts the same body. */
    SlackWebhook: {
      /**
       * @description Assigned by the service. Ids increase with creation time.
       * @example 6740a3f2c51e9b0012d4e8c4
       */
      id: string;
      /**
       * @description Name of the webhook, unique for its `service`.
       * @example Team channel
       */
      name: string;
      /**
       * @description A Slack incoming webhook. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'slack';
      /**
       * Format: uri
       * @description URL that notifications are sent to with POST.
       * @example https://hooks.example.org/services/T0/B0/x1
       */
      url?: string;
      /**
       * @description Purpose of the webhook. Absent if not set.
       * @example Tells the checkout team.
       */
      description?: string;
      /**
       * Format: date-time
       * @description When the webhook was created, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the webhook was last updated, in UTC.
       * @example 2026-01-12T09:00:00.000Z
       */
      updatedAt: string;
    };
    /** @description A receiver of notifications. `service` selects the format. Headers, query parameters and the secret are write-only. */
    Webhook: components['schemas']['GenericWebhook'] | components['schemas']['SlackWebhook'];
    /**
     * @description HTTP headers by name. A name is an RFC 9110 token of 1 to 256 characters. A value has at most 4096 characters and no control characters.
     * @example {
     *       "X-Environment": "production"
     *     }
     */
    WebhookHeaders: {
      [key: string]: string;
    };
    /**
     * @description Query parameters by name. A name has 1 to 256 characters, a value at most 4096.
     * @example {
     *       "environment": "production"
     *     }
     */
    WebhookQueryParams: {
      [key: string]: string;
    };
    /** @description The body of a create or update request for a webhook that receives JSON. A webhook that you read can be sent back unchanged. */
    GenericWebhookInput: {
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly id?: unknown;
      /**
       * @description Name of the webhook, unique for its `service`. A name that is already in use returns 400.
       * @example On-call
       */
      name: string;
      /**
       * @description Kind of the receiver. Both are delivered in the same way:
       *     - `generic`: accepts any JSON
       *     - `incidentio`: an HTTP alert source of incident.io
       *      (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'generic' | 'incidentio';
      /**
       * Format: uri
       * @description The http or https URL to which notifications are posted. It must lead to a public IP address, on port 80, 443 or a port from 1024. Private and reserved addresses, addresses of cloud platforms, and IPv6 addresses that embed an IPv4 address are rejected unless the operator of the service allows them. A name is resolved on this request and on each delivery: if it has only private addresses, it is rejected, and if it does not resolve, the response has a warning.
       * @example https://hooks.example.org/on-call
       */
      url: string;
      /**
       * @description Purpose of the webhook. Omitting the field removes it.
       * @example Pages the on-call engineer.
       */
      description?: string;
      /**
       * @description Template of the request body, in a subset of Handlebars. Values are escaped for JSON. If omitted, an
       *     `AlertNotification` is sent.
       *
       *     - Variables: `title`, `body`, `link`, `state`, `status` (`firing` or `resolved`), `value`, `threshold`,
       *       `comparator` (the threshold type), `startTime`, `endTime`, `startTimeISO`, `endTimeISO`, `group` and `groupKey`
       *       (its values, separated by a comma and a space), `eventId`, `alertId`, `alertType` (the `source`), `teamId`,
       *       `sourceQuery` (the filter of the series), `note`, `tags`, `severity` (of the channel).
       *     - `var.<field>` is the value of a field that the tile is grouped by, for example `var.ServiceName`.
       *     - Blocks: `if` and `unless`. Their condition is a variable, or `(eq state "OK")` with a variable and a text. Any other expression or variable returns 400.
       *     - The result must be valid JSON. The template is also checked with an empty `title`, `body` and `group`, and with
       *       a `value` and `threshold` of 0.
       *     - Separate the braces of a variable from those of JSON with a space, as in `{"value": {{value}} }`.
       * @example {"text": "{{title}}", "link": "{{link}}"}
       */
      body?: string;
      /**
       * @description Sets `body` to a ready template. It is returned as `body` and can be edited. With `body`, 400 is returned.
       *     - `pagerduty`: an event of the Events API v2. Send the routing key in the header `X-Routing-Key`.
       *     - `opsgenie`: creates an alert. Send `GenieKey` and the key in the header `Authorization`.
       *     - `teams`: an adaptive card for a workflow of Microsoft Teams
       *     - `discord`: an embed for a webhook of Discord
       *     - `telegram`: `sendMessage` of the Telegram Bot API. Send `chat_id` in `queryParams`.
       * @enum {string}
       */
      preset?: 'pagerduty' | 'opsgenie' | 'teams' | 'discord' | 'telegram';
      /** @description HTTP headers sent with each notification. Never returned. If omitted, an update keeps the stored headers unless `url` or `service` changes. An empty object removes them. */
      headers?: components['schemas']['WebhookHeaders'];
      /** @description Query parameters added to `url` for each notification. Never returned. If omitted, an update keeps the stored parameters unless `url` or `service` changes. An empty object removes them. */
      queryParams?: components['schemas']['WebhookQueryParams'];
      /**
       * @description Secret that deliveries are signed with. Never returned. If omitted, an update keeps the stored secret unless `url` or `service` changes. Null removes it.
       * @example whsec-9f1c7d52b8e04a63
       */
      secret?: string | null;
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly createdAt?: unknown;
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly updatedAt?: unknown;
    };
    /** @description The body of a create or update request for a Slack webhook. Headers, query parameters and a body are not accepted. A webhook that you read can be sent back unchanged. */
    SlackWebhookInput: {
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly id?: unknown;
      /**
       * @description Name of the webhook, unique for its `service`. A name that is already in use returns 400.
       * @example Team channel
       */
      name: string;
      /**
       * @description A Slack incoming webhook. (enum property replaced by openapi-typescript)
       * @enum {string}
       */
      service: 'slack';
      /**
       * Format: uri
       * @description The http or https URL to which notifications are posted. It must lead to a public IP address, on port 80, 443 or a port from 1024. Private and reserved addresses, addresses of cloud platforms, and IPv6 addresses that embed an IPv4 address are rejected unless the operator of the service allows them. A name is resolved on this request and on each delivery: if it has only private addresses, it is rejected, and if it does not resolve, the response has a warning.
       * @example https://hooks.example.org/services/T0/B0/x1
       */
      url: string;
      /**
       * @description Purpose of the webhook. Omitting the field removes it.
       * @example Tells the checkout team.
       */
      description?: string;
      /**
       * @description Secret that deliveries are signed with. Never returned. If omitted, an update keeps the stored secret unless `url` or `service` changes. Null removes it.
       * @example whsec-9f1c7d52b8e04a63
       */
      secret?: string | null;
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly createdAt?: unknown;
      /** @description Ignored. Accepted so that you can send back a webhook that you read. */
      readonly updatedAt?: unknown;
    };
    /** @description The body of a create or update request. `service` selects the format. An update replaces all fields except omitted write-only fields. */
    WebhookInput: components['schemas']['GenericWebhookInput'] | components['schemas']['SlackWebhookInput'];
    /** @description The result of a sample notification. */
    WebhookTestResult: {
      /**
       * @description The HTTP status code of the receiver. A status from 200 to 299 accepts notifications. Null if there was no response.
       * @example 204
       */
      status: number | null;
      /**
       * @description Time until the end of the response, in milliseconds.
       * @example 87
       */
      durationMs: number;
      /**
       * @description The first 1,000 characters of the response body. Null if there was no response.
       * @example ok
       */
      response: string | null;
      /**
       * @description Why there was no response. Null if there was one.
       * @example null
       */
      error: string | null;
    };
    /** @description The notification about one window of an alert. This is the request body unless the webhook has its own template. Ignore unknown properties, which later versions may add. */
    AlertNotification: {
      /**
       * @description Title in one line: the name of the alert, its display name, or a title generated from what it watches.
       * @example Server errors at checkout
       */
      title: string;
      /**
       * @description Text of the notification: the message of the alert, or a text generated from the value and the threshold.
       * @example More than 100 failed requests in an hour.
       */
      body: string;
      /**
       * Format: uri
       * @description Link to what the alert watches in this window, or to its resource in the API.
       * @example https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1?from=1768208400000&to=1768212000000
       */
      link: string;
      /**
       * @description State of the alert after the window:
       *     - `ALERT`: the value violates the threshold, for the first time or again
       *     - `OK`: the value no longer violates the threshold, or the alert no longer watches this group; sent once,
       *       and only after an `ALERT`
       * @enum {string}
       */
      state: 'ALERT' | 'OK';
      /** @description Severity of the channel. Absent if the channel has none. */
      severity?: components['schemas']['AlertSeverity'];
      /**
       * @description Id of the alert.
       * @example 6740a3f2c51e9b0012d4e8b7
       */
      alertId: string;
      /**
       * @description Id of the dashboard that contains the tile. Absent unless the alert watches a tile.
       * @example 6740a3f2c51e9b0012d4e8a1
       */
      dashboardId?: string;
      /**
       * @description Id of the watched tile. Absent unless the alert watches a tile.
       * @example 6740a3f2c51e9b0012d4e8a2
       */
      tileId?: string;
      /**
       * @description Id of the watched saved search. Absent unless the alert watches a saved search.
       * @example 6740a3f2c51e9b0012d4e8f1
       */
      savedSearchId?: string;
      /**
       * @description Values of the evaluated group, in the order of `groupBy`. Each group is notified separately. Empty if there is no `groupBy`.
       * @example [
       *       "checkout"
       *     ]
       */
      group: string[];
      /**
       * @description Watched value in the window. 0 if there were no events, if the divisor of a ratio is 0 or missing, or if the alert no longer watches the tile, saved search or group.
       * @example 134
       */
      value: number;
      /**
       * @description The threshold of the alert. For `between` and `not_between`, this is the lower bound of the range.
       * @example 100
       */
      threshold: number;
      /** @description How the value is compared with the threshold. */
      thresholdType: components['schemas']['AlertThresholdType'];
      /**
       * @description Upper bound of the range. Present if `thresholdType` is `between` or `not_between`.
       * @example 500
       */
      thresholdMax?: number;
      /**
       * @description Start of the window, inclusive, in Unix milliseconds.
       * @example 1768208400000
       */
      startTime: number;
      /**
       * @description End of the window, exclusive, in Unix milliseconds.
       * @example 1768212000000
       */
      endTime: number;
      /**
       * @description Identifies an incident of one alert group for one webhook. All notifications from `ALERT` to `OK` have the same id. Use it to close the incident that you opened.
       * @example 3f8a0c51d2e94b7786a1f05c9be3d472
       */
      eventId: string;
    };
    /** @description A text object in Slack markup. */
    SlackText: {
      /**
       * @description Type of the text object. Only markup is sent.
       * @constant
       */
      type: 'mrkdwn';
      /**
       * @description The text, truncated to the limits of Slack. `&`, `<` and `>` in values are escaped.
       * @example *<https://dashboards.example.org/6740a3f2c51e9b0012d4e8a1|Server errors at checkout>*
       *     More than 100 failed requests in an hour.
       */
      text: string;
    };
    /** @description A section block of a Slack message. */
    SlackSection: {
      /**
       * @description Type of the block. Only sections are sent.
       * @constant
       */
      type: 'section';
      /** @description Text of the section. */
      text: components['schemas']['SlackText'];
    };
    /** @description The notification about one window of an alert, in the format of Slack incoming webhooks. */
    SlackNotification: {
      /**
       * @description Fallback text: the title of the notification.
       * @example Server errors at checkout
       */
      text: string;
      /** @description One section with the title, the text and the link. */
      blocks: components['schemas']['SlackSection'][];
    };
  };
  responses: {
    /** @description A page of dashboards, sorted by creation time. */
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
          /** @description The items of this page, sorted by creation time. */
          data: components['schemas']['Dashboard'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The request is malformed or invalid. The response lists every issue, at most 50. If there are more, the message says how many. A reference to a resource that does not exist is also an issue. */
    BadRequest: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The request has no valid credentials. The message says whether they are missing, malformed, not found or not active. An unknown key and a wrong secret return the same message. */
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
    /** @description The key has exceeded its rate limit, or the team has too many chart queries in progress. Requests without a key are counted per address. */
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
    /** @description An unexpected error in the service. Its log has the details under the request id. */
    InternalError: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The service is temporarily unavailable. Nothing was changed. */
    Unavailable: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Retry-After': components['headers']['Retry-After'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The new dashboard. */
    DashboardCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new dashboard with its assigned ids. */
          data: components['schemas']['Dashboard'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The role of the key does not allow the operation. The message names both roles. */
    Forbidden: {
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
    /** @description The request conflicts with the current state: a request with the same `Idempotency-Key` is in progress, alerts use the webhook, sources use the connection, the connection is built in, the delivery is completed, or the tenant has reached a limit on its dashboards, alerts, webhooks, sources, connections or stored bytes. The message says which. */
    Conflict: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The body or the dashboard is larger than the limit of the service. By default, a body has at most 8 MiB and a dashboard at most 4 MiB of JSON. */
    PayloadTooLarge: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
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
    /** @description The `Idempotency-Key` was already used with a different body. */
    IdempotencyMismatch: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['OpenSourceError'];
      };
    };
    /** @description The result of the validation. */
    DashboardValidation: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['DashboardValidation'];
      };
    };
    /** @description The stored dashboard. */
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
          /** @description The stored dashboard. */
          data: components['schemas']['Dashboard'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The resource still matches `If-None-Match`. The response has no body. */
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
    /** @description The resource does not exist, or it belongs to another tenant. An unknown path returns 404 as `text/plain` instead. */
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
    /** @description The current `ETag` of the resource does not match `If-Match`. Nothing was changed. */
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
    /** @description The resource is deleted. Deleting it again returns 404. */
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
    /** @description A page of alerts, sorted by creation time. */
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
          /** @description The items of this page, sorted by creation time. */
          data: components['schemas']['Alert'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new alert. */
    AlertCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new alert with its assigned id. */
          data: components['schemas']['Alert'];
        };
      };
    };
    /** @description What the alert would have done. */
    AlertPreview: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description What the alert would have done. */
          data: components['schemas']['AlertPreview'];
        };
      };
    };
    /** @description The query exceeded the time limit of the service. The default limit is 30 seconds. */
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
    /** @description The stored alert. */
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
          /** @description The stored alert. */
          data: components['schemas']['Alert'];
        };
      };
    };
    /** @description A page of deliveries, the newest first. */
    AlertDeliveryList: {
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
          /** @description The items of this page, the newest first. */
          data: components['schemas']['AlertDelivery'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The delivery as it is stored. */
    AlertDelivery: {
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
          /** @description The delivery, which is pending. */
          data: components['schemas']['AlertDelivery'];
        };
      };
    };
    /** @description The rows of the tile, or a picture of them. */
    TileResult: {
      headers: {
        Vary: components['headers']['Vary'];
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The rows of the tile. */
          data: components['schemas']['TileResult'];
        };
        'image/svg+xml': string;
        'image/png': string;
      };
    };
    /** @description The response type in `Accept` is PNG, and the service cannot create it. */
    NotAcceptable: {
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
    /** @description The values of all series, one row per bucket and group. */
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
          /** @description The rows of all series, sorted by bucket, then by group. */
          data: components['schemas']['ChartSeriesRow'][];
        };
      };
    };
    /** @description A page of events. */
    EventPage: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['EventPage'];
      };
    };
    /** @description A page of saved searches. */
    SavedSearchList: {
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
          /** @description The saved searches of this page. */
          data: components['schemas']['SavedSearch'][];
          /** @description The position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new saved search. */
    SavedSearchCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new saved search. */
          data: components['schemas']['SavedSearch'];
        };
      };
    };
    /** @description The requested saved search. */
    SavedSearch: {
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
          /** @description The requested saved search. */
          data: components['schemas']['SavedSearch'];
        };
      };
    };
    /** @description A page of connections, sorted by creation time. */
    ConnectionList: {
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
          /** @description The items of this page, sorted by creation time. */
          data: components['schemas']['Connection'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new connection. */
    ConnectionCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new connection with its assigned id. */
          data: components['schemas']['Connection'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The stored connection. */
    Connection: {
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
          /** @description The stored connection. */
          data: components['schemas']['Connection'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description A page of sources, sorted by creation time. */
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
          /** @description The items of this page, sorted by creation time. */
          data: components['schemas']['Source'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new source. */
    SourceCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new source with its assigned id. */
          data: components['schemas']['Source'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The stored source. */
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
          /** @description The stored source. */
          data: components['schemas']['Source'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description A page of the fields of a source. */
    SourceFieldList: {
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
          /** @description The items of this page, in the order of the table. */
          data: components['schemas']['SourceField'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description A page of webhooks, sorted by creation time. */
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
          /** @description The items of this page, sorted by creation time. */
          data: components['schemas']['Webhook'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new webhook. */
    WebhookCreated: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        ETag: components['headers']['ETag'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        'Idempotency-Replayed': components['headers']['Idempotency-Replayed'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The new webhook with its assigned id. */
          data: components['schemas']['Webhook'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The stored webhook. */
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
          /** @description The stored webhook. */
          data: components['schemas']['Webhook'];
          /** @description Present if the request has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /** @description The result of the sample notification. */
    WebhookTestResult: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @description The response of the receiver. */
          data: components['schemas']['WebhookTestResult'];
        };
      };
    };
    /** @description Retried up to one second after the first attempt and up to two seconds after the second. After the third failed attempt, the alert gets a `WEBHOOK_ERROR`. The delivery is then retried after half a minute, with pauses that grow to ten minutes, for 24 hours. */
    DeliveryPostponed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any status from 200 to 299 within 30 seconds accepts the delivery. The response body is discarded. If processing takes longer, respond first. A response whose final status does not arrive within 16 informational (1xx) responses, 16 KiB of headers and 64 KiB in all fails the delivery without another attempt. */
    DeliveryTaken: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Redirects are not followed and not retried. The delivery fails, and the alert gets a `WEBHOOK_ERROR`. Change the `url` of the webhook. */
    DeliveryRedirected: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any other status from 400 to 499 is not retried. The delivery fails, and the alert gets a `WEBHOOK_ERROR`. Later notifications are still sent. */
    DeliveryRefused: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any status from 500 to 599 is retried like 429. So are connection errors and responses that take longer than 30 seconds. */
    DeliveryFailed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /** @description Maximum number of items to return. */
    limit: number;
    /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
    offset: number;
    /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
    idempotencyKey: string;
    /** @description Id of the dashboard. */
    dashboardId: string;
    /** @description Returns 304 without a body if the resource still has one of these entity tags. */
    ifNoneMatch: string;
    /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
    ifMatch: string;
    /** @description Id of the alert. */
    alertId: string;
    /** @description Returns only deliveries with this status. */
    deliveryStatus: components['schemas']['AlertDeliveryStatus'];
    /** @description Id of the delivery. */
    deliveryId: string;
    /** @description Width of a picture, in pixels. */
    pictureWidth: number;
    /** @description Height of a picture, in pixels. */
    pictureHeight: number;
    /** @description Colors of a picture. */
    pictureTheme: 'light' | 'dark';
    /** @description IANA time zone of the times in a picture. */
    pictureTimeZone: string;
    /** @description Id of the saved search. */
    savedSearchId: string;
    /** @description Id of the connection. */
    connectionId: string;
    /** @description Id of the source. */
    sourceId: string;
    /** @description Id of the webhook. */
    webhookId: string;
    /** @description Identifies the notification. A repeated delivery has the same key. Store the keys you have processed to handle each notification once. */
    deliveryIdempotencyKey: string;
    /** @description Signature of the delivery: `t=<seconds>,v1=<digest>`. Present if the webhook has a `secret`. `t` is the send time in Unix seconds. The digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lowercase hexadecimal, computed over the raw body. Reject deliveries with a wrong digest and those older than five minutes. Ignore unknown parts, which later versions may add. */
    xObservabilitySignature: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request. A UUID v4 in the request header is used; any other value is replaced. */
    'X-Request-Id': string;
    /** @description Maximum number of requests in a window. Absent if the service has no rate limit. */
    'RateLimit-Limit': number;
    /** @description Number of requests left in the current window. Absent if the service has no rate limit. */
    'RateLimit-Remaining': number;
    /** @description Number of seconds until the current window ends. Absent if the service has no rate limit. */
    'RateLimit-Reset': number;
    /** @description Total number of items. Equal to `meta.total`. */
    'X-Total-Count': number;
    /** @description The `Idempotency-Key` of the request. It shows that the service honors the key, so that a retry is safe. Absent if the request has no key. */
    'Idempotency-Key': string;
    /** @description The expected authentication scheme (RFC 9110). */
    'WWW-Authenticate': string;
    /** @description Number of seconds to wait before retrying. */
    'Retry-After': number;
    /** @description Version of the resource, as a strong entity tag for `If-Match` and `If-None-Match`. Changes with every successful write. */
    ETag: string;
    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. Absent otherwise. */
    'Idempotency-Replayed': 'true';
    /** @description `Accept`: the type of the response depends on this header of the request. */
    Vary: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listDashboards: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
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
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
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
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  validateDashboard: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The dashboard to validate. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DashboardCandidate'];
      };
    };
    responses: {
      200: components['responses']['DashboardValidation'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getDashboard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the dashboard. */
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the dashboard. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    /** @description The complete dashboard. */
    requestBody: {
      content: {
        'application/json': components['schemas']['DashboardInput'];
      };
    };
    responses: {
      200: components['responses']['Dashboard'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the dashboard. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
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
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
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
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
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
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  previewAlert: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The alert and the time range. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertPreviewInput'];
      };
    };
    responses: {
      200: components['responses']['AlertPreview'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      504: components['responses']['Timeout'];
    };
  };
  getAlert: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the alert. */
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    /** @description The complete alert. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertInput'];
      };
    };
    responses: {
      200: components['responses']['Alert'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  silenceAlert: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    /** @description The end of the silence. */
    requestBody: {
      content: {
        'application/json': components['schemas']['AlertSilenceInput'];
      };
    };
    responses: {
      200: components['responses']['Alert'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteAlertSilence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listAlertDeliveries: {
    parameters: {
      query?: {
        /** @description Returns only deliveries with this status. */
        status?: components['parameters']['deliveryStatus'];
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AlertDeliveryList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  retryAlertDelivery: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the alert. */
        alertId: components['parameters']['alertId'];
        /** @description Id of the delivery. */
        deliveryId: components['parameters']['deliveryId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AlertDelivery'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  queryTile: {
    parameters: {
      query?: {
        /** @description Width of a picture, in pixels. */
        width?: components['parameters']['pictureWidth'];
        /** @description Height of a picture, in pixels. */
        height?: components['parameters']['pictureHeight'];
        /** @description Colors of a picture. */
        theme?: components['parameters']['pictureTheme'];
        /** @description IANA time zone of the times in a picture. */
        timeZone?: components['parameters']['pictureTimeZone'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The tile to compute and the time range. */
    requestBody: {
      content: {
        'application/json': components['schemas']['TileQuery'];
      };
    };
    responses: {
      200: components['responses']['TileResult'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      406: components['responses']['NotAcceptable'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      504: components['responses']['Timeout'];
    };
  };
  queryChartSeries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The series to compute and the time range. */
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
  queryEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The events to find. */
    requestBody: {
      content: {
        'application/json': components['schemas']['EventSearch'];
      };
    };
    responses: {
      200: components['responses']['EventPage'];
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
  listSavedSearches: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedSearchList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createSavedSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The saved search to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchInput'];
      };
    };
    responses: {
      200: components['responses']['SavedSearchCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getSavedSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the saved search. */
        savedSearchId: components['parameters']['savedSearchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedSearch'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateSavedSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the saved search. */
        savedSearchId: components['parameters']['savedSearchId'];
      };
      cookie?: never;
    };
    /** @description The new content of the saved search. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SavedSearchInput'];
      };
    };
    responses: {
      200: components['responses']['SavedSearch'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteSavedSearch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the saved search. */
        savedSearchId: components['parameters']['savedSearchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listConnections: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ConnectionList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createConnection: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The connection to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ConnectionInput'];
      };
    };
    responses: {
      200: components['responses']['ConnectionCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getConnection: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the connection. */
        connectionId: components['parameters']['connectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Connection'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updateConnection: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the connection. */
        connectionId: components['parameters']['connectionId'];
      };
      cookie?: never;
    };
    /** @description The complete connection. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ConnectionInput'];
      };
    };
    responses: {
      200: components['responses']['Connection'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteConnection: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the connection. */
        connectionId: components['parameters']['connectionId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listSources: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
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
  createSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
        'Idempotency-Key'?: components['parameters']['idempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The source to create. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SourceInput'];
      };
    };
    responses: {
      200: components['responses']['SourceCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyMismatch'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the source. */
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
  updateSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the source. */
        sourceId: components['parameters']['sourceId'];
      };
      cookie?: never;
    };
    /** @description The complete source. */
    requestBody: {
      content: {
        'application/json': components['schemas']['SourceInput'];
      };
    };
    responses: {
      200: components['responses']['Source'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteSource: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the source. */
        sourceId: components['parameters']['sourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listSourceFields: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the source. */
        sourceId: components['parameters']['sourceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SourceFieldList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      504: components['responses']['Timeout'];
    };
  };
  listWebhooks: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip. Items are sorted by creation time. An offset past the end returns an empty list. */
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
        /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
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
      403: components['responses']['Forbidden'];
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
        /** @description Returns 304 without a body if the resource still has one of these entity tags. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the webhook. */
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the webhook. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    /** @description The complete webhook. */
    requestBody: {
      content: {
        'application/json': components['schemas']['WebhookInput'];
      };
    };
    responses: {
      200: components['responses']['Webhook'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
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
        /** @description Applies the change only if the resource still has one of these entity tags; otherwise the request returns 412. Use the `ETag` of an earlier response. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the webhook. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Deleted'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      412: components['responses']['PreconditionFailed'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  testWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the webhook. */
        webhookId: components['parameters']['webhookId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookTestResult'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deliverAlertNotification: {
    parameters: {
      query?: never;
      header: {
        /** @description Identifies the notification. A repeated delivery has the same key. Store the keys you have processed to handle each notification once. */
        'Idempotency-Key': components['parameters']['deliveryIdempotencyKey'];
        /** @description Signature of the delivery: `t=<seconds>,v1=<digest>`. Present if the webhook has a `secret`. `t` is the send time in Unix seconds. The digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lowercase hexadecimal, computed over the raw body. Reject deliveries with a wrong digest and those older than five minutes. Ignore unknown parts, which later versions may add. */
        'X-Observability-Signature'?: components['parameters']['xObservabilitySignature'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The notification. The signature covers these exact bytes. */
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
        /** @description Identifies the notification. A repeated delivery has the same key. Store the keys you have processed to handle each notification once. */
        'Idempotency-Key': components['parameters']['deliveryIdempotencyKey'];
        /** @description Signature of the delivery: `t=<seconds>,v1=<digest>`. Present if the webhook has a `secret`. `t` is the send time in Unix seconds. The digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lowercase hexadecimal, computed over the raw body. Reject deliveries with a wrong digest and those older than five minutes. Ignore unknown parts, which later versions may add. */
        'X-Observability-Signature'?: components['parameters']['xObservabilitySignature'];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The message, in the format of Slack incoming webhooks. */
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
