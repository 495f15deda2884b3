import type { Api } from '../spec/api.ts';
import type { Operation } from '../spec/operation.ts';

/** Returns a table of the operations that each role can call, by resource. Includes API key roles that no operation names. */
export function roleTable(api: Api): string {
  const roles = rolesOfKeys(api);
  const rows = api.resources.map(({ name, slug, operations }) => {
    const cells = roles.map((role) => allowedOperations(operations, role));
    return `| [${name}](${slug}.html) | ${cells.join(' | ')} |`;
  });
  const head = `| | ${roles.map((role) => `\`${role}\``).join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  return `${head}\n${rows.join('\n')}`;
}

/** Returns the roles of keys in spec order. An API without operations for keys has the roles that its operations name. */
function rolesOfKeys({ document, resources }: Api): readonly string[] {
  const input = document.components.schemas['ApiKeyInput'];
  if (!input) {
    return [...new Set(resources.flatMap(({ operations }) => operations.flatMap(({ roles }) => roles ?? [])))];
  }
  const roles = input.properties?.['roles'];
  const values = typeof roles === 'object' ? roles.items?.enum : undefined;
  if (!values) throw new Error('Expected an enum in the items of ApiKeyInput.roles, found none.');
  return values.map(String);
}

/** Returns `all`, `none` or `read`, or else the operations that a role can call. */
function allowedOperations(operations: readonly Operation[], role: string): string {
  const permitted = operations.filter(({ roles }) => roles?.includes(role));
  if (permitted.length === 0) return 'none';
  if (permitted.length === operations.length) return 'all';
  const reads = operations.filter(({ writes }) => !writes);
  if (permitted.length === reads.length && permitted.every(({ writes }) => !writes)) return 'read';
  return permitted.map(({ id }) => `\`${id}\``).join(', ');
}
