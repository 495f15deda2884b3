import { describe, expect, it } from 'vitest';
import { ApiKeyInput, fillDefaults } from '../src/index.ts';

describe('fillDefaults', () => {
  it('gives each value its own copy of a default, at every depth', () => {
    const changed = fillDefaults<Partial<ApiKeyInput>>(ApiKeyInput.rule, {});
    for (const entry of changed.ipAccessList ?? []) entry.source = '10.0.0.0/8';
    const { ipAccessList } = fillDefaults<Partial<ApiKeyInput>>(ApiKeyInput.rule, {});
    expect(ipAccessList?.map(({ source }) => source)).toEqual(['0.0.0.0/0', '::/0']);
  });
});
