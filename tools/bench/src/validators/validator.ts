import type { PayloadName } from '../payloads/names.ts';

/** What each module of `peers/` exports. */
export interface Validator {
  is(value: unknown): boolean;
  issues(value: unknown): Iterable<unknown>;
}

/** A candidate's modules, bundled into one. */
export type Validators = Readonly<Record<PayloadName, Validator>>;
