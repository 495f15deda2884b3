import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';

/** What is shown where there is no page. A script puts the nearest pages in front; without it there is the list. */
export function notFoundPage(apis: readonly Api[]): Page {
  return {
    path: '404.html',
    title: 'No such page',
    description: 'There is no page at this address.',
    markdown: '# No such page\n\nThe pages are listed in llms.txt.\n',
    content: (
      <>
        <h1>There is no page here</h1>
        <p class="lead">The address may have been mistyped, or the page has another name now.</p>
        <div id="suggestions" aria-live="polite" />
        {apis.map(({ deployment, title, resources }) => (
          <>
            <h2>{title}</h2>
            <p class="resources">
              <a href={`${deployment}/index.html`}>First call</a>
              {resources.map(({ name, slug }) => (
                <a href={`${deployment}/${slug}.html`}>{name}</a>
              ))}
              <a href={`${deployment}/schemas.html`}>All schemas</a>
            </p>
          </>
        ))}
      </>
    ),
  };
}
