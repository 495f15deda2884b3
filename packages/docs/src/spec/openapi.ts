/** The parts of OpenAPI 3.1 that the reference reads, as they come out of the bundle. */

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A node that may stand for another one. */
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
  readonly propertyNames?: Schema;
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
  readonly discriminator?: { readonly propertyName: string; readonly mapping?: Readonly<Record<string, string>> };
}

/** A named example. */
export interface Example extends Referable {
  readonly summary?: string;
  readonly description?: string;
  readonly value?: Json;
}

/** What is sent or answered in one media type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly examples?: Readonly<Record<string, Example>>;
}

/** A parameter of a path, a query or a header. */
export interface Parameter extends Referable {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A header of an answer. */
export interface Header extends Referable {
  readonly description?: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

/** A body that is sent. */
export interface RequestBody extends Referable {
  readonly description?: string;
  readonly required?: boolean;
  readonly content: Readonly<Record<string, MediaType>>;
}

/** An answer. */
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
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

/** Operations by method. */
export type PathItem = Readonly<Record<string, OperationObject>>;

/** What is sent by one webhook. */
export interface WebhookItem {
  readonly parameters?: readonly Parameter[];
  readonly post?: OperationObject;
}

/** A bundled description. */
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
