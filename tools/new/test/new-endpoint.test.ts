import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { repository } from 'workflows';
import { readEndpoint } from '../src/endpoint.ts';
import { namesOf } from '../src/names.ts';
import { newEndpoint } from '../src/new-endpoint.ts';
import { formatResult } from '../src/result.ts';

const service = '/v1/organizations/{organizationId}/services/{serviceId}/observability';

interface Finding {
  readonly ruleId: string;
  readonly message: string;
  readonly location: readonly { readonly source: { readonly ref: string }; readonly pointer: string }[];
}

describe('a new endpoint', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'observability-new-'));
    const filter = (path: string) => !/\/(node_modules|dist|\.turbo)$/.test(path);
    for (const name of ['specs', 'redocly.yaml'])
      cpSync(join(repository, name), join(root, name), { recursive: true, filter });
    symlinkSync(join(repository, 'packages'), join(root, 'packages'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const create = (...args: readonly string[]) => newEndpoint(root, readEndpoint(args));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };

  function lint(file: string, ...more: readonly string[]): Promise<readonly Finding[]> {
    return new Promise((resolve, reject) => {
      const args = ['lint', file, '--format=json', '--max-problems=1000', ...more];
      execFile('redocly', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) => {
        try {
          resolve((JSON.parse(stdout) as { readonly problems: readonly Finding[] }).problems);
        } catch {
          reject(new Error(stdout + stderr));
        }
      });
    });
  }

  it('gets an operation, a path, schemas, responses, an example, a workflow and a changeset', () => {
    const { files } = create('managed', 'PUT', `${service}/boxes/{boxId}`);
    expect(files).toEqual([
      'specs/managed/parameters/boxId.yaml',
      'specs/managed/schemas/Box.yaml',
      'specs/managed/responses/Box.yaml',
      'specs/managed/schemas/BoxInput.yaml',
      'specs/managed/examples/updateBox.yaml',
      'specs/managed/paths/boxes.item.yaml',
      'specs/managed/openapi.yaml',
      'specs/managed/workflows/update-box.arazzo.yaml',
      '.changeset/update-box.md',
    ]);
    expect(read('specs/managed/openapi.yaml')).toContain(
      `  ${service}/boxes/{boxId}:\n    $ref: paths/boxes.item.yaml\n`,
    );
    const statuses = [...read('specs/managed/paths/boxes.item.yaml').matchAll(/^ {4}"(\d+)":/gm)].map(
      ([, status]) => status,
    );
    expect(statuses.join(' ')).toBe('200 400 401 403 404 412 413 415 429 500 503');
    expect(read('specs/managed/workflows/update-box.arazzo.yaml')).toContain('operationId: updateBox');
    expect(read('.changeset/update-box.md')).toContain('"@observability-api/spec-managed": minor');
  });

  it('in both deployments gets a parameter in each deployment and one common changeset', () => {
    create('managed', 'GET', `${service}/boxes/{boxId}`);
    const { files } = create('open-source', 'GET', '/api/v2/boxes/{boxId}');
    expect(files).toEqual([
      'specs/open-source/parameters/boxId.yaml',
      'specs/open-source/schemas/Box.yaml',
      'specs/open-source/responses/Box.yaml',
      'specs/open-source/paths/boxes.item.yaml',
      'specs/open-source/openapi.yaml',
      'specs/open-source/workflows/get-box.arazzo.yaml',
      '.changeset/get-box.md',
    ]);
    for (const deployment of ['managed', 'open-source']) {
      expect(read(`specs/${deployment}/paths/boxes.item.yaml`)).toContain('    - $ref: ../parameters/boxId.yaml\n');
    }
    expect(read('.changeset/get-box.md')).toBe(
      [
        '---',
        '"@observability-api/spec-managed": minor',
        '"@observability-api/schemas": minor',
        '"@observability-api/managed": minor',
        '"@observability-api/server": minor',
        '"@observability-api/spec-open-source": minor',
        '"@observability-api/open-source": minor',
        '---',
        '',
        `New: \`getBox\` (\`GET ${service}/boxes/{boxId}\`).`,
        '',
        'New: `getBox` (`GET /api/v2/boxes/{boxId}`).',
        '',
      ].join('\n'),
    );
  });

  it('keeps a larger bump, the text of a changeset, a workflow and a shared parameter', () => {
    const workflow = 'specs/open-source/workflows/get-box.arazzo.yaml';
    write('.changeset/get-box.md', '---\n"@observability-api/schemas": major\n---\n\nBoxes are round.\n');
    write(workflow, '# By hand.\n');
    write('specs/shared/parameters/boxId.yaml', 'name: boxId\n');
    const { files } = create('open-source', 'GET', '/api/v2/boxes/{boxId}');
    expect(files).not.toContain(workflow);
    expect(files).not.toContain('specs/open-source/parameters/boxId.yaml');
    expect(read(workflow)).toBe('# By hand.\n');
    expect(read('specs/open-source/paths/boxes.item.yaml')).toContain('$ref: ../../shared/parameters/boxId.yaml');
    expect(read('.changeset/get-box.md')).toMatch(
      /^---\n"@observability-api\/schemas": major\n[\s\S]*\n---\n\nBoxes are round\.\n\nNew: `getBox`/,
    );
    write('.changeset/create-box.md', 'A note without packages.\n');
    create('open-source', 'POST', '/api/v2/boxes');
    expect(read('.changeset/create-box.md')).toContain('\n---\n\nA note without packages.\n\nNew: `createBox`');
  });

  it.each([
    ['has no text after its packages', '---\n"@observability-api/server": major\n---'],
    ['has CRLF line endings', '---\r\n"@observability-api/server": major\r\n---\r\n\r\nBoxes.\r\n'],
  ])('keeps the bump of a changeset that %s', (_, text) => {
    write('.changeset/get-box.md', text);
    create('open-source', 'GET', '/api/v2/boxes/{boxId}');
    const written = read('.changeset/get-box.md');
    expect(written).toMatch(
      /^---\n"@observability-api\/server": major\n("[^"]+": minor\n)+---\n\n(Boxes\.\n\n)?New: `getBox`/,
    );
    expect(written.match(/^---$/gm)).toHaveLength(2);
  });

  it('of a nested resource references the id of its parent and has a 404 response', () => {
    create('open-source', 'POST', '/api/v2/dashboards/{dashboardId}/shared-links');
    const item = read('specs/open-source/paths/dashboards.shared-links.yaml');
    expect(item).toContain('"404":\n      $ref: ../responses/NotFound.yaml');
    expect(item).toContain('operationId: createDashboardSharedLink');
    expect(item).toContain('x-client-method: dashboardSharedLinks.create');
    expect(read('specs/open-source/workflows/create-dashboard-shared-link.arazzo.yaml')).toContain(
      'value: $steps.create-dashboard.outputs.id',
    );
  });

  it('of a nested resource does not change the files of a resource with a similar name', () => {
    const path = '/api/v2/dashboards/{dashboardId}/alerts';
    const before = read('specs/open-source/paths/alerts.yaml');
    const { files } = create('open-source', 'GET', path);
    create('open-source', 'DELETE', path);
    expect(read('specs/open-source/paths/alerts.yaml')).toBe(before);
    expect(files).toEqual([
      'specs/open-source/paths/dashboards.alerts.yaml',
      'specs/open-source/openapi.yaml',
      'specs/open-source/workflows/list-dashboard-alerts.arazzo.yaml',
      '.changeset/list-dashboard-alerts.md',
    ]);
    expect(read('specs/open-source/paths/dashboards.alerts.yaml')).toMatch(
      /operationId: listDashboardAlerts\n[\s\S]*responses\/AlertList\.yaml[\s\S]*\ndelete:\n {2}operationId: deleteDashboardAlert\n/,
    );
  });

  it.each([
    ['/api/v2/dashboards/{dashboardId}/owner', 'updateDashboardOwner', 'The dashboard owner', 'the dashboard owner'],
    ['/api/v2/outages/{outageId}', 'updateOutage', 'One of the outages', 'an outage'],
  ])('at %s has an example with a correct article', (path, operationId, summary, example) => {
    create('open-source', 'PUT', path);
    const text = read(`specs/open-source/examples/${operationId}.yaml`);
    expect(text).toMatch(`summary: ${summary}\ndescription: An example of ${example}.\n`);
  });

  it('references shared schemas', () => {
    const { files } = create('open-source', 'POST', '/api/v2/issues');
    expect(read('specs/open-source/responses/IssueCreated.yaml')).toContain('$ref: ../../shared/schemas/Issue.yaml');
    expect(files.filter((file) => file.includes('/schemas/'))).toEqual(['specs/open-source/schemas/IssueInput.yaml']);
    create('managed', 'POST', `${service}/dashboards/{dashboardId}/alerts`);
    expect(read('specs/managed/paths/dashboards.alerts.yaml')).toContain('$ref: ../../shared/schemas/AlertInput.yaml');
  });

  it('is added to the path file that its path refers to, even if the file has another name', () => {
    const path = '/v1/organizations/{organizationId}/services/{serviceId}/pipes/{pipeId}/settings';
    const { files } = create('managed', 'DELETE', path);
    expect(files).toEqual([
      'specs/managed/paths/pipe-settings.yaml',
      'specs/managed/workflows/delete-pipe-settings.arazzo.yaml',
      '.changeset/delete-pipe-settings.md',
    ]);
  });

  it('is rejected if another operation has its name', () => {
    expect(() => create('open-source', 'PATCH', '/api/v2/alerts/{alertId}')).toThrow(
      'The name of PATCH /api/v2/alerts/{alertId} would be `updateAlert`, which PUT in specs/open-source/paths/alerts.item.yaml already has.',
    );
  });

  it('is rejected if its file belongs to another path', () => {
    create('open-source', 'GET', '/api/v2/boxes/{boxId}/lids');
    expect(() => create('open-source', 'GET', '/api/v2/boxes/lids')).toThrow(
      'specs/open-source/paths/boxes.lids.yaml already belongs to /api/v2/boxes/{boxId}/lids.',
    );
    const file = 'specs/open-source/openapi.yaml';
    write(file, read(file).replace('$ref: paths/boxes.lids.yaml', '$ref: ./paths/boxes.lids.yaml'));
    expect(() => create('open-source', 'GET', '/api/v2/boxes/lids')).toThrow('already belongs to');
  });

  it('is added to an existing path file, and is rejected if the file already has its method', () => {
    create('open-source', 'GET', '/api/v2/boxes');
    create('open-source', 'POST', '/api/v2/boxes');
    expect(read('specs/open-source/paths/boxes.yaml')).toMatch(/^get:\n[\s\S]*\npost:\n {2}operationId: createBox\n/);
    expect(read('specs/open-source/openapi.yaml').match(/boxes\.yaml/g)).toHaveLength(1);
    expect(() => create('open-source', 'GET', '/api/v2/boxes')).toThrow('boxes.yaml already has GET.');
  });

  it('that is a single resource has an ETag header and no pagination', () => {
    create('open-source', 'GET', '/api/v2/dashboards/{dashboardId}/owner');
    const item = read('specs/open-source/paths/dashboards.owner.yaml');
    expect(item).toContain('summary: Get the dashboard owner\n');
    expect(item).toContain('ifNoneMatch.yaml');
    expect(item).not.toContain('limit.yaml');
    expect(read('specs/open-source/responses/DashboardOwner.yaml')).toContain('  ETag:\n');
    expect(read('specs/open-source/schemas/DashboardOwner.yaml')).toContain('required: [name, createdAt, updatedAt]');
  });

  it('that creates a resource returns the idempotency key of the request', () => {
    create('open-source', 'POST', '/api/v2/boxes');
    const response = read('specs/open-source/responses/BoxCreated.yaml');
    expect(response).toContain('  Idempotency-Key:\n    $ref: ../../shared/headers/Idempotency-Key.yaml\n');
  });

  it('passes lint except for the fields that the user must write', async () => {
    for (const [method, path] of [
      ['GET', `${service}/boxes`],
      ['POST', `${service}/boxes`],
      ['PUT', `${service}/boxes/{boxId}`],
      ['GET', `${service}/dashboards/{dashboardId}/owner`],
    ] as const) {
      create('managed', method, path);
    }
    const findings = await lint('specs/managed/openapi.yaml');
    const others = findings.filter(
      ({ ruleId, location: [place] }) => !place?.pointer.endsWith('/description') && !ruleId.endsWith('/roles-stated'),
    );
    expect(others.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('has a workflow that creates the resources of its path and deletes them', () => {
    create('managed', 'PUT', `${service}/alerts/{alertId}/note`);
    const text = read('specs/managed/workflows/update-alert-note.arazzo.yaml');
    expect([...text.matchAll(/operationId: (\w+)/g)].map(([, id]) => id)).toEqual([
      'createWebhook',
      'createDashboard',
      'createAlert',
      'updateAlertNote',
      'deleteAlert',
      'deleteDashboard',
      'deleteWebhook',
    ]);
    expect(text).not.toContain('Idempotency-Key');
  });

  it('has a workflow that lists the resources of its path if no workflow creates them', () => {
    const step = {
      stepId: 'list-policies',
      description: 'List the policies.',
      operationId: 'listPolicies',
      successCriteria: [{ condition: '$statusCode == 200' }],
      outputs: { id: '$response.body#/data/0/id' },
    };
    write('specs/open-source/workflows/policies.arazzo.yaml', JSON.stringify({ workflows: [{ steps: [step] }] }));
    create('open-source', 'GET', '/api/v2/policies/{policyId}/owner');
    expect(read('specs/open-source/workflows/get-policy-owner.arazzo.yaml')).toContain(
      'value: $steps.list-policies.outputs.id',
    );
  });

  it.each([
    ['open-source', '/api/v2/dashboards/{dashboardId}/owner'],
    ['open-source', '/api/v2/sources/{sourceId}/notes'],
    ['open-source', '/api/v2/boxes/{boxId}/lids/{lidId}'],
    ['managed', `${service}/alerts/{alertId}/note`],
    ['managed', '/v1/organizations/{organizationId}/keys/{keyId}/uses'],
  ])('of %s at %s has a workflow that passes lint', async (deployment, path) => {
    const { files } = create(deployment, 'GET', path);
    const workflow = files.find((file) => file.endsWith('.arazzo.yaml')) ?? '';
    write(
      'lint.yaml',
      `plugins: [${join(repository, 'tools/workflows/src/lint-plugin.ts')}]\nextends: [recommended-strict]\nrules: { workflows/operation-known: error }\n`,
    );
    expect(await lint(workflow, '--config=lint.yaml')).toEqual([]);
  });
});

it('lists the written files and the next steps', () => {
  expect(formatResult({ files: ['a.yaml'], nextSteps: ['Add the table.'] })).toMatch(
    /^Written:\n {2}a\.yaml\nNext:\n {2}1\. Run `npm run lint -- specs`.*\n {2}2\. .*\n {2}3\. Add the table\.\n {2}4\. /,
  );
});

describe('the names of an endpoint', () => {
  it.each([
    ['GET', '/api/v2/boxes', 'listBoxes', 'boxes.list', 'boxes.yaml'],
    ['POST', '/api/v2/databases', 'createDatabase', 'databases.create', 'databases.yaml'],
    ['POST', '/api/v2/addresses', 'createAddress', 'addresses.create', 'addresses.yaml'],
    [
      'POST',
      '/api/v2/notification-policies',
      'createNotificationPolicy',
      'notificationPolicies.create',
      'notification-policies.yaml',
    ],
    ['GET', '/api/v2/boxes/{boxId}', 'getBox', 'boxes.get', 'boxes.item.yaml'],
    ['PATCH', '/api/v2/alerts/{alertId}', 'updateAlert', 'alerts.update', 'alerts.item.yaml'],
    ['GET', '/api/v2/boxes/{boxId}/lids/{lidId}', 'getBoxLid', 'boxLids.get', 'boxes.lids.item.yaml'],
    ['GET', '/api/v2/boxes/{boxId}/owner', 'getBoxOwner', 'boxOwner.get', 'boxes.owner.yaml'],
    ['PUT', '/api/v2/boxes/{boxId}/status', 'updateBoxStatus', 'boxStatus.update', 'boxes.status.yaml'],
    ['GET', '/api/v2/boxes/{boxId}/settings', 'getBoxSettings', 'boxSettings.get', 'boxes.settings.yaml'],
    ['GET', '/api/v2/caches/{cacheId}', 'getCache', 'caches.get', 'caches.item.yaml'],
    ['POST', '/api/v2/warehouses', 'createWarehouse', 'warehouses.create', 'warehouses.yaml'],
    ['GET', '/api/v2/statuses/{statusId}', 'getStatus', 'statuses.get', 'statuses.item.yaml'],
    ['GET', '/api/v2/time-series/{timeSeriesId}', 'getTimeSeries', 'timeSeries.get', 'time-series.item.yaml'],
    ['DELETE', '/api/v2/services/{serviceId}', 'deleteService', 'services.delete', 'services.item.yaml'],
  ])('of %s %s are %s, %s and %s', (method, path, operationId, clientMethod, pathFile) => {
    expect(namesOf(readEndpoint(['open-source', method, path]))).toMatchObject({ operationId, clientMethod, pathFile });
  });
});

describe('the command line arguments', () => {
  it.each([
    [['cloud', 'GET', '/api/v2/boxes'], 'Unknown deployment `cloud`'],
    [['managed', 'FETCH', '/v1/boxes'], 'Unknown method `FETCH`'],
    [['open-source', 'GET', 'api/v2/boxes'], 'Expected a path like /api/v2/boxes/{boxId}, received `api/v2/boxes`.'],
    [
      ['managed', 'GET', 'boxes'],
      'Expected a path like /v1/organizations/{organizationId}/boxes/{boxId}, received `boxes`.',
    ],
    [['open-source', 'GET', '/v1/boxes'], 'Expected a path of open-source to start with /api/v2/'],
  ])('are rejected: %j', (args, message) => {
    expect(() => readEndpoint(args)).toThrow(message);
  });
});
