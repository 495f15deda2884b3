import { CommandError } from '../../errors.ts';
import { Inventory, type Resource, readInventory } from '../inventory.ts';
import { type Json, kindNames, kinds, loadValidators } from '../kinds.ts';
import { normalize } from '../normalize.ts';
import type { MonitoringFiles } from '../read-files.ts';
import type { MonitoringService } from '../service.ts';
import { type Action, FilesError, type Plan, type PlanOptions } from './plan.ts';
import { Planner } from './planner.ts';

/**
 * Compares the files with the service. Sends only GET requests: it lists the resources of each kind that the service can list, and
 * reads each resource that the plan changes or deletes. Throws a FilesError if the files or `options.delete` have issues, and a
 * CommandError if the resources keep changing.
 */
export async function createPlan(
  files: MonitoringFiles,
  service: MonitoringService,
  options: PlanOptions,
): Promise<Plan> {
  await loadValidators();
  if (files.issues.length > 0) throw new FilesError(files.issues);
  let inventory = await readInventory(service);
  for (let round = 0; round < 3; round += 1) {
    const planner = new Planner(files, inventory, service, options);
    const actions = planner.actions();
    const { versions, changed } = await readVersions(service, actions, inventory);
    if (changed.size === 0) return planner.plan(actions.map((action) => ({ ...action, ...versions.get(action) })));
    inventory = refresh(inventory, changed);
  }
  throw new CommandError('The resources change faster than they can be read. Run the command again.');
}

/** The number of resources that are read at the same time. */
const CONCURRENT_READS = 8;

/** Reads the resources of the actions with their ETags. `changed` has the resources that changed since they were listed. */
async function readVersions(service: MonitoringService, actions: readonly Action[], inventory: Inventory) {
  const versions = new Map<Action, { readonly etag?: string }>();
  const changed = new Map<Resource, Json | undefined>();
  const queue = actions.filter(({ id, replaces }) => (id ?? replaces) !== undefined);
  const worker = async () => {
    for (let action = queue.shift(); action; action = queue.shift()) {
      const { kind } = action;
      const id = action.id ?? action.replaces ?? '';
      const listed = inventory.find(kind, id) as Resource;
      const read = await service.get(kind, id);
      if (read?.etag !== undefined) versions.set(action, { etag: read.etag });
      const isEqual =
        read !== undefined &&
        JSON.stringify(normalize(kinds[kind], read.value)) === JSON.stringify(normalize(kinds[kind], listed.value));
      if (!isEqual) changed.set(listed, read?.value);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_READS }, worker));
  return { versions, changed };
}

function refresh(inventory: Inventory, changed: ReadonlyMap<Resource, Json | undefined>): Inventory {
  const listed = kindNames.filter((kind) => inventory.has(kind));
  const lists = listed.map((kind) => {
    const values = inventory
      .all(kind)
      .map((resource) => (changed.has(resource) ? changed.get(resource) : resource.value));
    return [kind, values.filter((value) => value !== undefined)] as const;
  });
  return new Inventory(new Map(lists));
}
