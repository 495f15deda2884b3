import { loadScript } from './load-script.ts';
import { recall } from './memory.ts';

declare global {
  interface Window {
    /** The prebuilt index of a deployment. */
    searchIndex?: string;
    /** Opens the search, as soon as its script has been loaded. */
    openSearch?: () => void;
  }
}

/** `/`, Ctrl+K and the button open the search. What it needs is loaded then, not before. */
export function searchKeys(): void {
  const open = async () => {
    const deployment = document.documentElement.dataset['deployment'] ?? recall('deployment') ?? 'open-source';
    await Promise.all([loadScript(`assets/search-${deployment}.js`), loadScript('assets/search.js')]);
    window.openSearch?.();
  };
  document.querySelector('button.search')?.addEventListener('click', open);
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const writing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
    const asked = (key === '/' && !writing) || (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey));
    if (!asked) return;
    event.preventDefault();
    open();
  });
}
