import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import type { FiscalYear } from './fiscal-years.ts';
import { sectorOf } from './sectors.ts';

/** The staff at the end of a year: their number, and the weights of their groups. */
export interface Staff {
  readonly year: number;
  readonly total: number;
  /** Production, sales, technical, financial, administrative, management, other. */
  readonly occupations: readonly number[];
  /** Postgraduate, undergraduate, junior college, high school, other. */
  readonly educations: readonly number[];
}

const LEAST = 60;
/** A company that sells twice as much needs half as many more. */
const SCALE = 0.6;
/** Yearly drift of an education's weight: higher educations grow. */
const SCHOOLING = [0.025, 0.012, 0, -0.015, -0.01];

/** The staff of each of the years, which are ascending and always begin with the company's first. */
export function staffStory(
  seed: number,
  company: DemoCompany,
  years: readonly FiscalYear[],
): readonly Staff[] {
  const [first] = years;
  if (!first) return [];
  const sector = sectorOf(company);
  const own = new Random(`${seed} ${company.text} staff`);
  const start = (first.revenue / sector.revenuePerHead) * Math.exp(0.4 * own.normal());
  const occupations = sector.occupations.map((weight) => weight * Math.exp(0.25 * own.normal()));
  const educations = sector.educations.map((weight) => weight * Math.exp(0.25 * own.normal()));
  return years.map(({ year, revenue }) => {
    const random = new Random(`${seed} ${company.text} staff ${year}`);
    const vary = (weight: number): number => weight * Math.exp(0.04 * random.normal());
    const grown = start * (revenue / first.revenue) ** SCALE * Math.exp(0.03 * random.normal());
    const total = Math.max(LEAST, Math.round(grown));
    const age = year - first.year;
    return {
      year,
      total,
      occupations: occupations.map(vary),
      educations: educations.map((weight, at) => vary(weight) * Math.exp((SCHOOLING[at] ?? 0) * age)),
    };
  });
}
