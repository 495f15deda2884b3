import { createStore, useStore } from './store.ts';

type ThemeChoice = 'light' | 'dark';

const STORAGE_KEY = 'observability-api-theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

const theme = createStore<ThemeChoice>(storedTheme() ?? systemTheme());

function systemTheme(): ThemeChoice {
  return system.matches ? 'dark' : 'light';
}

/** Returns the stored theme. Returns undefined if there is none, or if the browser blocks the storage. */
function storedTheme(): ThemeChoice | undefined {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Applies the theme to the page, and follows the setting of the system unless the user has selected a theme. */
export function followTheme(): void {
  const apply = (next: ThemeChoice) => {
    document.documentElement.dataset['theme'] = next;
  };
  apply(theme.get());
  theme.subscribe(apply);
  system.addEventListener('change', () => {
    if (!storedTheme()) theme.set(systemTheme());
  });
}

/** Returns the current theme. */
export function useTheme(): ThemeChoice {
  return useStore(theme);
}

/** Switches between light and dark, and stores the choice if the browser allows it. */
export function toggleTheme(): void {
  const next = theme.get() === 'light' ? 'dark' : 'light';
  theme.set(next);
  try {
    localStorage.setItem(STORAGE_KEY, next);
  } catch {
    // Without storage, the choice applies until the page is loaded again or the theme of the system changes.
  }
}
