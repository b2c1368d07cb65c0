import { holderCount } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { Random } from '../world/random.ts';
import { rounded } from '../world/rounded.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { holderStory, isTold } from './holder-story.ts';

/** The average value of a share in one account, in yuan. */
const USUAL_VALUE = 75_000;
const LEAST_ACCOUNTS = 2_500;
/** The change of accounts for each percent that the share rose: holders sell to fewer buyers. */
const CONCENTRATION = 0.25;

/** Writes the number of accounts: many for a large float, fewer after the price has risen. */
export function writeHolderCounts(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const story = holderStory(world, company);
  const value = USUAL_VALUE * Math.exp(0.5 * new Random(`${world.seed} ${company.text} accounts`).normal());
  const usual = Math.max(LEAST_ACCOUNTS, (company.startFloat * company.startPrice) / 100 / value);
  let crowd = 0;
  let before: number | null = null;
  for (const quarter of story) {
    const { report, capital } = quarter;
    const close = world.closeOn(company, report.period);
    const rise = close !== null && before !== null ? Math.log(close / before) : 0;
    const random = new Random(`${world.seed} ${company.text} accounts ${report.period}`);
    crowd = 0.92 * crowd - CONCENTRATION * rise + 0.06 * random.normal();
    before = close;
    if (!isTold(world, quarter)) continue;
    const accounts = Math.round(usual * Math.exp(crowd));
    sink.add(holderCount, report.announceDate, {
      security_id: company.text,
      report_period: report.period,
      announce_date: report.announceDate,
      holder_num: accounts,
      average_shares: rounded(capital.float / accounts, 2),
    });
  }
}
