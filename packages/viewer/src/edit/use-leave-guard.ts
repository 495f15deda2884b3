import { useEffect, useRef } from 'preact/hooks';
import { guardLeaving } from '../app/location.ts';

/** Asks before the user leaves a page with unsaved changes. */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const latestHasChanges = useRef(hasChanges);
  latestHasChanges.current = hasChanges;
  useEffect(() => {
    const question = 'Leave this page? Your changes are not saved.';
    const stop = guardLeaving(() => !latestHasChanges.current() || window.confirm(question));
    const onUnload = (event: BeforeUnloadEvent) => latestHasChanges.current() && event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, []);
}
