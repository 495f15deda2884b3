import { expect, it } from 'vitest';
import { searchDocs } from '../src/search-docs.ts';

it('finds names in inline code', async () => {
  const urls = (await searchDocs('open-source', 'etag', 3)).map(({ url }) => url);
  expect(urls).toContain('open-source/concurrency.html#avoiding-lost-updates');
});

it('returns a parameter with the text of its operation', async () => {
  const parameters = await searchDocs('open-source', 'If-Match', 8);
  const parameter = parameters.find(({ url }) => url.endsWith('#updateDashboard.If-Match'));
  expect(parameter?.text).toMatch(/^## Replace a dashboard\n/);
});

it.each(['open-source', 'managed'] as const)(
  'finds the sections of %s for a question, with their text',
  async (name) => {
    const results = await searchDocs(name, 'How does an alert behave without data?', 3);
    expect(results.length).toBe(3);
    expect(results.map(({ url }) => url)).toContain(`${name}/alerting.html#no-data`);
    expect(results.find(({ url }) => url.endsWith('#no-data'))?.text).toContain('`noData` determines');
  },
);
