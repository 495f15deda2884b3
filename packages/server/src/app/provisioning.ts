import { resolve } from 'node:path';
import type { Provisioned } from '@observability-api/cli/provision';
import type { Credentials } from '../accounts/credentials.ts';
import { errorCode, messageOf } from '../domain/describe-error.ts';
import { StartupError } from '../domain/errors.ts';
import type { Settings } from './server-options.ts';

/** Applies a folder of monitoring files to the service. These files declare dashboards, alerts and other resources as code. */
export type Provision = () => Promise<Provisioned>;

type Cli = typeof import('@observability-api/cli/provision');

/** A folder whose monitoring files are valid. */
export interface Provisioning {
  /** Returns the function that applies the folder to the service at `url`. Throws StartupError without credentials. */
  connect(url: string, credentials: Credentials | undefined): Provision;
}

/**
 * Checks the files in the folder of `--provision`. Returns undefined without the option. Throws StartupError if the folder does not exist
 * or has no files, if a file is not valid, if an environment variable that a file refers to is not set, or if the package
 * `@observability-api/cli` is not installed.
 */
export async function openProvisioning({
  provision: option,
  deployment,
}: Pick<Settings, 'provision' | 'deployment'>): Promise<Provisioning | undefined> {
  if (option === undefined) return undefined;
  const folder = resolve(option);
  const { checkFolder, provision } = await loadCli();
  try {
    await checkFolder(folder, process.env);
  } catch (error) {
    throw new StartupError(`Cannot provision the folder ${option}. ${messageOf(error)}`);
  }
  return {
    connect(url, credentials) {
      if (!credentials)
        throw new StartupError('--provision requires a valid credentials file whose API key is in the store.');
      const settings =
        deployment === 'managed'
          ? ({ ...credentials.managed, deployment, baseUrl: url } as const)
          : ({ ...credentials.openSource, deployment: 'open-source', baseUrl: url } as const);
      return () => provision(folder, settings, process.env);
    },
  };
}

async function loadCli(): Promise<Cli> {
  try {
    return await import('@observability-api/cli/provision');
  } catch (error) {
    if (errorCode(error) !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new StartupError(
      '--provision requires the package @observability-api/cli. Run `npm install @observability-api/cli`.',
    );
  }
}
