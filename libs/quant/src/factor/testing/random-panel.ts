import { seededRandom } from '../../sample/seeded-random.ts';
import type { FactorInput } from '../factor-input.ts';

export interface PanelShape {
  readonly dates: number;
  readonly stocks: number;
  readonly horizons?: readonly number[];
  readonly quantiles?: number;
  readonly industryCount?: number;
  readonly seed?: number;
}

/**
 * Prices in cents with gaps, listings, delistings and unchanged days; a factor with gaps and ties; and a date on
 * which every stock has the same factor.
 */
export function randomPanel({
  dates,
  stocks,
  horizons = [1, 2, 5],
  quantiles = 4,
  industryCount = 3,
  seed = 1,
}: PanelShape): FactorInput & { readonly industries: Uint16Array; readonly industryCount: number } {
  const next = seededRandom(seed);
  const prices = new Float64Array(dates * stocks);
  const factor = new Float64Array(dates * stocks);
  for (let stock = 0; stock < stocks; stock += 1) {
    const [listed, delisted] = [
      next() < 0.2 ? Math.floor(next() * dates) : 0,
      next() < 0.1 ? Math.floor(next() * dates) : dates,
    ];
    let price = 5 + next() * 40;
    for (let date = 0; date < dates; date += 1) {
      const cell = date * stocks + stock;
      if (next() > 0.15) price *= 1 + (next() - 0.5) * 0.1;
      const trades = date >= listed && date < delisted && next() > 0.05;
      prices[cell] = trades ? Math.round(price * 100) / 100 : NaN;
      factor[cell] = next() < 0.06 ? NaN : Math.round((next() + next() - 1) * 40) / 10;
      if (date === 3) factor[cell] = 1;
    }
  }
  const industries = Uint16Array.from({ length: stocks }, () => Math.floor(next() * industryCount));
  return { dates, stocks, prices, factor, horizons, quantiles, industries, industryCount };
}

/** The same panel, its industries unknown. */
export function withoutIndustries(panel: FactorInput): FactorInput {
  const { dates, stocks, prices, factor, horizons, quantiles } = panel;
  return { dates, stocks, prices, factor, horizons, quantiles };
}
