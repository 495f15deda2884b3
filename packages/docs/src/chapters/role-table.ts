import type { Api } from '../spec/api.ts';
import type { Operation } from '../spec/operation.ts';

/** Returns a table of the operations that each role can call, by resource. Includes roles that no operation names. */
export function roleTable(api: Api): string {
  const roles = rolesOfKeys(api);
  const rows = api.resources.map(({ name, slug, operations }) => {
    const cells = roles.map((role) => allowed(operations, role));
    return `| [${name}](${slug}.html) | ${cells.join(' | ')} |`;
  });
  const head = `| | ${roles.map((role) => `\`${role}\``).join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  return `${head}\n${rows.join('\n')}`;
}

/** Returns the roles of keys in spec order: those that a request can set, or those of all operations if the API has no keys. */
function rolesOfKeys({ document, resources }: Api): readonly string[] {
  const ofOperations = resources.flatMap(({ operations }) => operations.flatMap(({ roles }) => roles ?? []));
  const roles = document.components.schemas['ApiKeyInput']?.properties?.['roles'];
  const values = typeof roles === 'object' ? roles.items?.enum : undefined;
  const names = values?.map(String) ?? [...new Set(ofOperations)];
  if (names.length === 0) throw new Error('Expected operations with x-roles, found none.');
  return names;
}

function allowed(operations: readonly Operation[], role: string): string {
  const its = operations.filter(({ roles }) => roles?.includes(role));
  if (its.length === 0) return 'none';
  if (its.length === operations.length) return 'all';
  const reads = operations.filter(({ method }) => method === 'GET');
  if (its.length === reads.length && its.every(({ method }) => method === 'GET')) return 'read';
  return its.map(({ id }) => `\`${id}\``).join(', ');
}
