import { nearest } from '@observability-api/schemas';
import { checkTest, type TestDocument } from '../testing/test-document.ts';
import { DesiredState } from './desired.ts';
import { expand, KINDS_WITH_SECRETS, placeholders, variablesIn } from './environment.ts';
import { filterIssues } from './filter-issues.ts';
import { Inventory } from './inventory.ts';
import { inputOf, isJsonObject, type KindName, kindNames, kinds, loadValidators } from './kinds.ts';
import { type FileDocument, type FileIssue, type FileTest, type MonitoringFiles, propertyIssue } from './read-files.ts';
import { pathInFiles } from './references.ts';
import { secretIssues } from './secret-issues.ts';

/**
 * Returns all issues that can be found without the service, for example:
 *
 * - issues of reading the files, such as errors of the YAML syntax and duplicate documents
 * - violations of schemas
 * - literal secrets
 * - syntax errors of Lucene filters
 * - tiles that a dashboard of the files does not have
 * - in tests, names of alerts and dashboards that no file defines
 * - references by a name that several documents or tiles have
 *
 * Accepts other names that no file defines, because the service can have them.
 */
export async function validateFiles(files: MonitoringFiles): Promise<FileIssue[]> {
  await loadValidators();
  const desired = new DesiredState(files, new Inventory(new Map()), () => undefined, true);
  const issues = kindNames.flatMap((kind) => {
    const documents = files.documents.filter((document) => document.kind === kind);
    return documents.flatMap((document) => documentIssues(document, desired));
  });
  return [...files.issues, ...desired.issues, ...issues, ...files.tests.flatMap((test) => testIssues(test, files))];
}

/**
 * Returns the issues of {@link checkTest}. If there are none, returns an issue for each alert, dashboard or tile in the test that the files
 * do not have.
 */
function testIssues(test: FileTest, { documents }: MonitoringFiles): FileIssue[] {
  const issues: FileIssue[] = checkTest(test.value).map(({ path, message }) => propertyIssue(test, path, message));
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
      .filter(isJsonObject)
      .flatMap((item) => [item['name'], item['id']].filter((word) => typeof word === 'string'));
    if (document && names.includes(tile)) continue;
    const message = document
      ? `the dashboard "${dashboard}" has no tile "${tile}"${suggestionText(tile, names)}`
      : unknownText('Dashboard', dashboard, [...dashboards.keys()]);
    issues.push({ location: test.locationOf(['expect', 'tiles', index]), message });
  }
  return issues;
}

function unknownText(kind: KindName, name: string, names: readonly string[]): string {
  return `there is no ${kind} "${name}" in the files${suggestionText(name, names)}`;
}

function suggestionText(name: string, names: readonly string[]): string {
  const suggestion = nearest(name, names);
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
}

function documentIssues(document: FileDocument, desired: DesiredState): FileIssue[] {
  const input = inputOf(kinds[document.kind]);
  if (!input) {
    const message = `this version cannot create resources of kind ${document.kind}`;
    return [{ location: document.locationOf(['kind']), message }];
  }
  const converted = desired.request(document);
  const variables = KINDS_WITH_SECRETS.has(document.kind) ? variablesIn(converted) : [];
  const expanded = expand(converted, placeholders(variables));
  const issues = [
    ...input.check(expanded).map(({ path, message }) => ({ path: pathInFiles(path, document.kind), message })),
    ...secretIssues(document.kind, converted),
    // Webhooks and connections have no filters. A query parameter of a webhook can have the name `where`.
    ...(KINDS_WITH_SECRETS.has(document.kind) ? [] : filterIssues(document.value)),
  ];
  return issues.map(({ path, message }) => propertyIssue(document, path, message));
}
