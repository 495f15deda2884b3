import { parse } from 'yaml';
import type { Endpoint } from './endpoint.ts';

/** Version bumps by package name. */
type Releases = Readonly<Record<string, string>>;

/** Returns the text of a changeset with an added operation. Keeps existing text, packages and larger bumps. */
export function addRelease(content: string, { deployment, method, path }: Endpoint, operationId: string): string {
  const normalized = content.replaceAll('\r\n', '\n');
  const [, head = '', text = normalized] = /^---\n(.*?)^---(?:\n|$)(.*)/ms.exec(normalized) ?? [];
  const known = (parse(head) ?? {}) as Releases;
  const added = [`spec-${deployment}`, 'schemas', deployment, 'server'].map((name) => `@observability-api/${name}`);
  const releases: Releases = {
    ...known,
    ...Object.fromEntries(added.map((name) => [name, known[name] === 'major' ? 'major' : 'minor'])),
  };
  const bumps = Object.entries(releases).map(([name, bump]) => `"${name}": ${bump}\n`);
  const entry = `New: \`${operationId}\` (\`${method.toUpperCase()} ${path}\`).`;
  return `---\n${bumps.join('')}---\n\n${[text.trim(), entry].filter(Boolean).join('\n\n')}\n`;
}
