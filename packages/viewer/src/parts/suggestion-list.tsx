import type { VNode } from 'preact';

interface SuggestionListProps {
  readonly id: string;
  /** Undefined hides the list. */
  readonly suggestions: readonly { readonly text: string; readonly description?: string | undefined }[] | undefined;
  /** The index of the selected suggestion, or -1. */
  readonly selected: number;
  readonly style?: Readonly<Record<string, string>> | undefined;
  readonly onTake: (index: number) => void;
}

/** The suggestions of a text field, which keeps the focus and handles the keys. */
export function SuggestionList({ id, suggestions, selected, style, onTake }: SuggestionListProps): VNode {
  return (
    <div
      class={suggestions ? 'popover suggestions' : 'hidden'}
      id={id}
      role="listbox"
      aria-label="Suggestions"
      style={style}
    >
      {suggestions?.map(({ text, description }, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys.
        <div
          key={text}
          id={suggestionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === selected}
          ref={(element) => {
            if (index === selected) element?.scrollIntoView({ block: 'nearest' });
          }}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onTake(index)}
        >
          <code>{text}</code>
          {description !== undefined && <span class="muted">{description}</span>}
        </div>
      ))}
    </div>
  );
}

/** Returns the id of a suggestion of a list, for `aria-activedescendant`. */
export function suggestionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Returns the index of the suggestion that the up or down arrow key selects, or undefined for other keys. */
export function selectedByKey(key: string, selected: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (selected + 1) % count;
  if (key === 'ArrowUp') return selected <= 0 ? count - 1 : selected - 1;
  return undefined;
}
