import type { Answer, Ending, Operation, PlacedParameter, Refusal, Replacement } from './api.ts';
import {
  type ApiResponse,
  type JsonSchema,
  json,
  methods,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type Ref,
  resolve,
} from './document.ts';
import { readBody, readParameters } from './read-request.ts';
import { at, type Place, SpecFault } from './spec-error.ts';

/** What stands in an envelope beside its content. */
const envelopeProperties = new Set(['status', 'requestId', 'meta']);

/** Reads one operation of a bundled document. One that no method can be made of is a {@link SpecFault}. */
export function readOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  item: PathItem,
  operation: OperationObject,
  place: Place,
): Operation {
  return new OperationReader(document, path, method, item, operation, place).read();
}

class OperationReader {
  readonly #document: OpenApiDocument;
  readonly #path: string;
  readonly #method: string;
  readonly #operation: OperationObject;
  readonly #place: Place;
  readonly #parameters: readonly PlacedParameter[];

  constructor(
    document: OpenApiDocument,
    path: string,
    method: string,
    item: PathItem,
    operation: OperationObject,
    place: Place,
  ) {
    this.#document = document;
    this.#path = path;
    this.#method = method.toUpperCase();
    this.#operation = operation;
    this.#place = place;
    const ofPath = at({ ...place, pointer: place.pointer.slice(0, place.pointer.lastIndexOf('/')) }, 'parameters');
    this.#parameters = [
      ...readParameters(document, item.parameters, ofPath),
      ...readParameters(document, operation.parameters, at(place, 'parameters')),
    ];
  }

  read(): Operation {
    const operation = this.#operation;
    const [resource, clientMethod] = this.#clientMethod();
    const of = (kind: string) => this.#parameters.filter((parameter) => parameter.in === kind);
    return {
      place: this.#place,
      id: this.#id(),
      method: this.#method,
      path: this.#path,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      ending: operation.deprecated ? this.#ending() : undefined,
      stability: operation['x-stability'] ?? 'stable',
      since: operation['x-since'] ?? '',
      resource,
      clientMethod,
      roles: operation['x-roles'],
      pathParameters: this.#pathParameters(),
      queryParameters: of('query'),
      headerParameters: of('header'),
      body: readBody(this.#document, operation, `${this.#method} ${this.#path}`, this.#place),
      answer: this.#answer(),
      errors: Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => this.#refusal(status, response)),
    };
  }

  #fault(what: string, ...keys: string[]): SpecFault {
    return new SpecFault(`${this.#method} ${this.#path} ${what}`, at(this.#place, ...keys));
  }

  #id(): string {
    const id = this.#operation.operationId;
    if (!id) throw this.#fault('needs an `operationId`');
    if (/^[a-z]\w*$/.test(id)) return id;
    throw this.#fault(`needs an \`operationId\` like \`createDashboard\`, received \`${id}\``, 'operationId');
  }

  #clientMethod(): [resource: string, method: string] {
    const text = this.#operation['x-client-method'];
    const [, resource, method] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(text ?? '') ?? [];
    if (resource !== undefined && method !== undefined) return [resource, method];
    const wanted = 'needs an `x-client-method` like `dashboards.create`';
    throw text === undefined ? this.#fault(wanted) : this.#fault(`${wanted}, received \`${text}\``, 'x-client-method');
  }

  #ending(): Ending {
    const sunset = this.#operation['x-sunset'];
    if (sunset !== undefined && !isDay(sunset)) {
      throw this.#fault(`needs an \`x-sunset\` that is a day, received \`${sunset}\``, 'x-sunset');
    }
    return { since: this.#deprecatedSince(), sunset, replacement: this.#replacement() };
  }

  /** The header has one value for as long as the operation is there, so what the spec shows of it is that value. */
  #deprecatedSince(): string | undefined {
    const response = this.#operation.responses['200'];
    const headers = (response && resolve(this.#document, response).headers) ?? {};
    const [, header] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'deprecation') ?? [];
    if (!header) return undefined;
    const { schema = {} } = resolve(this.#document, header as { schema?: JsonSchema } | Ref);
    const value = schema.const ?? schema.examples?.[0];
    if (typeof value === 'string' && /^@\d+$/.test(value)) return value;
    const wanted = 'needs a `const` of its header `Deprecation`, the seconds since 1970 like `@1767225600`';
    throw this.#fault(value === undefined ? wanted : `${wanted}, received \`${value}\``, 'responses', '200');
  }

  #replacement(): Replacement | undefined {
    const id = this.#operation['x-replacement'];
    if (id === undefined) return undefined;
    const { paths, webhooks = {} } = this.#document;
    for (const [path, item] of Object.entries(paths)) {
      const found = methods.map((method) => item[method]).find((one) => one?.operationId === id);
      if (found) return { name: found['x-client-method'] ?? id, path };
    }
    if (Object.values(webhooks).some(({ post }) => post?.operationId === id)) return { name: id, path: undefined };
    throw this.#fault(`needs an operationId as its \`x-replacement\`, received \`${id}\``, 'x-replacement');
  }

  #pathParameters(): PlacedParameter[] {
    return [...this.#path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => {
      const parameter = this.#parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
      if (parameter) return parameter;
      throw this.#fault(`does not describe its path parameter \`${name}\``);
    });
  }

  #refusal(status: string, response: ApiResponse | Ref): Refusal {
    const { description = '', content } = resolve(this.#document, response);
    return { status, description, schema: content?.[json]?.schema };
  }

  #answer(): Answer {
    const response = this.#operation.responses['200'];
    if (!response) throw this.#fault('needs a response 200', 'responses');
    const success = resolve(this.#document, response);
    const envelope = success.content?.[json]?.schema;
    if (!envelope) throw this.#fault(`needs a response 200 with a schema for ${json}`, 'responses', '200');
    const properties = resolve(this.#document, envelope).properties ?? {};
    const contents = Object.keys(properties).filter((name) => !envelopeProperties.has(name));
    if (contents.length > 1) {
      throw this.#fault(`answers with ${contents.join(' and ')}: expected one content`, 'responses', '200');
    }
    const [property] = contents;
    const content = property === undefined ? undefined : properties[property];
    const schema = typeof content === 'object' ? content : undefined;
    const list = 'meta' in properties;
    if (list && !schema?.items) throw this.#fault('has `meta`, but its content is no array', 'responses', '200');
    return {
      envelope,
      property,
      schema: list ? schema?.items : schema,
      list,
      versioned: 'ETag' in (success.headers ?? {}),
    };
  }
}

/** Whether the calendar has the day: `2027-02-30` is none. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
