/**
 * The maximum number of rows of a page. Separate from the paging schemas, so that a table is displayed
 * without loading zod.
 */
export const MAX_PAGE_SIZE = 200;
/** Deeper pages than this are refused: no screen asks for them. */
export const MAX_PAGE = 100_000;
