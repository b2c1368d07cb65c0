import type { DemoBar } from '../world/company-walk.ts';
import { DEMO_INDUSTRIES } from '../world/industries.ts';
import { tradingDayNear } from '../prices/trading-days.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import { isListed, type DemoCompany, type DemoWorld } from '../world/world.ts';
import { Basket, type BasketPlan } from './basket.ts';

/** Companies by float capital: the largest 6 %, the next 14 %, the rest. */
const LARGE = 0.06;
const MIDDLE = 0.2;

export const INDEX_PLANS: readonly BasketPlan[] = [
  plan('DM0001', '全市场', '全部上市满一月的股票', (all) => all),
  plan('DM0002', '大盘', '流通市值居前 6% 的股票', (all) => part(all, 0, LARGE)),
  plan('DM0003', '中盘', '流通市值居前 6% 至 20% 的股票', (all) => part(all, LARGE, MIDDLE)),
  plan('DM0004', '小盘', '流通市值居后 80% 的股票', (all) => part(all, MIDDLE, 1)),
  plan('DM0005', '创业', '创业板股票', (all) => all.filter(({ board }) => board === 'chinext')),
  plan('DM0006', '科创', '科创板股票', (all) => all.filter(({ board }) => board === 'star')),
];

/** Level-1 industries, which funds follow. */
const INDUSTRY_PLANS: readonly BasketPlan[] = DEMO_INDUSTRIES.map((own) =>
  plan(own.code, own.name, `申万${own.name}行业股票`, (all) =>
    all.filter(({ industry }) => industry === own),
  ),
);

/**
 * Baskets of shares whose value together is followed from day to day. Members are chosen on the first trading day
 * of a month, by the float capital of the day before.
 */
export class Baskets implements DayWatcher {
  readonly all: readonly Basket[];
  private readonly membership = new Map<DemoCompany, Basket[]>();
  private readonly capitals = new Map<DemoCompany, number>();
  private month = '';

  constructor(private readonly world: Pick<DemoWorld, 'companies' | 'start'>) {
    const base = tradingDayNear(world.start, -1);
    this.all = [...INDEX_PLANS, ...INDUSTRY_PLANS].map((basket) => new Basket(basket, base));
    for (const company of world.companies) {
      this.capitals.set(company, (company.startPrice / 100) * company.startFloat);
    }
  }

  /** Whether members were chosen on the day. */
  isNewMonth = false;

  open(day: string): void {
    this.isNewMonth = this.month !== day.slice(0, 7);
    this.month = day.slice(0, 7);
    if (this.isNewMonth) this.settle(day);
    for (const basket of this.all) basket.open();
  }

  see(company: DemoCompany, bar: DemoBar): void {
    for (const basket of this.membership.get(company) ?? []) basket.add(bar);
    this.capitals.set(company, (bar.close / 100) * bar.floatShares);
  }

  close(): void {
    for (const basket of this.all) basket.close();
  }

  capitalOf(company: DemoCompany): number {
    return this.capitals.get(company) ?? 0;
  }

  private settle(day: string): void {
    const monthAgo = tradingDayNear(day, -20);
    const ranked = this.world.companies
      .filter((company) => company.listDate <= monthAgo && isListed(company, day))
      .sort((one, other) => this.capitalOf(other) - this.capitalOf(one));
    this.membership.clear();
    for (const basket of this.all) {
      basket.members = basket.plan.choose(ranked);
      for (const company of basket.members) {
        const own = this.membership.get(company);
        if (own) own.push(basket);
        else this.membership.set(company, [basket]);
      }
    }
  }
}

function plan(code: string, name: string, sample: string, choose: BasketPlan['choose']): BasketPlan {
  return { code, name, sample, choose };
}

const part = (all: readonly DemoCompany[], from: number, to: number): readonly DemoCompany[] =>
  all.slice(Math.round(all.length * from), Math.round(all.length * to));
