import type {
  AlternativeResponse,
  Deprecation,
  ErrorResponse,
  LocatedParameter,
  Operation,
  Replacement,
  SuccessResponse,
} from './api.ts';
import {
  type ApiResponse,
  HTTP_METHODS,
  JSON_MEDIA_TYPE,
  type JsonSchema,
  type OpenApiDocument,
  type OperationObject,
  type PathItem,
  type Ref,
  resolve,
} from './document.ts';
import { firstExample, mergeParameters, readBody, readParameters } from './read-request.ts';
import { locationAt, SpecError, type SpecLocation } from './spec-error.ts';

/** The properties of an envelope other than its content. */
const envelopeProperties = new Set(['status', 'requestId', 'meta']);

/**
 * Reads one operation of a bundled document. Throws a {@link SpecError} if no client method can be generated from it.
 */
export function readOperation(
  document: OpenApiDocument,
  path: string,
  method: string,
  item: PathItem,
  operation: OperationObject,
  location: SpecLocation,
): Operation {
  return new OperationReader(document, path, method, item, operation, location).read();
}

class OperationReader {
  readonly #document: OpenApiDocument;
  readonly #path: string;
  readonly #method: string;
  readonly #operation: OperationObject;
  readonly #location: SpecLocation;
  readonly #parameters: readonly LocatedParameter[];

