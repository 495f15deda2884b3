import type { ComponentChildren } from 'preact';
import { chapterGroups } from '../chapters/chapter.ts';
import { relativeLink } from '../site/relative-link.ts';
import type { Api } from '../spec/api.ts';
import { Method } from './operation.tsx';

/** The menu of a deployment: chapters, resources with the operations of the current one, schemas, files. */
export function Navigation({
  api,
  currentPath,
  children,
}: {
  api: Api;
  currentPath: string;
  children: ComponentChildren;
}) {
  const [start, ...guides] = chapterGroups(api);
  const { deployment, resources } = api;
  const linkTo = (path: string) => relativeLink(currentPath, `${deployment}/${path}`);
  const item = (path: string, title: string) => (
    <li>
      <a href={linkTo(path)} aria-current={currentPath === `${deployment}/${path}` ? 'page' : undefined}>
        {title}
      </a>
    </li>
  );
  return (
    <div id="menu">
      {children}
      <nav aria-label="Pages">
        <h2>{api.title}</h2>
        <ul>
          {item('index.html', 'First call')}
          {start?.chapters.map(({ slug, title }) => item(`${slug}.html`, title))}
        </ul>
        <h2>Resources</h2>
        <ul>
          {resources.map(({ name, slug, operations, deliveries }) => {
            const current = currentPath === `${deployment}/${slug}.html`;
            return (
              <li>
                <a href={linkTo(`${slug}.html`)} aria-current={current ? 'page' : undefined}>
                  {name}
                </a>
                {current && (
                  <ul class="operations">
                    {operations.map(({ id, method, summary }) => (
                      <li>
                        <a href={`#${id}`}>
                          <Method method={method} /> {summary}
                        </a>
                      </li>
                    ))}
                    {deliveries.map(({ id, summary }) => (
                      <li>
                        <a href={`#${id}`}>
                          <Method method="SENT" /> {summary}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            );
          })}
          {item('schemas.html', 'All schemas')}
        </ul>
        {guides.map(({ group, chapters }) => (
          <>
            <h2>{group}</h2>
            <ul>{chapters.map(({ slug, title }) => item(`${slug}.html`, title))}</ul>
          </>
        ))}
        <h2>Files</h2>
        <ul>
          <li>
            <a href={relativeLink(currentPath, `openapi/${deployment}.json`)}>OpenAPI as JSON</a>
          </li>
          <li>
            <a href={relativeLink(currentPath, `openapi/${deployment}.yaml`)}>OpenAPI as YAML</a>
          </li>
          <li>
            <a href={relativeLink(currentPath, 'llms.txt')}>llms.txt</a>
          </li>
        </ul>
      </nav>
    </div>
  );
}
