import { ZERO, type Decimal } from '../ledger/decimal.ts';
import { dayLimits } from '../ledger/day-limits.ts';
import type { BarRow, DividendRow, MarketData } from '../ledger/market-tape.ts';
import { roundHalfUp } from '../ledger/rounding.ts';
import { isListedOn, type Security } from '../ledger/security.ts';
import type { Board } from '../panel/limit-rules.ts';
import { seededRandom } from './seeded-random.ts';
import { weekdays } from './weekdays.ts';

export interface SampleMarketOptions {
  readonly seed: number;
  readonly stocks: number;
  readonly days: number;
  /** Whether stocks are suspended, listed late, delisted and go ex; prices alone move where not. */
  readonly events?: boolean;
  /** Cents between which first closes are, evenly; 3 to 100 yuan by default. */
  readonly prices?: readonly [number, number];
}

const PRICES: readonly [number, number] = [300, 10_000];

/**
 * A market that is the same for the same seed: prices are random walks in cents that expect nothing, within the limits
 * of their board; some days are suspended, some stocks come late or leave, and dividends, bonus shares and rights take
 * from the price what they give, some of them unannounced. Its days are weekdays from 2021 on.
 */
export function sampleMarket({
  seed,
  stocks,
  days,
  events = true,
  prices = PRICES,
}: SampleMarketOptions): MarketData {
  const next = seededRandom(seed);
  const calendar = weekdays('2021-01-04', days);
  const bars = new Map<string, Map<string, BarRow>>(calendar.map((date) => [date, new Map()]));
  const dividends: DividendRow[] = [];
  const securities = Array.from({ length: stocks }, (_, at): Security => {
    const security = securityOf(at, calendar, events ? next : null);
    const rows = walk({ security, calendar, next, events, prices, dividends });
    for (const [date, row] of rows) bars.get(date)?.set(security.code, row);
    return security;
  });
  return { calendar, securities, bars, dividends };
}

const BOARDS: readonly (readonly [Board, string, string])[] = [
  ['main', '600', 'SH'],
  ['main', '000', 'SZ'],
  ['chinext', '300', 'SZ'],
  ['star', '688', 'SH'],
  ['bse', '830', 'BJ'],
];

function securityOf(at: number, calendar: readonly string[], next: (() => number) | null): Security {
  const [board, digits, exchange] = BOARDS[at % BOARDS.length] ?? ['main', '600', 'SH'];
  const code = `${digits}${String(at).padStart(3, '0')}.${exchange}`;
  const day = (share: number): string => calendar[Math.floor(share * calendar.length)] ?? '';
  const listed = next !== null && next() < 0.1 ? day(next() * 0.5) : '2010-01-04';
  const delisted = next !== null && next() < 0.05 ? day(0.6 + next() * 0.4) : null;
  return { code, board, listed, delisted };
}

interface Walk {
  readonly security: Security;
  readonly calendar: readonly string[];
  readonly next: () => number;
  readonly events: boolean;
  readonly prices: readonly [number, number];
  /** Where what it gives is added. */
  readonly dividends: DividendRow[];
}

function* walk({
  security,
  calendar,
  next,
  events,
  prices: [lowest, highest],
  dividends,
}: Walk): Generator<readonly [string, BarRow]> {
  const { code, board, listed } = security;
  const volatility = 0.01 + next() * 0.02;
  const traded = 10 ** (9 + next() * 3);
  let close = BigInt(Math.floor(lowest + next() * (highest - lowest)));
  for (const [at, date] of calendar.entries()) {
    if (!isListedOn(security, date) || (events && next() < 0.01)) continue;
    let preClose = close;
    if (events && next() < 0.004) {
      const given = exRow(code, date, next);
      // Some are not announced: the ledger books the gap.
      if (next() < 0.8) dividends.push(given.row);
      preClose = given.reference(close);
    }
    const age = listed < (calendar[0] ?? '') ? null : at - calendar.findIndex((each) => each >= listed) + 1;
    const limits = dayLimits({ date, board, preClose, st: false, listed, age });
    const within = (price: bigint): bigint => {
      const least = limits.lower !== null && price < limits.lower ? limits.lower : price;
      return limits.upper !== null && least > limits.upper ? limits.upper : least;
    };
    const open = within(moved(preClose, next, volatility * 0.5));
    close = within(moved(open, next, volatility));
    const amount = BigInt(Math.floor(traded * (0.5 + next())));
    yield [date, { open, close, preClose, amount, st: false, upperLimit: null, lowerLimit: null }];
  }
}

/** A step up is as likely as one down, so that nothing is to be expected of it. */
function moved(cents: bigint, next: () => number, volatility: number): bigint {
  const spread = (next() + next() + next() - 1.5) * 2 * volatility;
  const price = BigInt(Math.round(Number(cents) * (1 + spread)));
  return price > 100n ? price : 100n;
}

interface Given {
  readonly row: DividendRow;
  readonly reference: (close: bigint) => bigint;
}

function exRow(code: string, exDate: string, next: () => number): Given {
  const kind = next();
  const tenths = (most: number): Decimal => ({ units: BigInt(1 + Math.floor(next() * most)), scale: 1 });
  const row: DividendRow = {
    code,
    exDate,
    cashPerShare: kind < 0.7 ? { ...tenths(3), scale: 2 } : ZERO,
    bonusPerShare: kind > 0.5 && kind < 0.85 ? tenths(5) : ZERO,
    transferPerShare: ZERO,
    rightsPerShare: kind >= 0.85 ? tenths(3) : ZERO,
  };
  const bonus = row.bonusPerShare.units;
  return {
    row,
    reference: (close) => {
      // Rights are offered at half the close.
      const rights = row.rightsPerShare.units;
      const paid = close * 10n - row.cashPerShare.units * 10n + (rights * close) / 2n;
      const reference = roundHalfUp(paid, 10n + bonus + rights);
      return reference > 1n ? reference : 1n;
    },
  };
}
