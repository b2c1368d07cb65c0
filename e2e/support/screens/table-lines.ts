import type { Locator, Page } from 'playwright-core';

/**
 * The loaded rows of a table, without the grey placeholders before them. Keys of files may begin with any
 * character.
 */
export const LINES = 'tbody tr[data-row-key]:not([data-row-key^="loading:"])';

/** The rows of one table, or of all tables on a page. */
export const tableLines = (within: Page | Locator): Locator => within.locator(LINES);
