/** The parts of OpenAPI 3.1 that the reference reads from the bundled specs. */

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A node that can be a reference to another node. */
export interface Referable {
  readonly $ref?: string;
}

/** A schema of JSON Schema 2020-12. */
export interface Schema extends Referable {
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema | boolean>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly default?: Json;
  readonly format?: string;
  readonly pattern?: string;
  /** The pattern, or the minimum and the maximum, in words. */
  readonly 'x-expected'?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly deprecated?: boolean;
  readonly examples?: readonly Json[];
  readonly discriminator?: { readonly propertyName: string };
}

/** A named example. */
export interface Example extends Referable {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
}

/** A body with one media type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A parameter in the path, the query or a header. */
export interface Parameter extends Referable {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A response header. */
export interface Header extends Referable {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A request body. */
export interface RequestBody extends Referable {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** A response. */
export interface Response extends Referable {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** An operation with the extensions of this API. */
export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: RequestBody;
  readonly responses: Readonly<Record<string, Response>>;
  readonly 'x-client-method': string;
  readonly 'x-stability': string;
  readonly 'x-contract'?: string;
  readonly 'x-since': string;
  readonly 'x-sunset'?: string;
  readonly 'x-replacement'?: string;
  readonly 'x-roles'?: readonly string[];
  readonly 'x-read-only'?: boolean;
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

/** Operations by method. */
export type PathItem = Readonly<Record<string, OperationObject>>;

/** A webhook. */
export interface WebhookItem {
  readonly parameters?: readonly Parameter[];
  readonly post?: OperationObject;
}

/** A bundled OpenAPI document. */
export interface Document {
  readonly info: { readonly title: string; readonly version: string; readonly summary: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks?: Readonly<Record<string, WebhookItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
  };
}
