// Generated from specs by `npm run generate`. Do not edit.

import type { ApiCommand } from '../commands/api-command.ts';

/** One command for each operation of the specs. */
export const apiCommands: readonly ApiCommand[] = [
  {
    resource: 'team',
    method: 'identify',
    operation: 'getApiIdentity',
    deployments: ['open-source'],
    http: 'GET',
    summary: 'Get the version and the caller',
    description:
      'Returns the version of the API, and the id, name and team of the API key. Use it to check a URL and a key.',
    ids: [],
    options: [],
  },
  {
    resource: 'team',
    method: 'get',
    operation: 'getTeam',
    deployments: ['open-source'],
    http: 'GET',
    summary: 'Get the team',
    description: 'Returns the team that the API key belongs to.',
    ids: [],
    options: [],
    versioned: true,
  },
  {
    resource: 'dashboards',
    method: 'list',
    operation: 'listDashboards',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List dashboards',
    description: 'Returns dashboards with all their tiles, oldest first.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'dashboards',
    method: 'create',
    operation: 'createDashboard',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Create a dashboard',
    description:
      'Creates a dashboard and returns it. A tile or filter keeps the `id` that you send, or gets a new one. Every source, connection, dashboard, container and tab that the request refers to must exist.',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'DashboardInput',
    example:
      'name: Checkout\ntiles:\n  - name: Server errors\n    x: 0\n    y: 0\n    w: 12\n    h: 4\n    asRatio: false\n    series:\n      - type: time\n        dataSource: events\n        aggFn: count\n        where: SeverityText:error\n        groupBy: []\ntags:\n  - checkout\n  - production\n',
    versioned: true,
  },
  {
    resource: 'dashboards',
    method: 'validate',
    operation: 'validateDashboard',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Validate a dashboard',
    description:
      'Checks a dashboard without storing it. Returns 200 with the validation errors that a create request with the same body would return, at most 50. Storage limits are not checked. The response has no envelope.',
    ids: [],
    options: [],
    body: 'DashboardCandidate',
    example:
      'name: Checkout\ntiles:\n  - name: Server errors\n    x: 0\n    y: 0\n    w: 30\n    h: 4\n    config:\n      displayType: line\n      sourceId: 6740a3f2c51e9b0012d4e8d1\n      select:\n        - aggFn: count\n',
  },
  {
    resource: 'dashboards',
    method: 'get',
    operation: 'getDashboard',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'Get a dashboard',
    description: 'Returns one dashboard with all its tiles.',
    ids: ['dashboardId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'dashboards',
    method: 'update',
    operation: 'updateDashboard',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Replace a dashboard',
    description:
      'Replaces the name and the tiles. Other properties are kept if omitted. A tile or filter keeps the `id` that you send, or gets a new one. A tile with the id of an existing tile keeps the alerts of that tile. Alerts are deleted if their tile is removed, or changes so that an alert can no longer watch it.',
    ids: ['dashboardId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'DashboardInput',
    example:
      'name: Checkout\ntiles:\n  - id: 6740a3f2c51e9b0012d4e8a2\n    name: Server errors\n    x: 0\n    y: 0\n    w: 12\n    h: 4\n    asRatio: false\n    series:\n      - type: time\n        dataSource: events\n        aggFn: count\n        where: SeverityText:error\n        groupBy: []\n        displayType: line\n',
    versioned: true,
  },
  {
    resource: 'dashboards',
    method: 'delete',
    operation: 'deleteDashboard',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'Delete a dashboard',
    description:
      'Deletes the dashboard, its tiles and all alerts on them in one transaction. Links to it (`onClick`) in tiles of other dashboards are not removed. To update a dashboard with such a link, replace or remove the link.',
    ids: ['dashboardId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'alerts',
    method: 'list',
    operation: 'listAlerts',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List alerts',
    description: 'Returns alerts with their current state, oldest first.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'alerts',
    method: 'create',
    operation: 'createAlert',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Create an alert',
    description:
      'Creates an alert on a tile, a saved search or its own chart. Everything that the alert refers to must exist. If the alert is enabled, and its tile, saved search or chart cannot be queried or is grouped by more than 10 columns, the request returns 400. A tile must have `time` or `number` series, or a `line`, `stacked_bar` or `number` config. The SQL of a line or stacked bar chart must contain an interval, such as `$__timeInterval(Timestamp)`. The first evaluated window is the one in which the alert is created, or enabled if it is created disabled. If `scheduleStartAt` is later, it is the start of the first window. Until this window ends, the state is `OK`, unless the alert is disabled, or its source has never received a metric or an attribute that the alert uses.',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'AlertInput',
    example:
      'source: tile\ndashboardId: 6740a3f2c51e9b0012d4e8a1\ntileId: 6740a3f2c51e9b0012d4e8a2\ninterval: 1h\nthreshold: 100\nthresholdType: above\nchannel:\n  type: webhook\n  webhookId: 6740a3f2c51e9b0012d4e8c3\nname: Server errors at checkout\nmessage: At least 100 failed requests in an hour.\n',
    versioned: true,
  },
  {
    resource: 'alerts',
    method: 'preview',
    operation: 'previewAlert',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Preview an alert',
    description:
      'Evaluates an alert over a past time range, as if it had existed then. Returns the state changes, and the notifications that the alert would have sent. Stores and sends nothing. `compareWith` is evaluated over the same range. More than 90 days or 20,000 windows return 400, and so does a tile, saved search or chart that cannot be queried. A preview that takes longer than 60 seconds returns 504. A tenant may have 2 previews in progress per process of the service. A further one returns 429.',
    stability: 'beta',
    ids: [],
    options: [],
    body: 'AlertPreviewInput',
    example:
      'alert:\n  source: tile\n  dashboardId: 6740a3f2c51e9b0012d4e8a1\n  tileId: 6740a3f2c51e9b0012d4e8a2\n  interval: 1h\n  threshold: 100\n  thresholdType: above\n  channel:\n    type: webhook\n    webhookId: 6740a3f2c51e9b0012d4e8c3\n  name: Server errors at checkout\n  message: At least 100 failed requests in an hour.\nfrom: 1767603600000\nto: 1768208400000\ncompareWith:\n  source: tile\n  dashboardId: 6740a3f2c51e9b0012d4e8a1\n  tileId: 6740a3f2c51e9b0012d4e8a2\n  interval: 1h\n  threshold: 200\n  thresholdType: above\n  channel:\n    type: webhook\n    webhookId: 6740a3f2c51e9b0012d4e8c3\n  name: Server errors at checkout\n  message: At least 200 failed requests in an hour.\n',
  },
  {
    resource: 'alerts',
    method: 'get',
    operation: 'getAlert',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'Get an alert',
    description:
      'Returns one alert with its current state, the error of its last evaluation, and the errors of its notifications.',
    ids: ['alertId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'alerts',
    method: 'update',
    operation: 'updateAlert',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Replace an alert',
    description:
      'Replaces all writable fields. An omitted field gets its default. `silenced` and `createdAt` do not change. The next evaluation sets `state` and `executionErrors`. The update itself changes `state` if it enables or disables the alert. It also sets `state` and `executionErrors` of an enabled alert that uses a metric or an attribute that its source has never received. If the alert is enabled and its tile, saved search or chart cannot be queried, the request returns 400. To disable such an alert, send `enabled: false` with the same tile, saved search or chart, and the same channels.',
    ids: ['alertId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'AlertInput',
    example:
      'source: tile\ndashboardId: 6740a3f2c51e9b0012d4e8a1\ntileId: 6740a3f2c51e9b0012d4e8a2\ninterval: 1h\nthreshold: 100\nthresholdType: above\nchannel:\n  type: webhook\n  webhookId: 6740a3f2c51e9b0012d4e8c3\nname: Server errors at checkout\nmessage: At least 100 failed requests in an hour.\n',
    versioned: true,
  },
  {
    resource: 'alerts',
    method: 'delete',
    operation: 'deleteAlert',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'Delete an alert',
    description:
      'Deletes the alert, its evaluation state and its `pending` notifications. A request that is being sent to a webhook is not cancelled.',
    ids: ['alertId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'alerts',
    method: 'silence',
    operation: 'silenceAlert',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Silence an alert',
    description:
      'Stops the notifications of an alert until a time, and replaces an existing silence. The alert is still evaluated. If an `ALERT` notification was sent before the silence and the alert recovers during the silence, the first evaluation after the silence sends the `OK` notification, unless the alert fires again.',
    stability: 'beta',
    ids: ['alertId'],
    options: [],
    body: 'AlertSilenceInput',
    example: 'until: 2026-01-12T12:00:00.000Z\n',
    versioned: true,
  },
  {
    resource: 'alerts',
    method: 'endSilence',
    operation: 'deleteAlertSilence',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'End the silence of an alert',
    description:
      'Ends the silence. Notifications resume with the next evaluation. An alert that is not silenced returns 404.',
    stability: 'beta',
    ids: ['alertId'],
    options: [],
    empty: true,
  },
  {
    resource: 'alerts',
    method: 'listDeliveries',
    operation: 'listAlertDeliveries',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List deliveries of an alert',
    description:
      'Returns the deliveries of an alert, newest first. A notification has one delivery per channel. The service deletes a delivery 24 hours after its completion. If a tenant has more than 10,000 completed deliveries, the service deletes the oldest ones.',
    stability: 'beta',
    ids: ['alertId'],
    options: [
      {
        name: 'status',
        type: 'string',
        values: ['pending', 'delivered', 'failed', 'superseded', 'cancelled'],
        description: 'Returns only deliveries with this status.',
      },
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'alerts',
    method: 'retryDelivery',
    operation: 'retryAlertDelivery',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Send a notification again',
    description:
      'Sends the notification of a `failed` delivery again, and that of a `pending` delivery without waiting for its next attempt. Older `pending` deliveries of the alert to the same channel are still sent first. After a temporary error, such as a 429 or a timeout, the service retries the delivery until 24 hours after this request. The notification keeps its `Idempotency-Key`. A delivery with another status returns 409.',
    stability: 'beta',
    ids: ['alertId', 'deliveryId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'charts',
    method: 'query',
    operation: 'queryTile',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Query a tile',
    description:
      'Computes the rows of a tile of any kind, either a stored tile or a tile in the request. The filters of the tile and of the request are applied. The saved query and the saved filter values of the dashboard are ignored.\n\n- An unknown source returns 404 if the tile is in the request, and 400 if the tile is stored.\n- A filter or an expression with a syntax error returns 400 with its location.\n- More than 10,000 buckets or more than 50,000 rows return 400. A tile with its own SQL returns its first 50,000 rows instead, with `truncated: true`.\n- A quantile of more than 20,000 histogram buckets in one time bucket and group returns 400.\n- A query that exceeds the time limit returns 504.\n- A tenant may have 64 chart queries in progress per process of the service. A further query returns 429, and so does a query that waits longer than 30 seconds behind other queries.\n\nA tile with its own SQL runs one SELECT statement over the tables of one database. These return 400:\n\n- a syntax error; the message contains its position\n- a statement that is not a SELECT\n- a statement that uses a table function, a setting, another database, or a function that the service does not allow\n- more than 1,000 macros and variables, a statement of more than 250,000 characters after their expansion, or a result of more than 500 columns\n\nWith `Accept: image/svg+xml` or `Accept: image/png`, the response is a picture of the tile. Errors are JSON.\n\n- PNG requires the package `@resvg/resvg-js` where the service runs. Otherwise the response is 406.\n- If the rows of the picture exceed 4 MiB as JSON, or a chart over time has more than 5,000 series or 50,000 values, the response is 400.\n- If a Markdown tile takes more than 3 seconds or 64 MiB to draw, the response is 400.\n- A tenant may have 8 PNG and Markdown pictures in progress per process. A further one returns 429.\n- Each process draws one PNG or Markdown picture at a time, for all tenants together. A picture that waits longer than 30 seconds returns 429.',
    stability: 'beta',
    ids: [],
    options: [],
    body: 'TileQuery',
    example:
      'tile:\n  config:\n    displayType: line\n    sourceId: 6740a3f2c51e9b0012d4e8d1\n    select:\n      - aggFn: count\n        where: SeverityText:error\n        alias: Errors\nstartTime: 1768208400000\nendTime: 1768215600000\ngranularity: 1h\n',
  },
  {
    resource: 'charts',
    method: 'series',
    operation: 'queryChartSeries',
    deployments: ['open-source'],
    http: 'POST',
    summary: 'Query chart series',
    description:
      'Computes up to five series over a time range and merges them into rows, one per bucket and group. Buckets are aligned to UTC. Empty buckets are omitted.\n\n- An unknown source returns 404.\n- A filter with a syntax error returns 400 with the position.\n- More than 10,000 buckets or more than 50,000 rows return 400.\n- A quantile of more than 20,000 histogram buckets in one time bucket and group returns 400. The buckets of metric points with the same explicit bounds count once.\n- A query that exceeds the time limit returns 504.\n- A team may have 64 chart queries in progress per process of the service. A further query returns 429, and so does a query that waits longer than 30 seconds behind other queries.',
    ids: [],
    options: [],
    body: 'ChartSeriesQuery',
    example:
      'startTime: 1768208400000\nendTime: 1768215600000\ngranularity: 1h\nseries:\n  - sourceId: 6740a3f2c51e9b0012d4e8d1\n    aggFn: count\n    where: SeverityText:error\n    groupBy:\n      - ServiceName\n  - sourceId: 6740a3f2c51e9b0012d4e8d1\n    aggFn: count\n    where: ""\n    groupBy:\n      - ServiceName\n',
  },
  {
    resource: 'search',
    method: 'page',
    operation: 'queryEvents',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Search events',
    description:
      'Returns the events of a source that match a filter, newest first unless `orderBy` is set.\n\nTo read all events page by page, send `cursor: start`, then the `nextCursor` of each page, until it is null. A page can be shorter than `maxResults`; only null marks the end. The cursor contains the time range of the first page. Every event that was stored before the first request is returned exactly once. An event that is stored later is returned at most once, and only if it sorts after the cursor.\n\nAn unknown source returns 404. A filter or an expression with an error returns 400 with its location. A search that exceeds the time limit returns 504. A search counts as a chart query. A tenant may have 64 chart queries in progress per process of the service. A further search returns 429, and so does a search that waits longer than 30 seconds behind other queries.',
    stability: 'beta',
    ids: [],
    options: [],
    body: 'EventSearch',
    example:
      'sourceId: 6740a3f2c51e9b0012d4e8d1\nstartTime: 2026-01-12T09:00:00.000Z\nendTime: 2026-01-12T12:00:00.000Z\nwhere: ServiceName:checkout SeverityText:error\nselect: Timestamp, ServiceName, Body\nmaxResults: 100\ncursor: start\n',
  },
  {
    resource: 'savedSearches',
    method: 'list',
    operation: 'listSavedSearches',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List saved searches',
    description: 'Returns saved searches, oldest first.',
    stability: 'beta',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'savedSearches',
    method: 'create',
    operation: 'createSavedSearch',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Create a saved search',
    description:
      'Creates a saved search. The source must exist. The syntax of `where` is not checked until the search is used.',
    stability: 'beta',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'SavedSearchInput',
    example:
      'name: Errors at checkout\nsourceId: 6740a3f2c51e9b0012d4e8d1\nselect: Timestamp, ServiceName, Body\nwhere: ServiceName:checkout SeverityText:error\ntags:\n  - checkout\n',
    versioned: true,
  },
  {
    resource: 'savedSearches',
    method: 'get',
    operation: 'getSavedSearch',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'Get a saved search',
    description: 'Returns one saved search.',
    stability: 'beta',
    ids: ['savedSearchId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'savedSearches',
    method: 'update',
    operation: 'updateSavedSearch',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Replace a saved search',
    description: 'Replaces the saved search. An omitted property gets its default.',
    stability: 'beta',
    ids: ['savedSearchId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'SavedSearchInput',
    example:
      "name: Errors at checkout\nsourceId: 6740a3f2c51e9b0012d4e8d1\nselect: Timestamp, ServiceName, Body\nwhere: ServiceName:checkout\ntags:\n  - checkout\nfilters:\n  - type: sql\n    condition: SeverityText IN ('error', 'fatal')\n",
    versioned: true,
  },
  {
    resource: 'savedSearches',
    method: 'delete',
    operation: 'deleteSavedSearch',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'Delete a saved search',
    description: 'Deletes the saved search and its alerts.',
    stability: 'beta',
    ids: ['savedSearchId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'connections',
    method: 'list',
    operation: 'listConnections',
    deployments: ['open-source'],
    http: 'GET',
    summary: 'List connections',
    description:
      "Returns the connections to databases, oldest first. The first one is the built-in connection to the team's own database. Passwords are never returned.",
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'connections',
    method: 'create',
    operation: 'createConnection',
    deployments: ['open-source'],
    http: 'POST',
    summary: 'Create a connection',
    description:
      'Creates a connection to the HTTP interface of a database server. Sources can then read tables of the server. This request does not connect to the server. A private or reserved address, or a port below 1024 other than 80 and 443, returns 400 unless the operator of the service allows it. A team has at most 100 connections. A further one returns 409.\n\nThe response of the server to a query has at most 24 MiB. The responses of all servers of a team that are in memory at the same time, with the values parsed from them, use at most 32 MiB. A query that exceeds a limit returns 400. The service reads the first 1,000 columns of a table.',
    stability: 'beta',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'ConnectionInput',
    example:
      'name: Warehouse\nhost: https://warehouse.example.org:8443\nusername: reader\npassword: 4Hq8-example-only\n',
    versioned: true,
  },
  {
    resource: 'connections',
    method: 'get',
    operation: 'getConnection',
    deployments: ['open-source'],
    http: 'GET',
    summary: 'Get a connection',
    description: 'Returns one connection without its password.',
    stability: 'beta',
    ids: ['connectionId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'connections',
    method: 'update',
    operation: 'updateConnection',
    deployments: ['open-source'],
    http: 'PUT',
    summary: 'Replace a connection',
    description:
      'Replaces the connection. An omitted or empty `password` keeps the stored one. If a password is stored, a change of the scheme, host or port of `host` requires a `password`. The stored password is never sent to another server. The built-in connection returns 409.',
    stability: 'beta',
    ids: ['connectionId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'ConnectionInput',
    example: 'name: Warehouse, Frankfurt\nhost: https://warehouse.example.org:8443\nusername: reader\n',
    versioned: true,
  },
  {
    resource: 'connections',
    method: 'delete',
    operation: 'deleteConnection',
    deployments: ['open-source'],
    http: 'DELETE',
    summary: 'Delete a connection',
    description:
      'Deletes the connection. If sources use it, the request returns 409. The message contains the ids of up to five sources. The built-in connection returns 409 too. Tiles and alerts with their own SQL are not deleted, but their queries on the connection are rejected. To update a dashboard with such a tile, or an enabled alert with such SQL, set `connectionId` to another connection.',
    stability: 'beta',
    ids: ['connectionId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'sources',
    method: 'list',
    operation: 'listSources',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List sources',
    description:
      'Returns sources, oldest first. Disabled sources are included. Credentials of connections are never returned.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'sources',
    method: 'create',
    operation: 'createSource',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Create a source',
    description:
      'Creates a source. On the built-in connection, a source can read only the database of the tenant and the databases of sources that the operator of the service has created for the tenant. Any other database returns 400. If a table does not exist, the response has a warning. Queries of the table are rejected until it exists. A tenant has at most 1,000 sources. The total size of their definitions is at most 4 MiB. A source beyond a limit returns 409.',
    stability: 'beta',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'SourceInput',
    example:
      'name: Audit\nkind: log\nconnection: 6740a3f2c51e9b0012d4e8e0\nfrom:\n  databaseName: default\n  tableName: otel_logs\ntimestampValueExpression: Timestamp\ndefaultTableSelectExpression: Timestamp, ServiceName, Body\nserviceNameExpression: ServiceName\nbodyExpression: Body\n',
    versioned: true,
  },
  {
    resource: 'sources',
    method: 'get',
    operation: 'getSource',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'Get a source',
    description: 'Returns one source. Credentials of its connection are never returned.',
    stability: 'beta',
    ids: ['sourceId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'sources',
    method: 'update',
    operation: 'updateSource',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Replace a source',
    description:
      "Replaces all properties of the source. The kind can change. Dashboards and alerts that use the source use the new properties from then on. An update returns 409 if it would increase the total size of the definitions of the tenant's sources to more than 4 MiB.",
    stability: 'beta',
    ids: ['sourceId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'SourceInput',
    example:
      'name: Audit\nsection: Security\nkind: log\nconnection: 6740a3f2c51e9b0012d4e8e0\nfrom:\n  databaseName: default\n  tableName: otel_logs\ntimestampValueExpression: Timestamp\ndefaultTableSelectExpression: Timestamp, ServiceName, Body\nserviceNameExpression: ServiceName\nbodyExpression: Body\n',
    versioned: true,
  },
  {
    resource: 'sources',
    method: 'delete',
    operation: 'deleteSource',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'Delete a source',
    description:
      'Deletes the source, even if it is in use. Its tables are not deleted, nor are the dashboards, saved searches and alerts that refer to it. Queries of the source are rejected. Alerts that use it, directly or through a tile or a saved search, record the execution error `INVALID_ALERT`. To update a dashboard, a saved search or an enabled alert that refers to the deleted source, replace the reference. In a dashboard, you can remove the reference instead.',
    stability: 'beta',
    ids: ['sourceId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'sources',
    method: 'listFields',
    operation: 'listSourceFields',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List the fields of a source',
    description:
      'Returns the columns of a source in the order of the table, with their types. The table of a metric source is the first one in `metricTables`. Maps also have their most frequent keys, and the most frequent values of each key. Columns with few distinct values (`LowCardinality(String)`) have their most frequent values. The keys and values are from the newest 10,000 events of the last 24 hours. Only the first 50 of these maps and columns have keys or values. The request returns 504 if a column takes longer than 10 seconds, or all columns take longer than 30 seconds in total.',
    stability: 'beta',
    ids: ['sourceId'],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'webhooks',
    method: 'list',
    operation: 'listWebhooks',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'List webhooks',
    description: 'Returns webhooks, oldest first. Headers, query parameters and secrets are never returned.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'webhooks',
    method: 'create',
    operation: 'createWebhook',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Create a webhook',
    description:
      'Creates a webhook that alerts can notify. The name must be unique among the webhooks with the same `service`. The URL is not called. A private or reserved address, or a port below 1024 other than 80 and 443, returns 400 unless the server configuration allows it.',
    stability: 'beta',
    ids: [],
    options: [
      {
        name: 'idempotencyKey',
        type: 'string',
        description:
          'Makes retries safe. Within 24 hours, the same key and body return the first successful response and create nothing. The same key with a different body returns 422. While the first request is in progress, the key returns 409. Keys are scoped to tenant and operation. 1 to 255 characters, printable ASCII characters.',
      },
    ],
    body: 'WebhookInput',
    example:
      'name: On-call\nservice: generic\nurl: https://hooks.example.org/on-call\ndescription: Pages the on-call engineer.\nheaders:\n  X-Environment: production\nsecret: whsec-9f1c7d52b8e04a63\n',
    versioned: true,
  },
  {
    resource: 'webhooks',
    method: 'get',
    operation: 'getWebhook',
    deployments: ['open-source', 'managed'],
    http: 'GET',
    summary: 'Get a webhook',
    description: 'Returns one webhook without its headers, query parameters and secret.',
    stability: 'beta',
    ids: ['webhookId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'webhooks',
    method: 'update',
    operation: 'updateWebhook',
    deployments: ['open-source', 'managed'],
    http: 'PUT',
    summary: 'Replace a webhook',
    description:
      'Replaces the webhook. Omitted `headers`, `queryParams` and `secret` keep their values. If `url` or `service` changes, omitted values are deleted, so that they are never sent to another receiver.',
    stability: 'beta',
    ids: ['webhookId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'WebhookInput',
    example:
      'name: On-call\nservice: generic\nurl: https://hooks.example.org/on-call\ndescription: Pages the on-call engineer.\n',
    versioned: true,
  },
  {
    resource: 'webhooks',
    method: 'delete',
    operation: 'deleteWebhook',
    deployments: ['open-source', 'managed'],
    http: 'DELETE',
    summary: 'Delete a webhook',
    description: 'Deletes the webhook. If alerts use it, the request returns 409 with the number of those alerts.',
    stability: 'beta',
    ids: ['webhookId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'webhooks',
    method: 'test',
    operation: 'testWebhook',
    deployments: ['open-source', 'managed'],
    http: 'POST',
    summary: 'Send a sample notification',
    description:
      'Sends a notification with the title `Test notification` to the webhook and returns the response of the receiver. The notification is sent once and not stored. It belongs to no alert. A tenant may have 8 tests in progress per process of the service. A further one returns 429.',
    stability: 'beta',
    ids: ['webhookId'],
    options: [],
  },
  {
    resource: 'organizations',
    method: 'list',
    operation: 'listOrganizations',
    deployments: ['managed'],
    http: 'GET',
    summary: 'List organizations',
    description:
      'Returns a list with the one organization that the API key belongs to. Use this operation to find the `organizationId` of a key.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'services',
    method: 'list',
    operation: 'listServices',
    deployments: ['managed'],
    http: 'GET',
    summary: 'List services',
    description: 'Returns the services of the organization, oldest first.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'services',
    method: 'get',
    operation: 'getService',
    deployments: ['managed'],
    http: 'GET',
    summary: 'Get a service',
    description: 'Returns one service of the organization.',
    ids: [],
    options: [],
    versioned: true,
  },
  {
    resource: 'keys',
    method: 'list',
    operation: 'listKeys',
    deployments: ['managed'],
    http: 'GET',
    summary: 'List API keys',
    description:
      'Returns the API keys of the organization, oldest first. Disabled and expired keys are included. An organization has at most 100 keys.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'keys',
    method: 'create',
    operation: 'createKey',
    deployments: ['managed'],
    http: 'POST',
    summary: 'Create an API key',
    description:
      'Creates an API key. The response contains the key id and the secret, which cannot be read again. The service stores only their digests and the last four characters of the key id. You can also generate the key id and the secret yourself, and send only these stored values as `hashData`. The response then contains neither the key id nor the secret. `Idempotency-Key` is ignored, because secrets are not stored.',
    ids: [],
    options: [],
    body: 'ApiKeyInput',
    example:
      'name: Status page\nstate: enabled\nroles:\n  - developer\nexpireAt: 2027-01-01T00:00:00.000Z\nipAccessList:\n  - source: 203.0.113.0/24\n    description: Office\n',
    versioned: true,
  },
  {
    resource: 'keys',
    method: 'get',
    operation: 'getKey',
    deployments: ['managed'],
    http: 'GET',
    summary: 'Get an API key',
    description:
      'Returns one key record without its secret. The `ETag` changes when `usedAt` changes. An `If-Match` with an older tag still succeeds if only `usedAt` has changed.',
    ids: ['keyId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'keys',
    method: 'update',
    operation: 'updateKey',
    deployments: ['managed'],
    http: 'PATCH',
    summary: 'Update an API key',
    description:
      "Changes the fields in the body and keeps all others. The change applies from the next request on. A request returns 409 if it would disable the key that authenticates it, remove the role `admin` of that key, or exclude the caller's address from its `ipAccessList`. An `expireAt` in the past returns 400, unless it is the stored one.",
    ids: ['keyId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'ApiKeyPatch',
    example: 'ipAccessList:\n  - source: 203.0.113.0/24\n    description: Office\n',
    versioned: true,
  },
  {
    resource: 'keys',
    method: 'delete',
    operation: 'deleteKey',
    deployments: ['managed'],
    http: 'DELETE',
    summary: 'Delete an API key',
    description:
      'Deletes the key permanently. Requests with the key return 401 from then on. A key cannot delete itself.',
    ids: ['keyId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    empty: true,
  },
  {
    resource: 'pipes',
    method: 'list',
    operation: 'listPipes',
    deployments: ['managed'],
    http: 'GET',
    summary: 'List pipes',
    description: 'Returns the ingestion pipes of the service, oldest first.',
    ids: [],
    options: [
      { name: 'limit', type: 'integer', description: 'Maximum number of items to return. 1 to 1000.' },
      {
        name: 'offset',
        type: 'integer',
        description:
          'Number of items to skip, in the order of the list. An offset past the end returns an empty list. 0 to 2147483647.',
      },
    ],
    list: true,
  },
  {
    resource: 'pipes',
    method: 'get',
    operation: 'getPipe',
    deployments: ['managed'],
    http: 'GET',
    summary: 'Get a pipe',
    description: 'Returns one ingestion pipe of the service, without its settings.',
    ids: ['pipeId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'pipeSettings',
    method: 'get',
    operation: 'getPipeSettings',
    deployments: ['managed'],
    http: 'GET',
    summary: 'Get pipe settings',
    description:
      'Returns all twelve advanced settings of an ingestion pipe, including defaults. The operation is in beta, but its contract is stable: no breaking changes are expected.',
    stability: 'beta',
    ids: ['pipeId'],
    options: [],
    versioned: true,
  },
  {
    resource: 'pipeSettings',
    method: 'update',
    operation: 'updatePipeSettings',
    deployments: ['managed'],
    http: 'PUT',
    summary: 'Update pipe settings',
    description:
      'Changes the settings in the body, keeps all others, and returns all twelve. Null resets a setting to its default. An empty object changes no setting. If any value is invalid, the response lists up to 50 issues and nothing changes. The operation is in beta, but its contract is stable: no breaking changes are expected.',
    stability: 'beta',
    ids: ['pipeId'],
    options: [
      {
        name: 'ifMatch',
        type: 'string',
        description:
          'Applies the change only if the resource still has one of the entity tags in this header; otherwise the request returns 412. Use the `ETag` of an earlier response. `*` matches every version. Without this header, the last write wins. 1 to 1024 characters.',
      },
    ],
    body: 'PipeSettingsInput',
    example: 'object_storage_concurrency: 4\ndb_max_threads: 16\ndb_parallel_view_processing: true\n',
    versioned: true,
  },
];
