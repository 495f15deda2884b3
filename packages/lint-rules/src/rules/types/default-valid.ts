import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { builtInRule } from '../../document/malformed.ts';
import { docsPage } from '../../rule.ts';

/** The Redocly rule that validates examples. It is reused to validate defaults. */
type Validate = (schema: object, context: object) => void;

/** An issue that the Redocly rule reports. */
interface Issue {
  readonly message: string;
  readonly location: { readonly pointer: string };
}

/** Requires a default to be valid against its schema. */
export const defaultValid: Oas3Rule = () => {
  let validate: Validate | undefined;
  return {
    Schema(schema: object, context: UserContext) {
      checkDefault(schema, schema, context.location, context.location.child('default'), context);
    },
    // A `default` next to a `$ref` must be valid against the referenced schema.
    ref(node: object, context: UserContext, { node: schema, location }) {
      if (context.type.name !== 'Schema' || !location || typeof schema !== 'object' || schema === null) return;
      checkDefault(node, schema, location, context.rawLocation.child('default'), context);
    },
  };

  function checkDefault(
    owner: object,
    schema: object,
    schemaLocation: Location,
    defaultLocation: Location,
    context: UserContext,
  ): void {
    if (!('default' in owner)) return;
    validate ??= validatorOf(context);
    const report = ({ message, location }: Issue) => {
      // The pointer of a whole file is `#/`. Appending `/examples/0` to it would duplicate the slash.
      const pointerInDefault = location.pointer.slice(`${schemaLocation.pointer}/examples/0`.replace('//', '/').length);
      context.report({
        message: message.replace(
          'Example value must conform to the schema',
          'Expected a default that is valid against the schema',
        ),
        location: { ...defaultLocation, pointer: defaultLocation.pointer + pointerInDefault, reportOnKey: false },
        reference: docsPage('default-valid'),
      });
    };
    const { resolve, specVersion } = context;
    validate?.({ ...schema, examples: [owner.default] }, { location: schemaLocation, resolve, specVersion, report });
  }
};

function validatorOf({ config }: UserContext): Validate | undefined {
  const visitor = builtInRule(config, 'no-invalid-schema-examples')?.({ allowAdditionalProperties: true });
  const schema = visitor && !Array.isArray(visitor) ? visitor.Schema : undefined;
  return typeof schema === 'object' ? (schema.leave as Validate | undefined) : undefined;
}
