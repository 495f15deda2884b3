// Generated from specs/shared/schemas/DashboardContainer.yaml by `npm run generate`. Do not edit.

import { countProperties, hasMaxLength, hasOnlyProperties } from '../../runtime/guards.ts';
import { isObject } from '../../runtime/value.ts';
import { type Schema, schema } from '../../runtime/schema.ts';
import { ContainerTab, isContainerTab } from './container-tab.ts';

/** Input variant of {@link DashboardContainer}: its arrays may be read-only. */
export interface DashboardContainerInput {
  /**
   * Unique in the dashboard. Tiles refer to it with `containerId`.
   *
   * 1 to 256 characters.
   * @example 'backend'
   */
  id: string;
  /**
   * Title of the section.
   *
   * 1 to 256 characters.
   * @example 'Backend'
   */
  title: string;
  /** Whether the tiles are hidden until the section is opened. Ignored if `collapsible` is false. */
  collapsed: boolean;
  /** Whether users can open and close the section. If absent, they can. */
  collapsible?: boolean | undefined;
  /** Whether the section has a border. If absent, it has none. */
  bordered?: boolean | undefined;
  /**
   * Tabs of the section. If absent or empty, all tiles of the section are shown together.
   *
   * At most 20 items.
   */
  tabs?: readonly ContainerTab[] | undefined;
}

/** A section of a dashboard that contains tiles. */
export interface DashboardContainer extends DashboardContainerInput {
  tabs?: ContainerTab[] | undefined;
}

/** Validates {@link DashboardContainer}. */
export const DashboardContainer: Schema<DashboardContainer> = /* @__PURE__ */ schema<DashboardContainer>(
  () => ({
    type: 'object',
    tolerated: 'nulls',
    required: ['id', 'title', 'collapsed'],
    properties: {
      id: { type: 'string', minLength: 1, maxLength: 256 },
      title: { type: 'string', minLength: 1, maxLength: 256 },
      collapsed: { type: 'boolean' },
      collapsible: { type: 'boolean' },
      bordered: { type: 'boolean' },
      tabs: { type: 'array', maxItems: 20, items: ContainerTab.rule },
    },
  }),
  'both',
  isDashboardContainer,
);

function dashboardContainerTabs(value: unknown, closed: boolean): boolean {
  if (!(Array.isArray(value) && value.length <= 20)) return false;
  for (let index = 0; index < value.length; index++) {
    const item: unknown = value[index];
    if (!isContainerTab(item, closed)) return false;
  }
  return true;
}

/** Returns true if the value is a valid {@link DashboardContainer}. */
export function isDashboardContainer(value: unknown, closed = false): value is DashboardContainer {
  if (!isObject(value)) return false;
  const { id, title, collapsed, collapsible, bordered, tabs } = value;
  return (
    id !== '' &&
    hasMaxLength(id, 256) &&
    title !== '' &&
    hasMaxLength(title, 256) &&
    typeof collapsed === 'boolean' &&
    (collapsible === undefined || typeof collapsible === 'boolean') &&
    (bordered === undefined || typeof bordered === 'boolean') &&
    (tabs === undefined || dashboardContainerTabs(tabs, closed)) &&
    (!closed ||
      countProperties(value) ===
        3 + (collapsible === undefined ? 0 : 1) + (bordered === undefined ? 0 : 1) + (tabs === undefined ? 0 : 1) ||
      hasOnlyProperties(value, DashboardContainer.rule.properties))
  );
}
