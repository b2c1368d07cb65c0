/** Whether a reader sees an element: a page or a tab that is kept beside the shown one is hidden. */
export function isShown(element: HTMLElement): boolean {
  for (let part: HTMLElement | null = element; part; part = part.parentElement) {
    if (part.style.display === 'none') return false;
  }
  return true;
}
