import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { extensionFault, extensions } from '../../extensions.ts';
import { page } from '../../page.ts';

/** Every `x-` key is one that the tools know, stands where they look for it, and has a value that they understand. */
export const extensionKnown: Oas3Rule = ({ allow = [] }: { allow?: readonly string[] }) => ({
  any(node: unknown, { report, location, type }: UserContext) {
    // The keys of these are names that callers see.
    if (typeof node !== 'object' || node === null || /Map$|Properties$|^(Paths|Responses|Example)$/.test(type.name))
      return;
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-') || allow.includes(key)) continue;
      const message = faultOf(key, value, type.name);
      if (message)
        report({
          message,
          location: { ...location.child(key), reportOnKey: true },
          reference: page('extension-known'),
        });
    }
  },
});

function faultOf(key: string, value: unknown, on: string): string | undefined {
  const extension = extensions[key];
  if (!extension) return `Expected an extension of docs/extensions.md, found \`${key}\`.`;
  if (!extension.on.includes(on)) return `Expected \`${key}\` on ${extension.on.join(', ')} only, found it on ${on}.`;
  const expected = extensionFault(value, extension.value);
  return expected && `Expected \`${key}\` to be ${expected}, found \`${JSON.stringify(value)}\`.`;
}
