import { isObject } from '@observability-api/schemas/runtime';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useUnmounted } from '../app/use-unmounted.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Loading } from '../parts/message.tsx';
import type { ValuesOf } from './completion.ts';
import { JsonEditor } from './json-editor.tsx';

type Schema = Readonly<Record<string, unknown>>;

interface JsonDialogProps {
  readonly title: string;
  /** The text of the submit button. */
  readonly action: string;
  readonly value: object;
  /** Loads the JSON Schema of the value. */
  readonly loadSchema: () => Promise<Schema>;
  readonly valuesOf?: ValuesOf;
  readonly onSubmit: (value: object) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * A dialog to edit a JSON object with completion. Closes after `onSubmit` has succeeded. Stays open and displays the error if the text is
 * not a JSON object, or if `onSubmit` fails.
 */
export function JsonDialog({ title, action, value, loadSchema, valuesOf, onSubmit, onClose }: JsonDialogProps): VNode {
  const isClosed = useUnmounted();
  const [initialText] = useState(() => JSON.stringify(value, undefined, 2));
  const [text, setText] = useState(initialText);
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    loadSchema().then(
      (loaded) => setSchema(loaded),
      // The value can be edited without suggestions.
      () => setSchema({}),
    );
  }, []);
  return (
    <FormDialog
      title={title}
      size="medium"
      action={action}
      // The dialog detects changes by `input` events. Inserting a suggestion causes none.
      hasChanges={text !== initialText}
      onClose={onClose}
      onSubmit={async () => {
        await onSubmit(parse(text));
        // The user may have cancelled in the meantime, and opened another dialog.
        if (!isClosed.current) onClose();
      }}
    >
      <div class="json-dialog">
        {schema ? (
          <JsonEditor label={title} value={text} schema={schema} valuesOf={valuesOf ?? (() => [])} onInput={setText} />
        ) : (
          <Loading noun="the schema" />
        )}
        <p class="hint">Press Ctrl+Space for suggestions.</p>
      </div>
    </FormDialog>
  );
}

/** Parses a JSON object. Throws if the text is not valid JSON or not an object. */
function parse(text: string): object {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('Expected a JSON object.');
  return value;
}
