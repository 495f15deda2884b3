import type { ApiReport } from 'api-diff';

const methods = new Set(Object.getOwnPropertyNames(Array.prototype));

/**
 * The report without what follows from a change that it shows: a value that a list has gained is one to each of its
 * methods that take or answer values.
 */
export function shownChanges(report: ApiReport): ApiReport {
  const verdicts = report.verdicts.map((verdict) => {
    const members = verdict.changes.map(({ message }) => memberOf(message));
    // Only a list has `lastIndexOf`; a client has `keys`, and may have `find`.
    const lists = new Set(members.flatMap(({ of, name }) => (name === 'lastIndexOf' ? of : [])));
    const changes = verdict.changes.filter(({ message }) => {
      const { of, name } = memberOf(message);
      return !(lists.has(of) && methods.has(name));
    });
    return { ...verdict, changes };
  });
  return { ...report, verdicts };
}

/** `AlertInterval` and `indexOf` of a sentence that begins with `AlertInterval.indexOf(…)`. */
function memberOf(message: string): { readonly of: string; readonly name: string } {
  const [, of = '', name = ''] = /^`([\w.]+)\.(\w+)/.exec(message) ?? [];
  return { of, name };
}
