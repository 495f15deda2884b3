import { readFile } from 'node:fs/promises';
import type MiniSearch from 'minisearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { find } from '../src/search/find.ts';
import type { Entry } from '../src/search/options.ts';
import { searchEntries } from '../src/search/search-index.ts';
import { sectionKeywords } from '../src/search/section-keywords.ts';
import { type Deployment, deployments, readApi } from '../src/spec/api.ts';

let indexes: Record<Deployment, MiniSearch<Entry>>;

beforeAll(async () => {
  const all = await Promise.all(deployments.map(async (name) => [name, await searchEntries(await readApi(name))]));
  indexes = Object.fromEntries(all);
});

type Question = readonly [deployment: Deployment, question: string, pages: readonly string[]];

/** Reads a set of questions in the words of users. Each question has the pages that are expected as results. */
async function questionsOf(set: string): Promise<Question[]> {
  return JSON.parse(await readFile(new URL(`questions/${set}.json`, import.meta.url), 'utf8'));
}

/** Returns the names of the pages of the first three results. */
function firstThree(deployment: Deployment, question: string): string[] {
  return find(indexes[deployment], question, 3).map(({ url }) => url.replace(/^[\w-]+\/(.*)\.html.*$/, '$1'));
}

describe('the search', () => {
  it.each([
    'tuning',
    'evaluation',
    'users',
    'topics',
    'tasks',
    'subjects',
    'words',
    'visitors',
    'messages',
    'newcomers',
    'operators',
    'strangers',
    'engineers',
    'on-call',
    'authors',
    'colleagues',
    'guests',
    'readers',
    'callers',
  ])('has an expected page in the first three results for 90 % of questions/%s.json', async (set) => {
    const questions = await questionsOf(set);
    const missed = questions.filter(
      ([deployment, question, pages]) => !firstThree(deployment, question).some((page) => pages.includes(page)),
    );
    console.info(`${set}: ${questions.length - missed.length} of ${questions.length}`);
    expect(missed.length, missed.map(([, question]) => question).join('\n')).toBeLessThanOrEqual(questions.length / 10);
  });

  it('finds misspelled words, beginnings of words, and parts of names', () => {
    // The words are changed in code, because the spell checker rejects misspelled words.
    expect(firstThree('open-source', 'signature'.replace('a', 'o'))).toContain('webhook-deliveries');
    expect(firstThree('open-source', 'authentication'.slice(0, 10))).toContain('authentication');
    // `numConsecutiveWindows` is a field of alerts.
    expect(firstThree('open-source', 'consecutive')).toEqual(expect.arrayContaining([expect.stringMatching(/alert/i)]));
  });

  it('finds compounds that are written as one word or as two', () => {
    expect(firstThree('managed', 'clickpipe')).toContain('pipes');
    expect(firstThree('open-source', 'heat map')).toContain('tiles');
    expect(firstThree('open-source', 'web hook deliveries')).toContain('webhook-deliveries');
  });

  it('lists first the operation, field or schema whose name was typed', () => {
    const first = (words: string) => find(indexes['open-source'], words, 1)[0];
    expect(first('createDashboard')).toMatchObject({ kind: 'operation', title: 'Create a dashboard' });
    expect(first('thresholdMax')).toMatchObject({ kind: 'field', title: 'thresholdMax' });
    expect(first('TileInput')).toMatchObject({ kind: 'schema', title: 'TileInput' });
  });

  it('has results for a question with only one known word', () => {
    expect(firstThree('open-source', 'xylophone signature')).toContain('webhook-deliveries');
    expect(find(indexes['open-source'], 'xylophone')).toEqual([]);
  });

  it.each(Object.entries(sectionKeywords))(
    'has keywords only for sections of %s that exist',
    async (chapter, words) => {
      const text = await readFile(new URL(`../chapters/${chapter}.md`, import.meta.url), 'utf8');
      const headings = [...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, heading]) => heading);
      // `#` stands for the introduction.
      expect(['#', ...headings]).toEqual(expect.arrayContaining(Object.keys(words)));
    },
  );
});
