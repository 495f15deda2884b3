// Generated from specs/managed by `npm run generate`. Do not edit.

import type * as types from './types.ts';
export interface paths {
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List dashboards
     * @description Returns dashboards with all their tiles, oldest first.
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
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/validate': {
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
     * @description Checks a dashboard without storing it. Returns 200 with the validation errors that a create request with the same body would return, at most 50. Storage limits are not checked. If the dashboard is valid, `normalized` contains it with the default values of the schema.
     */
    post: operations['validateDashboard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/dashboards/{dashboardId}': {
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
     * @description Replaces the name and the tiles. Other properties are kept if omitted. A tile or filter keeps the `id` that you send, or gets a new one. A tile with the id of an existing tile keeps the alerts of that tile. Alerts are deleted if their tile is removed, or changes so that an alert can no longer watch it.
     */
    put: operations['updateDashboard'];
    post?: never;
    /**
     * Delete a dashboard
     * @description Deletes the dashboard, its tiles and all alerts on them in one transaction. Links to it (`onClick`) in tiles of other dashboards are not removed. To update a dashboard with such a link, replace or remove the link.
     */
    delete: operations['deleteDashboard'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List alerts
     * @description Returns alerts with their current state, oldest first.
     */
    get: operations['listAlerts'];
    put?: never;
    /**
     * Create an alert
     * @description Creates an alert on a tile, a saved search or its own chart. Everything that the alert refers to must exist. If the alert is enabled, and its tile, saved search or chart cannot be queried or is grouped by more than 10 columns, the request returns 400. A tile must have `time` or `number` series, or a `line`, `stacked_bar` or `number` config. The SQL of a line or stacked bar chart must contain an interval, such as `$__timeInterval(Timestamp)`. The first evaluated window is the one in which the alert is created, or enabled if it is created disabled. If `scheduleStartAt` is later, it is the start of the first window. Until this window ends, the state is `OK`, unless the alert is disabled, or its source has never received a metric or an attribute that the alert uses.
     */
    post: operations['createAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/preview': {
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
     * @description Evaluates an alert over a past time range, as if it had existed then. Returns the state changes, and the notifications that the alert would have sent. Stores and sends nothing. `compareWith` is evaluated over the same range. More than 90 days or 20,000 windows return 400, and so does a tile, saved search or chart that cannot be queried. A preview that takes longer than 60 seconds returns 504. A tenant may have 2 previews in progress per process of the service. A further one returns 429.
     */
    post: operations['previewAlert'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an alert
     * @description Returns one alert with its current state, the error of its last evaluation, and the errors of its notifications.
     */
    get: operations['getAlert'];
    /**
     * Replace an alert
     * @description Replaces all writable fields. An omitted field gets its default. `silenced` and `createdAt` do not change. The next evaluation sets `state` and `executionErrors`. The update itself changes `state` if it enables or disables the alert. It also sets `state` and `executionErrors` of an enabled alert that uses a metric or an attribute that its source has never received. If the alert is enabled and its tile, saved search or chart cannot be queried, the request returns 400. To disable such an alert, send `enabled: false` with the same tile, saved search or chart, and the same channels.
     */
    put: operations['updateAlert'];
    post?: never;
    /**
     * Delete an alert
     * @description Deletes the alert, its evaluation state and its `pending` notifications. A request that is being sent to a webhook is not cancelled.
     */
    delete: operations['deleteAlert'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/silence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Silence an alert
     * @description Stops the notifications of an alert until a time, and replaces an existing silence. The alert is still evaluated. If an `ALERT` notification was sent before the silence and the alert recovers during the silence, the first evaluation after the silence sends the `OK` notification, unless the alert fires again.
     */
    put: operations['silenceAlert'];
    post?: never;
    /**
     * End the silence of an alert
     * @description Ends the silence. Notifications resume with the next evaluation. An alert that is not silenced returns 404.
     */
    delete: operations['deleteAlertSilence'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries of an alert
     * @description Returns the deliveries of an alert, newest first. A notification has one delivery per channel. The service deletes a delivery 24 hours after its completion. If a tenant has more than 10,000 completed deliveries, the service deletes the oldest ones.
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
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/alerts/{alertId}/deliveries/{deliveryId}/retry': {
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
     * @description Sends the notification of a `failed` delivery again, and that of a `pending` delivery without waiting for its next attempt. Older `pending` deliveries of the alert to the same channel are still sent first. After a temporary error, such as a 429 or a timeout, the service retries the delivery until 24 hours after this request. The notification keeps its `Idempotency-Key`. A delivery with another status returns 409.
     */
    post: operations['retryAlertDelivery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/charts/query': {
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
     * @description Computes the rows of a tile of any kind, either a stored tile or a tile in the request. The filters of the tile and of the request are applied. The saved query and the saved filter values of the dashboard are ignored.
     *
     *     - An unknown source returns 404 if the tile is in the request, and 400 if the tile is stored.
     *     - A filter or an expression with a syntax error returns 400 with its location.
     *     - More than 10,000 buckets or more than 50,000 rows return 400. A tile with its own SQL returns its first 50,000 rows instead, with `truncated: true`.
     *     - A quantile of more than 20,000 histogram buckets in one time bucket and group returns 400.
     *     - A query that exceeds the time limit returns 504.
     *     - A tenant may have 64 chart queries in progress per process of the service. A further query returns 429, and so does a query that waits longer than 30 seconds behind other queries.
     *
     *     A tile with its own SQL runs one SELECT statement over the tables of one database. These return 400:
     *
     *     - a syntax error; the message contains its position
     *     - a statement that is not a SELECT
     *     - a statement that uses a table function, a setting, another database, or a function that the service does not allow
     *     - more than 1,000 macros and variables, a statement of more than 250,000 characters after their expansion, or a result of more than 500 columns
     *
     *     With `Accept: image/svg+xml` or `Accept: image/png`, the response is a picture of the tile. Errors are JSON.
     *
     *     - PNG requires the package `@resvg/resvg-js` where the service runs. Otherwise the response is 406.
     *     - If the rows of the picture exceed 4 MiB as JSON, or a chart over time has more than 5,000 series or 50,000 values, the response is 400.
     *     - If a Markdown tile takes more than 3 seconds or 64 MiB to draw, the response is 400.
     *     - A tenant may have 8 PNG and Markdown pictures in progress per process. A further one returns 429.
     *     - Each process draws one PNG or Markdown picture at a time, for all tenants together. A picture that waits longer than 30 seconds returns 429.
     */
    post: operations['queryTile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/search': {
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
     *     To read all events page by page, send `cursor: start`, then the `nextCursor` of each page, until it is null. A page can be shorter than `maxResults`; only null marks the end. The cursor contains the time range of the first page. Every event that was stored before the first request is returned exactly once. An event that is stored later is returned at most once, and only if it sorts after the cursor.
     *
     *     An unknown source returns 404. A filter or an expression with an error returns 400 with its location. A search that exceeds the time limit returns 504. A search counts as a chart query. A tenant may have 64 chart queries in progress per process of the service. A further search returns 429, and so does a search that waits longer than 30 seconds behind other queries.
     */
    post: operations['queryEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List saved searches
     * @description Returns saved searches, oldest first.
     */
    get: operations['listSavedSearches'];
    put?: never;
    /**
     * Create a saved search
     * @description Creates a saved search. The source must exist. The syntax of `where` is not checked until the search is used.
     */
    post: operations['createSavedSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/saved-searches/{savedSearchId}': {
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
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List sources
     * @description Returns sources, oldest first. Disabled sources are included. Credentials of connections are never returned.
     */
    get: operations['listSources'];
    put?: never;
    /**
     * Create a source
     * @description Creates a source. On the built-in connection, a source can read only the database of the tenant and the databases of sources that the operator of the service has created for the tenant. Any other database returns 400. If a table does not exist, the response has a warning. Queries of the table are rejected until it exists. A tenant has at most 1,000 sources. The total size of their definitions is at most 4 MiB. A source beyond a limit returns 409.
     */
    post: operations['createSource'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}': {
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
     * @description Replaces all properties of the source. The kind can change. Dashboards and alerts that use the source use the new properties from then on. An update returns 409 if it would increase the total size of the definitions of the tenant's sources to more than 4 MiB.
     */
    put: operations['updateSource'];
    post?: never;
    /**
     * Delete a source
     * @description Deletes the source, even if it is in use. Its tables are not deleted, nor are the dashboards, saved searches and alerts that refer to it. Queries of the source are rejected. Alerts that use it, directly or through a tile or a saved search, record the execution error `INVALID_ALERT`. To update a dashboard, a saved search or an enabled alert that refers to the deleted source, replace the reference. In a dashboard, you can remove the reference instead.
     */
    delete: operations['deleteSource'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/sources/{sourceId}/fields': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the fields of a source
     * @description Returns the columns of a source in the order of the table, with their types. The table of a metric source is the first one in `metricTables`. Maps also have their most frequent keys, and the most frequent values of each key. Columns with few distinct values (`LowCardinality(String)`) have their most frequent values. The keys and values are from the newest 10,000 events of the last 24 hours. Only the first 50 of these maps and columns have keys or values. The request returns 504 if a column takes longer than 10 seconds, or all columns take longer than 30 seconds in total.
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
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List webhooks
     * @description Returns webhooks, oldest first. Headers, query parameters and secrets are never returned.
     */
    get: operations['listWebhooks'];
    put?: never;
    /**
     * Create a webhook
     * @description Creates a webhook that alerts can notify. The name must be unique among the webhooks with the same `service`. The URL is not called. A private or reserved address, or a port below 1024 other than 80 and 443, returns 400 unless the server configuration allows it.
     */
    post: operations['createWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}': {
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
  '/v1/organizations/{organizationId}/services/{serviceId}/observability/webhooks/{webhookId}/test': {
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
     * @description Sends a notification with the title `Test notification` to the webhook and returns the response of the receiver. The notification is sent once and not stored. It belongs to no alert. A tenant may have 8 tests in progress per process of the service. A further one returns 429.
     */
    post: operations['testWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List organizations
     * @description Returns a list with the one organization that the API key belongs to. Use this operation to find the `organizationId` of a key.
     */
    get: operations['listOrganizations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List services
     * @description Returns the services of the organization, oldest first.
     */
    get: operations['listServices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a service
     * @description Returns one service of the organization.
     */
    get: operations['getService'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/keys': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List API keys
     * @description Returns the API keys of the organization, oldest first. Disabled and expired keys are included. An organization has at most 100 keys.
     */
    get: operations['listKeys'];
    put?: never;
    /**
     * Create an API key
     * @description Creates an API key. The response contains the key id and the secret, which cannot be read again. The service stores only their digests and the last four characters of the key id. You can also generate the key id and the secret yourself, and send only these stored values as `hashData`. The response then contains neither the key id nor the secret. `Idempotency-Key` is ignored, because secrets are not stored.
     */
    post: operations['createKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/keys/{keyId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an API key
     * @description Returns one key record without its secret. The `ETag` changes when `usedAt` changes. An `If-Match` with an older tag still succeeds if only `usedAt` has changed.
     */
    get: operations['getKey'];
    put?: never;
    post?: never;
    /**
     * Delete an API key
     * @description Deletes the key permanently. Requests with the key return 401 from then on. A key cannot delete itself.
     */
    delete: operations['deleteKey'];
    options?: never;
    head?: never;
    /**
     * Update an API key
     * @description Changes the fields in the body and keeps all others. The change applies from the next request on. A request returns 409 if it would disable the key that authenticates it, remove the role `admin` of that key, or exclude the caller's address from its `ipAccessList`. An `expireAt` in the past returns 400, unless it is the stored one.
     */
    patch: operations['updateKey'];
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/pipes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List pipes
     * @description Returns the ingestion pipes of the service, oldest first.
     */
    get: operations['listPipes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a pipe
     * @description Returns one ingestion pipe of the service, without its settings.
     */
    get: operations['getPipe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get pipe settings
     * @description Returns all twelve advanced settings of an ingestion pipe, including defaults. The operation is in beta, but its contract is stable: no breaking changes are expected.
     */
    get: operations['getPipeSettings'];
    /**
     * Update pipe settings
     * @description Changes the settings in the body, keeps all others, and returns all twelve. Null resets a setting to its default. An empty object changes no setting. If any value is invalid, the response lists up to 50 issues and nothing changes. The operation is in beta, but its contract is stable: no breaking changes are expected.
     */
    put: operations['updatePipeSettings'];
    post?: never;
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
     * @description Sent to the webhook of each channel of an alert if the `service` of the webhook is `generic` or `incidentio`.
     *
     *     - The service notifies when the alert fires, after each further window that violates the threshold, and once when
     *       the alert resolves. `notifyEvery` makes the repeats less frequent.
     *     - The service also notifies after five minutes of failed evaluations, and when an evaluation succeeds again.
     *     - If the webhook has a `body`, the result of this template is sent instead of an `AlertNotification`.
     *     - A notification may be delivered more than once, with the same `Idempotency-Key`.
     *     - After a 429, a 5XX, a timeout or a connection error, the delivery is retried for 24 hours. Notifications of an
     *       alert to one webhook are sent in order. While a webhook fails, a newer notification of a group supersedes older
     *       repeats, but never the first `ALERT` or the `OK`.
     *     - The alert records the execution error `WEBHOOK_ERROR` after the first three failed attempts, and when the
     *       delivery finally fails.
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
     * @description Sent to the webhook of each channel of an alert if the `service` of the webhook is `slack`. The notification is sent and retried as `deliverAlertNotification` describes, with the same headers.
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
     *     - `packets_sec`: packets per second
     *     - `bytes_sec_iec`, `bits_sec_iec`: bytes or bits per second, displayed in steps of 1024
     *     - `bytes_sec_si`, `bits_sec_si`: bytes or bits per second, displayed in steps of 1000
     *     - `kibibytes_sec`, `kibibits_sec`, `kilobytes_sec`, `kilobits_sec`, `mebibytes_sec`, `mebibits_sec`,
     *       `megabytes_sec`, `megabits_sec`, `gibibytes_sec`, `gibibits_sec`, `gigabytes_sec`, `gigabits_sec`,
     *       `tebibytes_sec`, `tebibits_sec`, `terabytes_sec`, `terabits_sec`, `pebibytes_sec`, `pebibits_sec`,
     *       `petabytes_sec`, `petabits_sec`: a rate in this unit
     *     - `cps`, `ops`, `rps`, `reads_sec`, `wps`, `iops`: counts, operations, requests, reads, writes or input and
     *       output operations per second
     *     - `cpm`, `opm`, `rpm_reads`, `wpm`: counts, operations, reads or writes per minute
     * @enum {string}
     */
    NumericUnit: types.NumericUnit;
    /** @description Format of a number. It does not change the value. If `output` and `numericUnit` are absent, the user interface selects the format. */
    NumberFormat: types.NumberFormat;
    /** @description A line or bar chart over time. */
    TimeSeries: types.TimeSeries;
    /** @description A table with one row per group, at most 200 rows. */
    TableSeries: types.TableSeries;
    /** @description A single number. */
    NumberSeries: types.NumberSeries;
    /** @description A list of events that match a filter. */
    SearchSeries: types.SearchSeries;
    /** @description Text on a dashboard. It runs no query. */
    MarkdownSeries: types.MarkdownSeries;
    /** @description An entry of `series`, the older format for the content of a tile. `type` selects the properties. A series is returned as it was sent, with the documented defaults added. */
    Series: types.Series;
    /**
     * @description The aggregate function:
     *     - `avg`: mean value
     *     - `count`: number of events; for metrics, number of points or observations
     *     - `count_distinct`: number of distinct values
     *     - `last_value`: latest value
     *     - `max`, `min`: largest or smallest value
     *     - `quantile`: the quantile given by `level`
     *     - `sum`: sum of the values
     *     - `any`: an arbitrary value
     *     - `none`: `valueExpression` is an SQL expression with aggregate functions, and `where` does not apply; not for metrics
     *     - `increase`: increase of a counter, adjusted for resets; only for metrics of the type `sum`
     * @enum {string}
     */
    AggFn: types.AggFn;
    /**
     * @description Language of a filter:
     *     - `lucene`: `<field>:<value>`, combined with `AND`, `OR` and `NOT`
     *     - `sql`: one boolean expression over the columns of the source
     * @enum {string}
     */
    WhereLanguage: types.WhereLanguage;
    /**
     * @description Type of a metric, which selects the table and the aggregation:
     *     - `gauge`: a value that goes up and down
     *     - `sum`: a counter or a total
     *     - `histogram`: counts in explicit buckets
     *     - `summary`: quantiles computed by the sender
     *     - `exponential histogram`: counts in exponential buckets
     * @enum {string}
     */
    MetricType: types.MetricType;
    /** @description A value of a chart. */
    SelectItem: types.SelectItem;
    /** @description A value computed from the values of `select`. */
    Formula: types.Formula;
    /** @description A line chart over time. */
    LineConfig: types.LineConfig;
    /** @description Stacked bars over time. */
    StackedBarConfig: types.StackedBarConfig;
    /** @description The target with this id. */
    ClickTargetId: types.ClickTargetId;
    /** @description The target whose name is the result of a template. */
    ClickTargetTemplate: types.ClickTargetTemplate;
    /** @description The source or dashboard that a click opens. It is found by its id or by its name, depending on `mode`. */
    ClickTarget: types.ClickTarget;
    /** @description A filter that a click on a row adds to the opened source or dashboard. */
    ClickFilter: types.ClickFilter;
    /** @description Opens a search for events. The target is a log or trace source. */
    SearchClick: types.SearchClick;
    /** @description Opens a dashboard. */
    DashboardClick: types.DashboardClick;
    /** @description Opens a web page. */
    ExternalClick: types.ExternalClick;
    /** @description The action of a click on a row of a table. `type` selects the properties. */
    OnClick: types.OnClick;
    /** @description A table with one row per group, at most 200 rows. */
    TableConfig: types.TableConfig;
    /**
     * @description A color of the palette. The shade depends on the theme of the user interface:
     *     - `chart-blue`, `chart-orange`, `chart-red`, `chart-cyan`, `chart-green`, `chart-pink`, `chart-purple`,
     *       `chart-light-blue`, `chart-brown`, `chart-gray`: hues
     *     - `chart-success`, `chart-warning`, `chart-error`: colors with a meaning
     * @enum {string}
     */
    ChartColor: types.ChartColor;
    /** @description Matches values above or below a bound. `gte` and `lte` also match the bound. */
    ComparisonColorRule: types.ComparisonColorRule;
    /** @description Matches values in a range. */
    RangeColorRule: types.RangeColorRule;
    /** @description A rule that matches results equal to a value, or all other results. */
    EqualityColorRule: types.EqualityColorRule;
    /** @description A rule that colors some values of a number tile. `operator` selects the type of `value`. The last rule that matches applies. */
    ColorRule: types.ColorRule;
    /** @description A chart behind the number of a tile. It shows the same value over time. */
    BackgroundChart: types.BackgroundChart;
    /** @description A single number. */
    NumberConfig: types.NumberConfig;
    /** @description A pie chart with one slice per group. */
    PieConfig: types.PieConfig;
    /** @description A bar chart with one bar per group. */
    BarConfig: types.BarConfig;
    /** @description The value whose distribution a heatmap shows. */
    HeatmapSelectItem: types.HeatmapSelectItem;
    /** @description The distribution of a value over time. Requires a trace source. */
    HeatmapConfig: types.HeatmapConfig;
    /** @description A list of events that match a filter. */
    SearchConfig: types.SearchConfig;
    /** @description The most frequent patterns in the text of events. */
    EventPatternsConfig: types.EventPatternsConfig;
    /** @description Text in Markdown, without a query. */
    MarkdownConfig: types.MarkdownConfig;
    /** @description The content of a tile without its own SQL. `displayType` selects the properties. */
    BuilderConfig: types.BuilderConfig;
    /** @description A line chart of the result of an SQL statement. */
    RawSqlLineConfig: types.RawSqlLineConfig;
    /** @description Stacked bars of the result of an SQL statement. */
    RawSqlStackedBarConfig: types.RawSqlStackedBarConfig;
    /** @description A table with the result of an SQL statement. */
    RawSqlTableConfig: types.RawSqlTableConfig;
    /** @description The first number in the result of an SQL statement. */
    RawSqlNumberConfig: types.RawSqlNumberConfig;
    /** @description A pie chart of the result of an SQL statement. */
    RawSqlPieConfig: types.RawSqlPieConfig;
    /** @description A bar chart of the result of an SQL statement. */
    RawSqlBarConfig: types.RawSqlBarConfig;
    /** @description The content of a tile with its own SQL. `displayType` selects the properties. */
    RawSqlConfig: types.RawSqlConfig;
    /** @description The content of a tile. With `configType: sql`, a tile has its own SQL. Without `configType`, the service builds the query. The other properties depend on `displayType`. The service adds the documented defaults to a config and removes null properties. */
    TileConfig: types.TileConfig;
    /** @description A chart, a list of events or text on a dashboard. */
    Tile: types.Tile;
    /** @description A filter that users of the dashboard can set. */
    DashboardFilter: types.DashboardFilter;
    /** @description An SQL condition for all tiles of the dashboard. */
    SqlFilterValue: types.SqlFilterValue;
    /** @description The values of a dashboard variable. */
    VariableFilterValue: types.VariableFilterValue;
    /** @description A filter value that is set when the dashboard is opened. `type` selects the properties. If `type` is absent, `sql` applies. */
    SavedFilterValue: types.SavedFilterValue;
    /** @description A tab of a dashboard section. */
    ContainerTab: types.ContainerTab;
    /** @description A section of a dashboard that contains tiles. */
    DashboardContainer: types.DashboardContainer;
    /** @description A named grid of tiles. */
    Dashboard: types.Dashboard;
    /** @description Position of a page in its list. */
    PageMeta: types.PageMeta;
    /** @description One validation issue of a request. */
    Issue: types.Issue;
    /** @description The body of an error response. */
    ManagedError: types.ManagedError;
    /** @description A tile in a create or update request, with either `config` or `series`. It is returned in the same form. Overlapping tiles and tiles that extend past the grid are accepted. */
    TileInput: types.TileInput;
    /** @description A filter in a create or update request. */
    DashboardFilterInput: types.DashboardFilterInput;
    /** @description The body of a create or update request. A dashboard that you read can be sent back unchanged, unless a reference in it is no longer valid, for example because the source was deleted. Read-only fields are ignored. */
    DashboardInput: types.DashboardInput;
    /** @description A part of the request that is accepted, but may not work as intended. */
    WriteWarning: types.WriteWarning;
    /** @description Warnings about a request that succeeded. */
    WriteMeta: types.WriteMeta;
    /** @description The dashboard to validate, as in a create request. Every JSON value is accepted: the errors of an invalid dashboard are in the result, not in a 400 response. */
    DashboardCandidate: types.DashboardCandidate;
    /** @description A reason why a dashboard is not valid. */
    DashboardError: types.DashboardError;
    /** @description The result of validating a dashboard. */
    DashboardValidation: types.DashboardValidation;
    /** @description A line chart that an alert evaluates. */
    AlertLineConfig: types.AlertLineConfig;
    /** @description A stacked bar chart that an alert evaluates. */
    AlertStackedBarConfig: types.AlertStackedBarConfig;
    /** @description A number that an alert evaluates. */
    AlertNumberConfig: types.AlertNumberConfig;
    /** @description A chart without SQL that an alert evaluates. The service builds its query. `displayType` selects the properties. */
    AlertBuilderConfig: types.AlertBuilderConfig;
    /** @description A line chart that an alert evaluates. It shows the result of an SQL statement. */
    AlertSqlLineConfig: types.AlertSqlLineConfig;
    /** @description A stacked bar chart that an alert evaluates. It shows the result of an SQL statement. */
    AlertSqlStackedBarConfig: types.AlertSqlStackedBarConfig;
    /** @description A number that an alert evaluates. It is the first number in the result of an SQL statement. */
    AlertSqlNumberConfig: types.AlertSqlNumberConfig;
    /** @description A chart with its own SQL that an alert evaluates. `displayType` selects the properties. */
    AlertSqlConfig: types.AlertSqlConfig;
    /** @description The chart of an alert with `source: inline`. With `configType: sql`, it contains an SQL statement. Without `configType`, the service builds the query. A chart has the properties of a tile `config` and a `name`. A chart without SQL also has `where`. */
    AlertChartConfig: types.AlertChartConfig;
    /**
     * @description Length of an evaluation window. Windows are aligned to UTC, unless the alert has an offset or a start. The lengths are:
     *     - `30s`: 30 seconds
     *     - `1m`, `5m`, `15m`, `30m`: 1, 5, 15, 30 minutes
     *     - `1h`, `6h`, `12h`: 1, 6, 12 hours
     *     - `1d`: 24 hours
     * @enum {string}
     */
    AlertInterval: types.AlertInterval;
    /**
     * @description The condition under which a value violates the threshold:
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
    AlertThresholdType: types.AlertThresholdType;
    /**
     * @description Severity of a notification:
     *     - `critical`: requires immediate action
     *     - `error`: requires action
     *     - `warning`: requires attention
     *     - `info`: for information
     * @enum {string}
     */
    AlertSeverity: types.AlertSeverity;
    /** @description Sends the notifications of an alert to a webhook. */
    WebhookChannel: types.WebhookChannel;
    /** @description Sends the notifications of an alert by e-mail. */
    EmailChannel: types.EmailChannel;
    /** @description A destination for the notifications of an alert. `type` selects the properties. */
    AlertChannel: types.AlertChannel;
    /**
     * @description The effect of a window without data:
     *     - `zero`: the value is 0, which is compared with the threshold
     *     - `ok`: the threshold is not violated
     *     - `alert`: the threshold is violated
     *     - `insufficient_data`: groups without data keep their states and send no notifications, except an `OK` that a silence
     *       has delayed; if no group has data in the window, the state of the alert is `INSUFFICIENT_DATA`
     *
     *     A group that has had no data for more than a day and more than three windows is dropped. It sends an `OK` if it was in
     *     `ALERT`.
     * @enum {string}
     */
    AlertNoData: types.AlertNoData;
    /**
     * @description Result of the last evaluation of an alert:
     *     - `OK`: the value does not violate the threshold, or the alert is new
     *     - `ALERT`: the value violates the threshold
     *     - `PENDING`: the value violates the threshold, but not yet in enough consecutive windows
     *     - `INSUFFICIENT_DATA`: the last evaluation failed, or had no data and `noData` is `insufficient_data`, or the alert uses a
     *       metric or an attribute that its source has never received
     *     - `DISABLED`: the alert is not evaluated, because `enabled` is false
     *
     *     If the groups of an alert have different states, `ALERT` takes precedence over `PENDING`, and `PENDING` over `OK`.
     * @enum {string}
     */
    AlertState: types.AlertState;
    /** @description A silence of an alert. The alert is still evaluated, but notifications are not sent. */
    AlertSilence: types.AlertSilence;
    /** @description An error in the evaluation of an alert or in the delivery of its notifications. */
    AlertExecutionError: types.AlertExecutionError;
    /** @description A rule that watches a tile, a saved search or its own chart and notifies channels, with its current state. */
    Alert: types.Alert;
    /** @description The body of a create or update request. An update replaces all writable fields: an omitted field gets its default. An alert that you read can be sent back unchanged. The exceptions are enabled alerts whose tile, saved search or chart can no longer be queried, and enabled alerts with an e-mail channel if the service no longer sends e-mails. */
    AlertInput: types.AlertInput;
    /** @description The alert to preview, the time range, and optionally another alert to compare with. */
    AlertPreviewInput: types.AlertPreviewInput;
    /**
     * @description State of a group of an alert:
     *     - `OK`: the value does not violate the threshold
     *     - `PENDING`: the threshold is violated, but not yet in `numConsecutiveWindows` consecutive windows
     *     - `ALERT`: the threshold is violated in at least that many consecutive windows
     * @enum {string}
     */
    AlertGroupState: types.AlertGroupState;
    /** @description A state change of one group of an alert. */
    AlertTransition: types.AlertTransition;
    /** @description A notification that an alert would have sent. */
    PreviewedNotification: types.PreviewedNotification;
    /** @description The simulated evaluation of an alert in a time range. Before the first window, its state is `OK`. Silences are ignored. A disabled alert has no windows. */
    AlertPreviewVariant: types.AlertPreviewVariant;
    /** @description The simulated evaluation of alerts in a time range. */
    AlertPreview: types.AlertPreview;
    /** @description A silence of an alert. */
    AlertSilenceInput: types.AlertSilenceInput;
    /**
     * @description Status of a delivery:
     *     - `pending`: the notification is not delivered yet; `nextAttemptAt` is the time of the next attempt, or null if the
     *       attempt is due immediately or the notification waits for an older one
     *     - `delivered`: the channel accepted the notification
     *     - `failed`: the channel rejected the notification or did not accept it within 24 hours, the service could not
     *       create or send it, or it was one of the oldest when the tenant had more than 100,000 pending notifications
     *     - `superseded`: while the channel failed, a newer notification of the same group replaced this one
     *     - `cancelled`: the webhook was deleted
     * @enum {string}
     */
    AlertDeliveryStatus: types.AlertDeliveryStatus;
    /** @description A notification of an alert to one channel, and the progress of its delivery. */
    AlertDelivery: types.AlertDelivery;
    /** @description The tile to query: `config`, `series`, or the ids of a stored tile. */
    QueriedTile: types.QueriedTile;
    /**
     * @description Size of the time buckets, which are aligned to UTC:
     *     - `30s`: 30 seconds
     *     - `1m`, `5m`, `10m`, `15m`, `30m`: 1, 5, 10, 15, 30 minutes
     *     - `1h`, `2h`, `6h`, `12h`: 1, 2, 6, 12 hours
     *     - `1d`, `2d`, `7d`, `30d`: 1, 2, 7, 30 periods of 24 hours
     *     - `auto`: the smallest size that gives at most 60 buckets, or else `30d`
     * @enum {string}
     */
    Granularity: types.Granularity;
    /** @description A filter that an event matches if the expression has one of the values. */
    TileQueryFilter: types.TileQueryFilter;
    /** @description The tile to compute, the time range, and filters. */
    TileQuery: types.TileQuery;
    /** @description A column of the rows of a tile. */
    TileColumn: types.TileColumn;
    /** @description The rows of a tile. */
    TileResult: types.TileResult;
    /** @description The events to find, their order, and the page to return. */
    EventSearch: types.EventSearch;
    /**
     * @description The selected values of an event, by name. Times are RFC 3339 text in UTC. 64-bit integers are decimal text. Maps are objects.
     * @example {
     *       "Timestamp": "2026-01-12T11:59:30.000000000Z",
     *       "ServiceName": "checkout",
     *       "Body": "payment failed"
     *     }
     */
    EventRow: types.EventRow;
    /** @description A page of events. */
    EventPage: types.EventPage;
    /** @description A condition that events must match, in addition to the filter of a saved search. */
    SavedSearchFilter: types.SavedSearchFilter;
    /** @description A named search for the events of a source. */
    SavedSearch: types.SavedSearch;
    /** @description The body of a create or update request. An update replaces all properties: an omitted property gets its default. A saved search that you read can be sent back unchanged, unless its source was deleted. */
    SavedSearchInput: types.SavedSearchInput;
    /** @description The table that stores the data of a source. */
    SourceTable: types.SourceTable;
    /** @description A database setting for queries of a source. This service stores it and does not use it. */
    QuerySetting: types.QuerySetting;
    /** @description An expression. User interfaces show its value at the top of a trace or of an event. */
    HighlightedExpression: types.HighlightedExpression;
    /** @description A column of a materialized view that contains an aggregate. */
    AggregatedColumn: types.AggregatedColumn;
    /** @description A table with aggregates of the events of a source. */
    MaterializedView: types.MaterializedView;
    /** @description Tables with the keys and values of attributes. */
    MetadataViews: types.MetadataViews;
    /** @description A column that user interfaces offer as a filter. */
    SourceFilterColumn: types.SourceFilterColumn;
    /** @description The columns of a source that user interfaces offer as filters. */
    SourceFilterSettings: types.SourceFilterSettings;
    /** @description A source of log records. */
    LogSource: types.LogSource;
    /** @description A source of spans. */
    TraceSource: types.TraceSource;
    /** @description The table of each metric type. A type without a table is absent. */
    MetricTables: types.MetricTables;
    /** @description A source of metrics. */
    MetricSource: types.MetricSource;
    /** @description A source of browser sessions. */
    SessionSource: types.SessionSource;
    /** @description A source of metrics for PromQL queries, which the service does not run. */
    PromqlSource: types.PromqlSource;
    /** @description One or more tables of telemetry. `kind` determines the other properties and the possible queries. */
    Source: types.Source;
    /** @description The body of a create or update request for a source of log records. A source that you read can be sent back unchanged if it has `defaultTableSelectExpression`. */
    LogSourceInput: types.LogSourceInput;
    /** @description The body of a create or update request for a source of spans. A source that you read can be sent back unchanged if it has all required properties. */
    TraceSourceInput: types.TraceSourceInput;
    /** @description The body of a create or update request for a source of metrics. A source that you read can be sent back unchanged if it has `resourceAttributesExpression`. */
    MetricSourceInput: types.MetricSourceInput;
    /** @description The body of a create or update request for a source of browser sessions. A source that you read can be sent back unchanged. */
    SessionSourceInput: types.SessionSourceInput;
    /** @description The body of a create or update request for a source of metrics for PromQL queries. A source that you read can be sent back unchanged. */
    PromqlSourceInput: types.PromqlSourceInput;
    /** @description The body of a create or update request. `kind` selects the properties. An update replaces all properties. */
    SourceInput: types.SourceInput;
    /** @description A frequent value. */
    SourceFieldValue: types.SourceFieldValue;
    /** @description A key of a map column. */
    SourceFieldKey: types.SourceFieldKey;
    /** @description A column of a source. At most 50 columns have `keys` or `values`. */
    SourceField: types.SourceField;
    /** @description A webhook that receives JSON. */
    GenericWebhook: types.GenericWebhook;
    /** @description A webhook for a Slack channel, or for a receiver that accepts the same body. */
    SlackWebhook: types.SlackWebhook;
    /** @description A receiver of notifications. `service` selects their format. Headers, query parameters and the secret are write-only. */
    Webhook: types.Webhook;
    /**
     * @description HTTP headers by name. A name is an RFC 9110 token of 1 to 256 characters. A value has at most 4096 printable Latin-1 characters.
     * @example {
     *       "X-Environment": "production"
     *     }
     */
    WebhookHeaders: types.WebhookHeaders;
    /**
     * @description Query parameters by name. A name has 1 to 256 characters, a value at most 4096.
     * @example {
     *       "environment": "production"
     *     }
     */
    WebhookQueryParams: types.WebhookQueryParams;
    /** @description The body of a create or update request for a webhook that receives JSON. A webhook that you read can be sent back unchanged. */
    GenericWebhookInput: types.GenericWebhookInput;
    /** @description The body of a create or update request for a Slack webhook. Headers, query parameters and a body are not accepted. A webhook that you read can be sent back unchanged. */
    SlackWebhookInput: types.SlackWebhookInput;
    /** @description The body of a create or update request. `service` selects the format of the notifications. An update replaces all fields, but omitted `headers`, `queryParams` and `secret` keep their values if `url` and `service` are unchanged. */
    WebhookInput: types.WebhookInput;
    /** @description The result of a sample notification. */
    WebhookTestResult: types.WebhookTestResult;
    /** @description An organization. It has services and API keys. */
    Organization: types.Organization;
    /** @description A service of an organization. The service is also called a tenant. It has dashboards, alerts, saved searches, sources, webhooks and pipes. */
    Service: types.Service;
    /** @description A role of an API key. */
    AssignedRole: types.AssignedRole;
    /** @description An IP address or range from which an API key can be used. */
    IpAccessListEntry: types.IpAccessListEntry;
    /** @description The record of an API key. It does not contain the secret. */
    ApiKey: types.ApiKey;
    /** @description Digests of a key id and a secret that you generated. With digests, neither the create request nor its response contains the secret. A digest is the Base64 encoding of the SHA-256 of the UTF-8 bytes, 44 characters long. A digest that is already in use returns 409. */
    ApiKeyHashData: types.ApiKeyHashData;
    /** @description The body of a create request. All fields are optional, and an empty object is valid. Read-only fields are ignored. */
    ApiKeyInput: types.ApiKeyInput;
    /** @description A new API key. The key id and the secret are returned only once. */
    ApiKeyCreated: types.ApiKeyCreated;
    /** @description The body of an update request. Omitted fields keep their values. Read-only fields are ignored. */
    ApiKeyPatch: types.ApiKeyPatch;
    /** @description An ingestion pipe, through which a service ingests data, for example from object storage. */
    Pipe: types.Pipe;
    /** @description All advanced settings of an ingestion pipe. Settings that were never set have their defaults. */
    PipeSettings: types.PipeSettings;
    /** @description Advanced settings of an ingestion pipe to change. An omitted setting keeps its value. Null resets a setting to its default. 0 and false are stored as values. */
    PipeSettingsInput: types.PipeSettingsInput;
    /** @description The notification about one window of an alert. This is the request body unless the webhook has its own template or the service `slack`. Ignore unknown properties, which later versions may add. */
    AlertNotification: types.AlertNotification;
    /** @description A text object in Slack markup. */
    SlackText: types.SlackText;
    /** @description A section block of a Slack message. */
    SlackSection: types.SlackSection;
    /** @description The notification about one window of an alert, in the format of Slack incoming webhooks. */
    SlackNotification: types.SlackNotification;
  };
  responses: {
    /** @description A page of dashboards, oldest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Dashboard'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The request is malformed or invalid. The response lists up to 50 issues. If there are more, the message states how many are not listed. A reference to a resource that does not exist is also an issue, unless the operation returns 404 for it. */
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
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The request has no valid credentials. The message states whether they are missing, malformed, not found or not active. An unknown key and a wrong secret return the same message. */
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
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The roles of the key do not allow the operation, or the caller's address is not in the IP access list of the key. The message states the reason. */
    Forbidden: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The resource does not exist, or it belongs to another service or organization. An unknown path returns 404 as `text/plain` instead. */
    NotFound: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Idempotency-Key': components['headers']['Idempotency-Key'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /**
     * @description A limit is exceeded:
     *     - The key has exceeded its rate limit.
     *     - The tenant has too many chart queries, pictures, alert previews or webhook tests in progress.
     *     - The organization has too many large request bodies in progress.
     *     - All organizations together have too many large request bodies in progress.
     *     - A query, a preview, a picture or a request body has waited too long behind others.
     *     - An address or an IPv6 network has sent too many requests without a key, or has received too many 401 responses.
     */
    TooManyRequests: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        'Retry-After': components['headers']['Retry-After'];
        'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description An unexpected error in the service. The log of the service has the details with the request id. */
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
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The service is temporarily unavailable, or the request needs telemetry and the service runs with `--telemetry off`. Nothing was changed, with one exception: if the database of the service failed during a commit, the result of the request is unknown. */
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
        'application/json': components['schemas']['ManagedError'];
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new dashboard with its assigned ids. */
          result: components['schemas']['Dashboard'];
          /** @description Present if the response has warnings. */
          meta?: components['schemas']['WriteMeta'];
        };
      };
    };
    /**
     * @description The request conflicts with the current state. The message states the reason:
     *     - A request with the same `Idempotency-Key` is in progress.
     *     - Alerts use the webhook.
     *     - The status of the delivery is neither `pending` nor `failed`.
     *     - The tenant has reached a limit on its dashboards, alerts, saved searches, webhooks, sources or stored bytes.
     *     - The API key would delete itself or lock itself out.
     *     - A digest in `hashData` is already in use.
     *     - The organization has reached its limit of 100 keys.
     */
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
        'application/json': components['schemas']['ManagedError'];
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
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The content type of the body is not `application/json`, its charset is not UTF-8, or the body is compressed. */
    UnsupportedMediaType: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ManagedError'];
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
        'application/json': components['schemas']['ManagedError'];
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
        'application/json': {
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The result of the validation. */
          result: components['schemas']['DashboardValidation'];
        };
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The stored dashboard. */
          result: components['schemas']['Dashboard'];
          /** @description Present if the response has warnings. */
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
        'application/json': components['schemas']['ManagedError'];
      };
    };
    /** @description The deletion succeeded. Repeating it returns 404. */
    Deleted: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
        };
      };
    };
    /** @description A page of alerts, oldest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Alert'][];
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new alert with its assigned id. */
          result: components['schemas']['Alert'];
        };
      };
    };
    /** @description The simulated evaluation of the alert. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The simulated evaluation of the alert. */
          result: components['schemas']['AlertPreview'];
        };
      };
    };
    /** @description The query exceeded its time limit (30 seconds, unless the operation states another), or the processing of its results took longer than 5 seconds. */
    Timeout: {
      headers: {
        'X-Request-Id': components['headers']['X-Request-Id'];
        'RateLimit-Limit': components['headers']['RateLimit-Limit'];
        'RateLimit-Remaining': components['headers']['RateLimit-Remaining'];
        'RateLimit-Reset': components['headers']['RateLimit-Reset'];
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ManagedError'];
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The stored alert. */
          result: components['schemas']['Alert'];
        };
      };
    };
    /** @description A page of deliveries, newest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, newest first. */
          result: components['schemas']['AlertDelivery'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The delivery, queued to be sent again. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The delivery. Its status is `pending`. */
          result: components['schemas']['AlertDelivery'];
        };
      };
    };
    /** @description The rows of the tile, or a picture of the tile. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The rows of the tile. */
          result: components['schemas']['TileResult'];
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
        'application/json': components['schemas']['ManagedError'];
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
        'application/json': {
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The page of events. */
          result: components['schemas']['EventPage'];
        };
      };
    };
    /** @description A page of saved searches, oldest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The saved searches of this page. */
          result: components['schemas']['SavedSearch'][];
          /** @description Position of this page in the list. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new saved search. */
          result: components['schemas']['SavedSearch'];
        };
      };
    };
    /** @description The stored saved search. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The stored saved search. */
          result: components['schemas']['SavedSearch'];
        };
      };
    };
    /** @description A page of sources, oldest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Source'][];
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new source with its assigned id. */
          result: components['schemas']['Source'];
          /** @description Present if the response has warnings. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The stored source. */
          result: components['schemas']['Source'];
          /** @description Present if the response has warnings. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, in the order of the table columns. */
          result: components['schemas']['SourceField'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description A page of webhooks, oldest first. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Webhook'][];
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new webhook with its assigned id. */
          result: components['schemas']['Webhook'];
          /** @description Present if the response has warnings. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The stored webhook. */
          result: components['schemas']['Webhook'];
          /** @description Present if the response has warnings. */
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The response of the receiver, or the reason why there was none. */
          result: components['schemas']['WebhookTestResult'];
        };
      };
    };
    /** @description A page of organizations, oldest first. */
    OrganizationList: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Organization'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description A page of services, oldest first. */
    ServiceList: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Service'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description A service of the organization. */
    Service: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description A service of the organization. */
          result: components['schemas']['Service'];
        };
      };
    };
    /** @description A page of key records, oldest first. */
    ApiKeyList: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['ApiKey'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description The new key record. Without `hashData`, the response also contains the key id and the secret. */
    ApiKeyCreated: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The new key record, and its credentials if the service generated them. */
          result: components['schemas']['ApiKeyCreated'];
        };
      };
    };
    /** @description The key record. */
    ApiKey: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The key record. It never contains the secret. */
          result: components['schemas']['ApiKey'];
        };
      };
    };
    /** @description A page of pipes, oldest first. */
    PipeList: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description The items of this page, oldest first. */
          result: components['schemas']['Pipe'][];
          /** @description Position of this page in the list. */
          meta: components['schemas']['PageMeta'];
        };
      };
    };
    /** @description A pipe of the service. */
    Pipe: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description A pipe of the service. */
          result: components['schemas']['Pipe'];
        };
      };
    };
    /** @description All twelve settings. */
    PipeSettings: {
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
          /**
           * @description The HTTP status code of the response.
           * @example 200
           */
          status: number;
          /**
           * Format: uuid
           * @description Id of the request. Equal to the `X-Request-Id` header.
           * @example 0b1c6b5e-6f0d-4a39-9a51-3f6f0f7f2a10
           */
          requestId: string;
          /** @description All twelve settings. */
          result: components['schemas']['PipeSettings'];
        };
      };
    };
    /** @description The delivery is retried. The second attempt follows within one second of the first, the third within two seconds of the second. If the third attempt fails, the alert records the execution error `WEBHOOK_ERROR`. The delivery is then retried for 24 hours: first after about 30 seconds, then with pauses that grow to ten minutes. If a newer notification supersedes this one, the pauses continue for the newer one. */
    DeliveryPostponed: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any status from 200 to 299 within 30 seconds accepts the delivery. The response body is discarded. If processing takes longer, respond first. The delivery fails without another attempt if the receiver sends too much before the final status: more than 16 informational (1xx) responses, 16 KiB of headers, or 64 KiB in total. */
    DeliveryAccepted: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Redirects are not followed and not retried. The delivery fails, and the alert records the execution error `WEBHOOK_ERROR`. Change the `url` of the webhook. */
    DeliveryRedirected: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description Any other status from 400 to 499 is not retried. The delivery fails, and the alert records the execution error `WEBHOOK_ERROR`. Later notifications are still sent. */
    DeliveryRejected: {
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
    /** @description Id of the organization that owns the API key. */
    organizationId: string;
    /** @description Id of the service in the organization. */
    serviceId: string;
    /** @description Maximum number of items to return. */
    limit: number;
    /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
    offset: number;
    /** @description Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. */
    idempotencyKey: string;
    /** @description Id of the dashboard. */
    dashboardId: string;
    /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
    ifNoneMatch: string;
    /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
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
    /** @description Id of the source. */
    sourceId: string;
    /** @description Id of the webhook. */
    webhookId: string;
    /** @description The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. */
    keyId: string;
    /** @description Id of the ingestion pipe. */
    pipeId: string;
    /** @description Identifies the notification. A repeated delivery has the same key. Store the keys you have processed to handle each notification once. */
    deliveryIdempotencyKey: string;
    /** @description Signature of the delivery: `t=<seconds>,v1=<digest>`. Present if the webhook has a `secret`. `t` is the send time in Unix seconds. The digest is the HMAC-SHA256 of `<t>.<body>` with the secret, in lowercase hexadecimal, computed over the raw body. Reject deliveries with a wrong digest and those older than five minutes. Ignore unknown parts, which later versions may add. */
    xObservabilitySignature: string;
  };
  requestBodies: never;
  headers: {
    /** @description Id of the request. The service uses the UUID v4 of this header in the request, and otherwise generates one. */
    'X-Request-Id': string;
    /** @description Maximum number of requests in a rate limit window. Absent if the service has no rate limit. */
    'RateLimit-Limit': number;
    /** @description Number of requests left in the current rate limit window. Absent if the service has no rate limit. */
    'RateLimit-Remaining': number;
    /** @description Number of seconds until the current rate limit window ends. Absent if the service has no rate limit. */
    'RateLimit-Reset': number;
    /** @description Total number of items. Equal to `meta.total`. */
    'X-Total-Count': number;
    /** @description The `Idempotency-Key` of the request. It shows that the service honors the key, so that a retry is safe. Absent if the request has no key, or if the request is rejected before its key is used, for example because its body violates the schema. */
    'Idempotency-Key': string;
    /** @description The expected authentication scheme (RFC 9110). */
    'WWW-Authenticate': string;
    /** @description Number of seconds to wait before retrying. */
    'Retry-After': number;
    /** @description Number of seconds until the current rate limit window ends. Equal to `RateLimit-Reset`. Absent if a limit other than the rate limit is exceeded. */
    'X-RateLimit-Reset': number;
    /** @description Version of the resource, as a strong entity tag for `If-Match` and `If-None-Match`. Changes with every successful write. Some changes without a write, such as a new state of an alert, also change it; `If-Match` ignores them. */
    ETag: string;
    /** @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`. Absent otherwise. */
    'Idempotency-Replayed': 'true';
    /** @description Contains `Accept`, because the type of the response depends on this header of the request. */
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['DashboardList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
        /** @description Id of the dashboard. */
        dashboardId: components['parameters']['dashboardId'];
      };
      cookie?: never;
    };
    /** @description The name and all tiles of the dashboard, and the other properties to change. */
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['AlertList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      403: components['responses']['Forbidden'];
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
  queryEvents: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      403: components['responses']['Forbidden'];
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SavedSearchList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
  listSources: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['SourceList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['WebhookList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
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
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
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
      404: components['responses']['NotFound'];
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
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
      403: components['responses']['Forbidden'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
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
  listOrganizations: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['OrganizationList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listServices: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ServiceList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getService: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Service'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  listKeys: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ApiKeyList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  createKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
      };
      cookie?: never;
    };
    /** @description The key to create. An empty object is valid; a missing body returns 400. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyInput'];
      };
    };
    responses: {
      200: components['responses']['ApiKeyCreated'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. */
        keyId: components['parameters']['keyId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['ApiKey'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  deleteKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. */
        keyId: components['parameters']['keyId'];
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
  updateKey: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description The `id` of the API key, not its `keyId`. The `keyId` is the user name of Basic authentication. */
        keyId: components['parameters']['keyId'];
      };
      cookie?: never;
    };
    /** @description The fields to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['ApiKeyPatch'];
      };
    };
    responses: {
      200: components['responses']['ApiKey'];
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
  listPipes: {
    parameters: {
      query?: {
        /** @description Maximum number of items to return. */
        limit?: components['parameters']['limit'];
        /** @description Number of items to skip, in the order of the list. An offset past the end returns an empty list. */
        offset?: components['parameters']['offset'];
      };
      header?: never;
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PipeList'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getPipe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
        /** @description Id of the ingestion pipe. */
        pipeId: components['parameters']['pipeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['Pipe'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  getPipeSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Returns 304 without a body if the resource still has one of the entity tags in this header. `*` matches every version. */
        'If-None-Match'?: components['parameters']['ifNoneMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
        /** @description Id of the ingestion pipe. */
        pipeId: components['parameters']['pipeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['PipeSettings'];
      304: components['responses']['NotModified'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
    };
  };
  updatePipeSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. */
        'If-Match'?: components['parameters']['ifMatch'];
      };
      path: {
        /** @description Id of the organization that owns the API key. */
        organizationId: components['parameters']['organizationId'];
        /** @description Id of the service in the organization. */
        serviceId: components['parameters']['serviceId'];
        /** @description Id of the ingestion pipe. */
        pipeId: components['parameters']['pipeId'];
      };
      cookie?: never;
    };
    /** @description The settings to change. */
    requestBody: {
      content: {
        'application/json': components['schemas']['PipeSettingsInput'];
      };
    };
    responses: {
      200: components['responses']['PipeSettings'];
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      412: components['responses']['PreconditionFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
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
      '2XX': components['responses']['DeliveryAccepted'];
      '3XX': components['responses']['DeliveryRedirected'];
      '4XX': components['responses']['DeliveryRejected'];
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
      '2XX': components['responses']['DeliveryAccepted'];
      '3XX': components['responses']['DeliveryRedirected'];
      '4XX': components['responses']['DeliveryRejected'];
      '5XX': components['responses']['DeliveryFailed'];
    };
  };
}
