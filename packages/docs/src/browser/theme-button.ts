import { storePreference } from './preferences.ts';

/** Enables the button that switches between dark and light mode. The default is the mode of the system. */
export function enableThemeButton(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = () => {
    button.setAttribute('aria-label', isDark() ? 'Switch to light mode' : 'Switch to dark mode');
  };
  button.addEventListener('click', () => {
    dataset['theme'] = isDark() ? 'light' : 'dark';
    storePreference('theme', dataset['theme']);
    show();
  });
  system.addEventListener('change', show);
  show();
}
