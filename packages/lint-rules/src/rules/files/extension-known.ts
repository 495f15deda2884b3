import type { Oas3Rule, UserContext } from '@redocly/openapi-core';
import { extensionIssue, extensions } from '../../extensions.ts';
import { docsPage } from '../../rule.ts';

/** Requires every `x-` key to be known, to be on a supported node, and to have a valid value. Ignores the keys in `allow`. */
export const extensionKnown: Oas3Rule = ({ allow = [] }: { allow?: readonly string[] }) => ({
  any(node: unknown, { report, location, type }: UserContext) {
    // Keys of maps, properties, paths, responses and examples are names in the API and not extensions.
    if (typeof node !== 'object' || node === null || /Map$|Properties$|^(Paths|Responses|Example)$/.test(type.name))
      return;
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith('x-') || allow.includes(key)) continue;
      const message = issueOf(key, value, type.name);
      if (message)
        report({
          message,
          location: { ...location.child(key), reportOnKey: true },
          reference: docsPage('extension-known'),
        });
    }
  },
});

function issueOf(key: string, value: unknown, node: string): string | undefined {
  const extension = extensions[key];
  if (!extension) return `Expected an extension that is listed in docs/extensions.md, found \`${key}\`.`;
  if (!extension.nodes.includes(node))
    return `Expected \`${key}\` only on ${extension.nodes.join(', ')}, found it on ${node}.`;
  const expected = extensionIssue(value, extension.value);
  return expected && `Expected \`${key}\` to be ${expected}, found \`${JSON.stringify(value)}\`.`;
}
