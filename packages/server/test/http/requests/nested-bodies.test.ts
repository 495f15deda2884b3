import { describe, expect, it } from 'vitest';
import { deployments } from '../support/api.ts';
import { serve } from '../support/serve.ts';

const served = serve();

/** Returns `open` repeated `levels` times, `inside`, and `close` repeated `levels` times. */
function nested(open: string, close: string, levels: number, inside = '') {
  return open.repeat(levels) + inside + close.repeat(levels);
}

describe.each(deployments)('the %s deployment', (name) => {
  const api = () => served.caller(name);
  const send = (raw: string) => api().send('POST', '/dashboards', { raw });

  it.each([
    ['65 nested arrays', nested('[', ']', 65)],
    ['90,000 nested arrays', nested('[', ']', 90_000)],
    ['90,000 nested objects', nested('{"a":', '}', 90_000, '1')],
    ['90,000 nested arrays as tiles', `{"name":"a","tiles":${nested('[', ']', 90_000)}}`],
  ])('rejects a body of %s', async (_, raw) => {
    const { status, message } = await send(raw);
    expect(status).toBe(400);
    expect(message).toBe('Expected a body with at most 64 levels of nesting, received more.');
  });

  it('rejects a body of 2,000,000 nested arrays', async () => {
    const { status, message } = await send(nested('[', ']', 2_000_000));
    expect([status, message]).toEqual([400, 'Expected a body with at most 100000 values, received more.']);
  });

  it('rejects 90,000 unclosed arrays as invalid JSON', async () => {
    expect((await send('['.repeat(90_000))).message).toMatch(/^The body is not valid JSON/);
  });

  it('validates a body of 64 levels', async () => {
    const { status, message } = await send(nested('[', ']', 64));
    expect(status).toBe(400);
    expect(message).toMatch(/^Body validation failed/);
  });
});
