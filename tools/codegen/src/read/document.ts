/** The parts of a bundled OpenAPI 3.1 document that generation reads. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Record<string, PathItem>;
  /** What the service sends by itself, by name. */
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

/** The only media type that requests and responses have. */
export const json = 'application/json';

export type Ref = { $ref: string };
export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type PathItem = Partial<Record<(typeof methods)[number], OperationObject>> & {
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
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema: JsonSchema;
  example?: unknown;
  'x-client-default'?: boolean;
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
}

/** A JSON Schema (2020-12) as the specs write it. Unknown keywords are refused by the generator, not dropped. */
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
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
  default?: unknown;
  examples?: unknown[];
  format?: string;
  readOnly?: boolean;
  deprecated?: boolean;
  [keyword: string]: unknown;
}

/** Follows one local reference (`#/components/…`), or returns what is already there. */
export function resolve<T extends object>(document: OpenApiDocument, node: T | Ref): T {
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node as T;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolve(document, found as T);
}

/** The name of the component schema that a reference points to, if it points to one. */
export function schemaName(schema: JsonSchema): string | undefined {
  return schema.$ref?.startsWith('#/components/schemas/')
    ? schema.$ref.slice('#/components/schemas/'.length)
    : undefined;
}
