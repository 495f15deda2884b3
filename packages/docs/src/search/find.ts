import type MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { indexedForms, isGeneral, stem, synonymsOf, verbsOf, wordsOf } from './normalize-words.ts';
import type { Entry, Found } from './options.ts';

/** The factor of the score for each kind of entry. Questions are rarely about one field. */
const weights: Readonly<Record<Found['kind'], number>> = { operation: 1.4, guide: 1.2, schema: 0.6, field: 0.45 };
/** The factor for a field if the question has more than two different words, not counting stop words. */
const FIELD_OF_QUESTION = 0.4;
/** The factor for the chapters `hosting-…` for operators. They mention many subjects, but most questions are about the API. */
const OPERATOR_PAGE = 0.7;
/** The factor for a synonym of a word of the question. */
const SYNONYM = 0.4;
/** The factor for a verb with the same meaning as a verb of the question. */
const VERB = 0.8;
/** If a word has more synonyms than this, each synonym has a smaller weight, because the scores of all synonyms add up. */
const FULL_SYNONYMS = 3;
/** The factor for a word that occurs in questions about anything. */
const GENERAL = 0.4;
/** The factor for an entry whose title is the question. */
const EXACT_TITLE = 10;
/** The factor for an entry whose title has at least two words, all from the question. Stop words of the title do not count. */
const COVERED_TITLE = 1.5;
/** The factor for each better result on the same page or, for a field, with the same name. The first results then differ. */
const SAME_PAGE = 0.35;

/** The maximum number of other results on a page that raise the score of a result. */
const OTHER_SECTIONS = 3;
/** The part of the scores of other results on a page that is added to the score of a result. */
const OTHER_SECTIONS_PART = 0.5;

/** A form that the search looks up in the index for `word`, a word of the question. */
interface Form {
  readonly word: string;
  readonly weight: number;
  /**
   * True for a form of `word` itself, of its parts, or of the previous word and `word` as one. False for a synonym or another verb with
   * the same meaning.
   */
  readonly isTyped: boolean;
}

type Result = SearchResult & Found;

/** The default maximum number of results. */
export const MAX_RESULTS = 20;

/** Returns the entries that contain any word of a question or a synonym, best first. */
export function find(index: MiniSearch<Entry>, question: string, maxResults = MAX_RESULTS): Found[] {
  const words = [...new Set(wordsOf(question))];
  const forms = formsOf(index, words);
  const last = words.at(-1);
  const fieldWeight = words.length > 2 ? FIELD_OF_QUESTION : weights.field;
  const results = index.search([...forms.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    processTerm: (form) => form,
    combineWith: 'OR',
    boost: { title: 3, where: 2, names: 2 },
    prefix: (form) => forms.get(form)?.isTyped === true && forms.get(form)?.word === last,
    fuzzy: (form) => forms.get(form)?.isTyped === true && form.length > 4 && occurrences(index, form) === 0 && 0.25,
    boostTerm: (form) => forms.get(form)?.weight ?? 1,
    boostDocument: (_, __, stored) => {
      const { kind } = stored as unknown as Found;
      return kind === 'field' ? fieldWeight : weights[kind];
    },
  }) as Result[];
  const shareOf = createShareFunction(index, words, forms);
  const pages = new Map<string, string[]>();
  for (const result of results) pages.set(pageOf(result), [...(pages.get(pageOf(result)) ?? []), ...result.queryTerms]);
  const scored = results.map((result) => {
    const shareOfPage = result.kind === 'field' ? 0 : shareOf(pages.get(pageOf(result)) ?? []);
    const isNamed = result.title.toLowerCase() === question.trim().toLowerCase();
    const title = titleForms(result.title);
    const isCovered = title.length > 1 && title.every((word) => word.some((form) => forms.get(form)?.isTyped));
    const factor =
      (isNamed ? EXACT_TITLE : isCovered ? COVERED_TITLE : 1) * (/\/hosting-/.test(result.url) ? OPERATOR_PAGE : 1);
    return { result, score: result.score * (shareOf(result.queryTerms) + shareOfPage) * factor };
  });
  return sortWithDiversity(addOtherSections(scored))
    .slice(0, maxResults)
    .map(({ result }) => result);
}

