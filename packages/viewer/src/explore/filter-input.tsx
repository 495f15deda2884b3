import type { VNode } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { condition, type FilterWord, wordAt } from './filter-text.ts';

interface FilterInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly language: 'lucene' | 'sql';
  readonly fields: readonly string[];
  /** Returns the most frequent values of a field. */
  readonly valuesOf: (field: string) => Promise<readonly string[]>;
  readonly onInput: (value: string) => void;
  /** Called when the user starts to type. */
  readonly onFocus?: (() => void) | undefined;
}

interface Suggestions {
  readonly word: FilterWord;
  readonly texts: readonly string[];
}

interface FieldValues {
  readonly field: string;
  /** Undefined while they are loaded. */
  values?: readonly string[];
}

const MAX_SUGGESTIONS = 12;

/** A filter with suggestions: the fields of the events, and after a colon the values of the field. */
export function FilterInput({
  label,
  placeholder,
  value,
  language,
  fields,
  valuesOf,
  onInput,
  onFocus,
}: FilterInputProps): VNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Suggestions>();
  const [chosen, setChosen] = useState(-1);
  /** The values of the last field. They are queried once while the user types a value. */
  const loaded = useRef<FieldValues>(undefined);

  const suggest = (element: HTMLInputElement) => {
    const word = wordAt(element.value, element.selectionStart ?? element.value.length);
    if (word.field !== undefined && language === 'lucene' && loaded.current?.field !== word.field) load(word.field);
    const all = word.field === undefined ? fields : (loaded.current?.values ?? []);
    const typed = word.typed.toLowerCase();
    const texts = all
      .filter((text) => text.toLowerCase().includes(typed) && text !== word.typed)
      .slice(0, MAX_SUGGESTIONS);
    setChosen(-1);
    setFound(texts.length > 0 ? { word, texts } : undefined);
  };
  const update = () => {
    if (input.current && document.activeElement === input.current) suggest(input.current);
  };
  const load = async (field: string) => {
    const loading: FieldValues = { field };
    loaded.current = loading;
    loading.values = await valuesOf(field);
    if (loaded.current === loading) update();
  };
  // The fields can arrive after the user has started to type.
  const names = fields.join('\n');
  useEffect(update, [names]);
  const take = (index: number) => {
    const element = input.current;
    const text = found?.texts[index];
    if (!element || !found || text === undefined) return;
    const { word } = found;
    const inserted =
      word.field === undefined
        ? language === 'sql'
          ? text
          : `${condition('lucene', text, '').replace(/:"*$/, '')}:`
        : `${condition('lucene', 'f', text).slice(2)} `;
    element.setRangeText(inserted, word.from, word.to, 'end');
    onInput(element.value);
    element.focus();
    setFound(undefined);
    if (word.field === undefined) suggest(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!found) return;
    const { length } = found.texts;
    if (event.key === 'ArrowDown') setChosen((chosen + 1) % length);
    else if (event.key === 'ArrowUp') setChosen((chosen + length) % length);
    else if (event.key === 'Tab' && !event.shiftKey) take(Math.max(0, chosen));
    else if (event.key === 'Enter' && chosen >= 0) take(chosen);
    else if (event.key === 'Escape') setFound(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="filter-input">
      <input
        ref={input}
        class="input monospace"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={found !== undefined}
        aria-controls={`${id}-list`}
        aria-activedescendant={found && chosen >= 0 ? `${id}-${chosen}` : undefined}
        placeholder={placeholder}
        spellcheck={false}
        autocomplete="off"
        value={value}
        onInput={(event) => {
          onInput(event.currentTarget.value);
          suggest(event.currentTarget);
        }}
        onFocus={(event) => {
          onFocus?.();
          suggest(event.currentTarget);
        }}
        onBlur={() => {
          loaded.current = undefined;
          setFound(undefined);
        }}
        onKeyDown={onKeyDown}
      />
      <div class={found ? 'popover suggestions' : 'hidden'} id={`${id}-list`} role="listbox" aria-label="Suggestions">
        {found?.texts.map((text, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
          <div
            key={text}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
          >
            <code>{text}</code>
          </div>
        ))}
      </div>
    </div>
  );
}
