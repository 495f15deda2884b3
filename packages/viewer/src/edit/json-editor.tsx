import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { SuggestionList, selectedByKey, suggestionId } from '../parts/suggestion-list.tsx';
import { type Completion, completionsAt, type ValuesOf } from './completion.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly value: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly valuesOf: ValuesOf;
  readonly onInput: (value: string) => void;
}

/** The height of a line in pixels. The style sheet uses the same height. */
const LINE_HEIGHT = 20;

/**
 * A text field for JSON that completes names and values from a JSON Schema. Typing or Ctrl+Space opens the suggestions. Tab, Enter or a
 * click inserts one.
 */
export function JsonEditor({ label, value, schema, valuesOf, onInput }: JsonEditorProps): VNode {
  const listId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [completion, setCompletion] = useState<Completion>();
  const [selected, setSelected] = useState(0);
  const [scroll, setScroll] = useState({ top: 0, left: 0 });

  const suggest = (element: HTMLTextAreaElement) => {
    const found = completionsAt(element.value, element.selectionStart, schema, valuesOf);
    setCompletion(found && found.suggestions.length > 0 ? found : undefined);
    setSelected(0);
  };
  const take = (index: number) => {
    const element = area.current;
    const suggestion = completion?.suggestions[index];
    if (!element || !completion || !suggestion) return;
    element.setRangeText(suggestion.text, completion.from, completion.to, 'end');
    onInput(element.value);
    setCompletion(undefined);
    element.focus();
  };
  const onKeyDown = (event: KeyboardEvent & { readonly currentTarget: HTMLTextAreaElement }) => {
    if (event.key === ' ' && event.ctrlKey) {
      suggest(event.currentTarget);
      event.preventDefault();
      return;
    }
    // During a composition, the keys control the input method, for example its list of candidates.
    if (!completion || event.isComposing) return;
    const next = selectedByKey(event.key, selected, completion.suggestions.length);
    if (next !== undefined) setSelected(next);
    else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(selected);
    else if (event.key === 'Escape') setCompletion(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const before = value.slice(0, completion?.from ?? 0);
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n') - 1;
  return (
    <div class="json-editor">
      <textarea
        ref={area}
        class="input monospace"
        aria-label={label}
        aria-autocomplete="list"
        aria-controls={completion ? listId : undefined}
        aria-activedescendant={completion ? suggestionId(listId, selected) : undefined}
        spellcheck={false}
        wrap="off"
        value={value}
        onInput={(event) => {
          onInput(event.currentTarget.value);
          suggest(event.currentTarget);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setCompletion(undefined)}
        onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => setScroll({ top: scrollTop, left: scrollLeft })}
      />
      {completion && (
        <SuggestionList
          id={listId}
          suggestions={completion.suggestions}
          selected={selected}
          // The padding of the text field is 8 and 10 pixels. The list is 320 pixels wide.
          style={{
            top: `${8 + line * LINE_HEIGHT - scroll.top}px`,
            left: `min(calc(10px + ${column}ch - ${scroll.left}px), calc(100% - 330px))`,
          }}
          onTake={take}
        />
      )}
    </div>
  );
}
