import { readFileSync } from 'node:fs';
import type { DeploymentName } from '../http/support/api.ts';

/** A JSON Schema of a bundled spec. */
export interface JsonSchema {
  readonly [keyword: string]: unknown;
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema | boolean>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly oneOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
}

/** A parameter of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** A response of an operation. */
export interface SpecResponse {
  readonly headers?: Readonly<Record<string, { readonly required?: boolean; readonly schema: JsonSchema }>>;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}

/** An operation of a bundled spec. */
export interface SpecOperation {
  readonly id: string;
  readonly method: string;
  /** The path, with `{name}` for path parameters. */
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: JsonSchema | undefined;
  readonly responses: Readonly<Record<string, SpecResponse>>;
  readonly deprecated: boolean;
  /** The sunset date of a deprecated operation. */
  readonly sunset: string | undefined;
}

/** A bundled spec. */
export interface Spec {
  readonly name: DeploymentName;
  readonly components: Readonly<Record<string, unknown>>;
  readonly operations: readonly SpecOperation[];
  /** Resolves a reference. Returns a schema without a reference unchanged. */
  resolve(schema: JsonSchema): JsonSchema;
}

interface Document {
  readonly components: Readonly<Record<string, unknown>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: JsonSchema } } };
  readonly responses: Readonly<Record<string, JsonSchema>>;
  readonly deprecated?: boolean;
  readonly 'x-sunset'?: string;
}

const specs = new Map<DeploymentName, Spec>();

/** Returns the bundled spec of a deployment. The test files of a worker share it. */
export function readSpec(name: DeploymentName): Spec {
  const spec = specs.get(name) ?? parseSpec(name);
  specs.set(name, spec);
  return spec;
}

function parseSpec(name: DeploymentName): Spec {
  const file = new URL(`../../../../specs/${name}/dist/openapi.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Document;
  const resolve = <Part>(part: Part & { readonly $ref?: string }): Part => {
    if (part.$ref === undefined) return part;
    const target = part.$ref.split('/').slice(1).reduce<unknown>(childOf, document);
    // Ignores keywords next to a reference, which are annotations.
    return resolve(target as Part & { readonly $ref?: string });
  };
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      id: raw.operationId,
      method: method.toUpperCase(),
      path,
      parameters: (raw.parameters ?? []).map((parameter) => resolve(parameter) as unknown as Parameter),
      body: raw.requestBody?.content['application/json'].schema,
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, response]) => [status, withHeaders(resolve(response), resolve)]),
      ),
      deprecated: raw.deprecated ?? false,
      sunset: raw['x-sunset'],
    })),
  );
  return { name, components: document.components, operations, resolve };
}

function withHeaders(response: JsonSchema, resolve: Spec['resolve']): SpecResponse {
  const headers = Object.entries((response['headers'] ?? {}) as Record<string, JsonSchema>);
  return {
    ...response,
    headers: Object.fromEntries(headers.map(([name, header]) => [name, resolve(header)])),
  } as never;
}

function childOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')];
}
