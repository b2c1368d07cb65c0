import { Random } from '../world/random.ts';
import type { DemoCompany } from '../world/world.ts';
import { tradingDayNear } from '../prices/trading-days.ts';
import { quarterOf } from './quarter.ts';

/** A placing of a year without its size, which follows from the shares and the book value of its day. */
export interface IssuePlan {
  readonly issueDate: string;
  readonly listDate: string;
  /** New shares for each existing share. */
  readonly size: number;
  /** Price against a share's value. */
  readonly discount: number;
  /** The issue's cost as a fraction of the amount raised. */
  readonly cost: number;
}

const A_YEAR = 0.04;
/** The result of a placing is announced this many trading days before the new shares are listed. */
const ANNOUNCED_BEFORE = 2;
const SIZE = { least: 0.03, most: 0.12 };

/** The year's placing, if there is one. */
export function issuePlan(seed: number, { text }: Pick<DemoCompany, 'text'>, year: number): IssuePlan | null {
  const random = new Random(`${seed} ${text} issue ${year}`);
  if (!random.chance(A_YEAR)) return null;
  const day = `${year}-${String(random.whole(1, 12)).padStart(2, '0')}-${String(random.whole(1, 28)).padStart(2, '0')}`;
  const issueDate = tradingDayNear(day);
  return {
    issueDate,
    listDate: listingAfter(issueDate, random.whole(7, 14)),
    size: random.between(SIZE.least, SIZE.most),
    discount: random.between(0.8, 0.95),
    cost: random.between(0.008, 0.025),
  };
}

export const issueAnnounced = (listDate: string): string => tradingDayNear(listDate, -ANNOUNCED_BEFORE);

/** The quarter in which a placing is announced: the books of a day include the placings of its quarter. */
function listingAfter(issueDate: string, days: number): string {
  const listDate = tradingDayNear(issueDate, days);
  const isOneQuarter = quarterOf(issueAnnounced(listDate)) === quarterOf(listDate);
  return isOneQuarter ? listDate : tradingDayNear(listDate, ANNOUNCED_BEFORE);
}
