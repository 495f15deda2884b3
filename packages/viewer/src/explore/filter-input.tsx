import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { SuggestionList, selectedByKey, suggestionId } from '../parts/suggestion-list.tsx';
import { suggestedText } from './filter-text.ts';
import { type SuggestedNames, useSuggestions } from './use-suggestions.ts';

interface FilterInputProps extends SuggestedNames {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  /** Called when the input receives the focus. */
  readonly onFocus?: (() => void) | undefined;
}

/** An input for a filter. It suggests the names in `fields`. In Lucene, it suggests the values of a field after a colon. */
export function FilterInput({ label, placeholder, value, onInput, onFocus, ...names }: FilterInputProps): VNode {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { suggestions, selected, select, suggest, hide, clearValues } = useSuggestions(input, names);

  const take = (index: number) => {
    const element = input.current;
    const text = suggestions?.texts[index];
    if (!element || !suggestions || text === undefined) return;
    const { word } = suggestions;
    element.setRangeText(suggestedText(word, text, names.language, names.fields), word.from, word.to, 'end');
    onInput(element.value);
    element.focus();
    hide();
    // After a field, suggest its values. SQL has no suggestions for values.
    if (word.field === undefined && names.language === 'lucene') suggest(element);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During a composition, the keys control the input method, for example its list of candidates.
    if (event.isComposing) return;
    // Enter without a selected suggestion submits the form.
    if (event.key === 'Enter' && selected < 0) hide();
    if (!suggestions) return;
    const next = selectedByKey(event.key, selected, suggestions.texts.length);
    if (next !== undefined) select(next);
    else if (event.key === 'Tab' && !event.shiftKey && (selected >= 0 || suggestions.word.typed !== ''))
      take(Math.max(0, selected));
    else if (event.key === 'Enter' && selected >= 0) take(selected);
    else if (event.key === 'Escape') hide();
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
        aria-expanded={suggestions !== undefined}
        aria-controls={listId}
        aria-activedescendant={suggestions && selected >= 0 ? suggestionId(listId, selected) : undefined}
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
          clearValues();
          hide();
        }}
        onKeyDown={onKeyDown}
      />
      <SuggestionList
        id={listId}
        suggestions={suggestions?.texts.map((text) => ({ text }))}
        selected={selected}
        onTake={take}
      />
    </div>
  );
}
