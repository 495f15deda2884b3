import { parse } from 'yaml';
import type { Endpoint } from './endpoint.ts';

/** Which package gets which bump. */
type Releases = Readonly<Record<string, string>>;

/** A changeset that also releases the operation: with the text and the packages that it has, which keep a larger bump. */
export function withRelease(before: string, { deployment, method, path }: Endpoint, operationId: string): string {
  const lines = before.replaceAll('\r\n', '\n');
  const [, head = '', text = lines] = /^---\n(.*?)^---(?:\n|$)(.*)/ms.exec(lines) ?? [];
  const known = (parse(head) ?? {}) as Releases;
  const added = [`spec-${deployment}`, 'schemas', deployment, 'server'].map((name) => `@observability-api/${name}`);
  const releases: Releases = {
    ...known,
    ...Object.fromEntries(added.map((name) => [name, known[name] === 'major' ? 'major' : 'minor'])),
  };
  const bumps = Object.entries(releases).map(([name, bump]) => `"${name}": ${bump}\n`);
  const told = `New: \`${operationId}\` (\`${method.toUpperCase()} ${path}\`).`;
  return `---\n${bumps.join('')}---\n\n${[text.trim(), told].filter(Boolean).join('\n\n')}\n`;
}
