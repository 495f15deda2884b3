import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { closeInOrder } from '../../src/app/close-in-order.ts';

describe('closing in order', () => {
  it('closes one list after the other despite errors, and throws the first error', async () => {
    const events: string[] = [];
    const close =
      (name: string, fails = false) =>
      async () => {
        events.push(`${name} closes`);
        if (fails) throw new Error(name);
        await setImmediate();
        events.push(`${name} has closed`);
      };
    const closing = closeInOrder(
      [close('alerts', true), close('requests'), () => undefined],
      [close('engine', true)],
      [close('store')],
    );
    await expect(closing).rejects.toMatchObject({ message: 'alerts' });
    expect(events).toEqual([
      'alerts closes',
      'requests closes',
      'requests has closed',
      'engine closes',
      'store closes',
      'store has closed',
    ]);
  });

  it('resolves if everything closes or was not opened', async () => {
    await expect(closeInOrder([async () => 'closed'], [() => undefined])).resolves.toBeUndefined();
  });
});
