import type { Api } from '../spec/api.ts';

/** Which role may call what, resource by resource. */
export function roleTable({ resources }: Api): string {
  const roles = [...new Set(resources.flatMap(({ operations }) => operations.flatMap(({ roles = [] }) => roles)))];
  const rows = resources.map(({ name, slug, operations }) => {
    const cells = roles.map((role) => {
      const allowed = operations.filter((operation) => operation.roles?.includes(role));
      if (allowed.length === operations.length) return 'all';
      const reads = operations.filter(({ method }) => method === 'GET');
      if (allowed.length === reads.length && allowed.every(({ method }) => method === 'GET')) return 'read';
      return allowed.map(({ id }) => `\`${id}\``).join(', ') || 'none';
    });
    return `| [${name}](${slug}.html) | ${cells.join(' | ')} |`;
  });
  const head = `| | ${roles.map((role) => `\`${role}\``).join(' | ')} |\n|---|${roles.map(() => '---|').join('')}`;
  return `${head}\n${rows.join('\n')}\n\nThe role \`query_endpoints\` may call none of these operations.`;
}
