import { setTimeout as wait } from 'node:timers/promises';
import { createAnyClient } from './connection/client.ts';
import type { Settings } from './connection/settings.ts';
import { CommandError } from './errors.ts';
import { applyPlan, PlanConflictError } from './monitoring/apply.ts';
import { KINDS_WITH_SECRETS, variablesIn } from './monitoring/environment.ts';
import { createPlan } from './monitoring/plan/create-plan.ts';
import { FilesError } from './monitoring/plan/plan.ts';
import { type MonitoringFiles, readFiles } from './monitoring/read-files.ts';
import { MonitoringService } from './monitoring/service.ts';
import { validateFiles } from './monitoring/validate.ts';

/** The environment of a process. */
type Env = Readonly<Record<string, string | undefined>>;

/** The resources that `provision` wrote in all its attempts, as `<kind>/<name>`, and the notes of the last plan. */
export interface Provisioned {
  readonly set: string;
  readonly created: readonly string[];
  readonly changed: readonly string[];
  /** Resources of the set that had no document in the files. */
  readonly deleted: readonly string[];
  /** Values that could not be compared, and resources that equal their documents but belong to no set. */
  readonly notes: readonly string[];
}

/** Maximum number of attempts. Processes that apply the same folder at the same time cause conflicts. */
const MAX_ATTEMPTS = 5;

/** The delay before attempt n + 1 is 2^n times this delay. */
const BASE_DELAY_MS = 250;

/**
 * Checks the files of a folder without a service. Throws a CommandError that lists the issues with their locations, or the
 * environment variables that are not set.
 */
export async function checkFolder(folder: string, env: Env): Promise<void> {
  await readValidFiles(folder, env);
}

/**
 * Applies the files of a folder to a service, as `apply --yes` does. Deletes the dashboards, alerts and saved searches of the set that have
 * no document, but no webhooks, sources or connections. After a conflict with another client, makes a new plan, in at most five attempts.
 * Any number of processes can apply a folder at the same time. Throws a CommandError, or an error of the client.
 */
export async function provision(folder: string, settings: Settings, env: Env): Promise<Provisioned> {
  const service = new MonitoringService(await createAnyClient(settings, { retries: 4 }));
  const written = { create: [] as string[], update: [] as string[], delete: [] as string[] };
  for (let attempt = 1; ; attempt += 1) {
    const files = await readValidFiles(folder, env);
    const plan = await createPlan(files, service, { env });
    try {
      await applyPlan(plan, service, {
        env,
        isShared: true,
        onApplied: ({ action, kind, name }, outcome) => {
          if (outcome === 'written') written[action].push(`${kind}/${name}`);
        },
      });
    } catch (error) {
      if (!(error instanceof PlanConflictError) || attempt === MAX_ATTEMPTS) throw error;
      await wait(BASE_DELAY_MS * 2 ** attempt);
      continue;
    }
    const { create: created, update: changed, delete: deleted } = written;
    return { set: files.set.name, created, changed, deleted, notes: plan.notes };
  }
}

async function readValidFiles(folder: string, env: Env): Promise<MonitoringFiles> {
  const files = await readFiles(folder, process.cwd());
  const issues = await validateFiles(files);
  if (issues.length > 0) throw new FilesError(issues);
  const secrets = files.documents.filter(({ kind }) => KINDS_WITH_SECRETS.has(kind));
  const variables = new Set(secrets.flatMap(({ value }) => variablesIn(value)));
  const missing = [...variables].filter((name) => env[name] === undefined);
  if (missing.length > 0)
    throw new CommandError(
      `Set the environment ${missing.length === 1 ? 'variable' : 'variables'} ${missing.join(', ')}, which the files refer to.`,
    );
  return files;
}
