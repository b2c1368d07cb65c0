import { connectHolding } from '@console/market/schema';
import type { DemoBar } from '../company-walk.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import { rounded } from '../rounded.ts';
import type { DayWatcher } from '../walk-market.ts';
import type { CompanyBook, DemoCompany, Dividend } from '../world.ts';
import { CONNECT_RULE, eligibleDays, isEligibleOn, type EligibleDays } from './eligibility.ts';

interface Holding {
  readonly days: EligibleDays;
  readonly random: Random;
  readonly dividends: ReadonlyMap<string, Dividend>;
  /** Share of the float it comes back to. */
  readonly usual: number;
  held: number;
}

const MOST_OF_FLOAT = 0.28;
const MOST_OF_VOLUME = 0.12;
/** A day's part of the way back to the usual. */
const RETURNED = 0.01;

/** What is held through the connect: yesterday's, new shares of an ex-rights day, and the net bought. */
export class ConnectWriter implements DayWatcher {
  private readonly holdings = new Map<DemoCompany, Holding | null>();
  private day = '';

  constructor(
    private readonly world: { readonly seed: number; bookOf(company: DemoCompany): CompanyBook },
    private readonly sink: DemoSink,
    private readonly from: string,
  ) {}

  open(day: string): void {
    this.day = day;
  }

  see(company: DemoCompany, bar: DemoBar): void {
    if (this.day < this.from) return;
    const holding = this.holdingOf(company, bar);
    if (!holding || !isEligibleOn(holding.days, this.day)) return;
    receive(holding, this.day);
    const bought = buy(holding, bar);
    holding.held += bought;
    this.sink.add(connectHolding, this.day, {
      trade_date: this.day,
      security_id: company.text,
      held_shares: holding.held,
      held_capital_rate: rounded(holding.held / bar.floatShares, 6),
      net_buy_volume: bought,
      net_buy_amount: bar.volume === 0 ? 0 : rounded((bought * bar.amount) / bar.volume / 100, 2),
    });
  }

  private holdingOf(company: DemoCompany, { floatShares }: DemoBar): Holding | null {
    const known = this.holdings.get(company);
    if (known !== undefined) return known;
    const { seed } = this.world;
    const days = eligibleDays(seed, company, CONNECT_RULE);
    let holding: Holding | null = null;
    if (days) {
      const random = new Random(`${seed} ${company.text} connect`);
      const usual = Math.min(0.2, 0.02 * Math.exp(0.9 * random.normal()));
      const was = days.from < this.from ? 1 : 0;
      const { dividends } = this.world.bookOf(company);
      holding = {
        ...{ days, random, usual },
        dividends: new Map(dividends.map((dividend) => [dividend.exDate, dividend])),
        held: Math.round(was * usual * floatShares),
      };
    }
    this.holdings.set(company, holding);
    return holding;
  }
}

function receive(holding: Holding, day: string): void {
  const dividend = holding.dividends.get(day);
  if (!dividend) return;
  const { held } = holding;
  holding.held += Math.floor(held * dividend.bonus) + Math.floor(held * dividend.transfer);
}

function buy({ random, usual, held }: Holding, { volume, floatShares, close, preClose }: DemoBar): number {
  const chance = random.normal();
  if (volume === 0) return 0;
  const way = RETURNED * (usual * floatShares - held);
  const wanted = way + volume * (0.02 * chance + 0.3 * (close / preClose - 1));
  const most = Math.min(MOST_OF_VOLUME * volume, MOST_OF_FLOAT * floatShares - held);
  return Math.round(Math.max(-held, -MOST_OF_VOLUME * volume, Math.min(most, wanted)));
}
