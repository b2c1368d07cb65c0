/** The sizes of demo data: companies and trading days. */
export const DEMO_SIZES = {
  tiny: { companies: 60, days: 260 },
  small: { companies: 600, days: 750 },
  full: { companies: 5000, days: 1250 },
} as const;

export type DemoSize = keyof typeof DEMO_SIZES;
