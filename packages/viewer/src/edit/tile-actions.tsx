import type { VNode } from 'preact';
import { Button } from '../parts/button.tsx';

interface TileActionsProps {
  /** The name of the tile in the labels of the buttons. */
  readonly name: string;
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
}

/** The handle that moves a tile and resizes it with the keyboard, and the buttons that edit, duplicate and remove it. */
export function TileActions({
  name,
  onPointerDown,
  onKeyDown,
  onEdit,
  onDuplicate,
  onRemove,
}: TileActionsProps): VNode {
  return (
    <div class="tile-actions">
      <button
        type="button"
        class="button quiet icon-only move-handle"
        aria-label={`Move ${name}: arrow keys move, Shift and arrow keys resize`}
        title="Drag to move"
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        ⠿
      </button>
      <Button kind="quiet" icon="edit" label={`Edit ${name}`} onClick={onEdit} />
      <Button kind="quiet" icon="copy" label={`Duplicate ${name}`} onClick={onDuplicate} />
      <Button kind="quiet" icon="trash" label={`Remove ${name}`} onClick={onRemove} />
    </div>
  );
}
