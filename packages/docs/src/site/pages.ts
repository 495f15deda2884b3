import { chaptersOf } from '../chapters/chapter.ts';
import { chapterPage } from '../pages/chapter-page.tsx';
import { landingPage } from '../pages/landing-page.tsx';
import { overviewPage } from '../pages/overview-page.tsx';
import { resourcePage } from '../pages/resource-page.tsx';
import { schemaPage } from '../pages/schema-page.tsx';
import { schemasPage } from '../pages/schemas-page.tsx';
import type { Api } from '../spec/api.ts';
import type { Page } from './page.ts';

/**
 * Returns the pages of the site: the start page, then the overview, resources, chapters and schemas of each deployment. Does not
 * include the 404 page.
 */
export async function pages(apis: readonly Api[]): Promise<Page[]> {
  const pagesOfApis = await Promise.all(
    apis.map(async (api) => [
      overviewPage(api),
      ...api.resources.map((resource) => resourcePage(api, resource)),
      ...(await Promise.all(chaptersOf(api).map((chapter) => chapterPage(api, chapter)))),
      schemasPage(api),
      ...Object.keys(api.document.components.schemas).map((name) => schemaPage(api, name)),
    ]),
  );
  return [landingPage(apis), ...pagesOfApis.flat()];
}
