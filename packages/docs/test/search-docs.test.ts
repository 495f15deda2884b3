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

it('returns a section with all its code blocks, although their comments look like headings', async () => {
  const sections = await searchDocs('open-source', 'workflows that comment on pull requests', 8);
  const section = sections.find(({ url }) => url.endsWith('monitoring-as-code.html#pull-requests'));
  expect(section?.text).toContain('# .github/workflows/monitoring-check.yml');
  expect(section?.text).toContain('# .github/workflows/monitoring-apply.yml');
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
