import type { Deployment } from '../files.ts';
import type { Api, Operation } from './api.ts';
import { HTTP_METHODS, type OpenApiDocument, type PathItem } from './document.ts';
import { readOperation } from './read-operation.ts';
import { readWebhook } from './read-webhook.ts';
import { locationAt, SpecError, type SpecLocation } from './spec-error.ts';

/**
 * Reads the schemas, operations and webhooks of a bundled document. Throws a {@link SpecError} if an operation or a webhook is incomplete
 * or not supported.
 */
export function readApi(deployment: Deployment, document: OpenApiDocument): Api {
  const root = { deployment, pointer: '#' };
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    readPath(document, path, item, locationAt(root, 'paths', path)),
  );
  const webhooks = Object.entries(document.webhooks ?? {}).map(([name, item]) =>
    readWebhook(document, name, item, locationAt(root, 'webhooks', name)),
  );
  return { deployment, version: document.info.version, schemas, operations, webhooks };
}

function readPath(document: OpenApiDocument, path: string, item: PathItem, location: SpecLocation): Operation[] {
  const unsupported = ['head', 'options', 'trace'].find((method) => method in item);
  if (unsupported !== undefined) {
    throw new SpecError(`the method \`${unsupported}\` is not supported`, locationAt(location, unsupported));
  }
  return HTTP_METHODS.flatMap((method) => {
    const operation = item[method];
    return operation ? [readOperation(document, path, method, item, operation, locationAt(location, method))] : [];
  });
}
