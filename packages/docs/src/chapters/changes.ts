import { readdir, readFile } from 'node:fs/promises';
import type { Api } from '../spec/api.ts';
import { deprecationMarkdown } from '../spec/deprecation.ts';

const root = new URL('../../../../', import.meta.url);

/**
 * Returns the headings under which a release lists changes, each with its packages. A change of several packages is listed under the
 * first heading only.
 */
function partsOf(deployment: string): readonly (readonly [part: string, packages: readonly string[]])[] {
  return [
    ['API', [`specs/${deployment}`, 'specs/shared']],
    ['TypeScript client', [`packages/${deployment}`, 'packages/client-core']],
    ['Viewer and charts', ['packages/viewer', 'packages/charts']],
    ['Command line', ['packages/cli']],
    ['Tools for agents', ['packages/mcp']],
    ['Service', ['packages/server']],
    ['Reference', ['packages/docs']],
    ['Types and validators', ['packages/schemas']],
    ['Lint rules', ['packages/lint-rules']],
  ];
}

/** A change that a changeset describes. */
interface Change {
  readonly package: string;
  readonly isBreaking: boolean;
  readonly text: string;
}

/** The changes of a version. */
interface Release {
  readonly version: string;
  readonly changes: readonly Change[];
  /** The sections that a release adds to the changelog of a client: the changes of the API. */
  readonly added: string;
}

/** Returns the changelog of a deployment: unreleased changes, released versions, and operations by version. */
export async function changes(api: Api): Promise<string> {
  const parts = partsOf(api.deployment);
  const packages = parts.flatMap(([, names]) => names);
  const pending = { version: 'Next version', changes: await pendingChanges(packages), added: '' };
  const released = await releases(packages);
  const shown = [pending, ...released].filter((release) => release.changes.length > 0);
  const table = operationsByVersion(api);
  return [
    ...shown.map((release) => releaseText(release, parts)),
    ...(table ? [`## Operations by version\n\n${table}`] : []),
  ].join('\n\n');
}

/** Formats a release. A change is breaking if it breaks one of its packages. */
export function releaseText({ version, changes: all, added }: Release, parts: ReturnType<typeof partsOf>): string {
  const listed = new Set<string>();
  const breaking = new Set(all.filter(({ isBreaking }) => isBreaking).map(({ text }) => text));
  const sections = parts.flatMap(([part, packages]) => {
    const changesOfPart = all.filter(({ package: name, text }) => packages.includes(name) && !listed.has(text));
    const texts = [...new Set(changesOfPart.map(({ text }) => text))];
    for (const text of texts) listed.add(text);
    const sorted = texts.toSorted((a, b) => Number(breaking.has(b)) - Number(breaking.has(a)));
    const items = sorted.map((text) => `- ${breaking.has(text) ? '**Breaking:** ' : ''}${text}`);
    return items.length > 0 ? [`### ${part}\n\n${items.join('\n')}`] : [];
  });
  return [`## ${version}`, ...sections, ...(added ? [added] : [])].join('\n\n');
}

/** Returns the changes in `.changeset/`. A release moves them to the changelogs. */
async function pendingChanges(packages: readonly string[]): Promise<Change[]> {
  const folder = new URL('.changeset/', root);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md') && name !== 'README.md').toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.flatMap((text) => {
    const [, front = '', summary = ''] = /^---\n(.*?)\n?---\n(.*)$/s.exec(text) ?? [];
    return [...front.matchAll(/^"@observability-api\/(.+)": (\w+)$/gm)].flatMap(([, name = '', bump]) => {
      const path = name.startsWith('spec-') ? name.replace('spec-', 'specs/') : `packages/${name}`;
      return packages.includes(path)
        ? [{ package: path, isBreaking: bump === 'major', text: summary.trim().replaceAll('\n', '\n  ') }]
        : [];
    });
  });
}

/** Returns the released versions, newest first. */
async function releases(packages: readonly string[]): Promise<Release[]> {
  const byVersion = new Map<string, { changes: Change[]; added: string[] }>();
  for (const name of packages) {
    const text = await readFile(new URL(`${name}/CHANGELOG.md`, root), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    for (const section of text.split(/^(?=## )/m).slice(1)) {
      const version = /^## (.*)/.exec(section)?.[1] ?? '';
      const release = byVersion.get(version) ?? { changes: [], added: [] };
      byVersion.set(version, release);
      for (const kind of section.split(/^(?=### )/m).slice(1)) {
        const bump = /^### (\w+) Changes/.exec(kind)?.[1];
        if (bump === undefined) release.added.push(kind.trim());
        const items = bump === undefined ? [] : kind.split(/^- /m).slice(1);
        release.changes.push(
          ...items.map((item) => ({ package: name, isBreaking: bump === 'Major', text: item.trim() })),
        );
      }
    }
  }
  const newestFirst = [...byVersion].toSorted(([a], [b]) => b.localeCompare(a, 'en', { numeric: true }));
  return newestFirst.map(([version, { added, ...release }]) => ({ version, ...release, added: added.join('\n\n') }));
}

/** Returns a table of the operations that were added after the first version or are deprecated; `undefined` if there are none. */
function operationsByVersion({ resources }: Api): string | undefined {
  const rows = resources
    .flatMap(({ slug, operations }) =>
      operations.flatMap(({ id, summary, stability, deprecation, since }) => {
        if (since === undefined && !deprecation) return [];
        const state = deprecation ? deprecationMarkdown(deprecation) : stability;
        return [{ since: since ?? '', row: `[${summary}](${slug}.html#${id}) | ${state} |` }];
      }),
    )
    .toSorted((a, b) => b.since.localeCompare(a.since, 'en', { numeric: true }));
  if (rows.length === 0) return undefined;
  const lines = rows.map(({ since, row }) => `| ${since || 'the first version'} | ${row}`);
  return `| since | operation | stability |\n|---|---|---|\n${lines.join('\n')}`;
}