/** Returns the forms to look up for the words of a question. A form of a word itself takes precedence over a synonym of another word. */
function formsOf(index: MiniSearch<Entry>, words: readonly string[]): Map<string, Form> {
  const forms = new Map<string, Form>();
  const isKnown = (form: string) => occurrences(index, form) > 0;
  const weightOf = (word: string) => (words.length > 1 && isGeneral(word) ? GENERAL : 1);
  for (const word of words) {
    const typed = indexedForms(word) || [word.toLowerCase()];
    const parts = typed.some(isKnown) ? [] : partsOf(word.toLowerCase(), isKnown);
    for (const form of [...typed, ...parts]) forms.set(form, { word, weight: weightOf(word), isTyped: true });
  }
  // Users write "web hook" and "heat map".
  words.slice(1).forEach((word, position) => {
    const joined = stem(`${words[position]}${word}`.toLowerCase());
    if (!forms.has(joined) && isKnown(joined)) forms.set(joined, { word, weight: weightOf(word), isTyped: true });
  });
  for (const word of words) {
    const stemmed = stem(word.toLowerCase());
    const synonyms = synonymsOf(stemmed);
    const share = FULL_SYNONYMS / Math.max(FULL_SYNONYMS, synonyms.length);
    // If a word occurs nowhere, the factor for synonyms does not apply.
    const weight = weightOf(word) * (isKnown(stemmed) ? SYNONYM : 1) * share;
    for (const form of synonyms) {
      if (!forms.has(form)) forms.set(form, { word, weight, isTyped: false });
    }
    for (const form of verbsOf(stemmed)) {
      if (!forms.has(form)) forms.set(form, { word, weight: weightOf(word) * VERB, isTyped: false });
    }
  }
  return forms;
}

/** Returns the stems of two indexed words that form a compound such as "errorrate", or `[]`. */
function partsOf(word: string, isKnown: (form: string) => boolean): string[] {
  for (let end = word.length - 3; end >= 3; end--) {
    const parts = [word.slice(0, end), word.slice(end)].map(stem);
    if (parts.every(isKnown)) return parts;
  }
  return [];
}

/**
 * Creates a function that takes the terms of a result and returns the share of the question that they cover, from 0 to 1. A rare word
 * counts more than a frequent one, and a synonym counts less than the word itself.
 */
function createShareFunction(index: MiniSearch<Entry>, words: readonly string[], forms: ReadonlyMap<string, Form>) {
  const rarity = new Map(
    words.map((word) => {
      const count = occurrences(index, stem(word.toLowerCase()));
      const factor = isGeneral(word) ? GENERAL : 1;
      return [word, factor * Math.log(1 + index.documentCount / (count + 1))] as const;
    }),
  );
  const total = [...rarity.values()].reduce((sum, value) => sum + value, 0);
  return (terms: readonly string[]): number => {
    const covered = new Map<string, number>();
    for (const term of terms) {
      const form = forms.get(term);
      if (form) covered.set(form.word, Math.max(covered.get(form.word) ?? 0, form.isTyped ? 1 : 0.7));
    }
    return [...covered].reduce((sum, [word, part]) => sum + part * (rarity.get(word) ?? 0), 0) / total;
  };
}

/** Returns the number of entries that contain a form. */
function occurrences(index: MiniSearch<Entry>, form: string): number {
  return index.search(form, { tokenize: (text) => [text], processTerm: (term) => term }).length;
}

/** Returns the indexed forms of each word of a title. */
function titleForms(title: string): string[][] {
  return wordsOf(title).map((word) => indexedForms(word) || []);
}

/** Returns what similar results have in common: the page, or for fields, the name. */
function pageOf({ kind, title, url }: Found): string {
  return kind === 'field' ? title : (url.split('#')[0] ?? '');
}

interface Scored {
  readonly result: Result;
  readonly score: number;
}

/**
 * Raises the score of each result except fields by a part of the scores of the next best results on its page, because a page with
 * several matches fits better.
 */
function addOtherSections(results: readonly Scored[]): Scored[] {
  const lower = new Map<string, number[]>();
  return results
    .toSorted((a, b) => a.score - b.score)
    .map(({ result, score }) => {
      if (result.kind === 'field') return { result, score };
      const others = lower.get(pageOf(result)) ?? [];
      lower.set(pageOf(result), [...others, score]);
      const sum = others.slice(-OTHER_SECTIONS).reduce((total, other) => total + other, 0);
      return { result, score: score + OTHER_SECTIONS_PART * sum };
    });
}

/** Sorts results by score, and reduces the scores of similar results: all but the best one of a page, or of fields with the same name. */
function sortWithDiversity(results: readonly Scored[]): Scored[] {
  const earlier = new Map<string, number>();
  return results
    .toSorted((a, b) => b.score - a.score)
    .map(({ result, score }) => {
      const betterCount = earlier.get(pageOf(result)) ?? 0;
      earlier.set(pageOf(result), betterCount + 1);
      return { result, score: score * SAME_PAGE ** betterCount };
    })
    .toSorted((a, b) => b.score - a.score);
}
