import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { dashboard } from '../support/request-bodies.ts';
import { serve } from '../support/serve.ts';

describe.each(deployments)('the limits of a tenant in the %s deployment', (name) => {
  const served = serve({ maxDashboards: 1, maxDashboardBytes: 2_000, maxStoredBytes: 3_000 });

  it('cause errors that name the limit, and /metrics contains the current use', async () => {
    const api = served.caller(name);
    const { id } = await api.create('/dashboards', { name: 'first', tiles: [] });
    const second = await api.post('/dashboards', dashboard());
    expect([second.status, second.message]).toEqual([
      409,
      'The number of dashboards of the tenant is limited to 1 (it has 1). Delete one first, or ask the operator to raise --max-dashboards.',
    ]);
    const tiles = Array.from({ length: 30 }, (_, y) => ({
      name: 'x'.repeat(100),
      x: 0,
      y,
      w: 1,
      h: 1,
      series: [{ type: 'markdown' }],
    }));
    const large = await api.put(`/dashboards/${id}`, { name: 'large', tiles });
    expect([large.status, large.message]).toEqual([
      413,
      expect.stringMatching(/^Expected a dashboard of at most 2000 bytes of JSON, received \d+ bytes\./),
    ]);
    const webhook = { name: 'w', service: 'generic', url: 'https://hooks.example.org', body: `"${'é'.repeat(1_800)}"` };
    const full = await api.post('/webhooks', webhook);
    expect([full.status, full.message]).toEqual([
      409,
      expect.stringMatching(
        /^The storage of the tenant is limited to 3000 bytes \(it uses \d+, and this write adds \d+\)/,
      ),
    ]);
    const metrics = await (await fetch(`${served.url}/metrics`)).text();
    expect(metrics).toContain('observability_api_stored{kind="dashboards"} 1\n');
    // The sources of the two tenants count too.
    expect(metrics).toMatch(/observability_api_stored{kind="bytes"} \d{4}\n/);
    expect(metrics).toContain('observability_api_largest_tenant_use_ratio{kind="dashboards"} 1\n');
    expect(metrics).toMatch(/observability_api_largest_tenant_use_ratio{kind="bytes"} 0\.[67]\d*\n/);
  });
});
