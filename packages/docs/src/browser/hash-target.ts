/** Redirects links to moved sections. Without JavaScript, the page shows a sentence with a link. */
export function followMovedLinks(): void {
  const follow = () => {
    const link = hashTarget();
    const target = link?.matches('.moved') ? link.querySelector('a') : null;
    if (target) location.replace(target.href);
  };
  addEventListener('hashchange', follow);
  follow();
}

/** Opens the closed sections around the target of the URL. */
export function unfoldTarget(): void {
  const unfold = () => {
    const target = hashTarget();
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

/** Returns the element that the hash of the URL names; null if there is none or the percent-encoding is invalid. */
function hashTarget(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}
