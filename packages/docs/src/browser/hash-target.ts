/** Redirects links to moved sections. Without JavaScript, the page shows a sentence with a link. */
export function followMovedLinks(): void {
  const follow = () => {
    const link = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target = link?.matches('.moved') ? link.querySelector('a') : null;
    if (target) location.replace(target.href);
  };
  addEventListener('hashchange', follow);
  follow();
}

/** Opens the closed sections around the target of the URL. */
export function unfoldTarget(): void {
  const unfold = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    let folded = target.closest('details:not([open])');
    if (!folded) return;
    while (folded) {
      folded.setAttribute('open', '');
      folded = target.closest('details:not([open])');
    }
    target.scrollIntoView();
  };
  addEventListener('hashchange', unfold);
  unfold();
}
