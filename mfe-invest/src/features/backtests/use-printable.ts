import { useEffect, type RefObject } from 'react';

/**
 * The attribute of each element that contains the page, so that a print sheet can leave out everything
 * beside it.
 */
const MARK = 'data-bt-printing';

/**
 * Has the browser print this page alone, in the light theme and on as many sheets as needed, while it is
 * shown: `print.css` leaves out everything around it, the console's frame and other pages.
 */
export function usePrintable(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const marked = waysTo(page.current);
    for (const element of marked) element.setAttribute(MARK, '');
    const root = document.documentElement;
    let theme: string | null = null;
    const before = (): void => {
      // Some browsers fire the event twice.
      theme ??= root.getAttribute('data-theme');
      root.setAttribute('data-theme', 'light');
    };
    const after = (): void => {
      if (theme !== null) root.setAttribute('data-theme', theme);
      theme = null;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      for (const element of marked) element.removeAttribute(MARK);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [page]);
}

/** An element and all its ancestors, up to the body. */
function waysTo(from: HTMLElement | null): readonly HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (
    let element = from;
    element !== null && element !== document.documentElement;
    element = element.parentElement
  )
    elements.push(element);
  return elements;
}
