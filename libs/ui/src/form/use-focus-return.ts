import { useEffect, useState } from 'react';

/** Gives the focus back to where it was when a dialog that is drawn only while open goes. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
