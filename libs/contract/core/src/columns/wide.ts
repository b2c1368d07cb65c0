/** The options of a column that is shown only where the screen has room. */
export const WIDE = { wide: true, sort: false } as const;
