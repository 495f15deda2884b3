import type { Call } from './call.ts';
import { literal } from './literal.ts';

/** The call as the generated client has it: ids of the path first, then the body. */
export function typescript({ client, clientMethod = '', ids, body, answer }: Call): string {
  const given = [...ids, ...(body === undefined ? [] : [body])].map((value) => literal(value));
  const resource = clientMethod.split('.')[0] ?? '';
  const result = { list: 'const { items, meta } = ', one: `const ${singular(resource)} = `, none: '' }[answer];
  return [
    `import { createClient } from '${client}';`,
    '',
    'const api = createClient();',
    `${result}await api.${clientMethod}(${given.join(', ')});`,
    '',
  ].join('\n');
}

/** `dashboards` → `dashboard`; what has no plural stays. */
function singular(resource: string): string {
  return /[^s]s$/.test(resource) && !/[A-Z]\w*s$/.test(resource) ? resource.slice(0, -1) : resource;
}
