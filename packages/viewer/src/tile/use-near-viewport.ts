import { useEffect, useState } from 'preact/hooks';

/** Returns true once an element has come within 600 pixels of the viewport. The result then stays true. */
export function useNearViewport(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '600px 0px',
      },
    );
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
