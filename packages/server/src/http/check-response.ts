import { schema } from '@observability-api/schemas';
import type { Operation } from './operation.ts';

/** Throws when a response body is not what the spec says of it, a property that the spec does not name included. */
export function checkResponse(id: string, operation: Operation, body: string): void {
  const issues = schema(operation.response, 'request').check(JSON.parse(body));
  if (issues.length === 0) return;
  const texts = issues.map(({ pointer, message }) => `${pointer || '/'} ${message}`);
  throw new Error(`The response of ${id} is not what the spec says: ${texts.join('; ')}`);
}
