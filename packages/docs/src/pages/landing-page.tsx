import { landingMarkdown } from '../markdown/landing-markdown.ts';
import { Code } from '../parts/code.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';

/** A short description of each deployment. */
const portraits = {
  'open-source': {
    about: 'Self-hosted by a team. Each person or program has a key of the team.',
    points: ['Bearer keys', 'Dashboards, alerts, sources, webhooks', 'Chart queries'],
  },
  managed: {
    about: 'An organization with several services. API keys have roles and IP access lists.',
    points: [
      'HTTP Basic with API keys',
      'Dashboards, alerts, sources, webhooks for each service',
      'API keys, pipe settings',
    ],
  },
} as const;

const start = `# in a clone of the repository
npm start`;

/** Returns the start page: both deployments and how to start the service. */
export function landingPage(apis: readonly Api[]): Page {
  return {
    path: 'index.html',
    title: 'Observability API',
    description:
      'API reference for dashboards, alerts, sources, webhooks, API keys and pipe settings, in two deployments.',
    markdown: landingMarkdown(apis, portraits, start),
    content: (
      <div class="landing">
        <h1>Dashboards and alerts, as an API</h1>
        <p class="lead">
          Create dashboards, define alerts on their tiles, and receive notifications through webhooks. The reference
          documents the bounds of every field, the cause of every error, and a code sample for every operation.
        </p>
        <div class="deployments">
          {apis.map(({ deployment, title, prefix, resources }) => (
            <section aria-labelledby={deployment}>
              <h2 id={deployment}>{title}</h2>
              <p>{portraits[deployment].about}</p>
              <ul>
                {portraits[deployment].points.map((point) => (
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
              </p>
              <p class="resources">
                {resources.map(({ name, slug }) => (
                  <a href={`${deployment}/${slug}.html`}>{name}</a>
                ))}
              </p>
            </section>
          ))}
        </div>
        <section class="minute" aria-labelledby="start">
          <div>
            <h2 id="start">Start the service</h2>
            <p>
              The service serves both deployments and creates a first team, an organization and their keys. It requires
              only Node.js and git. On start it prints the addresses and the location of the keys.
            </p>
          </div>
          <Code title="Terminal" code={start} language="sh" />
        </section>
      </div>
    ),
  };
}
