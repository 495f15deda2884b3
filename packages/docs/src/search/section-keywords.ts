/**
 * Words with which users search for sections, by chapter and heading. Sections need not contain these words, and pages do not
 * show them. `#` stands for the introduction of the chapter.
 */
export const sectionKeywords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  concepts: {
    '#': 'glossary terms vocabulary definitions overview basics introduction what is meaning explained',
    'Ids and times':
      'identifier, UUID, length of an id, format of a date, timestamp, epoch, milliseconds, seconds, time zone, UTC, ISO 8601',
    Deployment: 'difference between managed and open source, cloud, hosted, self-hosted, which one to choose',
    Tenant: 'team, organization, company, account, workspace, isolation, multi-tenant, members',
    Source: 'data source, table, database, where data comes from, logs, traces, metrics',
    Dashboard: 'board, page of charts, collection of panels',
    Tile: 'panel, widget, chart, box on a dashboard',
    Series: 'line, curve, query of a chart, several lines',
    Bucket: 'interval, step, resolution, granularity, point of a chart',
    Alert: 'alarm, monitor, warning',
    Window: 'period that an alert checks, evaluation interval',
    Group: 'split, breakdown, per service, group by, dimension',
    Webhook: 'callback, notification target, hook',
  },
  tutorial: {
    '#': 'getting started, quickstart, hello world, try it out, a few minutes, walkthrough, beginner, first steps, learn, step by step, introduction, example from start to end',
  },
  viewer: {
    '#': 'user interface, UI, web app, browser, screen, see my dashboards, look at charts, GUI, frontend, website, mobile',
    'Signing in': 'log in, login, log out, logout, sign out, session, password, code, link to sign in, user account',
    'Looking at a dashboard': 'list of dashboards, open a dashboard, find by name, clone, folder',
    'Time range and refresh':
      'period, last hour, yesterday, date picker, zoom, reload, live, update automatically, time zone',
    'Comparing with the previous period': 'last week, yesterday, before and after, trend, week over week',
    Filters: 'dropdown, narrow down, variable, environment, filter the whole dashboard',
    'Reading a chart': 'tooltip, hover, values at a time, hide a line, legend, toggle a series',
    'A single tile':
      'maximize, enlarge, full screen, export, download, CSV, Excel, image, drill down, logs behind a chart',
    'Editing a dashboard': 'edit by clicking, drag tiles, layout, arrange, position, resize, save, undo, widget, panel',
    'If the dashboard has changed': 'someone else saved first, conflict, simultaneous, lost changes, overwrite',
    'Exploring events': 'log viewer, search logs, browse, details of a log line, attributes, tail, live logs, query',
    Traces: 'distributed trace, spans of a request, waterfall, slow requests',
    Alerts: 'list of alerts, mute, snooze, alert history, acknowledge',
    'Sources, webhooks and keys': 'settings, administration, manage webhooks, tables',
    'Keyboard shortcuts': 'hotkeys, keys, accessibility, screen reader, without a mouse',
    Appearance: 'dark mode, night, colors, theme, phone, tablet, responsive',
    'Showing a dashboard on a wall screen': 'TV, monitor in the office, kiosk, display, full screen, rotate',
    'First dashboard': 'This service, default dashboard, example, sample data, demo, empty screen',
    Links:
      'share a dashboard, send a link to a colleague, URL, permalink, bookmark, time range in the address, deep link, embed',
    'Hosting it elsewhere':
      'own domain, embed, static host, CDN, separate server, subdomain, iframe, UI on another origin, CORS',
  },
  authentication: {
    '#': 'log in, login, token, access token, credentials, authorization header, how do I get a key, bearer, basic, password, sign in to the API',
    'Personal API access keys':
      'get a token, create a key, new key, personal access token, where is my key, lost key, forgot key, show key again',
    'Read-only keys':
      'view only, cannot write, viewer, reader, restrict a key to reading, must not change anything, safe key for a script, no write access, guest',
    'Restricting a key': 'limit a key, permission, scope, least privilege',
    'Restricting an API key': 'limit a key, permission, scope, least privilege, expiry date, temporary key',
    'Replacing a key without downtime':
      'rotate, rotation, renew, leaked key, compromised, stolen, swap keys, production, two keys',
    'API keys':
      'create a key, token, key id and secret, disable a key, enable, delete, expire, expiry date, temporary key, lifetime',
    Roles:
      'permissions, admin, editor, developer, viewer, who may do what, access rights, authorization, not allowed, forbidden 403',
    'IP access lists':
      'allow list, whitelist, office network, VPN, firewall, restrict by address, CIDR, subnet, block addresses',
    'Generating the key yourself': 'own secret, hash, key material, secret never leaves my machine, bring your own key',
    'Rotating a key without downtime':
      'rotate credentials, rotation, renew, leaked key, compromised, stolen, swap keys, production, two keys',
    'When authentication fails':
      '401, unauthorized, invalid token, wrong key, access denied, cannot log in, key does not work, forbidden 403',
    'Ingestion keys': 'key to send telemetry, key for logs, key for OTLP, exporter token, collector header',
  },
  errors: {
    '#': 'error codes, status codes, what does the status mean, list of errors, HTTP status, troubleshooting, error message, something went wrong, bad request',
    Issues:
      'validation failed, invalid body, unknown property, which field is wrong, details of an error, 400 bad request, unexpected field, typo',
    'Finding a request in the log': 'request id, correlation, support, trace a failed request, debug',
    'Order of checks': 'which error comes first, precedence',
  },
  paging: {
    '#': 'pagination, next page, more results, only some of the results, more than the limit, offset, limit, total count, page size, how many, first 100, 1000 items, incomplete list',
    'Order of items': 'sort, sorting, ascending, descending, newest first, order by',
    'Reading all items':
      'loop over everything, iterate, fetch all, every item, walk through pages, all dashboards, for each',
  },
  limits: {
    '#': 'quota, maximum, how many, restrictions, bounds',
    'Rate limits':
      '429, too many requests, how often may I call, throttling, slow down, requests per minute, retry after, quota exceeded, blocked',
    'Maximum sizes and numbers':
      'too large, too big, how many dashboards, how many alerts, how many tiles, body size, 413, payload, biggest dashboard, maximum length',
    'Limits of chart queries': 'too many rows, query too expensive, memory, timeout, slow query, too many points',
  },
  concurrency: {
    '#': 'safe writes, simultaneous, parallel, race condition',
    'Retrying a create request':
      'idempotency key, sent twice, created twice, duplicate, same request again, safe to repeat, network error during create, exactly once',
    'Avoiding lost updates':
      'two people edit at the same time, overwrite changes of a colleague, ETag, If-Match, 412, optimistic locking, version conflict, somebody else changed it, simultaneous edits',
    'What PUT replaces':
      'partial update, PATCH, missing property, replace whole resource, fields that I leave out, reset to default',
    'Changing one property':
      'partial update, rename, PATCH, edit one field, modify, change only the name, update without sending everything, add a tile to a dashboard, remove a tile',
    'Copying a resource': 'clone, duplicate, copy a dashboard, copy to another team, export and import, template',
    Deleting: 'remove, delete, destroy, undo, restore a deleted dashboard, trash, what else is deleted',
  },
  versioning: {
    '#': 'API version, backward compatibility, semver, stable',
    'What can change within a version':
      'new fields, new enum values, will my code break, breaking change, upgrade safely',
    'What does not change within a version': 'guarantee, promise, compatibility, stable names',
    Stability: 'beta, experimental, preview, stable, badge',
    Deprecation: 'deprecated, sunset, removed, obsolete, end of life, warning header',
    Clients: 'upgrade the client, client version, package version, semver, npm update',
  },
  telemetry: {
    '#': 'send data, ingest, logs, traces, spans, metrics, OpenTelemetry, OTLP, instrumentation, push events, write logs',
    'Creating an ingestion key': 'token for the exporter, key to send telemetry, new ingestion key',
    'Configuring the exporter':
      'OTEL_EXPORTER_OTLP_ENDPOINT, environment variables, endpoint, port 4317, port 4318, gRPC, HTTP, SDK, Java agent, Python, Go, .NET, Ruby, headers, protocol',
    'With the OpenTelemetry Collector':
      'otelcol, collector config YAML, agent, exporter, Kubernetes, Fluent Bit, filelog, Prometheus scrape, remote write, syslog, forward logs from files, Vector, host metrics',
    'In a Node.js application':
      'express, JavaScript, instrument my app, SDK, auto instrumentation, backend, send logs from code',
    'With curl': 'send one log line, test ingestion, JSON example, post a log, HTTP request, shell',
    Responses:
      'partial success, rejected records, status of ingestion, 401 when sending, wrong port, error of the exporter',
    'When telemetry does not show up':
      'no data, missing logs, spans do not appear, nothing arrives, cannot see my events, logs are not there, metrics missing, empty, debug ingestion',
    'Querying what you sent': 'see my logs, where are my events, find the data, chart my telemetry',
  },
  filters: {
    '#': 'where, query syntax, search syntax, condition, lucene, filter expression, match, how to filter, query language',
    Fields: 'attribute, resource attribute, column, nested, JSON, map, label, tag, custom field, dotted name',
    Lucene:
      'and, or, not, exclude, negate, wildcard, prefix, starts with, contains, phrase, quotes, escape, special characters, greater than, less than, range, regular expression, regex, exists, missing field, case insensitive, parentheses, combine conditions, numbers',
    SQL: 'SQL where clause, expression, function, like, ClickHouse functions, subquery',
    'Syntax errors': 'invalid filter, cannot parse, unexpected character, unbalanced parenthesis, filter rejected',
  },
  tiles: {
    '#': 'chart types, panel types, visualization, display type, kinds of charts, widgets, which charts exist, configure a chart, config',
    'Values of a chart':
      'select, aggregation, several values, formula, expression, compute, arithmetic, alias, legend, number format, unit, currency, percent, order, sort, limit, having, compare with previous period, last week, yesterday, week over week',
    Line: 'line chart, time series, area chart, over time, trend, curve, several lines, per minute',
    'Stacked bars': 'bar chart over time, histogram over time, stacked, columns over time',
    Table: 'top 10, list of values, ranking, sort rows, columns, most frequent, slowest endpoints, group table',
    Number:
      'single value, big number, total, KPI, counter, stat, gauge, color when above, conditional color, threshold color, red when high, background sparkline',
    'Pie and bar': 'pie chart, donut, share, proportion, bar chart, categories, breakdown',
    Heatmap: 'latency distribution, density, histogram over time, buckets',
    Search:
      'list of events on a dashboard, log table, log panel, show the last errors, recent errors, show log lines in a tile',
    'Event patterns': 'similar log messages, cluster, group messages, frequent messages, templates, noise',
    Markdown: 'text, note, heading, description, link, documentation on a dashboard, comment',
    SQL: 'raw SQL, write my own query, custom query, ClickHouse query, hand-written statement, own select, join',
    Macros: 'time filter in SQL, $__timeFilter, interval macro, placeholder in SQL',
    Variables:
      'dashboard variable, drop-down, dropdown, select a value, filter for the whole dashboard, parameter, template variable, choose a service, picker',
    'What is rejected': 'forbidden SQL, not allowed statement, insert, drop, sandbox, security of raw SQL, unsupported',
    'Sections and tabs':
      'containers, collapse, collapsible, rows, group tiles, tabs, organize a dashboard, layout, fold',
    'From series to configs': 'convert old tiles, migrate, toConfig, series and config, old format, new format',
    'Accepted beyond the schemas':
      'lenient, compatibility, existing clients, unknown values, ignored, other spelling, click on a tile, drill down, onClick, link from a chart',
  },
  searching: {
    '#': 'find logs, search log lines, list events, look at raw events, query logs, read spans, log explorer',
    'A search':
      'find a word in the logs, text search, logs of one service, errors of the last hour, spans of a trace, trace id, columns, order, newest first',
    'Reading all events':
      'export, download, dump, all logs of a day, more than one page, cursor, large result, CSV, NDJSON, script, back up logs',
    'Following new events': 'tail, live, stream, watch errors, come in, real time, follow logs, polling',
    'Fields of a source':
      'columns, which attributes exist, list fields, autocomplete, suggestions, values of a field, schema of the data, discover',
    'Saved searches': 'bookmark, favorite, save a query, store a filter, reuse a search, named search',
  },
  pictures: {
    '#': 'image, screenshot, SVG, export a chart, render, thumbnail, chart in a message, chart in an e-mail, chart in a report, picture of a dashboard, embed a chart, PDF, wiki',
    PNG: 'bitmap, convert SVG, JPEG, chat that shows no SVG, image for Slack',
  },
  'chart-values': {
    '#': 'aggregation, calculate, value of a point, how is it computed, math, why is the number different',
    'Sources and tables': 'which table is queried, metric table, log table, trace table, default table',
    'Time buckets':
      'granularity, interval, step, per minute, time zone, UTC, alignment, last point is lower, incomplete bucket, gap, missing bucket, zero',
    'Functions for logs and traces':
      'count, sum, average, mean, min, max, percentile, p50, p90, p95, p99, quantile, median, count distinct, unique users, unique sessions, aggregation functions, latency, duration of spans',
    'Functions for metrics':
      'gauge, counter, sum, rate, per second, increase, histogram, quantile of a histogram, summary, exponential histogram, CPU, memory, which function for which metric, aggregation functions, average per host',
    Units: 'milliseconds, nanoseconds, seconds, bytes, percent, duration unit',
    Ratios:
      'divide, percentage, error rate, success rate, share, fraction, quotient, errors of all requests, availability, SLO',
    'Common charts':
      'recipes, examples, error rate, latency, throughput, requests per second, p95, CPU usage, memory usage, slowest endpoints, saturation, top',
    'An empty chart':
      'no data, chart shows nothing, blank, nothing visible, chart does not work, missing points, zero rows',
    'Cumulative metrics':
      'counter reset, rate of a counter, monotonic, increase, delta, temporality, negative rate, always growing',
    Limits: 'too many rows, too many groups, maximum points, query too large',
  },
  alerting: {
    '#': 'alarm, monitor, notify me when, threshold, get notified, watch a value, rule, condition, above, below',
    'When an alert is evaluated':
      'how often, interval, every minute, schedule, window, delay, when is it checked, offset, latency of alerts, consecutive windows, number of windows, flapping, avoid false alarms, time zone',
    'The value': 'what is compared, computed value, which number',
    Tiles:
      'alert on a chart, alert on a dashboard tile, alert on p99, alert on error rate, last series, latency alert, SQL tile',
    'Saved searches': 'alert on logs, alert on a search, number of matching events, log alert, error count',
    'Charts without a dashboard': 'inline, alert without a dashboard, chart in the alert, standalone alert',
    Groups: 'per service, separate alert for each host, group by, each group, many groups, new group, split',
    'No data':
      'missing data, nothing arrives, silence of a service, dead man, absent, service stopped sending, empty window, heartbeat',
    'When an alert notifies':
      'send a message, notification, who is notified, several channels, Slack, e-mail, webhook, fires, go off, trigger, severity, routing',
    Repeats:
      'remind, once per hour, too many notifications, again and again, spam, noisy, reduce messages, snooze, cooldown, keeps sending, every time',
    States:
      'ALERT, OK, PENDING, INSUFFICIENT_DATA, DISABLED, mute, silence, pause, snooze, maintenance, turn off, stop alerts during a deploy, disable for a while, stuck, resolved, resolve',
    'Previewing an alert':
      'would it have fired, test an alert, try a threshold, history, backtest, past, dry run, simulate, tune, last week, yesterday',
    'An alert that does not fire':
      'why did my alert not go off, no notification, nothing happens, does not work, missed, not triggered, debug an alert, troubleshooting',
    'When an evaluation fails':
      'execution error, broken alert, query failed, source was deleted, alert cannot be evaluated, failing alert',
    'Names that were never received': 'typo, misspelled field, unknown metric, wrong attribute name, warning',
    'Notifications that were not delivered':
      'failed delivery, resend, retry, lost notification, list of deliveries, webhook failed, send again',
    'After an outage': 'downtime, restart, missed windows, catch up, service was down, late alerts',
  },
  'webhook-deliveries': {
    '#': 'callback, HTTP request of an alert, notification payload, integration, hook',
    'Receiving a delivery':
      'payload, body, JSON, fields, headers, example of a notification, endpoint, what is sent, format',
    'How deliveries are sent':
      'timeout, order, parallel, redirect, TLS, slow receiver, response time, method, status of the receiver, webhook timed out',
    Retries: 'receiver is down, failed, again, backoff, 24 hours, unavailable, 500, how often',
    'Testing a webhook': 'try, send a test notification, check that the URL works, sample notification',
    'Handling repeated deliveries':
      'duplicate, twice, same notification arrives again, idempotency key, exactly once, at least once, deduplicate',
    'Verifying the signature':
      'HMAC, secret, authentic, really from you, genuine, forged, check the sender, security, trust, sha256, replay, spoofing, prove, validate a request',
    'Customizing the body':
      'custom JSON payload, template, placeholder, variables, own format, headers, query parameters, message text',
    'Slack and other chats':
      'Slack channel, Mattermost, Rocket.Chat, chat message, incoming webhook, post to a channel',
    'PagerDuty, Microsoft Teams and other services':
      'integration, Opsgenie, Discord, Teams, Jira, Telegram, on-call, incident, SMS, phone, ticket, Google Chat, ServiceNow',
    'Allowed addresses':
      'private address, localhost, internal network, blocked, not allowed, SSRF, IP address rejected, 127.0.0.1, firewall, which port',
  },
  agents: {
    '#': 'MCP, AI, LLM, assistant, Claude, ChatGPT, Cursor, Copilot, model context protocol, language model, chatbot, let an AI read my data',
    Connecting: 'configure MCP server, claude desktop, editor, IDE, VS Code, stdio, HTTP, key for an agent',
    Tools: 'what can the agent do, list of tools, read only, functions, investigate, ask questions about logs',
  },
  'command-line': {
    '#': 'CLI, terminal, shell, console, script, bash, command, program, without code',
    Credentials: 'log in, login, profile, context, switch environment, key file, keyring, staging and production',
    'Calling operations':
      'list dashboards from the terminal, create from a file, JSON output, curl alternative, delete from a script, update, pipe, jq',
    'Charts and events': 'tail logs, query from the terminal, chart in the terminal, search logs in a shell, follow',
    'Exit codes': 'return code, failed command, script, status of a command',
    Completion: 'bash, zsh, fish, autocomplete, tab',
  },
  'monitoring-as-code': {
    '#': 'GitOps, infrastructure as code, Terraform, YAML, dashboards in git, version control, configuration files, declarative, provisioning, sync, automate',
    Files: 'YAML format, syntax of files, example file, export existing dashboards to files, editor completion, schema',
    'Sources and connections':
      'declare a source in a file, connection in YAML, password in a file, secrets, environment variable',
    'Sets and ownership':
      'several repositories, who owns a dashboard, adopt existing, delete what is not in a file, prune, managed by',
    Commands:
      'plan, apply, export, diff, drift, pull, push, dry run, rollback, difference between files and service, deploy dashboards',
    'Files that the service applies': 'provision at start, folder of the service, ConfigMap, container, startup',
    'Concurrent changes': 'edited in the viewer meanwhile, conflict, drift, overwritten',
    'Reviewing a change':
      'review, what would change, before and after, report, pull request comment, preview of alerts, pictures',
    'How alerts are previewed': 'data of the preview, past telemetry, how far back',
    'Testing alerts and dashboards':
      'unit test of alerts, simulate telemetry, expected state, test file, without a service',
    'Pull requests':
      'GitHub Actions, CI, continuous integration, fail the build, wrong dashboard, pipeline, workflow, merge, GitLab, bot, automate review, continuous deployment',
  },
  'monitoring-tutorial': {
    '#': 'walkthrough, example of a review, step by step, pull request, alert noise, false alarms, learn monitoring as code',
  },
  client: {
    '#': 'SDK, library, TypeScript, JavaScript, Node, Deno, Bun, browser, npm package, create a dashboard with code, call the API from code',
    'Installing the client': 'npm install, yarn, pnpm, add the package, setup, import, requirements',
    'Reading responses':
      'headers, status, request id, raw response, result without exceptions, withResponse, return value',
    'Reading lists': 'iterate, for await, all items, pages, loop over all dashboards, async iterator, count',
    'Changing a resource': 'update, modify, rename, edit, save, concurrent change, retry on conflict',
    'Reading charts': 'query a chart in code, series, rows, values, time series data, numbers',
    'Calling by method and path': 'openapi-fetch, raw request, low level, custom endpoint, paths types',
    'Proxies and your own fetch':
      'HTTP proxy, corporate proxy, custom fetch, undici, dispatcher, keep-alive, certificate, self-signed, TLS, agent',
    'Headers and other options':
      'custom header, add a header to every request, user agent, base URL, default options, path prefix, configure the client',
  },
  'client-errors': {
    '#': 'exceptions, catch, try, NotFoundError, ApiError, handle an error, instanceof, error class, 404 in TypeScript, typed errors',
    'When the service cannot be reached':
      'ECONNREFUSED, connection refused, network error, DNS, offline, fetch failed, wrong address, ConnectionError, TLS',
    'Validating requests and responses':
      'runtime validation, check types before sending, strict, warn, schema, zod, invalid data',
  },
  'client-retries': {
    '#': 'timeout, retry, slow, wait, deadline, attempts, too slow, how long, give up',
    'Cancelling a call': 'abort, cancel, stop a request, AbortController, signal, interrupt, unmount',
    'What is retried': 'which errors, 503, 429, network error, POST, safe to retry, again',
    'The delay between attempts': 'backoff, jitter, wait time, Retry-After, exponential',
  },
  'client-middleware': {
    '#': 'interceptor, hook, plugin, wrap, extend the client',
    'Wrapping every attempt':
      'add a header to every request, modify requests, measure duration, log requests, custom authentication, cache, proxy header, metrics of calls',
    'Logging requests of the client':
      'debug, see requests, verbose, print requests, logger, log level, pino, winston, redact secrets',
    'Tracing requests of the client':
      'OpenTelemetry, traceparent, spans of the client, propagate context, distributed tracing',
  },
  'client-query': {
    '#': 'React, hook, useQuery, Vue, Svelte, Solid, Angular, component, frontend, cache, infinite scrolling, infinite query, load more, mutation, invalidate, SWR, Next.js, refetch, polling',
  },
  'client-testing': {
    '#': 'unit test, integration test, vitest, jest, test my code, in memory, fake server, local server in tests',
    'Omitting the telemetry engine':
      'smaller installation, size of node_modules, slow install in CI, without ClickHouse, 540 MB',
    'Starting the service in a test': 'real service, startTestServer, in process, fixture, before all, isolated',
    'Mocking the service': 'MSW, mock, stub, fake responses, without network, storybook, simulate an error',
  },
  'client-webhooks': {
    '#': 'receive a notification, express handler, endpoint, Fastify, Hono, Next.js route, incoming webhook, parse, verify, server code, handle, listen',
    Errors: 'invalid signature, wrong secret, expired timestamp, missing header, rejected webhook',
    'Other webhooks': 'custom body, without a signature, Slack format',
    'Testing a receiver': 'simulate a delivery, sign a test request, unit test of a handler',
  },
  'self-hosting': {
    '#': 'install, deploy, run my own, server, on-premises, production, host, setup, get it running',
    Installing: 'npm, download, requirements, Node version, Linux, macOS, Windows, which packages, prerequisites',
    'Making the service available to others':
      'listen on all interfaces, 0.0.0.0, network, public, other machines, remote access, HTTPS, expose, bind address',
    'First start':
      'credentials file, where are the keys, data folder, initial password, bootstrap, created automatically',
    'Creating teams, organizations and keys':
      'admin command, add a team, new user, invite, colleague, teammate, member, second tenant, rename, remove a team, issue a key, lost key',
    systemd: 'service unit, daemon, start at boot, Linux service, background, restart automatically',
    Container: 'Docker, Podman, Kubernetes, image, Compose, Dockerfile, Containerfile, pod, Helm, volume, k8s',
    'Starting and stopping': 'shut down, restart, SIGTERM, graceful, zero downtime, Ctrl+C, kill',
    Sizes:
      'hardware, RAM, CPU, disk space, memory usage, requirements, capacity, how big a machine, scale, performance, sizing',
  },
  'hosting-options': {
    '#': 'flags, command line options, environment variables, configuration, settings, parameters of the server, configure, config file, all options',
    'Listening and storage':
      'port, host, address, data directory, change the port, EADDRINUSE, port in use, database URL, bind',
    'Security and limits':
      'rate limit, CORS, trust proxy, encryption, secret key, body size, allow list, quota of a tenant',
    Aliases:
      'other names, rename paths, vendor names, existing clients, compatibility, drop-in replacement, different path segment',
    Monitoring: 'log level, log format, metrics port, verbose, debug output',
    Telemetry: 'ClickHouse URL, engine memory, retention, disable telemetry, OTLP port, gRPC port, without ClickHouse',
    Viewer: 'disable the viewer, hide the UI, session, sign-in link',
    'Monitoring files': 'provision, folder with YAML',
    'Alerts and webhooks': 'disable alerts, SMTP, webhook addresses, evaluation, e-mail server',
  },
  'hosting-database': {
    '#': 'scale, cluster, where is data stored, persistence',
    'SQLite or PostgreSQL':
      'which database, switch to Postgres, database file, choose, migrate from SQLite, connection string, MySQL',
    'PostgreSQL-compatible databases':
      'CockroachDB, Neon, Supabase, Aurora, RDS, YugabyteDB, pooler, PgBouncer, cloud database',
    'Several processes':
      'high availability, HA, replicas, instances, load balancer, horizontal scaling, workers, cluster, failover, more cores',
  },
  'hosting-proxy': {
    '#': 'reverse proxy, TLS, HTTPS, certificate, SSL, domain, load balancer, Traefik, ingress, path prefix, client address, X-Forwarded-For',
    'Host names': 'domain, host header, DNS rebinding, not allowed host, 421, wrong host',
    Browsers: 'CORS, cross-origin, blocked by the browser, website calls the API, preflight, origin',
    nginx: 'nginx config, reverse proxy example',
    Caddy: 'automatic HTTPS, Let’s Encrypt, certificate',
  },
  'hosting-monitoring': {
    '#': 'observe the service, operations, is it running, SRE',
    Health:
      'health check, liveness, readiness, probe, up, alive, ping, status, ready, load balancer check, Kubernetes probe, uptime',
    'Metrics and logs':
      'Prometheus, scrape, Grafana, log format, JSON logs, request log, metrics endpoint, monitor the server, alert rules for operators, access log, errors of the service',
    "The service's own requests": 'self-telemetry, own traces, slow requests of the API, who calls the API, usage',
  },
  'hosting-limits': {
    '#': 'configure limits, quota, protection, denial of service, noisy neighbor, raise a limit',
    'Rate limits': 'change the rate limit, requests per minute per key, disable rate limiting, throttle',
    Connections: 'maximum connections, per address, keep-alive, slow clients, idle timeout',
    'Request limits': 'body size, upload size, request timeout, header size, raise 413 limit',
    'Tenant limits': 'maximum dashboards of a team, storage of a team, quota of a tenant, raise the number of alerts',
    'Limits of ingestion': 'OTLP batch size, too much data, dropped, backpressure, 429 from OTLP, ingest rate',
    'Limits of queries': 'query memory, query timeout, slow charts, concurrent queries, expensive query',
  },
  'hosting-telemetry': {
    '#': 'storage of logs, ClickHouse, disk, database of telemetry, existing ClickHouse server, external cluster, where are logs stored',
    Retention: 'how long is data kept, delete old logs, TTL, keep, expire, disk full, days, clean up, purge',
    'Damaged telemetry': 'corrupt, broken parts, repair, disk error, crash, lost data',
    'Connections to other servers':
      'external ClickHouse, my own ClickHouse, second database, existing tables, remote server, ClickHouse Cloud, add a connection',
    'Passwords of connections': 'encrypted, secret, credentials of ClickHouse, encryption key, stored password',
  },
  'hosting-alerts': {
    '#': 'alert evaluation, reliability of alerts, operations of alerts',
    'Several evaluators and failures':
      'high availability of alerts, lease, failover, crash, two processes, duplicate notifications',
    Clocks: 'clock skew, NTP, wrong time, time synchronization',
    'Evaluating without a service': 'cron, once, serverless, scheduled job, batch',
    'E-mails': 'SMTP, mail server, send an email, sender address, mail notification, Gmail, SES, Sendgrid, recipients',
    'Targets of webhooks':
      'allow internal addresses, private network, localhost, webhook-allow, firewall, SSRF, blocked address, egress proxy',
  },
  'hosting-backup': {
    '#': 'disaster recovery, safety, copy of the data, move to another machine, migrate, new server, export everything',
    Backup: 'snapshot, dump, nightly, cron, S3, save, copy of the database, consistent',
    Restore: 'recover, import a backup, undo, roll back, lost data, new machine, migrate',
    Upgrade: 'update, new version, install a release, downgrade, roll back, migration, rolling upgrade, zero downtime',
  },
  'api-descriptions': {
    '#': 'OpenAPI, Swagger, specification, YAML, JSON, schema of the API, machine-readable',
    'Downloading the document':
      'openapi.json, Postman, Insomnia, import, generate a client, Python client, Go client, Java, Rust, C#, other languages, code generator, swagger file, Bruno',
    'Validating JSON with the schemas':
      'validator, JSON Schema, check a dashboard before sending, zod, ajv, form, types, Standard Schema',
    'Linting your own OpenAPI documents': 'Redocly rules, Spectral, style guide, check my spec, plugin',
    'Finding breaking changes': 'diff of specs, oasdiff, compare versions, API changes in CI',
    'Adding an endpoint': 'contribute, new operation, extend the API, development, change the spec',
  },
  changelog: {
    '#': 'release notes, what is new, recent changes, versions, history, updates, latest release',
  },
};
