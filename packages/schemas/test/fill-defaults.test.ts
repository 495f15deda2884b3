import { describe, expect, it } from 'vitest';
import { AlertPreviewInput, ApiKeyInput, fillDefaults } from '../src/index.ts';

describe('fillDefaults', () => {
  it('gives each value its own copy of a default, at every depth', () => {
    const changed = fillDefaults<Partial<ApiKeyInput>>(ApiKeyInput.rule, {});
    for (const entry of changed.ipAccessList ?? []) entry.source = '10.0.0.0/8';
    const { ipAccessList } = fillDefaults<Partial<ApiKeyInput>>(ApiKeyInput.rule, {});
    expect(ipAccessList?.map(({ source }) => source)).toEqual(['0.0.0.0/0', '::/0']);
  });

  it('fills in the defaults of an object in a property that also accepts a string', () => {
    const alert = {
      source: 'tile',
      dashboardId: '6740a3f2c51e9b0012d4e8a1',
      tileId: '6740a3f2c51e9b0012d4e8a2',
      interval: '1h',
      threshold: 1,
      thresholdType: 'above',
      channel: { type: 'webhook', webhookId: '6740a3f2c51e9b0012d4e8c3' },
    };
    const input = { alert: { ...alert }, compareWith: { ...alert }, from: 1768208400000, to: 1768212000000 };
    expect(AlertPreviewInput.check(input)).toEqual([]);
    const { alert: filled, compareWith } = fillDefaults(AlertPreviewInput.rule, input);
    expect(filled).toMatchObject({ noData: 'zero', enabled: true });
    expect(compareWith).toEqual(filled);
  });
});
