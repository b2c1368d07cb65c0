import { useEffect, type RefObject } from 'react';

/** On each element that leads to the page, so that a print sheet can leave everything beside it out. */
const MARK = 'data-bt-printing';

/**
 * Has the browser print this page alone, in the light look and as many sheets of paper as it takes, while it is
 * shown: whatever stands around it, the console's frame and other pages, is left out by `print.css`.
 */
export function usePrintable(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const marked = waysTo(page.current);
    for (const element of marked) element.setAttribute(MARK, '');
    const root = document.documentElement;
    let theme: string | null = null;
    const before = (): void => {
      // Some browsers tell it twice.
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

/** An element and all it stands in, up to the body. */
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
