import { loadScript } from './load-script.ts';
import { readPreference } from './preferences.ts';

declare global {
  interface Window {
    /** The prebuilt search index of a deployment. */
    searchIndex?: string;
    /** Opens the search. Set by the search script. */
    openSearch?: () => void;
  }
}

/** Opens the search with `/`, Ctrl+K, Cmd+K or the button. Loads its scripts on first use. */
export function enableSearchKeys(): void {
  const open = async () => {
    const deployment = document.documentElement.dataset['deployment'] ?? readPreference('deployment') ?? 'open-source';
    try {
      await Promise.all([loadScript(`assets/search-${deployment}.js`), loadScript('assets/search.js')]);
    } catch {
      alert('The search could not be loaded. Check your connection and try again.');
      return;
    }
    window.openSearch?.();
  };
  document.querySelector('button.search')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const isShortcut = (key === '/' && !isTyping) || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
}
