import { useEffect, useRef, useState } from 'preact/hooks';

/** The size of an element in whole pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns a ref for an element of the first render, and its size. The size is undefined until it is measured after that render. */
export function useSize(): [{ current: HTMLDivElement | null }, Size | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = node;
      setSize((previous) => (previous?.width === width && previous.height === height ? previous : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
