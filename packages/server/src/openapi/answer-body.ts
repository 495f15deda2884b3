import type { Page } from '../resources/page.ts';
import type { Versioned } from '../resources/versioned.ts';
import { type Pieces, Written } from '../resources/written.ts';
import type { Deployment } from './deployment.ts';
import type { Operation } from './operation.ts';

/** A result on its way out. */
export interface Outgoing {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly requestId: string;
}

/** Stands in an envelope where stored JSON goes: nothing else in it, an id and numbers, is this text. */
const hole = '…';
const holeText = JSON.stringify(hole);

/** The body of a successful answer. JSON that is stored goes into the envelope as it is. */
export function answerBody(
  deployment: Deployment,
  { operation, query, result, requestId }: Outgoing,
): string | Buffer | Pieces {
  const { answer, versioned } = operation;
  if (answer === 'nothing') return JSON.stringify(deployment.envelope({}, requestId));
  const stored = result instanceof Written;
  const value = () => {
    if (answer === 'list') return (result as Page<unknown>).items;
    return versioned ? (result as Versioned<unknown>).resource : result;
  };
  const meta = answer === 'list' ? pageMeta(result as Page<unknown>, query) : undefined;
  const text = JSON.stringify(
    deployment.envelope({ content: stored ? hole : value(), ...(meta && { meta }) }, requestId),
  );
  if (!stored) return text;
  const place = text.indexOf(holeText);
  return result.between(text.slice(0, place), text.slice(place + holeText.length));
}

function pageMeta({ total }: Page<unknown>, query: Outgoing['query']): object {
  return { total, limit: query['limit'], offset: query['offset'] };
}
