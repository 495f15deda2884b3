/** A link to something that has moved leads there. Without JavaScript a sentence with a link is shown in its place. */
export function followMoved(): void {
  const follow = () => {
    const link = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const target = link?.matches('.moved') ? link.querySelector('a') : null;
    if (target) location.replace(target.href);
  };
  addEventListener('hashchange', follow);
  follow();
}
