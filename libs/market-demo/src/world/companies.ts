import { boardOf, securityText, type SecurityCode } from '@console/market/files';
import type { Board } from '@console/market/schema';
import { CompanyNames } from './company-names.ts';
import { lifeOf, newcomerLife, type CompanyLife } from './company-life.ts';
import { DEMO_INDUSTRIES, type DemoIndustry } from './industries.ts';
import { endingsOf } from './leaf-endings.ts';
import { Random } from './random.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import type { DemoCompany, StatementTemplate } from './world.ts';

interface BoardPlan {
  readonly weight: number;
  readonly opened: string;
  readonly exchange: SecurityCode['exchange'];
  /** A stretch of the board's own range that no listed share uses. */
  readonly firstCode: number;
}

const BOARD_PLANS: readonly BoardPlan[] = [
  { weight: 34, opened: '1993-01-04', exchange: 'SH', firstCode: 606_001 },
  { weight: 28, opened: '1993-01-04', exchange: 'SZ', firstCode: 4_001 },
  { weight: 24, opened: '2009-10-30', exchange: 'SZ', firstCode: 306_001 },
  { weight: 10, opened: '2019-07-22', exchange: 'SH', firstCode: 689_101 },
  { weight: 4, opened: '2021-11-15', exchange: 'BJ', firstCode: 925_001 },
];
const DELISTED_EVERY = 60;
/** Listings a year, as a share of the companies at the origin. */
const LATER_LISTINGS = 0.05;
const LOT = 100;
/** Twice the lowest price of the walk. */
const LEAST_START_CENTS = 240;

/**
 * The companies of a story: `count` that are or were listed by its origin, the last of `days`, then those
 * that listed after it up to `end`, month by month.
 */
export function makeCompanies({
  seed,
  count,
  days,
  end,
}: {
  seed: number;
  count: number;
  days: readonly string[];
  end: string;
}): readonly DemoCompany[] {
  const roll = new Roll(seed, days[0] ?? '');
  const founders = Array.from({ length: count }, (_, at) => {
    const leaves = at % DELISTED_EVERY === DELISTED_EVERY - 1;
    return roll.enter(`company ${at}`, (random, { opened }) => lifeOf(random, { opened, days, leaves }));
  });
  const newcomers = monthsAfter(days.at(-1) ?? '', end).flatMap((month) => {
    const random = new Random(`${seed} listings ${month}`);
    const expected = (count * LATER_LISTINGS) / 12;
    const listings = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    return Array.from({ length: listings }, (_, at) => {
      const listDate = tradingDayNear(laterDate(`${month}-01`, random.whole(0, 26)));
      return roll.enter(`company ${month} ${at}`, (own) => newcomerLife(own, listDate));
    });
  });
  return [...founders, ...newcomers.filter(({ listDate }) => listDate <= end)];
}

/** Gives each company in turn its code, name and industry. */
class Roll {
  private readonly names: CompanyNames;
  private readonly listed = new Map<BoardPlan, number>();

  constructor(
    private readonly seed: number,
    private readonly start: string,
  ) {
    this.names = new CompanyNames(new Random(`${seed} names`));
  }

  enter(topic: string, live: (random: Random, plan: BoardPlan) => CompanyLife): DemoCompany {
    const random = new Random(`${this.seed} ${topic}`);
    const plan = random.weighted(BOARD_PLANS, ({ weight }) => weight);
    const code = this.codeOf(plan);
    const industry = random.weighted(DEMO_INDUSTRIES, ({ weight }) => weight);
    const branch = random.whole(0, industry.branches.length - 1);
    const leaf = random.whole(0, (industry.branches[branch]?.leaves.length ?? 1) - 1);
    const template = templateOf(industry, branch, leaf);
    const life = template === 'bank' ? sound(live(random, plan)) : live(random, plan);
    return {
      ...code,
      text: securityText(code),
      name: this.names.draw(endingsOf(industry.branches[branch]?.leaves[leaf] ?? '')),
      board: boardOf(code) satisfies Board,
      industry,
      branch,
      leaf,
      template,
      ...life,
      ...this.startOf(random, life, industry.size),
    };
  }

  private codeOf(plan: BoardPlan): SecurityCode {
    const number = this.listed.get(plan) ?? 0;
    this.listed.set(plan, number + 1);
    return { code: String(plan.firstCode + number).padStart(6, '0'), exchange: plan.exchange };
  }

  private startOf(
    random: Random,
    { listDate, stFrom, losing }: CompanyLife,
    size: number,
  ): Pick<DemoCompany, 'startPrice' | 'startShares' | 'startFloat'> {
    const isNew = listDate >= this.start;
    const cheap = stFrom !== null && losing && !isNew ? 0.4 : 1;
    const price = Math.round(100 * cheap * Math.exp(2.5 + 0.7 * random.normal()));
    const startShares = lots(4e8 * size * Math.exp(0.9 * random.normal()));
    return {
      startPrice: Math.max(LEAST_START_CENTS, price),
      startShares,
      startFloat: lots(startShares * (isNew ? 0.25 : random.between(0.45, 1))),
    };
  }
}

/** Banks never leave. */
const sound = ({ listDate }: CompanyLife): CompanyLife => ({
  listDate,
  delistDate: null,
  stFrom: null,
  losing: false,
});

const lots = (shares: number): number => Math.round(shares / LOT) * LOT;

function templateOf({ branches, name }: DemoIndustry, branch: number, leaf: number): StatementTemplate {
  if (name === '银行') return 'bank';
  return branches[branch]?.leaves[leaf] === '保险' ? 'insurer' : 'general';
}

/** `YYYY-MM` of every month after that of `from` up to that of `to`. */
function monthsAfter(from: string, to: string): readonly string[] {
  const months: string[] = [];
  for (let month = nextMonth(from.slice(0, 7)); month <= to.slice(0, 7); month = nextMonth(month)) {
    months.push(month);
  }
  return months;
}

function nextMonth(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
