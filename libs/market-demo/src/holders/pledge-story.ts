import { HOUSE_BROKERS } from './fictional-names.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { perCompany } from '../write-companies.ts';
import { holderStory, type HolderQuarter } from './holder-story.ts';

/** A pledge from its first day to its release. Shares and cents of its own day. */
export interface Pledge {
  readonly pledger: string;
  readonly pledgee: string;
  readonly startDate: string;
  readonly announceDate: string;
  readonly shares: number;
  /** The pledger's shares when the last quarter ended. */
  readonly held: number;
  readonly close: number;
  /** The loan for each yuan of that close. */
  readonly lent: number;
  readonly releaseDate: string;
  readonly released: number;
}

const PLEDGING_COMPANIES = 0.36;
const A_QUARTER = 0.3;
/** The most of a holding that is pledged: the holder may also sell, and pledged shares cannot be sold. */
const MOST_PLEDGED = 0.6;
const LOT = 100;

/** The pledges of a company's founders, by announcement; including those of the quarter in progress. */
export const pledgeStory = perCompany((world, company): readonly Pledge[] => {
  const label = `${world.seed} ${company.text} pledge`;
  if (company.template !== 'general' || !new Random(label).chance(PLEDGING_COMPANIES)) return [];
  const pledges: Pledge[] = [];
  for (const quarter of holderStory(world, company)) {
    const random = new Random(`${label} ${quarter.report.period}`);
    if (!random.chance(A_QUARTER)) continue;
    const pledge = newPledge(random, { world, company, quarter, pledges });
    if (pledge) pledges.push(pledge);
  }
  return pledges;
});

function newPledge(
  random: Random,
  {
    world,
    company,
    quarter,
    pledges,
  }: { world: DemoWorld; company: DemoCompany; quarter: HolderQuarter; pledges: readonly Pledge[] },
): Pledge | null {
  const startDate = tradingDayNear(laterDate(quarter.report.period, random.whole(2, 85)));
  const announceDate = tradingDayNear(startDate, random.whole(1, 2));
  const stake = random.weighted(quarter.founders, ({ held }) => held);
  const close = world.closeOn(company, startDate);
  if (close === null || startDate < world.start) return null;
  if (company.delistDate !== null && announceDate >= company.delistDate) return null;
  const taken = pledges
    .filter(({ pledger }) => pledger === stake.holder.name)
    .reduce((sum, pledge) => sum + pledgedOn(pledge, startDate), 0);
  const free = MOST_PLEDGED * stake.held - taken;
  const shares = Math.floor((free * random.between(0.1, 0.6)) / LOT) * LOT;
  if (shares < 0.002 * quarter.capital.total) return null;
  const releaseDate = tradingDayNear(laterDate(announceDate, random.whole(60, 540)));
  return {
    pledger: stake.holder.name,
    pledgee: pledgeeName(random),
    startDate,
    announceDate,
    shares,
    close,
    releaseDate,
    held: stake.held,
    lent: random.between(0.35, 0.55),
    released: random.chance(0.88) ? shares : Math.max(LOT, Math.floor(shares / 2 / LOT) * LOT),
  };
}

/** Shares still in pledge at the end of a day. */
export function pledgedOn({ startDate, releaseDate, shares, released }: Pledge, date: string): number {
  if (date < startDate) return 0;
  return date < releaseDate ? shares : shares - released;
}

const pledgeeName = (random: Random): string => `${random.pick(HOUSE_BROKERS)}股份有限公司`;

/** The release as the company announces it; null when the company has left the exchange before. */
export function releaseAnnounced({ releaseDate }: Pledge, { delistDate }: DemoCompany): string | null {
  return delistDate !== null && releaseDate >= delistDate ? null : releaseDate;
}
