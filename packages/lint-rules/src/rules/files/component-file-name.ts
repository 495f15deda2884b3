import type { Oas3Rule, ResolveResult, UserContext } from '@redocly/openapi-core';
import { docsPage } from '../../rule.ts';

const types = new Set(['Schema', 'Response', 'RequestBody', 'Parameter', 'Header', 'Example']);

/**
 * Requires PascalCase in the file names of schemas, request bodies and responses, and camelCase in those of examples. A parameter file
 * has the name of the parameter in camelCase, and a header file the name of the header.
 */
export const componentFileName: Oas3Rule = () => {
  const reported = new Set<string>();
  return {
    ref(_node: unknown, context: UserContext, target: ResolveResult<object>) {
      const { type, key, report } = context;
      const file = target.location?.source.absoluteRef;
      if (!file || target.location?.pointer !== '#/' || !types.has(type.name)) return;
      const name = file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
      const expected = expectedName(type.name, name, String(key), target.node);
      if (isNamed(type.name, name, expected) || reported.has(`${file} ${expected}`)) return;
      reported.add(`${file} ${expected}`);
      report({
        message: `Expected the file name \`${expected}\` for this ${type.name.replace('RequestBody', 'Request body').toLowerCase()}, found \`${name}\`. Rename the file.`,
        location: context.rawLocation,
        reference: docsPage('component-file-name'),
      });
    },
  };
};

/**
 * Returns true if the file has the expected name. The name of a parameter file can have a prefix, because two parameters can have the
 * same name: `deliveryIdempotencyKey` is another `Idempotency-Key`.
 */
function isNamed(type: string, name: string, expected: string): boolean {
  return (
    name === expected ||
    (type === 'Parameter' && name.endsWith(`${expected.charAt(0).toUpperCase()}${expected.slice(1)}`))
  );
}

function expectedName(type: string, name: string, key: string, node: unknown): string {
  if (type === 'Header') return key;
  if (type === 'Example') return camelCase(name);
  if (type === 'Parameter') return camelCase((node as { name?: string }).name ?? name);
  const camel = camelCase(name);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}

function camelCase(name: string): string {
  const joined = name.replaceAll(/[-_. ]+(\w)/g, (_, letter: string) => letter.toUpperCase());
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}
