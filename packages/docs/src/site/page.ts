import type { VNode } from 'preact';
import type { Api } from '../spec/api.ts';

/** A section of a page. */
export interface Section {
  readonly id: string;
  /** The title as HTML. */
  readonly title: string;
  /** 2 for a section, 3 for a subsection. */
  readonly depth: number;
}

/** A page without its layout. */
export interface Page {
  /** The path in the site: `managed/keys.html`. */
  readonly path: string;
  readonly title: string;
  /** A description for search engines and `llms.txt`. It can have several sentences and contain Markdown. */
  readonly description: string;
  /** The API of the deployment; absent for pages of both deployments. */
  readonly api?: Api;
  readonly content: VNode;
  /** The sections for the list “On this page”. */
  readonly sections?: readonly Section[];
  /** The page as Markdown, with links to `.html` pages. `markdownVersion` converts the links. */
  readonly markdown: string;
}
