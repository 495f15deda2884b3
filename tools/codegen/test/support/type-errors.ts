import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { repository } from '../../src/files.ts';
import { put } from './repository.ts';

/**
 * Returns the compiler errors in the files of a folder. `options` override the compiler options of the repository. Throws an error if the
 * compiler does not run.
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
