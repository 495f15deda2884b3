import type { Dashboard } from '@observability-api/schemas';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { parseTags } from '../dashboards/filter-dashboards.ts';
import { Button } from '../parts/button.tsx';
import { TextField } from '../parts/field.tsx';

interface EditorHeadProps {
  readonly dashboard: Dashboard;
  readonly canSave: boolean;
  readonly onChange: (dashboard: Dashboard) => void;
  readonly onAddTile: () => void;
  readonly onSettings: () => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** The name and tags of an edited dashboard, and the actions of the editor. */
export function EditorHead({
  dashboard,
  canSave,
  onChange,
  onAddTile,
  onSettings,
  onCancel,
  onSave,
}: EditorHeadProps): VNode {
  const [tags, setTags] = useState(dashboard.tags.join(', '));
  return (
    <header class="editor-head">
      <TextField
        label="Name"
        required
        value={dashboard.name}
        maxLength={1024}
        onInput={(name) => onChange({ ...dashboard, name })}
      />
      <TextField
        label="Tags"
        value={tags}
        onInput={(text) => {
          setTags(text);
          onChange({ ...dashboard, tags: parseTags(text) });
        }}
      />
      <div class="editor-actions">
        <Button icon="plus" onClick={onAddTile}>
          Add tile
        </Button>
        <Button icon="code" onClick={onSettings}>
          Filters and sections
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <Button kind="primary" disabled={!canSave} onClick={onSave}>
          Save
        </Button>
      </div>
    </header>
  );
}
