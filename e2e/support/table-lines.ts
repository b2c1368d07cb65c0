import type { Locator, Page } from 'playwright-core';

/** The rows a table has read: the grey ones it draws until then, keyed below zero, are none. */
export const LINES = 'tbody tr[data-row-key]:not([data-row-key^="-"])';

/** Those of one table, or of all there are on a page. */
export const tableLines = (within: Page | Locator): Locator => within.locator(LINES);
