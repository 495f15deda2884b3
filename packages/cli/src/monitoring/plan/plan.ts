import { CommandError } from '../../errors.ts';
import type { Change } from '../diff.ts';
import type { Json, KindName } from '../kinds.ts';
import type { FileIssue } from '../read-files.ts';

/** A change of one resource, which `apply` sends as a request. */
export interface Action {
  readonly action: 'create' | 'update' | 'delete';
  readonly kind: KindName;
  readonly name: string;
  /** The id of the resource. Absent for a resource to create. */
  readonly id?: string;
  /** The version that was read. `apply` sends it as If-Match. */
  readonly etag?: string;
  readonly changes: readonly Change[];
  /** The request. It contains references to environment variables, never their values. Absent for a deletion. */
  readonly body?: Json;
  /** The location of the document. */
  readonly at?: string;
  /** For `create`: the id of an alert that is deleted first, because its tile is removed. `etag` is its version. */
  readonly replaces?: string;
  /** Further effects, such as alerts that the service deletes with their tile. */
  readonly warnings?: readonly string[];
}

/** The changes that `apply` makes, with the versions of the resources that were read. */
export interface Plan {
  readonly version: 1;
  readonly id: string;
  readonly set: string;
  readonly actions: readonly Action[];
  /** Values that could not be compared, and resources that equal their documents but belong to no set. */
  readonly notes: readonly string[];
}

/** The options of `createPlan`. */
export interface PlanOptions {
  /** Adopts the resources that belong to no set and have the name of a document: adds the tag of the set and applies the document. */
  readonly adopt?: boolean | undefined;
  /** Webhooks, sources and connections to delete, such as `webhook/on-call`. Resources of other kinds are rejected. */
  readonly delete?: readonly string[] | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Thrown if the files or the option `--delete` have issues, so that no plan can be created. The message has one line per issue. */
export class FilesError extends CommandError {
  readonly issues: readonly FileIssue[];

  constructor(issues: readonly FileIssue[]) {
    super(
      `Found ${issues.length} ${issues.length === 1 ? 'issue' : 'issues'}:\n${issues.map(({ location, message }) => `  ${location}: ${message}`).join('\n')}`,
    );
    this.issues = issues;
  }
}
