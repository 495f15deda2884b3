import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../src/files.ts';
import { put } from './repository.ts';

/**
 * Writes a `tsconfig.json` and a `package.json` to the folder `root`. Returns the compiler errors of the files that match `include`, a path
 * or pattern in the folder, and of the files that they import. `options` override the compiler options of the repository. Throws an error
 * if the compiler does not run.
 */
export async function typeErrorsIn(root: string, include: string, options: object = {}): Promise<string> {
  const compilerOptions = { noEmit: true, ...options };
  const config = { extends: join(repository, 'tsconfig.base.json'), compilerOptions, include: [include] };
  await put(root, 'tsconfig.json', JSON.stringify(config));
  await put(root, 'package.json', '{ "type": "module" }');
  const compile = promisify(execFile)(join(repository, 'node_modules/.bin/tsc'), ['-p', root]);
  const { stdout } = await compile.catch((error: Error & { stdout: string }) => {
    if (error.stdout === '') throw error;
    return error;
  });
  return stdout;
}
