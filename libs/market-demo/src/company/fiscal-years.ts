import { AnnounceDates } from '../book/announce-dates.ts';
import { periodCosts } from '../business/period-costs.ts';
import { Random } from '../world/random.ts';
import { perCompany } from '../write-companies.ts';

/** A year with an annual report. Yuan. */
export interface FiscalYear {
  readonly year: number;
  readonly announceDate: string;
  readonly revenue: number;
  /** Operating cost and expensed research; null for banks and insurers. */
  readonly cost: number | null;
  readonly research: number | null;
}

const YEARS_BEFORE_START = 5;
const YEARS_IN_PROSPECTUS = 3;

/**
 * The years of the yearly tables, ascending: five before the story, or the three of the prospectus, and all that
 * ended since. Figures before the books begin are extrapolated back by the industry's growth.
 */
export const fiscalYears = perCompany((world, company): readonly FiscalYear[] => {
  const booked = periodCosts(world, company)
    .filter(({ period }) => period.endsWith('12-31'))
    .map(({ period, ...figures }): FiscalYear => ({ year: yearOf(period), ...figures }));
  const earliest = booked[0];
  if (!earliest) return [];
  const first = Math.max(
    yearOf(world.start) - YEARS_BEFORE_START,
    yearOf(company.listDate) - YEARS_IN_PROSPECTUS,
  );
  const announce = new AnnounceDates(world.seed, company);
  const earlier: FiscalYear[] = [];
  let next = earliest;
  for (let year = earliest.year - 1; year >= first; year -= 1) {
    const random = new Random(`${world.seed} ${company.text} earlier ${year}`);
    const announced = announce.of(year * 4 + 3);
    const back = 1 / (1 + company.industry.growth) / Math.exp(0.06 * random.normal());
    next = {
      year,
      announceDate: announced > company.listDate ? announced : company.listDate,
      revenue: cents(next.revenue * back),
      cost: scaled(next.cost, back),
      research: scaled(next.research, back * Math.exp(0.05 * random.normal())),
    };
    earlier.unshift(next);
  }
  return [...earlier, ...booked].filter(({ year }) => year >= first);
});

const yearOf = (date: string): number => Number(date.slice(0, 4));
const cents = (yuan: number): number => Math.round(yuan * 100) / 100;
const scaled = (yuan: number | null, by: number): number | null => (yuan === null ? null : cents(yuan * by));
