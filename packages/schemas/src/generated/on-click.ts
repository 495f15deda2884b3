// Generated from specs/shared/schemas/OnClick.yaml by `npm run generate`. Do not edit.

import { isOnClick as guard, type OnClick } from './bidirectional/on-click.ts';

export { OnClick, type OnClickInput } from './bidirectional/on-click.ts';

/** Returns true if the value is a valid {@link OnClick}. */
export function isOnClick(value: unknown): value is OnClick {
  return guard(value);
}
