import { popularity } from '@console/market/schema';
import type { DemoBar } from '../world/company-walk.ts';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import type { DemoCompany } from '../world/world.ts';

interface Fame {
  readonly random: Random;
  /** The log of its heat relative to the usual one of its size, from day to day. */
  mood: number;
}

interface Heat {
  readonly text: string;
  readonly search: number;
  readonly watched: number;
}

const MOOD_KEPT = 0.92;

/** Large shares and moving ones are looked up most. */
export class PopularityWriter implements DayWatcher {
  private readonly fames = new Map<DemoCompany, Fame>();
  private heats: Heat[] = [];
  private day = '';

  constructor(
    private readonly seed: number,
    private readonly sink: DemoSink,
    private readonly from: string,
  ) {}

  open(day: string): void {
    this.day = day;
    this.heats = [];
  }

  see(company: DemoCompany, { close, preClose, totalShares }: DemoBar): void {
    if (this.day < this.from) return;
    const fame = this.fameOf(company);
    const { random } = fame;
    fame.mood = MOOD_KEPT * fame.mood + 0.25 * random.normal();
    const size = ((close / 100) * totalShares) / 1e9;
    const base = 40 * size ** 0.6 * Math.exp(fame.mood + 12 * Math.abs(close / preClose - 1));
    this.heats.push({
      text: company.text,
      search: Math.round(base * random.between(2, 4)),
      watched: Math.round(base * random.between(0.8, 1.2)),
    });
  }

  close(): void {
    const ranked = this.heats.sort((one, other) => total(other) - total(one));
    for (const [at, heat] of ranked.entries()) {
      this.sink.add(popularity, this.day, {
        trade_date: this.day,
        security_id: heat.text,
        total_heat: total(heat),
        search_heat: heat.search,
        optional_heat: heat.watched,
        heat_rank: at + 1,
      });
    }
  }

  private fameOf(company: DemoCompany): Fame {
    let fame = this.fames.get(company);
    if (!fame) {
      const random = new Random(`${this.seed} ${company.text} popularity`);
      fame = { random, mood: 0.6 * random.normal() };
      this.fames.set(company, fame);
    }
    return fame;
  }
}

const total = ({ search, watched }: Heat): number => search + watched;
