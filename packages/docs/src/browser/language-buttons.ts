import { storePreference } from './preferences.ts';

/** Enables the language buttons. A click selects the language of all code samples and stores it. */
export function enableLanguageButtons(): void {
  const { dataset } = document.documentElement;
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-language]:is(button)');
  const show = () => {
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset['language'] === dataset['language']));
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      // The samples above change their height. Scrolling keeps the clicked button at its position.
      const before = button.getBoundingClientRect().top;
      dataset['language'] = button.dataset['language'] ?? '';
      storePreference('language', dataset['language']);
      show();
      scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
    });
  }
  show();
}
