/** How bars share the room of their label: written out, for what stands on a bar is laid out by the same figures. */
export const BAR_LAYOUT = { barMaxWidth: 36, barCategoryGap: '40%' } as const;

/** The library's own gap between the bars of a label. */
export const BAR_GAP = '10%';
