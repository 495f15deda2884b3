import type { Dashboard, Source } from '@observability-api/schemas';
import { isObject } from '@observability-api/schemas/runtime';
import type { VNode } from 'preact';
import { useUnmounted } from '../app/use-unmounted.ts';
import { useApi } from '../session/api.ts';
import { sourceValues } from './completion.ts';
import { JsonDialog } from './json-dialog.tsx';

interface SettingsDialogProps {
  readonly dashboard: Dashboard;
  readonly sources: readonly Source[];
  readonly onApply: (dashboard: Dashboard) => void;
  readonly onClose: () => void;
}

/** The properties of a dashboard that the editor has no fields for. */
const SETTINGS = ['filters', 'containers', 'savedQuery', 'savedQueryLanguage', 'savedFilterValues'] as const;

/** Edits the {@link SETTINGS} of a dashboard as JSON. The button Apply validates them, and replaces those of the unsaved dashboard. */
export function SettingsDialog({ dashboard, sources, onApply, onClose }: SettingsDialogProps): VNode {
  const api = useApi();
  const isClosed = useUnmounted();
  return (
    <JsonDialog
      title="Filters and sections"
      action="Apply"
      value={settingsOf(dashboard)}
      loadSchema={loadSchema}
      valuesOf={sourceValues(sources)}
      onClose={onClose}
      onSubmit={async (value) => {
        const other = Object.keys(value).find((property) => !SETTINGS.some((setting) => setting === property));
        if (other !== undefined)
          throw new Error(`Expected only the properties ${SETTINGS.join(', ')}, received ${JSON.stringify(other)}.`);
        const { name, tiles, tags } = dashboard;
        const { valid, errors, normalized } = await api.dashboards.validate({ name, tiles, tags, ...value });
        if (!valid || !normalized)
          throw new Error(errors.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n'));
        const checked = normalized as unknown as Dashboard;
        // The user may have cancelled in the meantime.
        if (!isClosed.current) onApply({ ...dashboard, ...settingsOf(checked) });
      }}
    />
  );
}

const DEFAULTS = { filters: [], containers: [], savedQuery: null, savedQueryLanguage: null, savedFilterValues: [] };

/** Returns the settings of a dashboard. Unset ones have their defaults, because the service keeps stored settings that a request omits. */
function settingsOf(dashboard: Pick<Dashboard, (typeof SETTINGS)[number]>) {
  return Object.fromEntries(SETTINGS.map((name) => [name, dashboard[name] ?? DEFAULTS[name]]));
}

/** Returns the schema of a dashboard with only the properties in {@link SETTINGS}. */
async function loadSchema(): Promise<Readonly<Record<string, unknown>>> {
  const { default: schema } = await import('@observability-api/schemas/json/dashboard-input');
  const properties: Readonly<Record<string, unknown>> = isObject(schema['properties']) ? schema['properties'] : {};
  return { ...schema, properties: Object.fromEntries(SETTINGS.map((name) => [name, properties[name]])) };
}
