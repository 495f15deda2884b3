/** Opens and closes the menu on small screens. */
export function enableMenuButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button.menu');
  const menu = document.querySelector<HTMLElement>('#menu');
  if (!button || !menu) return;
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    document.documentElement.toggleAttribute('data-menu', open);
  };
  button.addEventListener('click', () => {
    const open = button.getAttribute('aria-expanded') !== 'true';
    show(open);
    if (open) menu.querySelector<HTMLElement>('[aria-label="Pages"] a')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) show(false);
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    show(false);
    button.focus();
  });
  // Scrolls the current page into view in long menus.
  const current = menu.querySelector<HTMLElement>('[aria-current="page"]');
  if (current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;
}
