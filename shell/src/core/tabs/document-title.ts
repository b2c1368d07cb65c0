import { pageTitle } from '@console/platform';

let own = '';
let covered = false;

/** The title of the browser's tab, which the open page names. Kept back while the session is locked. */
export function setDocumentTitle(title: string): void {
  own = title;
  if (!covered) document.title = title;
}

/** While locked the browser's tab does not tell what was looked at; afterwards it names today's page. */
export function coverTitle(cover: boolean): void {
  if (cover === covered) return;
  if (cover) own = document.title;
  covered = cover;
  document.title = cover ? pageTitle('已锁定') : own;
}
