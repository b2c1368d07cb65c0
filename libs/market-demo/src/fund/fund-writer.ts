import { etfBar, etfConstituent, etfProfile } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { Basket } from '../trading/basket.ts';
import type { Baskets } from '../trading/baskets.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import type { DemoWorld } from '../world/world.ts';
import { makeFunds } from './fund-plan.ts';
import { fundTexts } from './fund-texts.ts';
import { FundWalk } from './fund-walk.ts';
import { fundWeights } from './fund-weights.ts';

/** Calendar days after a quarter until its report. */
const REPORTED_AFTER = 21;

interface Fund {
  readonly walk: FundWalk;
  readonly basket: Basket;
  /** The figures of the last published report, and of the next one. */
  reported: Standing;
  next: Standing | null;
}

interface Standing {
  readonly asOf: string;
  readonly knownOn: string;
  readonly shares: number;
  readonly scale: number;
}

/** The funds' bars, holdings and, at the end, profiles; register it after the baskets. */
export class FundWriter implements DayWatcher {
  private readonly funds: readonly Fund[];
  private quarter = '';

  constructor(
    world: DemoWorld,
    private readonly baskets: Baskets,
    private readonly sink: DemoSink,
  ) {
    this.funds = makeFunds(world).map((plan) => {
      const basket = baskets.all.find((one) => one.plan.code === plan.follows);
      if (!basket) throw new Error(`there is no basket ${plan.follows}`);
      const walk = new FundWalk(plan);
      return { walk, basket, reported: standing(walk, world.start, world.start), next: null };
    });
    this.quarter = quarterEnd(world.start);
  }

  open(day: string): void {
    if (this.baskets.isNewMonth) this.publishWeights(day);
    for (const fund of this.funds) {
      if (fund.next && fund.next.knownOn <= day) [fund.reported, fund.next] = [fund.next, null];
    }
    if (this.quarter >= day) return;
    const knownOn = tradingDayNear(laterDate(this.quarter, REPORTED_AFTER));
    for (const fund of this.funds) fund.next = standing(fund.walk, this.quarter, knownOn);
    this.quarter = quarterEnd(day);
  }

  close(day: string): void {
    for (const { walk, basket } of this.funds) {
      this.sink.add(etfBar, day, { trade_date: day, etf_code: walk.plan.code, ...walk.next(basket.today) });
    }
  }

  /** To be called after the last day. */
  finish(): void {
    for (const { walk, reported } of this.funds) {
      const { code, exchange, name, established, expires, supervisor, manager, follows, isIndex } = walk.plan;
      this.sink.add(etfProfile, reported.knownOn, {
        etf_code: code,
        exchange,
        name,
        fund_status: '正常',
        fund_shares: reported.shares,
        fund_scale: reported.scale,
        as_of_date: reported.asOf,
        established_date: established,
        expiry_date: expires,
        supervisor,
        fund_manager: manager,
        ...fundTexts(walk.plan),
        index_code: isIndex ? follows : null,
        sw_code: isIndex ? null : follows,
      });
    }
  }

  private publishWeights(day: string): void {
    for (const { walk, basket } of this.funds) {
      const weights = fundWeights(basket.members, (company) => this.baskets.capitalOf(company));
      for (const { security, weight } of weights) {
        this.sink.add(etfConstituent, day, {
          etf_code: walk.plan.code,
          as_of_date: day,
          security_id: security,
          weight,
        });
      }
    }
  }
}

function standing({ shares, value }: FundWalk, asOf: string, knownOn: string): Standing {
  return { asOf, knownOn, shares, scale: rounded(shares * value, 2) };
}

/** The last day of a date's quarter. */
function quarterEnd(date: string): string {
  const month = Number(date.slice(5, 7));
  return `${date.slice(0, 4)}-${['03-31', '06-30', '09-30', '12-31'][Math.ceil(month / 3) - 1] ?? ''}`;
}
