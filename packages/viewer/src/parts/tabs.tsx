import type { ComponentChildren, VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly (readonly [id: string, text: string])[];
  readonly current: string;
  readonly onChange: (id: string) => void;
  /** The content of the current tab. */
  readonly children: ComponentChildren;
}

/** Tabs above their content. The left and right arrow keys, Home and End select another tab. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps): VNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(([name]) => name === current);
    const nextIndexes: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 };
    const nextIndex = nextIndexes[event.key];
    if (nextIndex === undefined) return;
    event.preventDefault();
    const next = tabs.at(nextIndex % tabs.length) ?? tabs[0];
    if (!next) return;
    onChange(next[0]);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(tabs.indexOf(next)).focus();
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={move} tabIndex={-1}>
        {tabs.map(([name, text]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            aria-selected={name === current}
            aria-controls={`${id}-panel`}
            tabIndex={name === current ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {text}
          </button>
        ))}
      </div>
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  );
}
