import { byteLengthOf, type JsonChunk, JsonText, SerializedResource } from '../../domain/serialized.ts';
import type { Versioned } from '../../domain/versioned.ts';
import type { Page } from '../../store/read-page.ts';
import { type RouteAliases, toAliasContent } from '../aliases.ts';
import type { Deployment } from '../deployment.ts';
import type { Operation } from '../operation.ts';

/** The maximum size of a page of a list, in bytes of JSON. A first item that is larger is returned alone. */
export const MAX_PAGE_BYTES = 16 * 1024 * 1024;

/** The result of a handler and the request data that its envelope contains. */
export interface OutgoingResult {
  readonly operation: Operation;
  readonly query: Readonly<Record<string, unknown>>;
  readonly result: unknown;
  readonly requestId: string;
  /** The aliases in the response; undefined for the names of the spec. */
  readonly aliases?: RouteAliases | undefined;
}

/** A part of a response body, in chunks of JSON. */
export type BodyPart = readonly JsonChunk[];

/** A placeholder for the content of an envelope. Nothing before the content equals this string. */
const PLACEHOLDER = '…';
const PLACEHOLDER_JSON = JSON.stringify(PLACEHOLDER);

/** Returns the body of a successful response that is not a list. */
export function responseBody(
  deployment: Deployment,
  { operation, result, requestId, aliases }: OutgoingResult,
): readonly JsonChunk[] {
  const { responseKind, versioned } = operation;
  if (responseKind === 'empty') return [JSON.stringify(deployment.envelope({}, requestId))];
  const serialized = result instanceof SerializedResource ? result.json : result;
  if (responseKind === 'bare') return serialized instanceof JsonText ? serialized.chunks : [JSON.stringify(result)];
  if (serialized instanceof JsonText) {
    const [before, after] = envelopeAround(deployment, requestId, metaOf(result));
    return [before, ...serialized.chunks, after];
  }
  if (!versioned) return [JSON.stringify(deployment.envelope({ content: toAliasContent(result, aliases) }, requestId))];
  const content = toAliasContent((result as Versioned<unknown>).resource, aliases);
  const meta = metaOf(result);
  return [JSON.stringify(deployment.envelope({ content, ...(meta && { meta }) }, requestId))];
}

/** Returns the `meta` of a response, which contains the warnings of a write. Returns undefined if there are none. */
function metaOf(result: unknown): object | undefined {
  const { warnings = [] } = result as Pick<Versioned<unknown>, 'warnings'>;
  return warnings.length > 0 ? { warnings } : undefined;
}

/**
 * Yields the body of a list, one part for each batch of {@link Page}. If the items would exceed {@link MAX_PAGE_BYTES} together, the body
 * ends before the item that does not fit, but not before the first one. `meta.nextOffset` is then the offset of this item.
 */
export async function* listBody(
  deployment: Deployment,
  { query, result, requestId, aliases }: OutgoingResult,
): AsyncGenerator<BodyPart> {
  const page = result as Page<unknown>;
  const offset = Number(query['offset']);
  const [before] = envelopeAround(deployment, requestId);
  let bytes = 0;
  let items = 0;
  let batches = 0;
  for await (const batch of page.batches()) {
    const chunks: JsonChunk[] = batches === 0 ? [`${before}[`] : [];
    batches += 1;
    let isFull = false;
    for (const item of batch) {
      const json = item instanceof JsonText ? item.chunks : [JSON.stringify(toAliasContent(item, aliases))];
      const length = byteLengthOf(json);
      isFull = items > 0 && bytes + length > MAX_PAGE_BYTES;
      if (isFull) break;
      if (items > 0) chunks.push(',');
      for (const chunk of json) chunks.push(chunk);
      bytes += length + 1;
      items += 1;
    }
    const isLast = isFull || batches === page.batchCount;
    if (isLast) {
      const meta = { total: page.total, limit: query['limit'], offset, ...(isFull && { nextOffset: offset + items }) };
      chunks.push(`]${envelopeAround(deployment, requestId, meta)[1]}`);
    }
    yield chunks;
    if (isLast) return;
  }
}

/** Returns the text of an envelope before and after its content. */
function envelopeAround(deployment: Deployment, requestId: string, meta?: object): [before: string, after: string] {
  const text = JSON.stringify(deployment.envelope({ content: PLACEHOLDER, ...(meta && { meta }) }, requestId));
  const start = text.indexOf(PLACEHOLDER_JSON);
  return [text.slice(0, start), text.slice(start + PLACEHOLDER_JSON.length)];
}
