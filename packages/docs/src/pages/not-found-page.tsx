import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';

/** Returns the 404 page. A script adds suggestions above the list of pages. */
export function notFoundPage(apis: readonly Api[]): Page {
  return {
    path: '404.html',
    title: 'No such page',
    description: 'There is no page at this address.',
    markdown: '# No such page\n\nThe pages are listed in llms.txt.\n',
    content: (
      <>
        <h1>Page not found</h1>
        <p class="lead">The address is misspelled, or the page has moved.</p>
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
