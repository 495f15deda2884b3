import { slug } from '../text/slug.ts';
import type { Document, OperationObject } from './openapi.ts';

/** How something deprecated ends. */
export interface Ending {
  /** `deprecated until 2027-06-30`. */
  readonly text: string;
  readonly replacement: Replacement | undefined;
}

/** What stands in for something deprecated. */
export interface Replacement {
  readonly summary: string;
  /** Its place among the pages of the deployment: `sources.html#listSources`. */
  readonly url: string;
}

/** How an operation or a webhook ends; `undefined` where it is not deprecated. */
export function endingOf(document: Document, object: OperationObject): Ending | undefined {
  if (!object.deprecated) return undefined;
  const sunset = object['x-sunset'];
  return {
    text: `deprecated${sunset === undefined ? '' : ` until ${sunset}`}`,
    replacement: replacementOf(document, object['x-replacement']),
  };
}

function replacementOf({ paths, webhooks = {} }: Document, id: string | undefined): Replacement | undefined {
  const all = [
    ...Object.values(paths).flatMap(Object.values<OperationObject>),
    ...Object.values(webhooks).map(({ post }) => post),
  ];
  const found = id === undefined ? undefined : all.find((one) => one?.operationId === id);
  return found && { summary: found.summary, url: `${slug(found.tags[0] ?? '')}.html#${id}` };
}

/** The same in a line of Markdown, with a link to what stands in for it. */
export function endingMarkdown({ text, replacement }: Ending): string {
  return replacement ? `${text}, use [${replacement.summary}](${replacement.url}) instead` : text;
}
