import { equityPledge } from '@console/market/schema';
import type { DemoSink } from '../demo-sink.ts';
import { rounded } from '../world/rounded.ts';
import type { DemoCompany, DemoWorld } from '../world/world.ts';
import { pledgedOn, pledgeStory, releaseAnnounced, type Pledge } from './pledge-story.ts';

/** Loan for each share times these: below the first the pledger is warned, below the second the shares are sold. */
const ALERT_LINE = 1.6;
const CLOSE_OUT_LINE = 1.4;

/** Writes each pledge as of its newest announcement. */
export function writePledges(world: DemoWorld, company: DemoCompany, sink: DemoSink): void {
  const pledges = pledgeStory(world, company);
  const sequences = new Map<string, number>();
  for (const pledge of pledges) {
    const sequence = (sequences.get(pledge.announceDate) ?? 0) + 1;
    sequences.set(pledge.announceDate, sequence);
    const release = releaseAnnounced(pledge, company);
    const released = release !== null && release <= world.end ? release : null;
    const knownOn = released ?? pledge.announceDate;
    sink.add(equityPledge, knownOn, {
      security_id: company.text,
      announce_date: pledge.announceDate,
      sequence,
      pledger: pledge.pledger,
      pledgee: pledge.pledgee,
      start_date: pledge.startDate,
      pledged_shares: pledge.shares,
      holding_ratio: rounded(pledge.shares / pledge.held, 6),
      release_announce_date: released,
      released_shares: released === null ? null : pledge.released,
      remaining_shares: pledgedOn(pledge, knownOn),
      ...remainingOn(knownOn, pledge, pledges),
      ...pricesOf(pledge),
    });
  }
}

/** The shares still pledged on a day. */
function remainingOn(
  date: string,
  { pledger }: Pledge,
  pledges: readonly Pledge[],
): { holder_remaining_shares: number; company_remaining_shares: number } {
  let [holder, company] = [0, 0];
  for (const pledge of pledges) {
    const left = pledgedOn(pledge, date);
    company += left;
    if (pledge.pledger === pledger) holder += left;
  }
  return { holder_remaining_shares: holder, company_remaining_shares: company };
}

function pricesOf({ close, lent }: Pledge): {
  pledge_cost: number;
  alert_price: number;
  close_out_price: number;
} {
  const loan = close * lent;
  return {
    pledge_cost: close / 100,
    alert_price: Math.round(loan * ALERT_LINE) / 100,
    close_out_price: Math.round(loan * CLOSE_OUT_LINE) / 100,
  };
}
