import { useEffect, useState } from 'react';

/** Returns the focus to where it was when a dialog that is rendered only while open closes. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
