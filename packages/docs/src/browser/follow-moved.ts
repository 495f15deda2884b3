/** Redirects links to moved sections. Without JavaScript, the page shows a sentence with a link. */
export function followMoved(): void {
  const follow = () => {
    const link = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target = link?.matches('.moved') ? link.querySelector('a') : null;
    if (target) location.replace(target.href);
  };
  addEventListener('hashchange', follow);
  follow();
}
