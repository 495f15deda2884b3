import { describe, expect, expectTypeOf, it } from 'vitest';
import { DashboardInput, type ValidationIssue } from '../src/index.ts';

/**
 * Returns the issues of an invalid value, or the name of a valid one. A result of the Standard Schema has issues only for an invalid
 * value.
 */
function read(value: unknown): string | readonly ValidationIssue[] {
  const result = DashboardInput['~standard'].validate(value);
  if (result.issues) {
    expectTypeOf(result.issues).toEqualTypeOf<readonly ValidationIssue[]>();
    return result.issues;
  }
  expectTypeOf(result.value).toEqualTypeOf<DashboardInput>();
  return result.value.name;
}

describe('the result of a Standard Schema', () => {
  it('has issues only if the value is invalid', () => {
    expect(read({ name: 'Checkout', tiles: [] })).toBe('Checkout');
    expect(read({ name: 'Checkout' })).toMatchObject([{ pointer: '/tiles', code: 'required' }]);
  });

  it('has the unchanged value if it is valid', () => {
    const value = { name: 'Checkout', tiles: [] };
    expect(DashboardInput['~standard'].validate(value)).toEqual({ value });
  });
});
