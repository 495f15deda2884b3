import { slug } from '../text/html.ts';
import type { Document, OperationObject } from './openapi.ts';

/** The deprecation of an operation or a webhook. */
export interface Deprecation {
  /** The text, such as `deprecated, available until 2027-06-30`. */
  readonly text: string;
  readonly replacement: Replacement | undefined;
}

/** The replacement of a deprecated operation or webhook. */
export interface Replacement {
  readonly summary: string;
  /** URL relative to the folder of the deployment: `sources.html#listSources`. */
  readonly url: string;
}

/** Returns the deprecation of an operation or a webhook; `undefined` if it is not deprecated. */
export function deprecationOf(document: Document, object: OperationObject): Deprecation | undefined {
  if (!object.deprecated) return undefined;
  const sunset = object['x-sunset'];
  return {
    text: `deprecated${sunset === undefined ? '' : `, available until ${sunset}`}`,
    replacement: replacementOf(document, object['x-replacement']),
  };
}

function replacementOf({ paths, webhooks = {} }: Document, id: string | undefined): Replacement | undefined {
  const all = [
    ...Object.values(paths).flatMap(Object.values<OperationObject>),
    ...Object.values(webhooks).map(({ post }) => post),
  ];
  const replacement = id === undefined ? undefined : all.find((object) => object?.operationId === id);
  return replacement && { summary: replacement.summary, url: `${slug(replacement.tags[0] ?? '')}.html#${id}` };
}

/** Returns a deprecation as one line of Markdown, with a link to the replacement if there is one. */
export function deprecationMarkdown({ text, replacement }: Deprecation): string {
  return replacement ? `${text}; use [${replacement.summary}](${replacement.url}) instead` : text;
}
