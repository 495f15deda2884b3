import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from 'workflows';
import { newResource, SERVER } from '../src/new-resource.ts';
import { readResource } from '../src/resource.ts';

describe('a new resource', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'observability-new-'));
    const filter = (path: string) => !/\/(node_modules|dist|\.turbo)$/.test(path);
    for (const name of ['specs', SERVER.tables, SERVER.migrations]) {
      cpSync(join(repository, name), join(root, name), { recursive: true, filter });
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const create = (...args: readonly string[]) => newResource(root, readResource(args));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');

  it('gets schemas, endpoints, a workflow, a changeset, a table, a migration and a folder in the server', () => {
    const { files, nextSteps } = create('open-source', 'notification-policies');
    expect(files).toEqual(
      expect.arrayContaining([
        'specs/open-source/schemas/NotificationPolicy.yaml',
        'specs/open-source/schemas/NotificationPolicyInput.yaml',
        'specs/open-source/paths/notification-policies.yaml',
        'specs/open-source/paths/notification-policies.item.yaml',
        'specs/open-source/workflows/manage-notification-policies.arazzo.yaml',
        '.changeset/add-notification-policies.md',
        SERVER.tables,
        'packages/server/src/resources/notification-policies/service.ts',
        'packages/server/src/resources/notification-policies/rules.ts',
        'packages/server/src/resources/notification-policies/rows.ts',
      ]),
    );
    expect(files.filter((file) => /migrations\/\d{4}-notification-policies\.ts$/.test(file))).toHaveLength(1);
    expect(nextSteps).toHaveLength(3);
    expect(read(SERVER.migrationList)).toMatch(/-notification-policies\.ts';.*,\n {2}notificationPolicies,\n\];/s);
    expect(read(SERVER.tables)).toContain('  notification_policies: NotificationPolicyTable;\n}');
    expect(read(SERVER.tables)).toContain('export interface NotificationPolicyTable {');
    const service = read('packages/server/src/resources/notification-policies/service.ts');
    expect(service).toContain('export class NotificationPolicyService {');
    expect(service).toContain("insertInto('notification_policies')");
  });

  it('gets the operations list, create, get, update and delete', () => {
    create('managed', 'boxes');
    const text = read('specs/managed/paths/boxes.yaml') + read('specs/managed/paths/boxes.item.yaml');
    const ids = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['listBoxes', 'createBox', 'getBox', 'updateBox', 'deleteBox']);
  });

  it('gets one workflow that creates a resource, uses its id and deletes it', () => {
    create('managed', 'boxes');
    const text = read('specs/managed/workflows/manage-boxes.arazzo.yaml');
    const ids = [...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['createBox', 'listBoxes', 'getBox', 'updateBox', 'deleteBox']);
    expect(text.match(/\$steps\.create-box\.outputs\.id/g)).toHaveLength(3);
  });

  it('gets one changeset', () => {
    const { files } = create('open-source', 'boxes');
    expect(files.filter((file) => file.startsWith('.changeset/'))).toEqual(['.changeset/add-boxes.md']);
    expect(read('.changeset/add-boxes.md').match(/^New: /gm)).toHaveLength(5);
  });

  it('is rejected if it exists', () => {
    create('open-source', 'boxes');
    expect(() => create('open-source', 'boxes')).toThrow('packages/server/src/resources/boxes already exists.');
    expect(() => create('open-source', 'webhooks')).toThrow('already');
  });

  it('is rejected if its workflow exists', () => {
    const workflow = 'specs/open-source/workflows/manage-boxes.arazzo.yaml';
    writeFileSync(join(root, workflow), 'arazzo: 1.0.1\n');
    expect(() => create('open-source', 'boxes')).toThrow(`${workflow} already exists.`);
    expect(read(workflow)).toBe('arazzo: 1.0.1\n');
  });
});

it.each([
  ['cloud boxes', 'Unknown deployment `cloud`'],
  ['managed Boxes', 'received `Boxes`'],
  ['managed box', 'received `box`'],
  // A plural that names one resource has no list.
  ['managed settings', 'received `settings`'],
  ['managed boxes lids', 'received `boxes lids`'],
])('rejects the command line arguments %s', (args, message) => {
  expect(() => readResource(args.split(' '))).toThrow(message);
});
