import type { Store } from './store.ts';

/** The page a React tree draws. It has a tab of its own and stays mounted while another is shown. */
export interface PlatformPage {
  /** Path and query: the browser's while the page is shown, its own last one while it is not. */
  readonly address: Store<string>;
  readonly shown: Store<boolean>;
  /**
   * Replaces the query, as a step of its own in the browser's history where its Back should return to the
   * former one. A page that is not shown may not write: the address is another's by then.
   */
  replaceSearch(search: string, options?: { readonly step?: boolean }): void;
  /**
   * Leads to the page that this one was opened from, as it was left; where there is none, to `fallback`.
   * `step`: by the browser's Back, where its history has a former page.
   */
  back(fallback: string, options?: { readonly step?: boolean }): void;
  /** Names the page: on its tab, and on the browser's while it is shown. */
  setTitle(title: string): void;
  /** Whether closing the page would lose something. */
  setUnsaved(unsaved: boolean): void;
}
