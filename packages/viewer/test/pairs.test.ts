import { describe, expect, it } from 'vitest';
import { pairsOf } from '../src/webhooks/pairs.ts';

describe('headers and parameters', () => {
  it('have one name and value on each line', () => {
    expect(pairsOf('X-Environment: production\n\n Authorization : GenieKey a:b \n', ':')).toEqual({
      'X-Environment': 'production',
      Authorization: 'GenieKey a:b',
    });
    expect(pairsOf('chat_id=42\nsilent=', '=')).toEqual({ chat_id: '42', silent: '' });
  });

  it('without a name or a separator are rejected', () => {
    expect(() => pairsOf('production', ':')).toThrow('Expected a name, ":" and a value, received "production".');
    expect(() => pairsOf('=42', '=')).toThrow('Expected a name');
    expect(() => pairsOf(' : production', ':')).toThrow('Expected a name');
  });

  it('with the same name on several lines are rejected', () => {
    expect(() => pairsOf('X-Team: a\nX-Environment: test\nX-Team: b', ':')).toThrow(
      'Expected each name once, received "X-Team" on several lines.',
    );
  });
});
