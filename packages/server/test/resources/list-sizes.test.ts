import { describe, expect, it } from 'vitest';
import { engines } from '../support/engines.ts';
import { ALL } from '../support/service.ts';

describe.each(engines)('the estimated size of a list on $name', (engine) => {
  it('includes the secrets of webhooks, which are read with their rows', async () => {
    const { service, team } = await engine.openTestService();
    const webhook = { name: 'On-call', service: 'generic', url: 'https://hooks.example.org/on-call' } as const;
    const { resource } = await service.webhooks.create(team, { ...webhook, secret: 's'.repeat(256) });
    const withSecret = await service.webhooks.list(team, ALL);
    await service.webhooks.replace(team, resource.id, { ...webhook, secret: null });
    const withoutSecret = await service.webhooks.list(team, ALL);
    expect(withSecret.batchBytes - withoutSecret.batchBytes).toBeGreaterThanOrEqual(256);
    await service.close();
  });
});
