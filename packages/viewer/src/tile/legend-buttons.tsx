import type { LegendBox } from '@observability-api/charts';
import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';

/** The names of the series to draw (`only`), or not to draw (`except`). If both are absent, a chart draws all series. */
export interface SeriesChoice {
  readonly only?: readonly string[] | undefined;
  readonly except?: readonly string[] | undefined;
}

interface LegendButtonsProps extends SeriesChoice {
  readonly legend: readonly LegendBox[];
  readonly onSeries: (choice: SeriesChoice) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/**
 * Transparent buttons on top of the entries of a legend. A click draws only the series of the entry. A second click
 * draws all series. A click with Ctrl, Cmd or Shift adds or removes the series. Arrow keys move between the entries.
 */
export function LegendButtons({ legend, only, except, onSeries }: LegendButtonsProps): VNode {
  const list = useRef<HTMLDivElement>(null);
  const names = legend.map(({ name }) => name);
  const isShown = (name: string) => (only ? only.includes(name) : !except?.includes(name));
  const choose = (name: string, keepsOthers: boolean) => {
    if (!keepsOthers) return onSeries(only?.length === 1 && isShown(name) ? {} : { only: [name] });
    // The series that have no entry in the legend remain visible.
    if (!only) return onSeries({ except: toggle(except ?? [], name) });
    const next = toggle(only, name);
    onSeries(next.length === 0 || names.every((series) => next.includes(series)) ? {} : { only: next });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const current = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons.at((current + step) % buttons.length)?.focus();
  };
  return (
    <div ref={list} role="toolbar" aria-label="Series" onKeyDown={move}>
      {legend.map(({ name, x, y, width, height }, index) => (
        <button
          key={name}
          type="button"
          class="legend-button"
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={isShown(name)}
          aria-label={name}
          title={`${name}: click to draw only this series, Ctrl and click to add or remove it`}
          style={{ left: `${x - 4}px`, top: `${y}px`, width: `${width + 8}px`, height: `${height}px` }}
          onClick={(event) => choose(name, event.ctrlKey || event.metaKey || event.shiftKey)}
        />
      ))}
    </div>
  );
}

function toggle(names: readonly string[], name: string): readonly string[] {
  return names.includes(name) ? names.filter((candidate) => candidate !== name) : [...names, name];
}
