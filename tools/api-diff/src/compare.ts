import { type Bump, highest } from './bump.ts';
import { type Change, withoutDuplicates } from './change.ts';
import { componentChanges } from './component-changes.ts';
import { redoclyChanges } from './redocly/redocly-changes.ts';
import { specReports } from './redocly/spec-reports.ts';
import { ruleChanges } from './rules/rule-changes.ts';
import { Affected } from './spec/affected.ts';
import { SpecFiles } from './spec/spec-files.ts';

/** The changes of one API and the bump that they need. */
export interface ApiChanges {
  /** The deployment name, or the folder of a package. */
  readonly api: string;
  /** The package of the spec, or the compared package. */
  readonly package: string;
  readonly needed: Bump;
  readonly changes: readonly Change[];
  /** The number of operations of each version. 0 for a package. */
  readonly operations: { readonly base: number; readonly revision: number };
}

/** The root folders of two checkouts, and the current date as `YYYY-MM-DD`. */
export interface Comparison {
  readonly base: string;
  readonly revision: string;
  readonly today: string;
}

/** Compares the specs of each pair of checkouts. Returns one list per pair, with one entry per deployment. */
export async function compareAll(
  comparisons: readonly Comparison[],
  deployments: readonly string[],
): Promise<readonly (readonly ApiChanges[])[]> {
  const tasks = comparisons.map((comparison) => {
    const versions = { base: new SpecFiles(comparison.base), revision: new SpecFiles(comparison.revision) };
    return deployments.map((api) => ({ api, comparison, versions, spec: `specs/${api}/openapi.yaml` }));
  });
  const inBoth = tasks.flat().filter(({ versions, spec }) => versions.base.file(spec) && versions.revision.file(spec));
  const reports = await specReports(inBoth.map(({ api, versions, spec }) => ({ deployment: api, ...versions, spec })));
  return tasks.map((group) =>
    group.map((task) => {
      const { api, versions, spec, comparison } = task;
      const affected = new Affected(versions, api, comparison.today);
      // Undefined unless both checkouts have the spec.
      const report = reports[inBoth.indexOf(task)];
      const changes = report
        ? [
            ...redoclyChanges(report, versions, affected),
            ...ruleChanges(versions, api, affected),
            ...componentChanges(versions, affected),
          ]
        : apiAddedOrRemoved(api, versions, spec);
      const sorted = withoutDuplicates(changes).sort(byPlace);
      const needed = highest(sorted.map(({ bump }) => bump));
      return { api, package: `@observability-api/spec-${api}`, needed, changes: sorted, operations: affected.counts };
    }),
  );
}

/** Returns the change for an API that exists in only one of the checkouts. */
function apiAddedOrRemoved(
  api: string,
  { base, revision }: { base: SpecFiles; revision: SpecFiles },
  file: string,
): Change[] {
  const location = { file, line: 1 };
  if (revision.file(file)) {
    const message = `The API \`${api}\` is new.`;
    return [{ rule: 'api-added', bump: 'minor', message, location, operations: [], breaking: false }];
  }
  if (!base.file(file)) return [];
  const message = `The API \`${api}\` was removed.`;
  return [{ rule: 'api-removed', bump: 'major', message, location, operations: [], breaking: true }];
}

function byPlace(a: Change, b: Change): number {
  return a.location.file.localeCompare(b.location.file) || a.location.line - b.location.line;
}
