import { moneyFlow } from '@console/market/schema';
import type { DemoBar } from '../company-walk.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../random.ts';
import { rounded } from '../rounded.ts';
import type { DayWatcher } from '../walk-market.ts';
import type { DemoCompany } from '../world.ts';

/** More money in large orders when the price moves with it. */
const WITH_PRICE = 1.6;
const MOST_NET = 0.6;

/** Who bought from whom, by size of order; nothing on a suspended day. */
export class FlowWriter implements DayWatcher {
  private readonly randoms = new Map<DemoCompany, { readonly random: Random; readonly usual: number }>();
  private day = '';

  constructor(
    private readonly seed: number,
    private readonly sink: DemoSink,
    private readonly from: string,
  ) {}

  open(day: string): void {
    this.day = day;
  }

  see(company: DemoCompany, { amount, close, preClose, suspended }: DemoBar): void {
    if (this.day < this.from || suspended) return;
    const { random, usual } = this.randomOf(company);
    const total = amount / 100;
    const main = total * Math.min(0.75, usual * random.between(0.8, 1.2));
    const lean = WITH_PRICE * (close / preClose - 1) + 0.12 * random.normal();
    const net = rounded(main * Math.max(-MOST_NET, Math.min(MOST_NET, lean)), 2);
    const large = net * random.between(0.3, 0.8) + main * 0.03 * random.normal();
    this.sink.add(moneyFlow, this.day, {
      trade_date: this.day,
      security_id: company.text,
      large_net: rounded(large, 2),
      main_net: net,
      middle_small_net: -net,
      main_trading_amount: rounded(main, 2),
    });
  }

  private randomOf(company: DemoCompany): { readonly random: Random; readonly usual: number } {
    let own = this.randoms.get(company);
    if (!own) {
      const random = new Random(`${this.seed} ${company.text} flow`);
      own = { random, usual: random.between(0.25, 0.6) };
      this.randoms.set(company, own);
    }
    return own;
  }
}
