import { useEffect, useRef } from 'preact/hooks';
import { guardLeaving } from '../app/location.ts';

/** Asks before the user leaves a page with unsaved changes. */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const latest = useRef(hasChanges);
  latest.current = hasChanges;
  useEffect(() => {
    const question = 'Leave this page? Your changes are not saved.';
    const stop = guardLeaving(() => !latest.current() || window.confirm(question));
    const onUnload = (event: BeforeUnloadEvent) => latest.current() && event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}
