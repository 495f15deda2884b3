import { expect, it } from 'vitest';
import { chapterText } from '../src/chapters/chapter.ts';
import { readApi } from '../src/spec/api.ts';

it('a placeholder is replaced by its content, even if the content has a replacement pattern such as $&', async () => {
  const api = { ...(await readApi('managed')), prefix: '/$&/v1' };
  const text = await chapterText(api, { slug: 'versioning', title: 'Versioning' });
  expect(text).toContain('The path contains the version of the API: `/$&/v1`.');
});
