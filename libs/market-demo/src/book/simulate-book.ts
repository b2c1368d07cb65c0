import type { Dividend, DemoCompany, Report, ShareIssue } from '../world/world.ts';
import type { AnnounceDates } from './announce-dates.ts';
import type { CompanyHabits } from './company-habits.ts';
import { dividendPlan } from './dividend-plan.ts';
import { laterDate, tradingDayNear } from '../prices/trading-days.ts';
import { periodEnd, quarterOf, seasonOf, yearOf, type Quarter } from './quarter.ts';
import type { QuarterDraw } from './quarter-draws.ts';
import { issuePlan } from './share-issues.ts';

/** Shares from the open of a day on. */
export interface ShareStep {
  readonly from: string;
  readonly total: number;
  readonly float: number;
}

export interface BookPlan {
  readonly seed: number;
  readonly company: DemoCompany;
  readonly habits: CompanyHabits;
  readonly announce: AnnounceDates;
  readonly first: Quarter;
  readonly draws: readonly QuarterDraw[];
  /** First day whose shares are given: earlier changes of them are left out. */
  readonly sharesFrom: string;
  readonly end: string;
}

/** The factors that turn draws into yuan. */
export interface BookScale {
  readonly sales: number;
  readonly margin: number;
  /** Equity before the first quarter. */
  readonly equity: number;
}

export interface SimulatedBook {
  readonly reports: readonly Report[];
  readonly dividends: readonly Dividend[];
  readonly issues: readonly ShareIssue[];
  readonly steps: readonly ShareStep[];
}

interface State {
  equity: number;
  liabilities: number | null;
  total: number;
  float: number;
  pending: Omit<Dividend, 'shares'> | null;
}

/** A change of shares or equity on a day. */
interface Happening {
  readonly day: string;
  apply(): void;
}

const MOST_LOSS_OF_EQUITY = 0.1;
const SETTLING = 0.35;
const LOCKED_DAYS = 182;
const SEASONED_DAYS = 365;
/** Lock-ups after a listing: early holders may sell after a year, the controlling holder after three. */
const LISTING_LOCKS = [
  { days: 365, freed: 0.4 },
  { days: 3 * 365, freed: 0.6 },
];

export function simulateBook(plan: BookPlan, scale: BookScale): SimulatedBook {
  const { company, sharesFrom } = plan;
  const state: State = {
    equity: scale.equity,
    liabilities: null,
    pending: null,
    total: company.startShares,
    float: company.startFloat,
  };
  const book = {
    reports: [] as Report[],
    dividends: [] as Dividend[],
    issues: [] as ShareIssue[],
    steps: [{ from: sharesFrom, total: state.total, float: state.float }],
  };
  const unlocks = listingUnlocks(company, { state, book, plan });
  const last = quarterOf(plan.end);
  for (let quarter = plan.first; quarter <= last; quarter += 1) {
    for (const { apply } of happeningsIn(quarter, { plan, state, book, unlocks })) apply();
    if (periodEnd(quarter) > plan.end) break;
    const draw = plan.draws[quarter - plan.first];
    if (!draw) throw new Error(`no draw of quarter ${quarter}`);
    book.reports.push(reportOf(quarter, { plan, scale, state, draw }));
    if (seasonOf(quarter) === 3) state.pending = decideDividend(quarter, { plan, state, book });
  }
  // Decided and not yet paid: on the shares so far.
  if (state.pending) book.dividends.push({ ...state.pending, shares: state.total });
  return book;
}

/** When shares that were locked up with a listing become tradable, and the part of the rest that does. */
function listingUnlocks(company: DemoCompany, { state, book, plan }: Telling): Happening[] {
  if (company.listDate !== plan.sharesFrom) return [];
  return LISTING_LOCKS.map(({ days, freed }) => {
    const day = tradingDayNear(laterDate(company.listDate, days));
    return {
      day,
      apply: () => {
        state.float += Math.round(((state.total - state.float) * freed) / 100) * 100;
        step(day, { state, book });
      },
    };
  });
}

interface Telling {
  readonly plan: BookPlan;
  readonly state: State;
  readonly book: {
    reports: Report[];
    dividends: Dividend[];
    issues: ShareIssue[];
    steps: ShareStep[];
  };
}

/** The quarter's changes of shares and equity, in the order of their days. */
function happeningsIn(
  quarter: Quarter,
  telling: Telling & { readonly unlocks: Happening[] },
): readonly Happening[] {
  const { state, unlocks } = telling;
  const dividend = state.pending;
  const happenings: Happening[] = [];
  if (dividend) happenings.push({ day: dividend.exDate, apply: () => payDividend(dividend, telling) });
  happenings.push(...issuesIn(quarter, telling), ...unlocks);
  return happenings
    .filter(({ day }) => quarterOf(day) === quarter)
    .sort((one, other) => (one.day < other.day ? -1 : 1));
}

