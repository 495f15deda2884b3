import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { bundle, bundleFromString, createConfig } from '@redocly/openapi-core';
import { describe, expect, it, vi } from 'vitest';
import ownPackage from '../package.json' with { type: 'json' };
import plugin from '../src/index.ts';

interface Bundled {
  readonly info: { readonly version: string };
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { 'x-codeSamples'?: { label: string; source: string }[] }>>>
  >;
}

async function bundleSpec(api: string, decorators: Record<string, object>): Promise<Bundled> {
  const config = await createConfig({
    plugins: [plugin()],
    decorators: Object.fromEntries(
      Object.entries(decorators).map(([name, options]) => [
        `observability-api/${name}`,
        { severity: 'error', ...options },
      ]),
    ),
  });
  const ref = fileURLToPath(new URL(`../../../specs/${api}/openapi.yaml`, import.meta.url));
  return (await bundle({ ref, config })).bundle.parsed as Bundled;
}

const managed = await bundleSpec('managed', { samples: { client: '@observability-api/managed' } });
const openSource = await bundleSpec('open-source', { samples: { client: '@observability-api/open-source' } });
const SERVICE_PATH = '/v1/organizations/{organizationId}/services/{serviceId}';

function sample(api: Bundled, path: string, method: string, label: string): string | undefined {
  return api.paths[path]?.[method]?.['x-codeSamples']?.find((candidate) => candidate.label === label)?.source;
}

/** Returns the samples of an operation whose request body has the example `value`, in all languages except TypeScript. */
async function samplesOf(value: unknown): Promise<string[]> {
  const content = { 'application/json': { schema: {}, examples: { one: { value } } } };
  const post = { operationId: 'createBox', requestBody: { content }, responses: {} };
  const source = JSON.stringify({ openapi: '3.1.0', info: {}, paths: { '/boxes': { post } } });
  const config = await createConfig({ plugins: [plugin()], decorators: { 'observability-api/samples': 'on' } });
  const { paths } = (await bundleFromString({ source, config })).bundle.parsed as Bundled;
  return paths['/boxes']?.['post']?.['x-codeSamples']?.map((item) => item.source) ?? [];
}

