import { modifiable } from '../clients/modifiable.ts';
import type { Api } from '../read/api.ts';
import { type JsonSchema, schemaName } from '../read/document.ts';
import { SpecFault } from '../read/spec-error.ts';
import type { Deployment } from '../workspace.ts';

/** The component schemas, by name. */
type Schemas = ReadonlyMap<string, JsonSchema>;

/** What `modify` hands out of a component that is answered. */
interface Draft {
  /** The component that is to be written in its place. */
  readonly input: string;
  /** Whether it is a part of another one, to which new ones can be added that the service has not seen. */
  readonly isPart: boolean;
}

/** What `modify` hands out, by the component that is answered. */
export type Drafts = ReadonlyMap<string, Draft>;

/** The drafts of these interfaces: of the things that can be modified, and of those parts that are written otherwise than read. */
export function findDrafts(apis: readonly Api[], schemas: Schemas): Drafts {
  const drafts = new Map<string, Draft>();
  for (const { deployment, operations } of apis) {
    const collect = (answered: JsonSchema, written: JsonSchema, isPart: boolean): void => {
      if (answered.items && written.items) return collect(answered.items, written.items, true);
      const [answer, input] = [schemaName(answered), schemaName(written)];
      if (answer === undefined || input === undefined || answer === input) return;
      const known = drafts.get(answer);
      if (known && known.input !== input) throw twoInputs(deployment, answer, [known.input, input]);
      if (known?.isPart) return;
      const [from, to] = [schemas.get(answer) ?? {}, schemas.get(input) ?? {}];
      const members = membersOf(from, to);
      const properties = propertiesOf(from, to);
      if (members.length + properties.length > 0) drafts.set(answer, { input, isPart });
      for (const [part, other] of members) collect(part, other, isPart);
      for (const [part, other] of properties) collect(part, other, true);
    };
    for (const resource of Map.groupBy(operations, (operation) => operation.resource).values()) {
      const { read, write } = modifiable(resource) ?? {};
      if (read?.answer.schema && write?.body) collect(read.answer.schema, write.body.schema, false);
    }
  }
  return drafts;
}

function twoInputs(deployment: Deployment, answer: string, inputs: readonly string[]): SpecFault {
  const both = inputs.map((input) => `\`${input}\``).join(' and ');
  const place = { deployment, pointer: `#/components/schemas/${answer}` };
  return new SpecFault(`\`${answer}\` can be modified, and is written as ${both}: expected one schema of both`, place);
}

/** The members of two unions that have the same tag. */
function membersOf(from: JsonSchema, to: JsonSchema): [JsonSchema, JsonSchema][] {
  const others = to.discriminator?.mapping ?? {};
  return Object.entries(from.discriminator?.mapping ?? {}).flatMap(([tag, $ref]) =>
    others[tag] === undefined ? [] : [[{ $ref }, { $ref: others[tag] }]],
  );
}

/** The properties of two objects that have the same name. */
function propertiesOf(from: JsonSchema, to: JsonSchema): [JsonSchema, JsonSchema][] {
  return Object.entries(from.properties ?? {}).flatMap(([name, property]) => {
    const other = to.properties?.[name];
    return typeof property === 'object' && typeof other === 'object' ? [[property, other]] : [];
  });
}

/** The name of the draft of a component. */
export function draftName(name: string): string {
  return `${name}Draft`;
}

/** What components are called where they are handed out by `modify`. */
export function draftNames(drafts: Drafts): (component: string) => string {
  const names = new Map(
    [...drafts].flatMap(([answer, { input }]) => [answer, input].map((name) => [name, draftName(answer)])),
  );
  return (component) => names.get(component) ?? component;
}
