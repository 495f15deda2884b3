import type { Page } from '../site/page.ts';
import { relativeLink } from '../site/relative-link.ts';
import type { Api } from '../spec/api.ts';
import { Contents } from './contents.tsx';
import { DeploymentSwitch } from './deployment-switch.tsx';
import { Icon } from './icon.tsx';
import { Navigation } from './navigation.tsx';

/** The properties of the page layout. */
export interface FrameProps {
  readonly page: Page;
  readonly apis: readonly Api[];
  /** The paths of all pages, to link to the same page of the other deployment. */
  readonly paths: ReadonlySet<string>;
  /** The anchors that have moved from this page, with their new paths. */
  readonly moved: readonly (readonly [anchor: string, target: string])[];
  /** The base URL of links. Set for the 404 page, which is served at any path. */
  readonly base?: string | undefined;
}

/** The HTML document of a page. */
export function Frame({ page, apis, paths, moved, base }: FrameProps) {
  const { path: currentPath, title, description, api, content, sections = [] } = page;
  const linkTo = (path: string) => relativeLink(currentPath, path);
  const root = linkTo('index.html').replace('index.html', '') || './';
  const deploymentSwitch = <DeploymentSwitch {...{ apis, paths, currentPath, linkTo }} current={api} />;
  const hasContents = sections.length > 2;
  const name = api ? `${title} · ${api.title} · Observability API` : title;
  return (
    <html lang="en" data-root={root} data-deployment={api?.deployment}>
      <head>
        <meta charset="utf-8" />
        {base !== undefined && <base href={base} />}
        <title>{name}</title>
        <meta name="description" content={description} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href={linkTo('assets/site.css')} />
        <link rel="icon" href={linkTo('assets/icon.svg')} />
        {base === undefined && (
          <link rel="alternate" type="text/markdown" href={linkTo(currentPath.replace(/\.html$/, '.md'))} />
        )}
        <script src={linkTo('assets/early.js')} />
        <script src={linkTo('assets/site.js')} defer />
        {base !== undefined && <script src={linkTo('assets/not-found.js')} defer />}
      </head>
      <body class={api ? 'with-menu' : ''}>
        {base === undefined && (
          <a class="skip" href="#main">
            Skip to the content
          </a>
        )}
        <header>
          <a class="brand" href={linkTo('index.html')}>
            <img src={linkTo('assets/icon.svg')} alt="" width="24" height="24" /> <span>Observability API</span>
          </a>
          {deploymentSwitch}
          <span class="tools">
            <button type="button" class="search" aria-haspopup="dialog" aria-label="Search">
              <Icon name="search" /> <span>Search</span> <kbd>/</kbd>
            </button>
            <button type="button" class="theme" aria-label="Theme">
              <Icon name="sun" />
              <Icon name="moon" />
            </button>
            {api && (
              <button type="button" class="menu" aria-expanded="false" aria-controls="menu" aria-label="Menu">
                <Icon name="menu" />
              </button>
            )}
          </span>
        </header>
        {api && (
          <Navigation api={api} currentPath={currentPath}>
            {deploymentSwitch}
          </Navigation>
        )}
        <main id="main" tabIndex={-1} class={hasContents ? 'has-toc' : undefined}>
          {hasContents && <Contents sections={sections} />}
          <div class="content">
            {moved.map(([anchor, target]) => (
              <p class="moved" id={anchor}>
                This section has moved: <a href={linkTo(target)}>{target}</a>
              </p>
            ))}
            {content}
            <footer>
              {base === undefined && <a href={linkTo(currentPath.replace(/\.html$/, '.md'))}>This page as Markdown</a>}
              <a href={linkTo('llms.txt')}>For language models</a>
              <span>Version {apis[0]?.document.info.version}</span>
            </footer>
          </div>
        </main>
      </body>
    </html>
  );
}
