import type { Store } from './store.ts';

/** The page a React tree draws. It has a tab of its own and stays mounted while another is shown. */
export interface PlatformPage {
  /** Path and query: the browser's while the page is shown, its own last one while it is not. */
  readonly address: Store<string>;
  readonly shown: Store<boolean>;
  /** Replaces the query. A page that is not shown may not write: the address is another's by then. */
  replaceSearch(search: string): void;
  /** Names the page: on its tab, and on the browser's while it is shown. */
  setTitle(title: string): void;
  /** Whether closing the page would lose something. */
  setUnsaved(unsaved: boolean): void;
}
