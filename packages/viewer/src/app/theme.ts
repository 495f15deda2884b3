import { createStore, useStore } from './store.ts';

type ThemeChoice = 'light' | 'dark';

const STORAGE = 'observability-api-theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

const theme = createStore<ThemeChoice>(chosen() ?? systemTheme());

function systemTheme(): ThemeChoice {
  return system.matches ? 'dark' : 'light';
}

function chosen(): ThemeChoice | undefined {
  const stored = localStorage.getItem(STORAGE);
  return stored === 'light' || stored === 'dark' ? stored : undefined;
}

/** Applies the theme to the page, and follows the setting of the system unless the user has chosen a theme. */
export function followTheme(): void {
  const apply = (next: ThemeChoice) => {
    document.documentElement.dataset['theme'] = next;
  };
  apply(theme.get());
  theme.subscribe(apply);
  system.addEventListener('change', () => {
    if (!chosen()) theme.set(systemTheme());
  });
}

/** Returns the current theme. */
export function useTheme(): ThemeChoice {
  return useStore(theme);
}

/** Switches between light and dark, and stores the choice. */
export function toggleTheme(): void {
  const next = theme.get() === 'light' ? 'dark' : 'light';
  localStorage.setItem(STORAGE, next);
  theme.set(next);
}
