import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The size of an element in pixels, in whole numbers. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a reference for an element and its size, which is undefined until it is displayed. */
export function useSize(): [{ current: HTMLDivElement | null }, Size | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const width = Math.floor(node.clientWidth);
      const height = Math.floor(node.clientHeight);
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}

/** The distance in pixels at which an element is near. */
const MARGIN = 600;

/** Returns true once an element is near the visible part of the page. */
export function useNear(element: { readonly current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node || isNear) return;
    // An observer responds only after the next frame.
    if (node.getBoundingClientRect().top < window.innerHeight + MARGIN) return setNear(true);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: `${MARGIN}px 0px`,
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
