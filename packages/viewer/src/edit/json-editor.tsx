import type { VNode } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { type Completion, completionsAt, type ValuesOf } from './completion.ts';

interface JsonEditorProps {
  readonly label: string;
  readonly value: string;
  readonly schema: Readonly<Record<string, unknown>>;
  readonly valuesOf: ValuesOf;
  readonly onInput: (value: string) => void;
}

const LINE = 20;

/**
 * A text field for JSON that completes names and values from a JSON Schema. Ctrl and Space open the suggestions, Tab or Enter
 * takes one.
 */
export function JsonEditor({ label, value, schema, valuesOf, onInput }: JsonEditorProps): VNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [completion, setCompletion] = useState<Completion>();
  const [chosen, setChosen] = useState(0);
  const [scroll, setScroll] = useState({ top: 0, left: 0 });

  const suggest = (element: HTMLTextAreaElement) => {
    const found = completionsAt(element.value, element.selectionStart, schema, valuesOf);
    setCompletion(found && found.suggestions.length > 0 ? found : undefined);
    setChosen(0);
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
    if (!completion) return;
    const { length } = completion.suggestions;
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % length);
    else if (event.key === 'ArrowUp') setChosen((chosen + length - 1) % length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen);
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
        aria-controls={completion ? `${id}-list` : undefined}
        aria-activedescendant={completion ? `${id}-${chosen}` : undefined}
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
        <div
          class="popover suggestions"
          id={`${id}-list`}
          role="listbox"
          aria-label="Suggestions"
          style={{
            top: `${8 + line * LINE - scroll.top}px`,
            left: `min(calc(10px + ${column}ch - ${scroll.left}px), calc(100% - 330px))`,
          }}
        >
          {completion.suggestions.map(({ text, description }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
            <div
              key={text}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === chosen}
              ref={(element) => {
                if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
              }}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take(index)}
            >
              <code>{text}</code>
              <span class="muted">{description}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
