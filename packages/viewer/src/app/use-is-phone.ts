import { useEffect, useState } from 'preact/hooks';

/** The width at which the style sheets change to the layout of phones. */
const phone = window.matchMedia('(max-width: 760px)');

/** Returns true while the window has the layout of phones, in which people only look. */
export function useIsPhone(): boolean {
  const [isPhone, setPhone] = useState(phone.matches);
  useEffect(() => {
    const follow = () => setPhone(phone.matches);
    phone.addEventListener('change', follow);
    return () => phone.removeEventListener('change', follow);
  }, []);
  return isPhone;
}
