import { useEffect, useRef } from 'preact/hooks';
import { addGuard, useLocation } from '../app/location.ts';

/**
 * Asks before the user leaves the editor with unsaved changes. Does not ask while the editor stays open, for example when the user selects
 * another tab of a section.
 */
export function useLeaveGuard(hasChanges: () => boolean): void {
  const latestHasChanges = useRef(hasChanges);
  latestHasChanges.current = hasChanges;
  const { path } = useLocation();
  useEffect(() => {
    const question = 'Leave this page? Your changes are not saved.';
    const stop = addGuard((next) => {
      const isOpen = next.path === path && next.query.get('edit') === '1';
      return isOpen || !latestHasChanges.current() || window.confirm(question);
    });
    const onUnload = (event: BeforeUnloadEvent) => latestHasChanges.current() && event.preventDefault();
    window.addEventListener('beforeunload', onUnload);
    return () => {
      stop();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [path]);
}
