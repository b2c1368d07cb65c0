/**
 * The layout of the bars of a label: explicit, because whiskers on a bar are laid out by the same figures.
 */
export const BAR_LAYOUT = { barMaxWidth: 36, barCategoryGap: '40%' } as const;

/** The library's own gap between the bars of a label. */
export const BAR_GAP = '10%';
