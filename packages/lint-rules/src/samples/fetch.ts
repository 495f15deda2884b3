import type { Call } from './call.ts';
import { literal } from './literal.ts';

/** Returns the call with `fetch`. The address and the credentials are read from environment variables. */
export function fetchSample({ method, path, body, scheme }: Call): string {
  const bearer = `\`Bearer ${env('KEY')}\``;
  const basic = `\`Basic \${btoa(\`${env('KEY_ID')}:${env('KEY_SECRET')}\`)}\``;
  const headers = [
    ...(scheme ? [`    Authorization: ${scheme === 'bearer' ? bearer : basic},`] : []),
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
  ];
  return [
    `const response = await fetch(\`${env('URL')}${path}\`, {`,
    `  method: '${method}',`,
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, '  ')}),`]),
    '});',
    'if (!response.ok) throw new Error(await response.text());',
    'console.log(await response.json());',
    '',
  ].join('\n');
}

/** Returns the template expression for an environment variable. */
function env(name: string): string {
  return `\${process.env.OBSERVABILITY_API_${name}}`;
}
