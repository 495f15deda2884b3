import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect, it } from 'vitest';
import { deployments } from '../http/support/api.ts';
import { serve } from '../http/support/serve.ts';

const served = serve({ telemetry: 'off' });
const program = new URL('../../../cli/src/main.ts', import.meta.url).pathname;

it.each(deployments)('`observability mcp` serves the tools of the %s deployment over stdio', async (name) => {
  const { openSource, managed } = served.credentials;
  const options =
    name === 'open-source'
      ? { KEY: openSource.apiKey }
      : {
          KEY_ID: managed.keyId,
          KEY_SECRET: managed.keySecret,
          ORGANIZATION_ID: managed.organizationId,
          SERVICE_ID: managed.serviceId,
        };
  const env = Object.fromEntries(
    Object.entries({ URL: served.url, ...options }).map(([key, value]) => [`OBSERVABILITY_API_${key}`, value]),
  );
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=observability-api-source', program, 'mcp', '--read-only'],
      env,
    }),
  );
  const { tools } = await client.listTools();
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
  await served.caller(name).create('/dashboards', { name: `Over stdio ${name}`, tiles: [] });
  const result = await client.callTool({ name: 'list_dashboards', arguments: {} });
  expect(JSON.stringify(result)).toContain(`Over stdio ${name}`);
  await client.close();
});

it('`observability mcp` names the address that does not respond', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const env = { OBSERVABILITY_API_URL: 'http://127.0.0.1:1', OBSERVABILITY_API_KEY: 'none' };
  const args = ['--conditions=observability-api-source', program, 'mcp'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  const { isError, content } = await client.callTool({ name: 'list_sources', arguments: {} });
  expect([isError, JSON.stringify(content)]).toEqual([
    true,
    expect.stringMatching(/Expected the API at http:\/\/127\.0\.0\.1:1\/api\/v2 to respond: .*(ECONNREFUSED|bad port)/),
  ]);
  await client.close();
});
