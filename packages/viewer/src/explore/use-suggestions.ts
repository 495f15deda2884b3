import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { expressionOf, type FilterWord, wordAt } from './filter-text.ts';

/** The suggestions for a word of a filter. */
interface Suggestions {
  readonly word: FilterWord;
  readonly texts: readonly string[];
}

/** The names of fields and values that a filter suggests. */
export interface SuggestedNames {
  readonly language: 'lucene' | 'sql';
  /** The SQL expressions of the fields, by name. */
  readonly fields: ReadonlyMap<string, string>;
  /** Returns the most frequent values of an SQL expression. */
  readonly valuesOf: (expression: string) => Promise<readonly string[]>;
}

/** The suggestions that a filter currently shows. */
export interface ShownSuggestions {
  /** Undefined if nothing matches or the list is closed. */
  readonly suggestions: Suggestions | undefined;
  /** The index of the selected suggestion, or -1. */
  readonly selected: number;
  readonly select: (index: number) => void;
  /** Shows suggestions for the word at the cursor. */
  readonly suggest: (element: HTMLInputElement) => void;
  readonly hide: () => void;
  /** Removes the loaded values, so that they are queried again for the next word. */
  readonly clearValues: () => void;
}

interface FieldValues {
  readonly field: string;
  /** Undefined until they are loaded. */
  values?: readonly string[];
}

const MAX_SUGGESTIONS = 12;

type Shown = Pick<ShownSuggestions, 'suggestions' | 'selected'>;

const NOTHING: Shown = { suggestions: undefined, selected: -1 };

/** Suggests fields. In Lucene, it suggests the values of a field after a colon. */
export function useSuggestions(
  input: RefObject<HTMLInputElement | null>,
  { language, fields, valuesOf }: SuggestedNames,
): ShownSuggestions {
  const [{ suggestions, selected }, setShown] = useState<Shown>(NOTHING);
  /** The values of the last field. They are queried once while the user types a value. */
  const loaded = useRef<FieldValues>(undefined);

  /** True from a call of `show` until a call of `hide`, for example by Escape. While false, loaded fields must not show the list. */
  const canShow = useRef(false);

  /** Shows suggestions. Selects none, or keeps the selected one if the list still contains it. */
  const show = (element: HTMLInputElement, keepsSelected: boolean) => {
    canShow.current = true;
    const word = wordAt(element.value, element.selectionStart ?? element.value.length);
    if (word.field !== undefined && language === 'lucene' && loaded.current?.field !== word.field) load(word.field);
    const candidates = word.field === undefined ? [...fields.keys()] : (loaded.current?.values ?? []);
    const typed = word.typed.toLowerCase();
    const texts = candidates
      .filter((text) => text.toLowerCase().includes(typed) && text !== word.typed)
      .slice(0, MAX_SUGGESTIONS);
    setShown((previous) => {
      if (texts.length === 0) return NOTHING;
      const kept = keepsSelected ? previous.suggestions?.texts[previous.selected] : undefined;
      return { suggestions: { word, texts }, selected: kept === undefined ? -1 : texts.indexOf(kept) };
    });
  };
  const update = () => {
    if (canShow.current && input.current && document.activeElement === input.current) show(input.current, true);
  };
  const load = async (field: string) => {
    const loading: FieldValues = { field };
    loaded.current = loading;
    loading.values = await valuesOf(fields.get(field) ?? expressionOf(field));
    if (loaded.current === loading) update();
  };
  // The fields can arrive after the user has started to type.
  const names = [...fields.keys()].join('\n');
  useEffect(update, [names]);
  return {
    suggestions,
    selected,
    select: (index) => setShown((previous) => ({ ...previous, selected: index })),
    suggest: (element) => show(element, false),
    hide: () => {
      // Values that are still loading must not show the list again.
      if (!loaded.current?.values) loaded.current = undefined;
      canShow.current = false;
      setShown(NOTHING);
    },
    clearValues: () => {
      loaded.current = undefined;
    },
  };
}
