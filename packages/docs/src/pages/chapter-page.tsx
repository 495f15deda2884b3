import { type Chapter, chapterText } from '../chapters/chapter.ts';
import { Html } from '../parts/elements.tsx';
import type { Page } from '../site/page.ts';
import type { Api } from '../spec/api.ts';
import { markdown, sectionsOf } from '../text/markdown.ts';

/** Returns the page of a chapter for one deployment. */
export async function chapterPage(api: Api, chapter: Chapter): Promise<Page> {
  const text = await chapterText(api, chapter);
  return {
    path: `${api.deployment}/${chapter.slug}.html`,
    title: chapter.title,
    description: firstSentence(text),
    api,
    content: <Html class="chapter" html={markdown(text)} />,
    sections: sectionsOf(text),
    markdown: text,
  };
}

function firstSentence(text: string): string {
  const paragraph = text.split('\n\n').find((part) => /^[A-Z`]/.test(part)) ?? '';
  return (
    paragraph
      .replaceAll('\n', ' ')
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll(/[`*]/g, '')
      .split(/(?<=\.) /)[0] ?? ''
  );
}
