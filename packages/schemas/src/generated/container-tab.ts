// Generated from specs/shared/schemas/ContainerTab.yaml by `npm run generate`. Do not edit.

import { isContainerTab as guard, type ContainerTab } from './bidirectional/container-tab.ts';

export { ContainerTab } from './bidirectional/container-tab.ts';

/** Returns true if the value is a valid {@link ContainerTab}. */
export function isContainerTab(value: unknown): value is ContainerTab {
  return guard(value);
}
