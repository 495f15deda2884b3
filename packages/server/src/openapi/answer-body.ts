import type { Page } from '../resources/page.ts';
import type { Versioned } from '../resources/versioned.ts';
import { type JsonPiece, writtenOf } from '../resources/written.ts';
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
export function answerBody(deployment: Deployment, { operation, query, result, requestId }: Outgoing): string | Buffer {
  const { answer, versioned } = operation;
  if (answer === 'nothing') return JSON.stringify(deployment.envelope({}, requestId));
  const stored = writtenOf(result);
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
  return joined([text.slice(0, place), ...stored, text.slice(place + holeText.length)]);
}

function pageMeta({ total }: Page<unknown>, query: Outgoing['query']): object {
  return { total, limit: query['limit'], offset: query['offset'] };
}

function joined(pieces: readonly JsonPiece[]): string | Buffer {
  const bytes: Uint8Array[] = [];
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
    } else {
      bytes.push(Buffer.from(text), piece);
      text = '';
    }
  }
  return bytes.length === 0 ? text : Buffer.concat([...bytes, Buffer.from(text)]);
}
