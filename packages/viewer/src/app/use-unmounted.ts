import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Returns a ref whose value is true after the component was unmounted. */
export function useUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false);
  useEffect(
    () => () => {
      isUnmounted.current = true;
    },
    [],
  );
  return isUnmounted;
}
