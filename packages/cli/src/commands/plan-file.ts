import { readFile, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Settings } from '../connection/settings.ts';
import { usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { isJsonObject } from '../monitoring/kinds.ts';
import type { Plan } from '../monitoring/plan/plan.ts';

/** A plan with the service whose resources were compared. */
interface StoredPlan extends Plan {
  readonly service: Pick<Settings, 'deployment' | 'baseUrl' | 'organizationId' | 'serviceId'>;
}

/** Writes a plan to a file for `apply`. The requests in the plan contain references to environment variables, not their values. */
export async function writePlan(path: string, plan: Plan, settings: Settings): Promise<void> {
  const { deployment, baseUrl, organizationId, serviceId } = settings;
  const stored: StoredPlan = { ...plan, service: { deployment, baseUrl, organizationId, serviceId } };
  await writeFile(path, `${JSON.stringify(stored, null, 2)}\n`);
}

/** Reads the file of a plan. Throws a CommandError if it cannot be read, is not a plan, or is the plan of another service. */
export async function readPlan(file: string, settings: Settings, io: Io): Promise<Plan> {
  const path = resolve(io.cwd, file);
  let stored: unknown;
  try {
    stored = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' ? 'the file does not exist.' : message;
    throw usageError(`Cannot read the plan ${relative(io.cwd, path)}: ${reason}`);
  }
  if (
    !isJsonObject(stored) ||
    stored['version'] !== 1 ||
    !Array.isArray(stored['actions']) ||
    !isJsonObject(stored['service'])
  ) {
    throw usageError(`${file} is not a plan of this version. Write one with \`observability plan -o ${file}\`.`);
  }
  const plan = stored as unknown as StoredPlan;
  const differs = (['deployment', 'baseUrl', 'organizationId', 'serviceId'] as const).find(
    (name) => plan.service[name] !== settings[name],
  );
  if (differs)
    throw usageError(
      `The plan is for another service: its ${differs} is ${plan.service[differs] ?? 'not set'}, but the ${differs} of this command is ${settings[differs] ?? 'not set'}.`,
    );
  return plan;
}
