/** The parts of a bundled OpenAPI 3.1 document that the generators read. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
  /** The requests that the service sends, by name. */
  webhooks?: Record<string, PathItem>;
  components: {
    schemas?: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, ApiResponse>;
    headers?: Record<string, { schema?: JsonSchema }>;
    requestBodies?: Record<string, RequestBody>;
    examples?: Record<string, { value?: unknown }>;
  };
}

/** The media type of request bodies and errors, and the default of responses. */
export const JSON_MEDIA_TYPE = 'application/json';

export type Ref = { $ref: string };
export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type PathItem = Partial<Record<(typeof HTTP_METHODS)[number], OperationObject>> & {
  parameters?: (Parameter | Ref)[];
};

export interface OperationObject {
  operationId?: string;
  summary?: string;
  description?: string;
  deprecated?: boolean;
  parameters?: (Parameter | Ref)[];
  requestBody?: RequestBody | Ref;
  responses: Record<string, ApiResponse | Ref>;
  'x-client-method'?: string;
  'x-roles'?: string[];
  'x-stability'?: string;
  'x-since'?: string;
  'x-sunset'?: string;
  'x-replacement'?: string;
  'x-read-only'?: boolean;
  'x-external-effect'?: boolean;
  'x-bare'?: boolean;
  'x-list-fallback'?: boolean;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
  'x-client-default'?: boolean;
  /** The media types of responses that the parameter applies to. Default: all. */
  'x-media-types'?: string[];
}

export interface RequestBody {
  description?: string;
  required?: boolean;
  content: Record<string, MediaType>;
}

export interface ApiResponse {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
}

export interface MediaType {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value?: unknown } | Ref>;
  'x-client-method'?: string;
}

/** A JSON Schema (2020-12). The generator rejects unsupported keywords. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema | boolean>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  /** `absent` is the schema for objects without the property. */
  discriminator?: { propertyName: string; mapping?: Record<string, string>; absent?: string };
  default?: unknown;
  examples?: unknown[];
  format?: string;
  readOnly?: boolean;
  deprecated?: boolean;
  [keyword: string]: unknown;
}

/** Resolves a local reference (`#/components/…`). Returns other values unchanged. */
export function resolve<T extends object>(document: OpenApiDocument, node: T | Ref): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  let target: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) target = (target as Record<string, unknown>)[key];
  return resolve(document, target as T);
}

/** Returns the name of the referenced component schema, if the schema is a reference. */
export function schemaName(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith('#/components/schemas/')
    ? schema.$ref.slice('#/components/schemas/'.length)
    : undefined;
}
