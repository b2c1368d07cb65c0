import { redrawCharts } from '@console/charts';
import { useEffect, type RefObject } from 'react';
import { paperZoom } from './paper-zoom.ts';

/**
 * The attribute of each element that contains the page, so that a print sheet can leave out everything
 * beside it.
 */
const MARK = 'data-bt-printing';
/** The attribute of a page that is laid out as on paper. */
const PAPER = 'data-bt-paper';

/**
 * Has the browser print this page alone, in the light theme, upright and with its title on every sheet, while it
 * is shown: `print.css` leaves out everything around it, the console's frame and other pages. Its charts are drawn
 * for their places on paper.
 */
export function usePrintable(page: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => {
    const marked = waysTo(page.current);
    for (const element of marked) element.setAttribute(MARK, '');
    const root = document.documentElement;
    let theme: string | null = null;
    const before = (): void => {
      // Some browsers fire the event twice.
      theme ??= root.getAttribute('data-theme');
      root.setAttribute('data-theme', 'light');
      layOut(page.current, true);
    };
    const after = (): void => {
      if (theme !== null) root.setAttribute('data-theme', theme);
      theme = null;
      layOut(page.current, false);
    };
    const untitled = titleSheets(title);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      untitled();
      for (const element of marked) element.removeAttribute(MARK);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [page, title]);
}

/** Lays a page out as on paper, at the size that fills its sheets, or as on the screen again. */
function layOut(page: HTMLElement | null, paper: boolean): void {
  if (page === null) return;
  page.toggleAttribute(PAPER, paper);
  if (paper) page.style.setProperty('--bt-paper', String(paperZoom(page.scrollHeight)));
  else page.style.removeProperty('--bt-paper');
  redrawCharts();
}

/** Writes a title above every sheet. Returns a function that ends this. */
function titleSheets(title: string): () => void {
  if (!('adoptedStyleSheets' in document)) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page tear-sheet { @top-left { content: ${quoted(title)}; font-size: 9px; } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}

/** A text as a string of CSS. */
export const quoted = (text: string): string =>
  `"${text.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`;

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
