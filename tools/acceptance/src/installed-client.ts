import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The client module as it was installed from its tarball. `Module` is the type of the same module's source. */
export async function installedClient<Module>(project: string, name: 'open-source' | 'managed'): Promise<Module> {
  const main = join(project, 'node_modules/@observability-api', name, 'dist/index.js');
  return (await import(pathToFileURL(main).href)) as Module;
}
