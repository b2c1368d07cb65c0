/** The maximum number of characters of a search. Separate from the schemas, so that a search box does not load zod. */
export const SEARCH_LENGTH = 40;
