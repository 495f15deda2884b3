import type { Api } from '../spec/api.ts';
import type { Operation } from '../spec/operation.ts';

/** Which role may call what, resource by resource. Roles that keys can have and no operation names may call none. */
export function roleTable(api: Api): string {
  const roles = rolesOfKeys(api);
  const rows = api.resources.map(({ name, slug, operations }) => {
    const cells = roles.map((role) => allowed(operations, role));
    return `| [${name}](${slug}.html) | ${cells.join(' | ')} |`;
  });
  const head = `| | ${roles.map((role) => `\`${role}\``).join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  return `${head}\n${rows.join('\n')}`;
}

/** The roles that a key can be given, in the order of the description. */
function rolesOfKeys({ document }: Api): readonly string[] {
  const roles = document.components.schemas['ApiKeyInput']?.properties?.['roles'];
  const values = typeof roles === 'object' ? roles.items?.enum : undefined;
  if (!values)
    throw new Error('the description does not list the roles: expected an enum of the items of ApiKeyInput.roles');
  return values.map(String);
}

function allowed(operations: readonly Operation[], role: string): string {
  const its = operations.filter(({ roles }) => roles?.includes(role));
  if (its.length === 0) return 'none';
  if (its.length === operations.length) return 'all';
  const reads = operations.filter(({ method }) => method === 'GET');
  if (its.length === reads.length && its.every(({ method }) => method === 'GET')) return 'read';
  return its.map(({ id }) => `\`${id}\``).join(', ');
}
