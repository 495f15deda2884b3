import { remember } from './memory.ts';

/** The language of the samples: chosen once, for all samples of all pages. */
export function languageButtons(): void {
  const { dataset } = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-language]:is(button)');
  const show = () => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset['language'] === dataset['language']));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      // Samples above change their height: what was clicked stays where it is.
      const before = button.getBoundingClientRect().top;
      dataset['language'] = button.dataset['language'] ?? '';
      remember('language', dataset['language']);
      show();
      scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  }
  show();
}
