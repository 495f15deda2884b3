import { describe, expect, it, vi } from 'vitest';
import { createValidations, ValidationError } from '../src/validation.ts';
import { clientOf, errorOf } from './support/client.ts';
import { data, serve } from './support/serve.ts';

/** A schema of things that have a name. */
const named = {
  check: (value: unknown) =>
    typeof (value as { name?: unknown } | null)?.name === 'string'
      ? []
      : [{ pointer: '/name', path: ['name'], code: 'type', message: 'expected a string' }],
};
const { strict, warn } = createValidations({
  getThing: { answer: named },
  updateThing: { body: named, answer: named },
  listThings: { answer: named },
});
const wrong = { name: 7 } as unknown as { name: string };

describe('strict validation', () => {
  it('refuses a request that is not what the spec says, and sends nothing', async () => {
    const server = await serve(data({ name: 'one' }));
    const error = await errorOf(clientOf(server.origin, { validation: strict }).update('one', wrong));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      message: 'updateThing: the request is not what the spec says: name: expected a string',
      operation: 'updateThing',
      direction: 'request',
      issues: [{ pointer: '/name', code: 'type' }],
    });
    expect(server.received).toHaveLength(0);
  });

  it('refuses an answer that is not what the spec says, and is no API error', async () => {
    const { origin } = await serve(data(wrong));
    const error = await errorOf(clientOf(origin, { validation: strict }).get('one').result());
    expect(error).toMatchObject({ name: 'ValidationError', direction: 'response' });
  });

  it('names the item of a list that is wrong', async () => {
    const { origin } = await serve(data([{ name: 'a' }, wrong]));
    const error = await errorOf(clientOf(origin, { validation: strict }).list());
    expect(error).toMatchObject({ issues: [{ pointer: '/1/name', path: [1, 'name'] }] });
  });

  it('lets everything else pass', async () => {
    const { origin } = await serve(data({ name: 'one', more: true }));
    const api = clientOf(origin, { validation: strict });
    expect(await api.update('one', { name: 'one' })).toEqual({ name: 'one', more: true });
    expect(await api.create({ name: 'no schema' })).toBeDefined();
  });
});

describe('validation with a warning', () => {
  it('logs what is wrong, on the console by default, and goes on', async () => {
    const { origin } = await serve(data(wrong));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await clientOf(origin, { validation: warn }).update('one', wrong)).toEqual(wrong);
    expect(warned.mock.calls.map(([line]) => line)).toEqual([
      'updateThing: the request is not what the spec says: name: expected a string',
      'updateThing: the answer is not what the spec says: name: expected a string',
    ]);
    warned.mockRestore();
  });
});

describe('no validation', () => {
  it('is what a client has by default', async () => {
    const { origin } = await serve(data(wrong));
    expect(await clientOf(origin).update('one', wrong)).toEqual(wrong);
  });
});
