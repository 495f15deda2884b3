import type { Steps } from '../../computation.ts';

/** A group of similar strings. */
export interface Pattern {
  /** The common words. `<*>` replaces words that differ or contain digits. */
  readonly words: readonly string[];
  readonly count: number;
  /** Examples of the strings. */
  readonly samples: readonly string[];
}

interface Cluster {
  words: string[];
  count: number;
  readonly samples: string[];
}

/** A node of the tree of words. Only leaves have clusters. */
interface Node {
  readonly children: Map<string, Node>;
  readonly clusters: Cluster[];
}

const WILDCARD = '<*>';

/** The share of equal words that makes a string similar to a pattern. */
const SIMILARITY = 0.4;

/** The number of leading words that select the leaf of a string. */
const PREFIX_WORDS = 2;

const MAX_CHILDREN = 100;
const MAX_SAMPLES = 5;

/** Words beyond this number are ignored. */
const MAX_WORDS = 200;

/** The number of comparisons of words in one step, which takes a few milliseconds. */
const COMPARISONS_PER_STEP = 200_000;

function createNode(): Node {
  return { children: new Map(), clusters: [] };
}

/** Splits a string into words. Words with digits become wildcards, because they are mostly ids, times and amounts. */
function wordsOf(text: string): string[] {
  const words = text.trim().split(/\s+/, MAX_WORDS);
  return words.map((word) => (/\d/.test(word) ? WILDCARD : word));
}

/** Returns the child for a word, or creates it. Beyond the maximum number of children, returns the child for the wildcard. */
function childOf({ children }: Node, word: string): Node {
  const key = children.has(word) || children.size < MAX_CHILDREN ? word : WILDCARD;
  let child = children.get(key);
  if (!child) {
    child = createNode();
    children.set(key, child);
  }
  return child;
}

/** Returns the share of words at the same position that are equal. */
function similarity(pattern: readonly string[], words: readonly string[]): number {
  let equal = 0;
  for (let index = 0; index < words.length; index += 1) if (pattern[index] === words[index]) equal += 1;
  return equal / words.length;
}

function mostSimilar({ clusters }: Node, words: readonly string[]): Cluster | undefined {
  let best: Cluster | undefined;
  let bestSimilarity = SIMILARITY;
  for (const cluster of clusters) {
    const score = similarity(cluster.words, words);
    if (score >= bestSimilarity && (best === undefined || score > bestSimilarity))
      [best, bestSimilarity] = [cluster, score];
  }
  return best;
}

/**
 * Groups strings by patterns with Drain (He et al. 2017, "Drain: An Online Log Parsing Approach with Fixed Depth Tree"). Compares
 * a string only with the earlier patterns of its leaf, which its number of words and its first words select. Returns the most
 * frequent patterns first.
 */
export function* findPatterns(texts: readonly string[]): Steps<Pattern[]> {
  const roots = new Map<number, Node>();
  const clusters: Cluster[] = [];
  let comparisons = 0;
  for (const text of texts) {
    const words = wordsOf(text);
    let node = roots.get(words.length) ?? createNode();
    roots.set(words.length, node);
    for (const word of words.slice(0, PREFIX_WORDS)) node = childOf(node, word);
    // Reading a word takes about as long as 10 comparisons.
    comparisons += words.length * (10 + node.clusters.length);
    let cluster = mostSimilar(node, words);
    if (cluster) {
      cluster.words = cluster.words.map((word, nth) => (word === words[nth] ? word : WILDCARD));
    } else {
      cluster = { words, count: 0, samples: [] };
      node.clusters.push(cluster);
      clusters.push(cluster);
    }
    cluster.count += 1;
    if (cluster.samples.length < MAX_SAMPLES && !cluster.samples.includes(text)) cluster.samples.push(text);
    if (comparisons < COMPARISONS_PER_STEP) continue;
    comparisons = 0;
    yield undefined;
  }
  return clusters.sort((a, b) => b.count - a.count);
}
