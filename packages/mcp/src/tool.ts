import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { fromJsonSchema } from '@modelcontextprotocol/server';
import type { Api } from './api.ts';
import type { Notes } from './text.ts';

/** The JSON Schema of an argument of a tool. */
export interface ArgumentSchema {
  readonly type: 'string' | 'integer' | 'boolean' | 'object' | 'array';
  readonly description: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: object;
}

/** The arguments of a tool by name. */
export type ArgumentSchemas = Readonly<Record<string, ArgumentSchema>>;

/** The result of a tool as text and as an object. The object can contain more than the text. Clients pass one or both to the model. */
export interface ToolResult {
  readonly text: string;
  /** Appended to the text, and added to the object as the property `notes`. */
  readonly notes?: Notes;
  readonly data: Readonly<Record<string, unknown>>;
  /** A picture in SVG. */
  readonly svg?: string | undefined;
}

/** The dependencies of a tool call. */
export interface ToolContext {
  readonly api: Api;
  /** Aborts if the client cancels the call. */
  readonly signal: AbortSignal;
  /** The current time in Unix milliseconds. */
  readonly now: number;
}

/** A tool that agents can call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if the tool changes nothing. */
  readonly isReadOnly: boolean;
  readonly properties: ArgumentSchemas;
  readonly required: readonly string[];
  /** Throws {@link ToolError}, and the errors of {@link Api.request}. */
  run(input: never, context: ToolContext): Promise<ToolResult>;
}

/** An error that the caller of a tool can fix. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

/** Defines a tool. `Input` is the type of its arguments. */
export function defineTool<Input>(
  tool: Omit<Tool, 'run'> & { run(input: Input, context: ToolContext): Promise<ToolResult> },
): Tool {
  return tool;
}

/** Returns the JSON Schema of the arguments of a tool. */
export function inputSchemaOf({ properties, required }: Tool): object {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Returns the schema of a string that must not be empty: the id of a resource, an entity tag or a cursor. */
export function idArgument(description: string): ArgumentSchema {
  return { type: 'string', minLength: 1, description };
}

/** Returns the schema of a tool for the SDK. Its validator accepts all arguments, because `argumentIssues` has better messages. */
export function declaredSchemaOf(tool: Tool): StandardSchemaWithJSON<unknown, unknown> {
  return fromJsonSchema(inputSchemaOf(tool) as Parameters<typeof fromJsonSchema>[0], {
    getValidator: () => (input) => ({ valid: true, data: input as never, errorMessage: undefined }),
  });
}
