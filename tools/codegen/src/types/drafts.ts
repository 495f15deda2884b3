import { modifyOperations } from '../clients/modifiable.ts';
import type { Deployment } from '../files.ts';
import type { Api } from '../read/api.ts';
import { type JsonSchema, schemaName } from '../read/document.ts';
import { SpecError } from '../read/spec-error.ts';

/** The component schemas by name. */
type Schemas = ReadonlyMap<string, JsonSchema>;

/** The editable copy of a response component, which `modify` passes to its callback. */
interface Draft {
  /** The component that is written in place of the response component. */
  readonly input: string;
  /** True if it is nested in another component. Fields that the service assigns are then optional, because a new part lacks them. */
  readonly isPart: boolean;
}

/** The drafts by the name of the response component. */
export type Drafts = ReadonlyMap<string, Draft>;

/**
 * Returns the drafts of all modifiable resources and of their parts that have different types for reading and writing.
 */
export function findDrafts(apis: readonly Api[], schemas: Schemas): Drafts {
  const drafts = new Map<string, Draft>();
  for (const { deployment, operations } of apis) {
    const collect = (outputSchema: JsonSchema, inputSchema: JsonSchema, isPart: boolean): void => {
      if (outputSchema.items && inputSchema.items) return collect(outputSchema.items, inputSchema.items, true);
      const [output, input] = [schemaName(outputSchema), schemaName(inputSchema)];
      if (output === undefined || input === undefined || output === input) return;
      const known = drafts.get(output);
      if (known && known.input !== input) throw ambiguousInputError(deployment, output, [known.input, input]);
      if (known?.isPart) return;
      const [from, to] = [schemas.get(output) ?? {}, schemas.get(input) ?? {}];
      const members = membersOf(from, to);
      const properties = propertiesOf(from, to);
      if (members.length + properties.length > 0) drafts.set(output, { input, isPart });
      for (const [part, other] of members) collect(part, other, isPart);
      for (const [part, other] of properties) collect(part, other, true);
    };
    for (const resource of Map.groupBy(operations, (operation) => operation.resource).values()) {
      const { read, write } = modifyOperations(resource) ?? {};
      if (read?.response.schema && write?.body) collect(read.response.schema, write.body.schema, false);
    }
  }
  return drafts;
}

function ambiguousInputError(deployment: Deployment, output: string, inputs: readonly string[]): SpecError {
  const list = inputs.map((input) => `\`${input}\``).join(' and ');
  const location = { deployment, pointer: `#/components/schemas/${output}` };
  return new SpecError(`\`${output}\` can be modified, but its input is ${list}: expected one input schema`, location);
}

/** Pairs the members of two unions by tag. */
function membersOf(from: JsonSchema, to: JsonSchema): [JsonSchema, JsonSchema][] {
  const others = to.discriminator?.mapping ?? {};
  return Object.entries(from.discriminator?.mapping ?? {}).flatMap(([tag, $ref]) =>
    others[tag] === undefined ? [] : [[{ $ref }, { $ref: others[tag] }]],
  );
}

/** Pairs the properties of two objects by name. */
function propertiesOf(from: JsonSchema, to: JsonSchema): [JsonSchema, JsonSchema][] {
  return Object.entries(from.properties ?? {}).flatMap(([name, property]) => {
    const other = to.properties?.[name];
    return typeof property === 'object' && typeof other === 'object' ? [[property, other]] : [];
  });
}

/** Returns the name of the draft of a component. */
export function draftName(name: string): string {
  return `${name}Draft`;
}

/** Returns a function that maps component names to the names of their drafts. */
export function draftNames(drafts: Drafts): (component: string) => string {
  const names = new Map(
    [...drafts].flatMap(([output, { input }]) => [output, input].map((name) => [name, draftName(output)])),
  );
  return (component) => names.get(component) ?? component;
}
