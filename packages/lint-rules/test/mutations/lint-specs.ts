import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseResolver, getLineColLocation, lint, loadConfig, Source } from '@redocly/openapi-core';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** An issue with its location. */
export interface Finding {
  readonly rule: string;
  /** The file relative to the repository, and the line. */
  readonly place: string;
  readonly message: string;
}

/** The content of changed spec files, by path relative to `specs/`. */
export type Changed = Readonly<Record<string, string>>;

/**
 * The unchanged files, cached for all runs. A run does not reuse a root file: the rules cache their results by its parsed
 * content, and these results depend on the changed files.
 */
const unchangedFiles: BaseResolver['cache'] = new Map();

/** Resolves references to the files of the specs. Changed files exist only in memory. */
class ChangedFilesResolver extends BaseResolver {
  /** The content of the changed files by absolute path. */
  readonly #changed: Readonly<Record<string, string>>;

  constructor(changed: Readonly<Record<string, string>>) {
    super();
    this.#changed = changed;
    this.cache = new Map([...unchangedFiles].filter(([ref]) => !(ref in changed) && !ref.endsWith('/openapi.yaml')));
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    const body = this.#changed[absoluteRef];
    return body === undefined ? super.loadExternalRef(absoluteRef) : Promise.resolve(new Source(absoluteRef, body));
  }
}

/** Reads a file of the specs. */
export function read(file: string): string {
  return readFileSync(join(root, 'specs', file), 'utf8');
}

/** Lints a spec of this repository with its configuration. `ours` excludes the rules of Redocly. */
export async function lintSpecs(
  api: 'open-source' | 'managed',
  changed: Changed,
  rules: 'ours' | 'all' = 'ours',
): Promise<readonly Finding[]> {
  const config = (await loadConfig({ configPath: join(root, 'redocly.yaml') })).forAlias(api);
  const builtIn = Object.keys(config.rules.oas3_1).filter((name) => !name.startsWith('observability-api/'));
  if (rules === 'ours') config.skipRules(builtIn);
  const files = Object.fromEntries(Object.entries(changed).map(([file, body]) => [join(root, 'specs', file), body]));
  const resolver = new ChangedFilesResolver(files);
  const issues = await lint({ ref: join(root, 'specs', api, 'openapi.yaml'), config, externalRefResolver: resolver });
  for (const [ref, document] of resolver.cache) if (!(ref in files)) unchangedFiles.set(ref, document);
  return issues.map(({ ruleId, location: [place], message }) => {
    const file = relative(root, place?.source.absoluteRef ?? '');
    const line = place ? getLineColLocation(place).start.line : 0;
    return { rule: ruleId.replace('observability-api/', ''), place: `${file}:${line}`, message };
  });
}
