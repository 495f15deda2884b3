import { remember } from './memory.ts';

/** Dark or light: as the system says, until somebody chooses. */
export function themeButton(): void {
  const { dataset } = document.documentElement;
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (dataset['theme'] ?? (system.matches ? 'dark' : 'light')) === 'dark';
  const show = () => {
    button.textContent = isDark() ? 'Light' : 'Dark';
  };
  button.addEventListener('click', () => {
    dataset['theme'] = isDark() ? 'light' : 'dark';
    remember('theme', dataset['theme']);
    show();
  });
  system.addEventListener('change', show);
  show();
}
