import { nearest } from '@observability-api/schemas';
import { parse } from '@observability-api/schemas/filter-parser';
import { checkTest, type TestDocument } from '../testing/test-document.ts';
import { DesiredState } from './desired.ts';
import { expand, KINDS_WITH_SECRETS, placeholders, variablesIn } from './environment.ts';
import { Inventory } from './inventory.ts';
import { inputOf, isJson, kindNames, kinds, loadValidators } from './kinds.ts';
import type { FileDocument, FileIssue, FileTest, MonitoringFiles } from './read-files.ts';
import { pathInFiles } from './references.ts';
import { secretIssues } from './secret-issues.ts';

type Path = readonly (string | number)[];

/** Returns all issues that can be found without the service: schemas, references between files and the syntax of filters. */
export async function validateFiles(files: MonitoringFiles): Promise<FileIssue[]> {
  await loadValidators();
  const desired = new DesiredState(files, new Inventory(new Map()), () => undefined, true);
  const issues = kindNames.flatMap((kind) => {
    const documents = files.documents.filter((document) => document.kind === kind);
    return documents.flatMap((document) => documentIssues(document, desired));
  });
  return [...files.issues, ...desired.issues, ...issues, ...files.tests.flatMap((test) => testIssues(test, files))];
}

/** Returns the issues of a test: violations of its schema, and names of alerts and tiles that the files do not have. */
function testIssues(test: FileTest, { documents }: MonitoringFiles): FileIssue[] {
  const issues: FileIssue[] = checkTest(test.value).map(({ path, message }) => ({
    location: test.locationOf(path),
    message,
  }));
  if (issues.length > 0) return issues;
  const { alerts = {}, tiles = [] } = (test.value as unknown as TestDocument).expect;
  const alertNames = documents.flatMap(({ kind, name }) => (kind === 'Alert' ? [name] : []));
  for (const name of Object.keys(alerts)) {
    if (!alertNames.includes(name)) {
      issues.push({
        location: test.locationOf(['expect', 'alerts', name]),
        message: unknownText('Alert', name, alertNames),
      });
    }
  }
  const dashboards = new Map(
    documents.flatMap((document) => (document.kind === 'Dashboard' ? [[document.name, document] as const] : [])),
  );
  for (const [index, { dashboard, tile }] of tiles.entries()) {
    const document = dashboards.get(dashboard);
    const names = (Array.isArray(document?.value['tiles']) ? document.value['tiles'] : [])
      .filter(isJson)
      .flatMap((item) => [item['name'], item['id']].filter((word) => typeof word === 'string'));
    if (document && names.includes(tile)) continue;
    const message = document
      ? unknownText('tile', tile, names)
      : unknownText('Dashboard', dashboard, [...dashboards.keys()]);
    issues.push({ location: test.locationOf(['expect', 'tiles', index]), message });
  }
  return issues;
}

function unknownText(noun: string, name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  return `there is no ${noun} "${name}" in the files${suggestion === undefined ? '' : `; did you mean "${suggestion}"?`}`;
}

function documentIssues(document: FileDocument, desired: DesiredState): FileIssue[] {
  const input = inputOf(kinds[document.kind]);
  const report = (path: Path, message: string): FileIssue => ({ location: document.locationOf(path), message });
  if (!input) return [report(['kind'], `this version cannot create resources of kind ${document.kind}`)];
  const converted = desired.request(document);
  const variables = KINDS_WITH_SECRETS.has(document.kind) ? variablesIn(converted) : [];
  const expanded = expand(converted, placeholders(variables));
  return [
    ...input.check(expanded).map(({ path, message }) => report(pathInFiles(path, document.kind), message)),
    ...secretIssues(document.kind, converted).map(({ path, message }) => report(path, message)),
    ...filterIssues(document.value, [], report),
  ];
}

/** Returns the syntax errors of Lucene filters. Only the service can check filters in SQL. */
function filterIssues(value: unknown, path: Path, report: (path: Path, message: string) => FileIssue): FileIssue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => filterIssues(item, [...path, index], report));
  if (!isJson(value)) return [];
  // In the filters of a dashboard, the default language of `where` is SQL.
  const language = value['whereLanguage'] ?? (path[0] === 'filters' ? 'sql' : 'lucene');
  const isLucene = language === 'lucene';
  const filterErrors = isLucene && typeof value['where'] === 'string' ? [syntaxError(value['where'])] : [];
  const issues = filterErrors.flatMap((message) =>
    message === undefined ? [] : [report([...path, 'where'], message)],
  );
  const query =
    path.length === 0 && (value['savedQueryLanguage'] ?? 'lucene') === 'lucene' ? value['savedQuery'] : undefined;
  const queryError = typeof query === 'string' ? syntaxError(query) : undefined;
  return [
    ...issues,
    ...(queryError === undefined ? [] : [report(['savedQuery'], queryError)]),
    ...Object.entries(value).flatMap(([name, item]) => filterIssues(item, [...path, name], report)),
  ];
}

const parseFilter = parse as (text: string) => unknown;

interface ParserError extends Error {
  readonly location?: { readonly start: { readonly offset: number } };
}

function syntaxError(filter: string): string | undefined {
  try {
    parseFilter(filter);
    return undefined;
  } catch (error) {
    const { message, location } = error as ParserError;
    const offset = location?.start.offset ?? 0;
    const received = offset >= filter.length ? 'end' : JSON.stringify(filter.slice(offset, offset + 1));
    const reason = location ? `unexpected ${received}` : message;
    return `not a valid filter: ${reason} at position ${[...filter.slice(0, offset)].length + 1} of ${JSON.stringify(filter)}`;
  }
}
