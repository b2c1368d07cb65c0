import { startTransition, useEffect, useState, type ReactElement, type ReactNode } from 'react';

/**
 * The content below a page's first panel: rendered after that is painted, without delaying typing or clicks,
 * so that the page responds sooner.
 */
export function AfterPaint({ children }: { readonly children: ReactNode }): ReactElement {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (painted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame callback runs before the frame is painted: the content waits for the turn after it.
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
