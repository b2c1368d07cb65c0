import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';

/**
 * What stands below a page's first panel: drawn once that is painted, without holding up who types or clicks.
 * The page above answers a click sooner by what these panels cost.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }): ReactElement {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame is asked for before it is painted: what is to follow it waits for the turn after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted]);
  return <>{painted && children}</>;
}
