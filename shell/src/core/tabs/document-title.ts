import { pageTitle } from '@console/platform';

let own = '';
let covered = false;

/**
 * Sets the title of the browser's tab, which the open page chooses. Withheld while the session is locked.
 */
export function setDocumentTitle(title: string): void {
  own = title;
  if (!covered) document.title = title;
}

/** Hides the page's title in the browser's tab while locked; afterwards shows the present page's title. */
export function coverTitle(cover: boolean): void {
  if (cover === covered) return;
  if (cover) own = document.title;
  covered = cover;
  document.title = cover ? pageTitle('已锁定') : own;
}
