import type { Operation } from '../read/api.ts';
import type { Parameter } from '../read/document.ts';

/** A caller without a cache of its own has no use for this header; `headers` can still send it. */
const unoffered = new Set(['If-None-Match']);

/** The headers of an operation that are options of its method. */
export function offeredHeaders(operation: Operation): readonly Parameter[] {
  return operation.headerParameters.filter(({ name }) => !unoffered.has(name));
}
