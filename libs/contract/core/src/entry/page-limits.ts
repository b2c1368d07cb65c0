/** Rows of one page at the most. Apart from the paging schemas: a table is drawn without zod. */
export const MAX_PAGE_SIZE = 200;
/** Deeper pages than this are refused: no screen asks for them. */
export const MAX_PAGE = 100_000;
