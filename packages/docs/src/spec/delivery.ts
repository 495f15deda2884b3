import { type Ending, endingOf } from './ending.ts';
import { type Field, fieldOfParameter } from './field.ts';
import type { Document, OperationObject, WebhookItem } from './openapi.ts';
import { type Answer, answer, type Body, bodyOf } from './operation.ts';

/** What the service sends by itself: a webhook of the description, as the reference shows it. */
export interface Delivery {
  readonly id: string;
  /** What receivers call it. */
  readonly name: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly stability: string;
  readonly since: string;
  /** How it ends; `undefined` unless it is deprecated. */
  readonly ending: Ending | undefined;
  readonly headers: readonly Field[];
  readonly body: Body;
  /** What the service does with what a receiver answers. */
  readonly answers: readonly Answer[];
  /** A receiver of it in TypeScript. */
  readonly sample: string;
}

/** Everything that is delivered by a description, in its order. `client` is the package that receives it. */
export function deliveries(document: Document, client: string): Delivery[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item], index) => {
    const object = item.post;
    const body = object && bodyOf(document, object);
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
    since: object['x-since'],
    ending: endingOf(document, object),
    headers: headers(document, item, object),
    body,
    answers: Object.entries(object.responses)
      .map(([status, response]) => answer(document, id, status, response))
      .sort((a, b) => (a.status < b.status ? -1 : 1)),
    sample: code,
  };
}

/** Those of the item and those of its operation, which win. */
function headers(document: Document, item: WebhookItem, { operationId, parameters = [] }: OperationObject): Field[] {
  const fields = [...(item.parameters ?? []), ...parameters].map((node) =>
    fieldOfParameter(document, node, operationId),
  );
  return [...new Map(fields.map((field) => [field.name.toLowerCase(), field])).values()];
}

/** The first of the webhooks is the one that is meant where none is named. */
function sample(client: string, name: string, { shape }: Body, isFirst: boolean): string {
  const shown = shape?.fields.find(({ required }) => required)?.name;
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
