import { landingMarkdown, SITE_DESCRIPTION } from '../markdown/landing-markdown.ts';
import { Code } from '../parts/code.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';

/** A short description of each deployment. */
const summaries = {
  'open-source': {
    summary: 'Self-hosted by a team. Each member and each program has its own key.',
    points: [
      'Personal API access keys (Bearer)',
      'Dashboards, alerts, chart queries and event search',
      'Sources and connections to ClickHouse servers',
    ],
  },
  managed: {
    summary: 'For an organization with several services. Each service has its own telemetry.',
    points: [
      'API keys with id and secret (HTTP Basic)',
      'Dashboards, alerts, chart queries and event search for each service',
      'Roles, IP access lists and pipe settings',
    ],
  },
} as const;

/** The guides that the start page links to. */
const guides = [
  ['concepts', 'Concepts', 'Team, organization, service, source, tile, series, window, deployment.'],
  ['tutorial', 'Tutorial', 'From telemetry to a chart, an alert and a webhook notification, in ten minutes.'],
  ['viewer', 'Viewer', 'Dashboards, events and alerts in a browser.'],
  ['telemetry', 'Sending telemetry', 'Connect an OpenTelemetry SDK or a collector.'],
  ['tiles', 'Tiles and their kinds', 'A picture and a config for every kind of chart, and your own SQL.'],
  ['alerting', 'How alerts work', 'When alerts are evaluated; groups, missing data and repeated notifications.'],
  ['client', 'TypeScript client', 'Calls, lists, retries, errors, tests and received webhooks.'],
  ['monitoring-as-code', 'Monitoring as code', 'Dashboards and alerts in files, and the review of their changes.'],
  ['agents', 'Tools for agents', 'Connect an assistant over the Model Context Protocol.'],
  ['filters', 'Filter language', 'Lucene and SQL: fields, words, ranges and wildcards.'],
  ['errors', 'Errors', 'Every error with its cause and what to do.'],
  ['self-hosting', 'Self-hosting', 'Installation, options, databases, proxies, monitoring, limits and backups.'],
] as const;

const start = `# in a clone of the repository
npm start`;

/** Returns the start page: both deployments and how to start the service. */
export function landingPage(apis: readonly Api[]): Page {
  return {
    path: 'index.html',
    title: 'Observability API',
    description: SITE_DESCRIPTION,
    markdown: landingMarkdown(apis, summaries, guides, start),
    content: (
      <div class="landing">
        <div class="hero">
          <div>
            <h1>Dashboards and alerts, as an API</h1>
            <p class="lead">
              Query telemetry, create dashboards, define alerts, and receive notifications through webhooks and e-mail.
              The reference contains the bounds of every field, the cause of every error, and code samples for every
              operation.
            </p>
          </div>
          <img
            src="assets/tiles/landing.svg"
            width="460"
            height="240"
            alt="A tile of a dashboard: one bar per 15 minutes, with a part per severity"
          />
        </div>
        <div class="deployments">
          {apis.map(({ deployment, title, prefix, resources }) => (
            <section aria-labelledby={deployment}>
              <h2 id={deployment}>{title}</h2>
              <p>{summaries[deployment].summary}</p>
              <ul>
                {summaries[deployment].points.map((point) => (
                  <li>{point}</li>
                ))}
              </ul>
              <p class="muted">
                <code>{prefix}</code>, {resources.flatMap(({ operations }) => operations).length} operations
              </p>
              <p>
                <a class="go" href={`${deployment}/index.html`}>
                  {title}: first call
                </a>
                <a href={`${deployment}/tutorial.html`}>Tutorial</a>
              </p>
              <p class="resources">
                {resources.map(({ name, slug }) => (
                  <a href={`${deployment}/${slug}.html`}>{name}</a>
                ))}
              </p>
            </section>
          ))}
        </div>
        <section aria-labelledby="guides">
          <h2 id="guides">Guides</h2>
          <ul class="guides">
            {guides.map(([slug, title, summary]) => (
              <li>
                <a href={`open-source/${slug}.html`}>{title}</a>
                <p>
                  {summary}{' '}
                  <a href={`managed/${slug}.html`} aria-label={`${title}: Managed`}>
                    Managed
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section class="start" aria-labelledby="start">
          <div>
            <h2 id="start">Start the service</h2>
            <p>
              The service serves both deployments. The first start creates a team, an organization and their keys.{' '}
              <code>npm start</code> requires Node.js 20.19 or newer, npm and git, and on macOS also Node.js 24. The
              service prints its addresses and the location of the keys.
            </p>
          </div>
          <Code title="Terminal" code={start} language="sh" />
        </section>
      </div>
    ),
  };
}
