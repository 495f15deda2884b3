import { useEffect, useState } from 'preact/hooks';

/** Matches the windows with the layout for phones. The style sheets use the same width. */
const phone = window.matchMedia('(max-width: 760px)');

/** Returns true while the window has the layout for phones. In this layout, the editor of dashboards cannot be opened. */
export function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(phone.matches);
  useEffect(() => {
    const follow = () => setPhone(phone.matches);
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return isPhone;
}