  constructor(
    document: OpenApiDocument,
    path: string,
    method: string,
    item: PathItem,
    operation: OperationObject,
    location: SpecLocation,
  ) {
    this.#document = document;
    this.#path = path;
    this.#method = method.toUpperCase();
    this.#operation = operation;
    this.#location = location;
    const itemParametersLocation = locationAt(
      { ...location, pointer: location.pointer.slice(0, location.pointer.lastIndexOf('/')) },
      'parameters',
    );
    this.#parameters = mergeParameters(
      readParameters(document, item.parameters, itemParametersLocation),
      readParameters(document, operation.parameters, locationAt(location, 'parameters')),
    );
  }

  read(): Operation {
    const operation = this.#operation;
    const [resource, clientMethod] = this.#clientMethod();
    const writes = this.#method !== 'GET' && operation['x-read-only'] !== true;
    const parametersIn = (location: 'query' | 'header') =>
      this.#parameters.filter((parameter) => parameter.in === location);
    return {
      location: this.#location,
      id: this.#id(),
      method: this.#method,
      path: this.#path,
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      deprecation: operation.deprecated ? this.#deprecation() : undefined,
      stability: operation['x-stability'] ?? 'stable',
      since: operation['x-since'] ?? '',
      resource,
      clientMethod,
      listFallback: operation['x-list-fallback'] === true,
      writes,
      hasEffect: writes || operation['x-external-effect'] === true,
      roles: operation['x-roles'],
      pathParameters: this.#pathParameters(),
      queryParameters: parametersIn('query'),
      headerParameters: parametersIn('header'),
      body: readBody(this.#document, operation, `${this.#method} ${this.#path}`, this.#location),
      response: this.#successResponse(),
      errors: Object.entries(operation.responses)
        .filter(([status]) => Number(status) >= 400)
        .map(([status, response]) => this.#errorResponse(status, response)),
    };
  }

  #error(message: string, ...keys: string[]): SpecError {
    return new SpecError(`${this.#method} ${this.#path} ${message}`, locationAt(this.#location, ...keys));
  }

  #id(): string {
    const id = this.#operation.operationId;
    if (!id) throw this.#error('needs an `operationId`');
    if (/^[a-z]\w*$/.test(id)) return id;
    throw this.#error(`needs an \`operationId\` like \`createDashboard\`, received \`${id}\``, 'operationId');
  }

  #clientMethod(): [resource: string, method: string] {
    const text = this.#operation['x-client-method'];
    const [, resource, method] = /^([a-z]\w*)\.([a-z]\w*)$/.exec(text ?? '') ?? [];
    if (resource !== undefined && method !== undefined) return [resource, method];
    const expectation = 'needs an `x-client-method` like `dashboards.create`';
    throw text === undefined
      ? this.#error(expectation)
      : this.#error(`${expectation}, received \`${text}\``, 'x-client-method');
  }

  #deprecation(): Deprecation {
    const sunset = this.#operation['x-sunset'];
    if (sunset !== undefined && !isDay(sunset)) {
      throw this.#error(`needs an \`x-sunset\` date like \`2027-01-31\`, received \`${sunset}\``, 'x-sunset');
    }
    return { since: this.#deprecatedSince(), sunset, replacement: this.#replacement() };
  }

  /**
   * Returns the value of the `Deprecation` header: its `const`, or else its first example. The value never changes, so the spec
   * contains it. Returns undefined without this header.
   */
  #deprecatedSince(): string | undefined {
    const response = this.#operation.responses['200'];
    const headers = (response && resolve(this.#document, response).headers) ?? {};
    const [, header] = Object.entries(headers).find(([name]) => name.toLowerCase() === 'deprecation') ?? [];
    if (!header) return undefined;
    const { schema = {} } = resolve(this.#document, header as { schema?: JsonSchema } | Ref);
    const value = schema.const ?? schema.examples?.[0];
    if (typeof value === 'string' && /^@\d+$/.test(value)) return value;
    const expectation =
      'needs a `const` or an example for its `Deprecation` header, in seconds since 1970 like `@1767225600`';
    throw this.#error(value === undefined ? expectation : `${expectation}, received \`${value}\``, 'responses', '200');
  }

  #replacement(): Replacement | undefined {
    const id = this.#operation['x-replacement'];
    if (id === undefined) return undefined;
    const { paths, webhooks = {} } = this.#document;
    for (const [path, item] of Object.entries(paths)) {
      const operation = HTTP_METHODS.map((method) => item[method]).find((candidate) => candidate?.operationId === id);
      if (operation) return { name: operation['x-client-method'] ?? id, path };
    }
    if (Object.values(webhooks).some(({ post }) => post?.operationId === id)) return { name: id, path: undefined };
    throw this.#error(`needs an existing operationId as its \`x-replacement\`, received \`${id}\``, 'x-replacement');
  }

  #pathParameters(): LocatedParameter[] {
    return [...this.#path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => {
      const parameter = this.#parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
      if (parameter) return parameter;
      throw this.#error(`does not define its path parameter \`${name}\``);
    });
  }

  #errorResponse(status: string, response: ApiResponse | Ref): ErrorResponse {
    const { description = '', content } = resolve(this.#document, response);
    return { status, description, schema: content?.[JSON_MEDIA_TYPE]?.schema };
  }

  #successResponse(): SuccessResponse {
    const response = this.#operation.responses['200'];
    if (!response) throw this.#error('needs a response 200', 'responses');
    const success = resolve(this.#document, response);
    const media = success.content?.[JSON_MEDIA_TYPE];
    const envelope = media?.schema;
    if (!media || !envelope)
      throw this.#error(`needs a response 200 with a schema for ${JSON_MEDIA_TYPE}`, 'responses', '200');
    const bare = this.#operation['x-bare'] === true;
    const versioned = 'ETag' in (success.headers ?? {});
    const example = firstExample(this.#document, media);
    const alternatives = this.#alternatives(success);
    const common = { envelope, example, bare, versioned, alternatives };
    if (bare) return { ...common, property: undefined, schema: envelope, list: false };
    const properties = resolve(this.#document, envelope).properties ?? {};
    const contents = Object.keys(properties).filter((name) => !envelopeProperties.has(name));
    if (contents.length > 1) {
      throw this.#error(`returns ${contents.join(' and ')}: expected one content property`, 'responses', '200');
    }
    const [property] = contents;
    const content = property === undefined ? undefined : properties[property];
    const schema = typeof content === 'object' ? content : undefined;
    // Lists require `meta`. Another response may have it for warnings.
    const list = resolve(this.#document, envelope).required?.includes('meta') ?? false;
    if (list && !schema?.items)
      throw this.#error('requires `meta`, but its content is not an array', 'responses', '200');
    return { ...common, property, schema: list ? schema?.items : schema, list };
  }

  /** Returns the media types of a response other than JSON. */
  #alternatives({ content = {} }: ApiResponse): AlternativeResponse[] {
    const others = Object.entries(content).filter(([mediaType]) => mediaType !== JSON_MEDIA_TYPE);
    return others.map(([mediaType, { schema, 'x-client-method': method }]) => {
      const keys = ['responses', '200', 'content', mediaType];
      if (schema?.type !== 'string') throw this.#error(`needs a schema of type string for ${mediaType}`, ...keys);
      const [resource, clientMethod] = method?.split('.') ?? [];
      if (resource !== undefined && resource !== this.#clientMethod()[0])
        throw this.#error(
          `needs an \`x-client-method\` of the same resource for ${mediaType}, received \`${method}\``,
          ...keys,
        );
      return { mediaType, clientMethod, schema };
    });
  }
}

/** Returns true if the date exists in the calendar; `2027-02-30` does not. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}
