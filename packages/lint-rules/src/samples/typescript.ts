import type { Call } from './call.ts';
import { literal } from './literal.ts';

/** Returns the call with the generated client: path parameters first, then the body. */
export function typescript({ client, clientMethod = '', ids, body, result }: Call): string {
  const args = [...ids, ...(body === undefined ? [] : [body])].map((value) => literal(value));
  const resource = clientMethod.split('.')[0] ?? '';
  const assignment = { list: 'const { items, meta } = ', one: `const ${singular(resource)} = `, none: '' }[result];
  return [
    `import { createClient } from '${client}';`,
    '',
    'const api = createClient();',
    `${assignment}await api.${clientMethod}(${args.join(', ')});`,
    '',
  ].join('\n');
}

/** Returns the singular of a resource: `dashboards` becomes `dashboard`. Settings, like `pipeSettings`, stay unchanged. */
function singular(resource: string): string {
  return /settings$/i.test(resource) ? resource : resource.replace(/(?<=ch)es$|(?<=[^s])s$/, '');
}
