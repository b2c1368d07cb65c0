import type { Locator, Page } from 'playwright-core';

/** The rows a table has read, without the grey ones it draws until then. Keys of files may begin with any sign. */
export const LINES = 'tbody tr[data-row-key]:not([data-row-key^="loading:"])';

/** Those of one table, or of all there are on a page. */
export const tableLines = (within: Page | Locator): Locator => within.locator(LINES);
