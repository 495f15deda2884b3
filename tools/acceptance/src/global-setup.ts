import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestCredentials } from '@observability-api/open-source/testing';
import type { TestProject } from 'vitest/node';
import { createPackedProject } from './packed-project.ts';
import { startPackedServer } from './packed-server.ts';
import { installToolchain } from './toolchain.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the project with the installed packages. */
    project: string;
    credentials: TestCredentials;
    credentialsFile: string;
  }
}

/**
 * Creates a project with the packed packages, installs the compilers and runtimes of the tests, and starts a service that several test
 * files share. Stops the service and removes the project afterwards.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [project] = await Promise.all([createPackedProject(), installToolchain()]);
  const remove = () => rm(dirname(project), { recursive: true });
  const server = await startPackedServer(project).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
  provide('project', project);
  provide('credentials', server.credentials);
  provide('credentialsFile', server.credentialsFile);
  return async () => {
    const code = await server.stop();
    await remove();
    if (code !== 0) throw new Error(`The service exited with code ${code}:\n${server.output()}`);
  };
}
