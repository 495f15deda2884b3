import { landingMarkdown } from '../markdown/landing-markdown.ts';
import { Code } from '../parts/code.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';

/** What the two deployments are, in the words of somebody who has to choose. */
const portraits = {
  'open-source': {
    about: 'A team runs it for itself. One key per person or program, everything in one team.',
    points: ['Bearer keys', 'Dashboards, alerts, sources, webhooks', 'Queries over charts'],
  },
  managed: {
    about: 'An organization with services, where keys have roles and addresses that may use them.',
    points: [
      'Keys with roles, HTTP Basic',
      'Dashboards, alerts, sources, webhooks of each service',
      'API keys, settings of pipes',
    ],
  },
} as const;

const start = `# in a clone of the repository
npm start`;

/** The first page: what it is, which deployment, and a first call. */
export function landingPage(apis: readonly Api[]): Page {
  return {
    path: 'index.html',
    title: 'Observability API',
    description:
      'The reference of an API for dashboards, alerts, sources, webhooks, keys and pipe settings, in two deployments.',
    markdown: landingMarkdown(apis, portraits, start),
    content: (
      <div class="landing">
        <h1>Dashboards and alerts, as an API</h1>
        <p class="lead">
          Make dashboards, watch them with alerts, send what happens to your webhooks. Every field has its bounds, every
          error says what to do, and every operation comes with a call that you can copy.
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
            <h2 id="start">A service of your own in a minute</h2>
            <p>
              It serves both deployments, makes a first team, an organization and their keys, and needs nothing but Node
              and git. The banner says where everything is.
            </p>
          </div>
          <Code title="Terminal" code={start} language="sh" />
        </section>
      </div>
    ),
  };
}
