import { BaseResolver, createConfig, lint, Source } from '@redocly/openapi-core';
import plugin from '../src/index.ts';
import { pluginId } from '../src/presets.ts';

/** Files that are in memory only. */
export class Files extends BaseResolver {
  readonly #files: Readonly<Record<string, string>>;

  constructor(files: Readonly<Record<string, string>>) {
    super();
    this.#files = files;
  }

  override loadExternalRef(absoluteRef: string): Promise<Source> {
    return Promise.resolve(new Source(absoluteRef, this.#files[absoluteRef] ?? ''));
  }
}

/** What one rule alone finds in `/openapi.yaml`, which points to the other files. */
export async function lintFiles(rule: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  const config = await createConfig({ plugins: [plugin()], rules: { [`${pluginId}/${rule}`]: 'error' } });
  const problems = await lint({ ref: '/openapi.yaml', config, externalRefResolver: new Files(files) });
  return problems.map(({ location: [place], message }) => `${place?.source.absoluteRef}${place?.pointer}: ${message}`);
}
