import { BaseResolver, createConfig, lint, Source } from '@redocly/openapi-core';
import plugin from '../src/index.ts';
import { PLUGIN_ID } from '../src/presets.ts';

/** Resolves references to files in memory. */
export class MemoryResolver extends BaseResolver {
  readonly #files: Readonly<Record<string, string>>;

  constructor(files: Readonly<Record<string, string>>) {
    super();
    this.#files = files;
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    return Promise.resolve(new Source(absoluteRef, this.#files[absoluteRef] ?? ''));
  }
}

/** Returns the issues of one rule in `/openapi.yaml` and the files that it references, as `file#pointer: message`. */
export async function lintFiles(rule: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], rules: { [`${PLUGIN_ID}/${rule}`]: 'error' } });
  const issues = await lint({ ref: '/openapi.yaml', config, externalRefResolver: new MemoryResolver(files) });
  return issues.map(({ location: [place], message }) => `${place?.source.absoluteRef}${place?.pointer}: ${message}`);
}
