import { type Deprecation, deprecationOf } from './deprecation.ts';
import { type Field, fieldOfParameter } from './field.ts';
import type { Document, OperationObject, WebhookItem } from './openapi.ts';
import { type Body, bodyOf, laterVersion, type OperationResponse, readResponse } from './operation.ts';

/** A webhook of the spec in the form that the pages need. */
export interface Delivery {
  readonly id: string;
  /** The name of the webhook in the spec. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly stability: string;
  /** The version that added it; `undefined` for webhooks of the first version. */
  readonly since: string | undefined;
  /** `undefined` unless the webhook is deprecated. */
  readonly deprecation: Deprecation | undefined;
  readonly headers: readonly Field[];
  readonly body: Body;
  /** The reaction of the service to each class of responses. */
  readonly responses: readonly OperationResponse[];
  /** A receiver in TypeScript. */
  readonly sample: string;
}

/** Returns the webhooks of a document that have a POST with a body, in document order. `client` is the name of the client package. */
export function deliveries(document: Document, client: string): Delivery[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item], index) => {
    const object = item.post;
    const body = object && bodyOf(document, object, 'received');
    return object && body
      ? [delivery(document, name, item, object, body, sample(client, name, body, index === 0))]
      : [];
  });
}

function delivery(
  document: Document,
  name: string,
  item: WebhookItem,
  object: OperationObject,
  body: Body,
  code: string,
): Delivery {
  const id = object.operationId;
  return {
    id,
    name,
    tag: object.tags[0] ?? '',
    summary: object.summary,
    description: object.description,
    stability: object['x-stability'],
    since: laterVersion(document, object),
    deprecation: deprecationOf(document, object),
    headers: headers(document, item, object),
    body,
    responses: Object.entries(object.responses)
      .map(([status, response]) => readResponse(document, id, status, response))
      .sort((a, b) => (a.status < b.status ? -1 : 1)),
    sample: code,
  };
}

/** Returns the headers of the path item and the operation. If both define the same header, that of the operation takes precedence. */
function headers(document: Document, item: WebhookItem, { operationId, parameters = [] }: OperationObject): Field[] {
  const fields = [...(item.parameters ?? []), ...parameters].map((node) =>
    fieldOfParameter(document, node, operationId, 'received'),
  );
  return [...new Map(fields.map((field) => [field.name.toLowerCase(), field])).values()];
}

/** Returns a receiver in TypeScript. The client expects the first webhook if none is named. */
function sample(client: string, name: string, { shape }: Body, isFirst: boolean): string {
  const shown = shape?.fields[0]?.name;
  return [
    `import { DeliveryError, parseDelivery } from '${client}/webhooks';`,
    '',
    'export async function receive(request: Request, secret: string): Promise<Response> {',
    '  try {',
    `    const { payload, idempotencyKey } = await parseDelivery(request, { secret${isFirst ? '' : `, webhook: '${name}'`} });`,
    `    console.log(idempotencyKey, ${shown === undefined ? 'payload' : `payload.${shown}`});`,
    '    return new Response(null, { status: 204 });',
    '  } catch (error) {',
    '    if (!(error instanceof DeliveryError)) throw error;',
    '    return Response.json({ code: error.code }, { status: error.status });',
    '  }',
    '}',
  ].join('\n');
}
