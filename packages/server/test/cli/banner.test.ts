import { describe, expect, it } from 'vitest';
import { newCredentials } from '../../src/accounts/first-tenants.ts';
import { banner, readyText } from '../../src/cli/banner.ts';

const url = 'http://127.0.0.1:8000';
const addresses = { url, otlpUrl: 'http://127.0.0.1:4318', otlpGrpcUrl: 'http://127.0.0.1:4317' };

describe('the banner', () => {
  it('contains the addresses', () => {
    const text = banner({ ...addresses, credentials: undefined }, { deployment: 'both', dataDir: '/none', mcp: 'on' });
    expect(text.split('\n')).toEqual([
      '',
      '  Open source API   http://127.0.0.1:8000/api/v2       Bearer',
      '  Managed API       http://127.0.0.1:8000/v1           Basic',
      '  OpenTelemetry     http://127.0.0.1:4318              OTLP over HTTP, with the ingestion key',
      '                    http://127.0.0.1:4317              OTLP over gRPC, with the ingestion key',
      '  Reference         http://127.0.0.1:8000/docs',
      '  Tools for agents  http://127.0.0.1:8000/mcp          MCP, with the same keys',
      '',
    ]);
  });

  it.each([
    ['managed', 'Managed API', 'Open source API'],
    ['open-source', 'Open source API', 'Managed API'],
  ] as const)('of the %s deployment contains only its API', (deployment, present, absent) => {
    const text = banner({ url, credentials: undefined }, { deployment, dataDir: '/none', mcp: 'on' });
    expect(text).toContain(present);
    expect(text).not.toContain(absent);
  });

  it('contains no address of the tools for agents with --mcp off', () => {
    const text = banner({ url, credentials: undefined }, { deployment: 'both', dataDir: '/none', mcp: 'off' });
    expect(text).not.toContain('/mcp');
  });

  it('contains the address of the viewer', () => {
    const viewerUrl = `${url}/view/`;
    expect(
      banner({ url, viewerUrl, credentials: undefined }, { deployment: 'both', dataDir: '/none', mcp: 'on' }),
    ).toContain('  Viewer            http://127.0.0.1:8000/view/\n');
  });

  it('contains the keys only if the data is in memory', () => {
    const credentials = newCredentials();
    const { apiKey, ingestionKey } = credentials.openSource;
    const { keyId, keySecret } = credentials.managed;
    const texts = [':memory:', '/none'].map((dataDir) =>
      banner({ ...addresses, credentials }, { deployment: 'both', dataDir, mcp: 'on' }),
    );
    for (const secret of [apiKey, `${keyId}:${keySecret}`, ingestionKey]) {
      expect(texts.map((text) => text.includes(secret))).toEqual([true, false]);
    }
  });

  it('of the managed deployment contains the ingestion key of the service, not that of the team', () => {
    const credentials = newCredentials();
    const text = banner({ ...addresses, credentials }, { deployment: 'managed', dataDir: ':memory:', mcp: 'on' });
    expect(text).toContain(`OTLP over HTTP, with the key ${credentials.managed.ingestionKey}\n`);
    expect(text).not.toContain(credentials.openSource.ingestionKey);
  });
});

it('the ready text contains the sign-in link on its own line, if there is one', () => {
  expect(readyText({ url }, `${url}/view/#code=a1`).split('\n')).toEqual([
    'Ready at http://127.0.0.1:8000',
    '',
    'Look at your dashboards. This link signs you in once, within 10 minutes:',
    '',
    '  http://127.0.0.1:8000/view/#code=a1',
    '',
    '',
  ]);
  expect(readyText({ url }, undefined)).toBe('Ready at http://127.0.0.1:8000\n');
});
