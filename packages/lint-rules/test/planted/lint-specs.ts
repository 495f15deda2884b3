import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BaseResolver, getLineColLocation, lint, loadConfig, Source } from '@redocly/openapi-core';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A finding as a person reads it. */
export interface Finding {
  readonly rule: string;
  /** The file within the repository, and the line. */
  readonly place: string;
  readonly message: string;
}

/** Files of the specs that read otherwise than they are, by their name within `specs/`. */
export type Changed = Readonly<Record<string, string>>;

/** Files that were read before; a root is always read anew, since what was found hangs on it. */
const untouched: BaseResolver['cache'] = new Map();

/** The files of the specs, some of them changed; nothing is written to disk. */
class Planted extends BaseResolver {
  readonly #changed: Changed;

  constructor(changed: Changed) {
    super();
    this.#changed = changed;
    this.cache = new Map([...untouched].filter(([ref]) => !(ref in changed) && !ref.endsWith('/openapi.yaml')));
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    const body = this.#changed[absoluteRef];
    return body === undefined ? super.loadExternalRef(absoluteRef) : Promise.resolve(new Source(absoluteRef, body));
  }
}

/** A file of the specs as it is. */
export function read(file: string): string {
  return readFileSync(join(root, 'specs', file), 'utf8');
}

/** Lints a spec of this repository as it is configured; `ours` leaves Redocly's own rules out. */
export async function lintSpecs(
  api: 'open-source' | 'managed',
  changed: Changed,
  only: 'ours' | 'all' = 'ours',
): Promise<readonly Finding[]> {
  const config = (await loadConfig({ configPath: join(root, 'redocly.yaml') })).forAlias(api);
  const builtIn = Object.keys(config.rules.oas3_1).filter((name) => !name.startsWith('observability-api/'));
  if (only === 'ours') config.skipRules(builtIn);
  const files = Object.fromEntries(Object.entries(changed).map(([file, body]) => [join(root, 'specs', file), body]));
  const resolver = new Planted(files);
  const problems = await lint({ ref: join(root, 'specs', api, 'openapi.yaml'), config, externalRefResolver: resolver });
  for (const [ref, document] of resolver.cache) if (!(ref in files)) untouched.set(ref, document);
  return problems.map(({ ruleId, location: [place], message }) => {
    const file = relative(root, place?.source.absoluteRef ?? '');
    const line = place ? getLineColLocation(place).start.line : 0;
    return { rule: ruleId.replace('observability-api/', ''), place: `${file}:${line}`, message };
  });
}
