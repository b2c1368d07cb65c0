import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import type { CompanyHabits } from './company-habits.ts';
import { periodEnd, seasonOf, type Quarter } from './quarter.ts';

/** The random draws of one quarter, before they are scaled to the company's size. */
export interface QuarterDraw {
  /** Sales against the first quarter's. */
  readonly sales: number;
  /** Net margin above or below the company's own. */
  readonly margin: number;
  /** Other comprehensive income, against equity. */
  readonly comprehensive: number;
  /** Leverage above or below the company's own. */
  readonly leverage: number;
}

/**
 * The draws of each quarter from `first` on. Each quarter has its own random numbers, so that more quarters only
 * continue the list.
 */
export function drawQuarters(
  { seed, company, habits }: { seed: number; company: DemoCompany; habits: CompanyHabits },
  first: Quarter,
  last: Quarter,
): readonly QuarterDraw[] {
  const { industry, template, text } = company;
  const draws: QuarterDraw[] = [];
  const state = { level: 0, growth: 0, margin: 0, leverage: 0 };
  for (let quarter = first; quarter <= last; quarter += 1) {
    const period = periodEnd(quarter);
    const own = new Random(`${seed} ${text} quarter ${period}`);
    const cycle = new Random(`${seed} ${industry.code} cycle ${period}`);
    const calm = template === 'general' ? 1 : 0.5;
    state.growth = 0.7 * state.growth + 0.014 * calm * own.normal();
    state.level += industry.growth / 4 + state.growth + 0.01 * calm * cycle.normal() + jumpOf(own, calm);
    state.margin =
      0.75 * state.margin + habits.marginDeviation * (0.55 * own.normal() + 0.25 * cycle.normal());
    state.leverage = 0.9 * state.leverage + 0.008 * (template === 'general' ? 1 : 0.1) * own.normal();
    const season = seasonOf(quarter);
    draws.push({
      sales: Math.exp(state.level + 0.03 * calm * own.normal()) * (habits.seasons[season] ?? 1),
      margin: state.margin - writeOff(own, { season, deviation: habits.marginDeviation }),
      comprehensive: 0.0012 * own.normal(),
      leverage: state.leverage,
    });
  }
  return draws;
}

/** A permanent change: a plant stops, a customer leaves, a large order comes in. */
function jumpOf(random: Random, calm: number): number {
  return random.chance(0.015) ? calm * (random.chance(0.6) ? -1 : 1) * random.between(0.12, 0.3) : 0;
}

/** Impairments of a year, found at its end. */
function writeOff(random: Random, { season, deviation }: { season: number; deviation: number }): number {
  return random.chance(season === 3 ? 0.1 : 0.012) ? deviation * random.between(1.5, 6) : 0;
}
