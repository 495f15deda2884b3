import { refuseRecursion } from '../check/recursion.ts';
import { refuseInherited, refuseUnsupported } from '../check/schema-support.ts';
import type { Deployment } from '../workspace.ts';
import { type JsonSchema, json, methods, type OpenApiDocument, type Parameter } from './document.ts';
import { readOperation } from './read-operation.ts';
import { readDelivery } from './read-webhook.ts';
import { at, type Place, SpecFault } from './spec-error.ts';

/** One deployment's interface as the generators need it: everything in it can be generated. */
export interface Api {
  readonly deployment: Deployment;
  /** `info.version`, which is the packages' version. */
  readonly version: string;
  readonly schemas: ReadonlyMap<string, JsonSchema>;
  readonly operations: readonly Operation[];
  /** What the service sends by itself: the specs' `webhooks`, in their order. */
  readonly deliveries: readonly Delivery[];
}

/** One operation, references to its parts resolved. Schemas keep theirs: they are named types. */
export interface Operation {
  readonly place: Place;
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  /** What the spec says of the end of a deprecated operation; `undefined` where it is not deprecated. */
  readonly ending: Ending | undefined;
  readonly stability: string;
  readonly since: string;
  /** `dashboards` of `dashboards.create`. */
  readonly resource: string;
  /** `create` of `dashboards.create`. */
  readonly clientMethod: string;
  /** Roles that may call the operation; `undefined` where credentials have no roles. */
  readonly roles: readonly string[] | undefined;
  readonly pathParameters: readonly PlacedParameter[];
  readonly queryParameters: readonly PlacedParameter[];
  readonly headerParameters: readonly PlacedParameter[];
  readonly body: Body | undefined;
  readonly answer: Answer;
  readonly errors: readonly Refusal[];
}

/** How a deprecated operation ends, as far as the spec says it. */
export interface Ending {
  /** Since when it is deprecated, as the answer's header `Deprecation` says it: `@1767225600`. */
  readonly since: string | undefined;
  /** The last day on which it is there: `2027-01-31`. */
  readonly sunset: string | undefined;
  readonly replacement: Replacement | undefined;
}

/** What stands in for a deprecated operation. */
export interface Replacement {
  /** What a client calls it: `dashboards.create`; of a webhook, its operationId. */
  readonly name: string;
  /** `undefined` where a webhook stands in. */
  readonly path: string | undefined;
}

/** One kind of request that the service makes: the receiver's side of a webhook. */
export interface Delivery {
  readonly place: Place;
  /** The key under `webhooks`. */
  readonly name: string;
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated: boolean;
  readonly stability: string;
  readonly since: string;
  readonly headerParameters: readonly PlacedParameter[];
  readonly body: Body;
}

/** A parameter and where it is described. */
export interface PlacedParameter extends Parameter {
  readonly place: Place;
}

/** An answer that is no success. */
export interface Refusal {
  readonly status: string;
  readonly description: string;
  /** Its body; `undefined` where it has none. */
  readonly schema: JsonSchema | undefined;
}

/** What an operation takes as JSON. */
export interface Body {
  readonly schema: JsonSchema;
  readonly description: string;
  readonly example: unknown;
}

/** What a successful call answers with, without its envelope. */
export interface Answer {
  /** The envelope with its content. */
  readonly envelope: JsonSchema;
  /** The property of the envelope that holds the content, `undefined` when there is none. */
  readonly property: string | undefined;
  /** The content; of a list, one item. */
  readonly schema: JsonSchema | undefined;
  /** Whether the answer is a page of a list. */
  readonly list: boolean;
  /** Whether the answer carries an `ETag`. */
  readonly versioned: boolean;
}

/** Reads the operations and schemas of a bundled document. What cannot be generated is a {@link SpecFault}. */
export function readApi(deployment: Deployment, document: OpenApiDocument): Api {
  const top = { deployment, pointer: '#' };
  const schemas = new Map(Object.entries(document.components?.schemas ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)));
  const components = at(top, 'components', 'schemas');
  for (const [name, schema] of schemas) {
    refuseName(name, components);
    refuseUnsupported(schema, at(components, name), schemas);
  }
  refuseRecursion(schemas, components);
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const place = at(top, 'paths', path);
    const other = ['head', 'options', 'trace'].find((method) => method in item);
    if (other !== undefined) throw new SpecFault(`the method \`${other}\` is not supported`, at(place, other));
    return methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [readOperation(document, path, method, item, operation, at(place, method))] : [];
    });
  });
  for (const operation of operations) refuseParts(operation, schemas);
  const deliveries = Object.entries(document.webhooks ?? {}).map(([name, item]) =>
    readDelivery(document, name, item, at(top, 'webhooks', name)),
  );
  for (const { body, place } of deliveries) {
    refuseUnsupported(body.schema, at(place, 'requestBody', 'content', json, 'schema'), schemas);
  }
  refuseTwice([...operations, ...deliveries], ({ id }) => id, 'operationId');
  refuseTwice(operations, ({ resource, clientMethod }) => `${resource}.${clientMethod}`, 'x-client-method');
  return { deployment, version: document.info.version, schemas, operations, deliveries };
}

/** The name of a component is the name of a type. A number at its end is what bundling adds to a second one. */
function refuseName(name: string, components: Place): void {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return;
  const twice = /^([A-Z][A-Za-z0-9]*)-\d+$/.exec(name)?.[1];
  if (twice !== undefined) throw new SpecFault(`two different schemas are named \`${twice}\``, at(components, twice));
  throw new SpecFault(`\`${name}\` is no name for a type: expected one like \`AlertInput\``, at(components, name));
}

function refuseParts(operation: Operation, schemas: Api['schemas']): void {
  const { place, pathParameters, queryParameters, headerParameters, body, answer } = operation;
  for (const parameter of [...pathParameters, ...queryParameters, ...headerParameters]) {
    refuseInherited(parameter.name, at(parameter.place, 'name'));
    refuseUnsupported(parameter.schema, at(parameter.place, 'schema'), schemas);
  }
  if (body) refuseUnsupported(body.schema, at(place, 'requestBody', 'content', json, 'schema'), schemas);
  refuseUnsupported(answer.envelope, at(place, 'responses', '200', 'content', json, 'schema'), schemas);
}

function refuseTwice<Named extends Operation | Delivery>(
  named: readonly Named[],
  key: (one: Named) => string,
  keyword: string,
): void {
  const seen = new Map<string, Named>();
  for (const one of named) {
    const first = seen.get(key(one));
    if (first) {
      const both = [first, one].map(titleOf).join(' and ');
      throw new SpecFault(`the ${keyword} \`${key(one)}\` is used twice, by ${both}`, at(one.place, keyword));
    }
    seen.set(key(one), one);
  }
}

function titleOf(one: Operation | Delivery): string {
  return 'path' in one ? `${one.method} ${one.path}` : `the webhook ${one.name}`;
}
