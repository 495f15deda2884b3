import type { Location, Oas3Rule, UserContext } from '@redocly/openapi-core';
import { builtInRule } from '../../document/built-in.ts';
import { page } from '../../page.ts';

/** Redocly's own rule about examples, which asks the same of them. */
type Judge = (schema: object, context: object) => void;

interface Problem {
  readonly message: string;
  readonly location: { readonly pointer: string };
}

/** What the service fills in is what it would have accepted. */
export const defaultValid: Oas3Rule = () => {
  let judge: Judge | undefined;
  return {
    Schema(schema: object, context: UserContext) {
      judgeDefault(schema, schema, context.location, context.location.child('default'), context);
    },
    // Beside a reference stands what is the default of this place.
    ref(node: object, context: UserContext, { node: schema, location }) {
      if (context.type.name !== 'Schema' || !location || typeof schema !== 'object' || schema === null) return;
      const place = context.rawLocation.child('default');
      judgeDefault(node, schema, location, place, context);
    },
  };

  function judgeDefault(owner: object, schema: object, site: Location, place: Location, context: UserContext): void {
    if (!('default' in owner)) return;
    judge ??= judgeOf(context);
    const report = ({ message, location }: Problem) => {
      const inside = location.pointer.slice(`${site.pointer}/examples/0`.replace('//', '/').length);
      context.report({
        message: message.replace('Example value must conform to the schema', 'The default is not valid'),
        location: { ...place, pointer: place.pointer + inside, reportOnKey: false },
        reference: page('default-valid'),
      });
    };
    const { resolve, specVersion } = context;
    judge?.({ ...schema, examples: [owner.default] }, { location: site, resolve, specVersion, report });
  }
};

function judgeOf({ config }: UserContext): Judge | undefined {
  const visitor = builtInRule(config, 'no-invalid-schema-examples')?.({ allowAdditionalProperties: true });
  const schema = visitor && !Array.isArray(visitor) ? visitor.Schema : undefined;
  return typeof schema === 'object' ? (schema.leave as Judge | undefined) : undefined;
}