function payDividend(dividend: Omit<Dividend, 'shares'>, { state, book, plan }: Telling): void {
  const { cash, bonus, transfer, exDate } = dividend;
  book.dividends.push({ ...dividend, shares: state.total });
  state.pending = null;
  state.equity = cents(state.equity - (cash * state.total) / 100);
  if (bonus + transfer === 0) return;
  // Each kind of new shares is rounded by itself, as the registrar does.
  const grown = (shares: number): number =>
    shares + Math.round(shares * bonus) + Math.round(shares * transfer);
  const total = grown(state.total);
  state.float = Math.min(total, grown(state.float));
  state.total = total;
  if (exDate > plan.sharesFrom) step(exDate, { state, book });
}

/** A placing announced late in December is listed in the year after. */
function issuesIn(
  quarter: Quarter,
  telling: Telling & { readonly unlocks: Happening[] },
): readonly Happening[] {
  const { company, seed, sharesFrom } = telling.plan;
  const years = seasonOf(quarter) === 0 ? [yearOf(quarter) - 1, yearOf(quarter)] : [yearOf(quarter)];
  return years.flatMap((year) => {
    const placing = issuePlan(seed, company, year);
    if (!placing || placing.issueDate <= sharesFrom) return [];
    if (placing.issueDate < laterDate(company.listDate, SEASONED_DAYS)) return [];
    if (company.delistDate !== null && laterDate(placing.listDate, LOCKED_DAYS) >= company.delistDate)
      return [];
    return [{ day: placing.listDate, apply: () => place(placing, telling) }];
  });
}

function place(
  placing: NonNullable<ReturnType<typeof issuePlan>>,
  { state, book, plan, unlocks }: Telling & { readonly unlocks: Happening[] },
): void {
  const { company, habits } = plan;
  const worth = (company.startPrice * company.startShares) / 100 / habits.target.equity;
  const shares = Math.max(1, Math.round((state.total * placing.size) / 100)) * 100;
  const price = Math.max(1, cents((placing.discount * worth * state.equity) / state.total));
  const cost = cents(shares * price * placing.cost);
  const { issueDate, listDate } = placing;
  book.issues.push({ issueDate, listDate, shares, price, cost });
  state.equity = cents(state.equity + shares * price - cost);
  state.total += shares;
  step(listDate, { state, book });
  const day = tradingDayNear(laterDate(listDate, LOCKED_DAYS));
  unlocks.push({
    day,
    apply: () => {
      state.float = Math.min(state.total, state.float + shares);
      step(day, { state, book });
    },
  });
}

function step(from: string, { state, book }: Pick<Telling, 'state' | 'book'>): void {
  book.steps.push({ from, total: state.total, float: state.float });
}

function reportOf(
  quarter: Quarter,
  { plan, scale, state, draw }: { plan: BookPlan; scale: BookScale; state: State; draw: QuarterDraw },
): Report {
  const { habits, announce, company } = plan;
  const revenue = cents(scale.sales * draw.sales);
  const earned = revenue * (scale.margin + draw.margin);
  const netProfit = cents(Math.max(earned, -MOST_LOSS_OF_EQUITY * state.equity));
  const equity = cents(state.equity * (1 + draw.comprehensive) + netProfit);
  const whole = equity * (1 + habits.minority);
  const leverage = Math.min(0.95, Math.max(0.1, habits.leverage + draw.leverage));
  const wanted = (leverage / (1 - leverage)) * whole;
  const before = state.liabilities ?? wanted;
  state.liabilities = before + SETTLING * (wanted - before);
  state.equity = equity;
  const announced = announce.of(quarter);
  return {
    period: periodEnd(quarter),
    // Periods that ended before the listing are in the prospectus.
    announceDate: announced < company.listDate ? company.listDate : announced,
    revenue,
    netProfit,
    equity,
    assets: cents(whole + state.liabilities),
  };
}

function decideDividend(quarter: Quarter, { plan, state, book }: Telling): Omit<Dividend, 'shares'> | null {
  const year = book.reports.slice(-4);
  return dividendPlan(
    plan,
    {
      quarter,
      announceDate: year.at(-1)?.announceDate ?? '',
      profit: year.reduce((sum, { netProfit }) => sum + netProfit, 0),
      equity: state.equity,
      shares: state.total,
    },
    plan.sharesFrom,
  );
}

const cents = (yuan: number): number => Math.round(yuan * 100) / 100;
