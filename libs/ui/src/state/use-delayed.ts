import { useEffect, useState } from 'react';

/** True once `active` has been true for `ms`: a fast answer shows no skeleton at all. */
export function useDelayed(active: boolean, ms = 200): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), ms);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, ms]);
  return active && late;
}
