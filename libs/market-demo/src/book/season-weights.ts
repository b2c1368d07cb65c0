const USUAL: Seasons = [0.92, 0.99, 1.01, 1.08];

/** The sales of each quarter of a year against the mean quarter; the four average 1. */
export type Seasons = readonly [number, number, number, number];

/** By level-1 industry, where sales are not even over the year: settlements in winter, holidays, heating. */
const SEASONS: Readonly<Record<string, Seasons>> = {
  801010: [0.86, 0.94, 1.06, 1.14],
  801110: [0.9, 1.1, 1.02, 0.98],
  801120: [1.2, 0.9, 0.97, 0.93],
  801130: [0.95, 0.88, 0.96, 1.21],
  801180: [0.5, 0.85, 0.8, 1.85],
  801200: [1.08, 0.95, 0.96, 1.01],
  801210: [0.82, 1, 1.18, 1],
  801710: [0.68, 1.06, 1.08, 1.18],
  801720: [0.72, 0.98, 0.95, 1.35],
  801740: [0.62, 0.92, 0.9, 1.56],
  801750: [0.66, 0.9, 0.94, 1.5],
  801770: [0.85, 0.98, 0.98, 1.19],
  801780: [1.04, 1.01, 0.99, 0.96],
  801790: [1.06, 1.02, 0.98, 0.94],
  801950: [1, 0.98, 0.98, 1.04],
  801970: [0.78, 0.96, 0.98, 1.28],
  801980: [0.85, 1.02, 0.87, 1.26],
};

export function seasonsOf(industry: { readonly code: string }): Seasons {
  return SEASONS[industry.code] ?? USUAL;
}
