import { describe, expect, it, vi } from 'vitest';
import { createValidations, type OperationSchemas, ValidationError } from '../src/validation.ts';
import { clientOf, errorOf } from './support/client.ts';
import { data, serve } from './support/serve.ts';

/** A schema of objects with a name. */
const named: OperationSchemas['response'] = {
  check(value: unknown) {
    const { name } = value as { name?: unknown };
    if (typeof name === 'string') return [];
    const code = name === undefined ? 'required' : 'type';
    return [{ pointer: '/name', path: ['name'], code, message: 'expected a string' }];
  },
};
const { strict, warn } = createValidations({
  getThing: { response: named },
  updateThing: { body: named, response: named },
  listThings: { response: named },
});
const wrong = { name: 7 } as unknown as { name: string };

describe('strict validation', () => {
  it('rejects an invalid request and does not send it', async () => {
    const server = await serve(data({ name: 'one' }));
    const error = await errorOf(clientOf(server.origin, { validation: strict }).update('one', wrong));
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({
      message: 'updateThing: the request does not match the spec: name: expected a string',
      operation: 'updateThing',
      direction: 'request',
      issues: [{ pointer: '/name', code: 'type' }],
    });
    expect(server.received).toHaveLength(0);
  });

  it('rejects an invalid response with an error that is not an ApiError', async () => {
    const { origin } = await serve(data(wrong));
    const error = await errorOf(clientOf(origin, { validation: strict }).get('one').result());
    expect(error).toMatchObject({ name: 'ValidationError', direction: 'response' });
  });

  it('reports that a write with an invalid response was carried out', async () => {
    const { origin } = await serve(data(wrong));
    const error = await errorOf(clientOf(origin, { validation: strict }).update('one', { name: 'one' }));
    expect(error).toMatchObject({
      message:
        'updateThing: the request was carried out, but the response does not match the spec: name: expected a string',
    });
  });

  it('only logs a warning about missing properties of a response without X-Request-Id', async () => {
    const warn = vi.fn();
    const options = { validation: strict, logger: { ...console, warn } };
    const body = { other: 1 };
    const { origin } = await serve((response) => void response.end(JSON.stringify({ data: body })), data(body));
    const api = clientOf(origin, options);
    expect(await api.get('one')).toEqual(body);
    expect(warn.mock.calls.map(([line]) => line)).toEqual([
      'getThing: the response does not match the spec: name: expected a string',
    ]);
    expect(await errorOf(api.get('one'))).toBeInstanceOf(ValidationError);
  });

  it('names the invalid item of a list', async () => {
    const { origin } = await serve(data([{ name: 'a' }, wrong]));
    const error = await errorOf(clientOf(origin, { validation: strict }).list());
    expect(error).toMatchObject({ issues: [{ pointer: '/1/name', path: [1, 'name'] }] });
  });

  it('accepts valid values and operations without a schema', async () => {
    const { origin } = await serve(data({ name: 'one', more: true }));
    const api = clientOf(origin, { validation: strict });
    expect(await api.update('one', { name: 'one' })).toEqual({ name: 'one', more: true });
    expect(await api.create({ name: 'no schema' })).toBeDefined();
  });
});

describe('validation with a warning', () => {
  it('logs a warning to the console by default and continues', async () => {
    const { origin } = await serve(data(wrong));
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await clientOf(origin, { validation: warn }).update('one', wrong)).toEqual(wrong);
    expect(warned.mock.calls.map(([line]) => line)).toEqual([
      'updateThing: the request does not match the spec: name: expected a string',
      'updateThing: the request was carried out, but the response does not match the spec: name: expected a string',
    ]);
    warned.mockRestore();
  });
});

describe('no validation', () => {
  it('is the default', async () => {
    const { origin } = await serve(data(wrong));
    expect(await clientOf(origin).update('one', wrong)).toEqual(wrong);
  });
});
