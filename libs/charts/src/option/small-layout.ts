/** The axes of a small chart: two steps, the unit above it. */
export const SMALL_AXES = { steps: 2, unnamed: true } as const;

/** The room around the plot of a small chart with one or two axes. */
export const smallGrid = (axes: number): Record<string, number> => ({
  left: 48,
  right: axes > 1 ? 48 : 12,
  top: 8,
  bottom: 20,
});
