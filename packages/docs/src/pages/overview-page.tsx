import { firstCall } from '../chapters/first-call.ts';
import { Html } from '../parts/elements.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';
import { markdown, sectionsOf } from '../text/markdown.ts';

/** Returns the first page of a deployment: base URL, a first call, and the resources. */
export function overviewPage(api: Api): Page {
  const text = firstCall(api);
  return {
    path: `${api.deployment}/index.html`,
    title: 'First call',
    description: api.document.info.summary,
    api,
    sections: sectionsOf(text),
    markdown: text,
    content: <Html class="chapter" html={markdown(text)} />,
  };
}
