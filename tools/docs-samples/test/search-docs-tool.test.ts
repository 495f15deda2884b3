import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { startServer } from '@observability-api/server';
import { expect, it } from 'vitest';

it('the tool search_docs returns sections of the documentation of the deployment', async () => {
  const options = { dataDir: ':memory:', port: 0, telemetry: 'off', logLevel: 'silent' } as const;
  const { url, credentials, close } = await startServer(options);
  const { keyId = '', keySecret = '' } = credentials?.managed ?? {};
  const callers = {
    'open-source': `Bearer ${credentials?.openSource.apiKey}`,
    managed: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
  };
  for (const [deployment, authorization] of Object.entries(callers)) {
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers: { authorization } } }),
    );
    // The search prefers a section whose title is the question. Therefore, this test does not depend on the ranking of other sections.
    const question = { question: 'No data' };
    const { content } = await client.callTool({ name: 'search_docs', arguments: question });
    expect(JSON.stringify(content)).toContain(`${deployment}/alerting.html#no-data`);
    await client.close();
  }
  await close();
});
