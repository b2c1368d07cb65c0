import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { yearOf, quarterOf } from '../book/quarter.ts';
import { Random } from '../world/random.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';

/** A staff plan with the days of its stages, all decided when it is announced. Yuan. */
export interface PlanStory {
  readonly announceDate: string;
  readonly approvedDate: string;
  readonly boughtDate: string;
  readonly unlockDate: string;
  readonly endDate: string;
  readonly source: string;
  readonly capital: number;
  readonly fromStaff: number;
  /** The fraction of the planned money that is spent when buying ends, and the price against the market's. */
  readonly spent: number;
  readonly discount: number;
}

const PLANNING_COMPANIES = 0.14;
const A_YEAR = 0.55;
const SEASONED_DAYS = 365;
/** The price against the market's: staff pay less for shares the company bought back. */
const SOURCES = [
  { name: '二级市场购买', weight: 5, discount: 1 },
  { name: '公司回购股份', weight: 4, discount: 0.5 },
  { name: '非公开发行', weight: 1, discount: 0.8 },
] as const;

/** The plans announced up to the story's end, oldest first: about one company in eight has any. */
export function planStories(world: DemoWorld, company: DemoCompany): readonly PlanStory[] {
  const label = `${world.seed} ${company.text} staff plan`;
  if (!new Random(label).chance(PLANNING_COMPANIES)) return [];
  const plans: PlanStory[] = [];
  for (let year = yearOf(quarterOf(world.start)); year <= yearOf(quarterOf(world.end)); year += 1) {
    const random = new Random(`${label} ${year}`);
    if (!random.chance(A_YEAR)) continue;
    const announceDate = tradingDayNear(laterDate(`${year}-01-05`, random.whole(0, 350)));
    if (announceDate < world.start || announceDate > world.end) continue;
    if (announceDate < laterDate(company.listDate, SEASONED_DAYS)) continue;
    if (company.delistDate !== null && laterDate(announceDate, 400) >= company.delistDate) continue;
    const plan = newPlan(random, { world, company, announceDate });
    if (plan) plans.push(plan);
  }
  return plans;
}

function newPlan(
  random: Random,
  { world, company, announceDate }: { world: DemoWorld; company: DemoCompany; announceDate: string },
): PlanStory | null {
  const close = world.closeOn(company, announceDate);
  if (close === null) return null;
  const source = random.weighted(SOURCES, ({ weight }) => weight);
  const worth = (close / 100) * world.bookOf(company).sharesOn(announceDate).total * source.discount;
  const capital = Math.max(1, Math.round((worth * random.between(0.003, 0.02)) / 1e6)) * 1e6;
  const approvedDate = tradingDayNear(laterDate(announceDate, random.whole(16, 35)));
  const boughtDate = tradingDayNear(laterDate(approvedDate, random.whole(20, 170)));
  return {
    announceDate,
    approvedDate,
    boughtDate,
    capital,
    unlockDate: laterDate(boughtDate, 365),
    endDate: laterDate(approvedDate, 365 * random.pick([2, 3, 4])),
    source: source.name,
    fromStaff: random.chance(0.7) ? capital : Math.round((capital * random.between(0.4, 0.8)) / 1e4) * 1e4,
    spent: random.between(0.82, 0.999),
    discount: source.discount * random.between(0.96, 1.03),
  };
}

/** The shares bought: whole lots for the available money. */
export function boughtBy(
  world: DemoWorld,
  company: DemoCompany,
  plan: PlanStory,
): { readonly shares: number; readonly amount: number; readonly price: number } {
  const close = world.closeOn(company, plan.boughtDate) ?? 0;
  const price = Math.max(1, Math.round(close * plan.discount)) / 100;
  const shares = Math.floor((plan.capital * plan.spent) / price / 100) * 100;
  return { shares, price, amount: Math.round(shares * price * 100) / 100 };
}
