import type { TableDefinition } from '@console/market/schema';
import type { DemoBar } from '../world/company-walk.ts';
import type { DemoSink, FileRow } from '../demo-sink.ts';
import type { StoryWorld } from '../world/make-world.ts';
import { Random } from '../world/random.ts';
import type { DayWatcher } from '../prices/walk-market.ts';
import type { DemoCompany } from '../world/world.ts';
import { sidesFrom } from './side-window.ts';

/** The data that a company's rows are drawn with from the first on. */
export interface DailyStart {
  readonly world: StoryWorld;
  readonly company: DemoCompany;
  readonly bar: DemoBar;
  /** The company's own random stream for this table. */
  readonly random: Random;
  /** First day of the daily tables beside the bars. */
  readonly from: string;
}

/** A row without its key, made from the bar and from the state of the day before. */
export type DailyRow<T extends TableDefinition> = Omit<Partial<FileRow<T>>, 'trade_date' | 'security_id'>;

/** The plan of a table with one row per company and trading day. */
export interface DailyPlan<T extends TableDefinition> {
  readonly table: T;
  /** Called with a company's first bar: returns the maker of its rows, or null for a company without rows. */
  start(of: DailyStart): ((bar: DemoBar, day: string) => DailyRow<T> | null) | null;
}

/** Returns the plan with the types of the table. */
export const dailyPlan = <T extends TableDefinition>(plan: DailyPlan<T>): DailyPlan<T> => plan;

/** Writes the table of a plan, day by day. */
export class DailyTable<T extends TableDefinition> implements DayWatcher {
  private readonly rows = new Map<DemoCompany, ReturnType<DailyPlan<T>['start']>>();
  private readonly from: string;
  private day = '';

  constructor(
    private readonly world: StoryWorld,
    private readonly plan: DailyPlan<T>,
    private readonly sink: DemoSink,
  ) {
    this.from = sidesFrom(world);
  }

  open(day: string): void {
    this.day = day;
  }

  see(company: DemoCompany, bar: DemoBar): void {
    if (this.day < this.from) return;
    let next = this.rows.get(company);
    if (next === undefined) {
      const { world, plan, from } = this;
      const random = new Random(`${world.seed} ${company.text} ${plan.table.name}`);
      next = plan.start({ world, company, bar, random, from });
      this.rows.set(company, next);
    }
    const row = next?.(bar, this.day);
    if (!row) return;
    const key = { trade_date: this.day, security_id: company.text };
    this.sink.add<TableDefinition>(this.plan.table, this.day, { ...row, ...key });
  }
}
