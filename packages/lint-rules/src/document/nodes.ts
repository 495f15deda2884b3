/** A reference to a node. */
export interface Ref {
  readonly $ref: string;
}

/** A node with `x-` extensions. */
interface Extensible {
  readonly [extension: `x-${string}`]: unknown;
}

/** The keywords of a schema that the rules read. */
export interface Schema extends Extensible {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
  readonly nullable?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly discriminator?: { readonly propertyName?: string; readonly mapping?: Readonly<Record<string, string>> };
}

/** A parameter in the path, the query, a header or a cookie. */
export interface Parameter extends Extensible {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Ref>>;
}

/** An example of a body, a parameter or a header. */
export interface Example {
  readonly value?: unknown;
}

/** The content of a body in one media type. */
export interface MediaType {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, Example | Ref>>;
}

/** A request body. */
export interface RequestBody {
  readonly description?: string;
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** A header of a response. */
export type Header = Omit<Parameter, 'name' | 'in'>;

/** A response. */
export interface Response {
  readonly description?: string;
  readonly headers?: Readonly<Record<string, Header | Ref>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

/** An operation. */
export interface Operation extends Extensible {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly requestBody?: RequestBody | Ref;
  readonly responses?: Readonly<Record<string, Response | Ref>>;
  readonly security?: readonly object[];
}

/** The operations of one path or webhook, and the parameters that they share. */
export interface PathItem {
  readonly parameters?: readonly (Parameter | Ref)[];
  readonly [method: string]: unknown;
}

/** The root of a document. */
export interface Root {
  readonly info?: { readonly version?: string };
  readonly security?: readonly object[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: Readonly<Record<string, PathItem | Ref>>;
  readonly webhooks?: Readonly<Record<string, PathItem | Ref>>;
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, { readonly type?: string; readonly scheme?: string } | Ref>>;
  };
}