describe('the decorator `samples`', () => {
  it('writes a sample in each language for every operation', () => {
    const operations = [managed, openSource].flatMap(({ paths }) =>
      Object.values(paths).flatMap((item) => Object.values(item)),
    );
    expect(operations.length).toBeGreaterThan(40);
    for (const operation of operations) {
      expect(operation['x-codeSamples']?.map(({ label }) => label)).toEqual([
        'TypeScript',
        'curl',
        'fetch',
        'Python',
        'Go',
      ]);
    }
  });

  it('calls the client with the path parameters first, then the body', () => {
    expect(sample(managed, `${SERVICE_PATH}/pipes/{pipeId}/settings`, 'put', 'TypeScript')).toMatchInlineSnapshot(`
      "import { createClient } from '@observability-api/managed';

      const api = createClient();
      const pipeSettings = await api.pipeSettings.update('c5e4d3b2-a190-4f8e-8d7c-6b5a49382716', {
        object_storage_concurrency: 4,
        db_max_threads: 16,
        db_parallel_view_processing: true,
      });
      "
    `);
  });

  it('names the result after the singular of the resource', () => {
    const source = sample(openSource, '/api/v2/saved-searches/{savedSearchId}', 'get', 'TypeScript');
    expect(source).toContain("const savedSearch = await api.savedSearches.get('6740a3f2c51e9b0012d4e8f1');");
  });

  it('reads a page from a list, and nothing from a delete', () => {
    expect(sample(openSource, '/api/v2/dashboards', 'get', 'TypeScript')).toMatchInlineSnapshot(`
      "import { createClient } from '@observability-api/open-source';

      const api = createClient();
      const { items, meta } = await api.dashboards.list();
      "
    `);
    expect(sample(openSource, '/api/v2/dashboards/{dashboardId}', 'delete', 'TypeScript')).toMatchInlineSnapshot(`
      "import { createClient } from '@observability-api/open-source';

      const api = createClient();
      await api.dashboards.delete('6740a3f2c51e9b0012d4e8a1');
      "
    `);
  });

  it('authenticates with a Bearer token in curl', () => {
    expect(sample(openSource, '/api/v2/webhooks', 'post', 'curl')).toMatchInlineSnapshot(`
      "curl --request POST "$OBSERVABILITY_API_URL/api/v2/webhooks" \\
        --header "Authorization: Bearer $OBSERVABILITY_API_KEY" \\
        --header 'Content-Type: application/json' \\
        --data '{
        "name": "On-call",
        "service": "generic",
        "url": "https://hooks.example.org/on-call",
        "description": "Pages the on-call engineer.",
        "headers": {
          "X-Environment": "production"
        },
        "secret": "whsec-9f1c7d52b8e04a63"
      }'
      "
    `);
  });

  it('authenticates with Basic credentials in curl', () => {
    expect(sample(managed, '/v1/organizations/{organizationId}/keys', 'get', 'curl')).toMatchInlineSnapshot(`
      "curl --request GET "$OBSERVABILITY_API_URL/v1/organizations/a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90/keys" \\
        --user "$OBSERVABILITY_API_KEY_ID:$OBSERVABILITY_API_KEY_SECRET"
      "
    `);
  });

  it('authenticates with Basic credentials or a Bearer token in fetch', () => {
    expect(sample(managed, '/v1/organizations/{organizationId}/keys/{keyId}', 'patch', 'fetch')).toMatchInlineSnapshot(`
      "const response = await fetch(\`\${process.env.OBSERVABILITY_API_URL}/v1/organizations/a3c1f6de-52b7-4c0e-9d38-1f4b7e6a2c90/keys/4f3c1a52-8d7e-4b21-9c0a-6e5d4c3b2a10\`, {
        method: 'PATCH',
        headers: {
          Authorization: \`Basic \${btoa(\`\${process.env.OBSERVABILITY_API_KEY_ID}:\${process.env.OBSERVABILITY_API_KEY_SECRET}\`)}\`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          ipAccessList: [
            { source: '203.0.113.0/24', description: 'Office' },
          ],
        }),
      });
      if (!response.ok) throw new Error(await response.text());
      console.log(await response.json());
      "
    `);
    expect(sample(openSource, '/api/v2/charts/series', 'post', 'fetch')).toMatchInlineSnapshot(`
      "const response = await fetch(\`\${process.env.OBSERVABILITY_API_URL}/api/v2/charts/series\`, {
        method: 'POST',
        headers: {
          Authorization: \`Bearer \${process.env.OBSERVABILITY_API_KEY}\`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({
          startTime: 1768208400000,
          endTime: 1768215600000,
          granularity: '1h',
          series: [
            {
              sourceId: '6740a3f2c51e9b0012d4e8d1',
              aggFn: 'count',
              where: 'SeverityText:error',
              groupBy: ['ServiceName'],
            },
            {
              sourceId: '6740a3f2c51e9b0012d4e8d1',
              aggFn: 'count',
              where: '',
              groupBy: ['ServiceName'],
            },
          ],
        }),
      });
      if (!response.ok) throw new Error(await response.text());
      console.log(await response.json());
      "
    `);
  });

  it('escapes quotes and line breaks of the example in curl and fetch', async () => {
    const body = { note: `It's "5" o'clock \\ or\nlater`, "don't": ["'"] };
    const [curl = '', fetch = ''] = await samplesOf(body);
    // Replaces curl with a function that prints its last argument.
    const sent = execFileSync('sh', ['-c', `curl() { for last; do :; done; printf %s "$last"; }\n${curl}`]);
    expect(JSON.parse(String(sent))).toEqual(body);
    expect(fetch).toContain(`It\\'s "5" o\\'clock`);
    const call = vi.fn((_address: string, _options: { body: string }) => Promise.resolve(Response.json({})));
    vi.stubGlobal('fetch', call);
    vi.spyOn(console, 'log').mockReturnValue();
    await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(fetch)}`);
    expect(JSON.parse(call.mock.calls[0]?.[1].body ?? '')).toEqual(body);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it.each([
    ['of the parameter', '{ name: id, in: path, examples: { one: { value: a b } }, schema: { type: string } }'],
    ['of a shared schema', "{ name: id, in: path, schema: { $ref: '#/components/schemas/Id' } }"],
  ])('writes the example %s into the path', async (_, parameter) => {
    const source = `
openapi: 3.1.0
paths: { '/boxes/{id}': { get: { parameters: [${parameter}], responses: {} } } }
components: { schemas: { Id: { type: string, examples: [a b] } } }
`;
    const config = await createConfig({ plugins: [plugin()], decorators: { 'observability-api/samples': 'on' } });
    const bundled = (await bundleFromString({ source, config })).bundle.parsed as Bundled;
    expect(sample(bundled, '/boxes/{id}', 'get', 'curl')).toContain('"$OBSERVABILITY_API_URL/boxes/a%20b"');
  });

  it('escapes quotes of the path in Python', async () => {
    const source = '{ openapi: 3.1.0, paths: { "/boxes(\'{id}\')": { get: { responses: {} } } } }';
    const config = await createConfig({ plugins: [plugin()], decorators: { 'observability-api/samples': 'on' } });
    const bundled = (await bundleFromString({ source, config })).bundle.parsed as Bundled;
    expect(sample(bundled, "/boxes('{id}')", 'get', 'Python')).toContain(" + '/boxes(\\'{id}\\')',");
  });

  it('checks the error of every call in Go, and prints the status and the text of an error response', () => {
    const code = sample(openSource, '/api/v2/sources', 'get', 'Go');
    const calls = code?.split('\n').flatMap((line, index, lines) => (/, err :=/.test(line) ? [lines[index + 1]] : []));
    expect(new Set(calls)).toEqual(new Set(['\tif err != nil {']));
    expect(code).toContain('\t\tlog.Fatal(response.Status, " ", string(text))\n');
  });

  it('omits TypeScript without a client', async () => {
    const api = await bundleSpec('open-source', { samples: {} });
    const labels = api.paths['/api/v2/sources']?.['get']?.['x-codeSamples']?.map(({ label }) => label);
    expect(labels).toEqual(['curl', 'fetch', 'Python', 'Go']);
  });
});

describe('the decorator `version`', () => {
  it('writes the version of the nearest package.json', async () => {
    const config = await createConfig({ plugins: [plugin()], decorators: { 'observability-api/version': 'on' } });
    const source = 'openapi: 3.1.0\ninfo: { version: 9.9.9 }\npaths: {}\n';
    const absoluteRef = fileURLToPath(new URL('openapi.yaml', import.meta.url));
    const { info } = (await bundleFromString({ source, absoluteRef, config })).bundle.parsed as Bundled;
    expect(info.version).toBe(ownPackage.version);
  });

  it('writes the configured version', async () => {
    expect((await bundleSpec('managed', { version: { version: '3.1.4' } })).info.version).toBe('3.1.4');
  });
});
