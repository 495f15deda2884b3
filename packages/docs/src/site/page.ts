import type { VNode } from 'preact';
import type { Api } from '../spec/api.ts';

/** One page of the reference, before it is put into its frame. */
export interface Page {
  /** Where it is within the site: `managed/keys.html`. */
  readonly path: string;
  readonly title: string;
  /** One sentence, for search engines and for `llms.txt`. */
  readonly description: string;
  /** The deployment that it belongs to; absent where it belongs to both. */
  readonly api?: Api;
  readonly content: VNode;
  /** The same for machines. Links name `.html` pages; they are turned into their twins. */
  readonly markdown: string;
}
