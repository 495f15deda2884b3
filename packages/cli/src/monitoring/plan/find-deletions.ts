import type { Inventory, Resource } from '../inventory.ts';
import { kindNames, kinds } from '../kinds.ts';
import { type FileIssue, identityOf } from '../read-files.ts';
import { ownerOf } from '../set.ts';
import type { Action } from './plan.ts';

/** The conditions for the deletion of a resource. */
interface DeletionRule {
  /** The resources that have a document in the files. They are not deleted. */
  readonly matched: ReadonlySet<Resource>;
  /** The tag of the set. Resources with this tag and without a document are deleted. */
  readonly tag: string;
  /** The names of `--delete`, such as `webhook/on-call`. */
  readonly names: readonly string[];
}

/** Returns the deletions of a plan, dependent resources first, and an issue for each invalid name of `--delete`. */
export function findDeletions(
  inventory: Inventory,
  { matched, tag, names }: DeletionRule,
): { readonly deletions: Action[]; readonly issues: FileIssue[] } {
  const issues: FileIssue[] = [];
  const report = (message: string) => void issues.push({ location: '--delete', message });
  const named = new Set(names.map((word) => findNamed(word, inventory, { matched, report })));
  const isOrphan = (resource: Resource) =>
    kinds[resource.kind].isTagged && ownerOf(resource.value) === tag && !matched.has(resource);
  const deletions = kindNames
    .toReversed()
    .flatMap((kind) => inventory.all(kind))
    .filter((resource) => named.has(resource) || isOrphan(resource))
    .map(({ kind, name, id }): Action => ({ action: 'delete', kind, name, id, changes: [] }));
  return { deletions, issues };
}

/**
 * Returns the resource that `--delete` names. Reports an issue unless exactly one resource has the name, no file describes it, and it is
 * not built in.
 */
function findNamed(
  word: string,
  inventory: Inventory,
  { matched, report }: { readonly matched: ReadonlySet<Resource>; readonly report: (message: string) => undefined },
): Resource | undefined {
  const untagged = kindNames.filter((kind) => !kinds[kind].isTagged).flatMap((kind) => inventory.all(kind));
  const findBy = (keyOf: (resource: Resource) => string) =>
    untagged.filter((resource) => keyOf(resource).toLowerCase() === word.toLowerCase());
  const identical = findBy(identityOf);
  const candidates = identical.length > 0 ? identical : findBy(({ kind, name }) => `${kind}/${name}`);
  const [resource, second] = candidates;
  if (!resource) return report(`there is no webhook, source or connection "${word}"`);
  if (second) {
    const names = new Set(candidates.map(identityOf));
    const advice = names.size > 1 ? `use ${[...names].join(' or ')}` : 'rename all but one';
    return report(`${candidates.length} resources have the name "${word}": ${advice}`);
  }
  if (resource.value['isBuiltIn'] === true) return report('the built-in connection cannot be deleted');
  if (matched.has(resource)) return report(`${resource.kind}/${resource.name} is in the files`);
  return resource;
}
