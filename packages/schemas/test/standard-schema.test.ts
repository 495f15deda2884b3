import { describe, expect, expectTypeOf, it } from 'vitest';
import { DashboardInput, type ValidationIssue } from '../src/index.ts';

/** The issues of a value, or its name, told apart as every Standard Schema is. */
function read(value: unknown): string | readonly ValidationIssue[] {
  const result = DashboardInput['~standard'].validate(value);
  if (result.issues) {
    expectTypeOf(result.issues).toEqualTypeOf<readonly ValidationIssue[]>();
    return result.issues;
  }
  expectTypeOf(result.value).toEqualTypeOf<DashboardInput>();
  return result.value.name;
}

describe('what a Standard Schema answers', () => {
  it('is told apart by its issues', () => {
    expect(read({ name: 'Checkout', tiles: [] })).toBe('Checkout');
    expect(read({ name: 'Checkout' })).toMatchObject([{ pointer: '/tiles', code: 'required' }]);
  });

  it('is the value itself where there are none', () => {
    const value = { name: 'Checkout', tiles: [] };
    expect(DashboardInput['~standard'].validate(value)).toEqual({ value });
  });
});
