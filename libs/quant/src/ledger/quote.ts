import type { DayLimits } from './day-limits.ts';
import { add, ONE, power, type Decimal } from './decimal.ts';
import { roundHalfUp } from './rounding.ts';

/** Trading days whose mean amount bounds an order. */
const AMOUNT_DAYS = 20;

/** What is known of a stock after a close, no matter who owns it. Prices and amounts are cents. */
export interface Quote {
  /** Its last close, restated on ex-dates; null before it first traded. */
  readonly ref: bigint | null;
  /** Went ex since it last traded. */
  readonly ex: boolean;
  /** Went ex with rights since it last traded. */
  readonly rights: boolean;
  /** The amounts of its last 20 trading days at most, the newest last. */
  readonly amounts: readonly bigint[];
}

export const UNQUOTED: Quote = { ref: null, ex: false, rights: false, amounts: [] };

/** A day on which a stock trades, in cents. */
export interface TradingBar extends DayLimits {
  readonly open: bigint;
  readonly close: bigint;
  /** The exchange's ex-rights reference. */
  readonly preClose: bigint;
  readonly amount: bigint;
}

/** What a share gets on an ex-date, per share held; rows of one day are added up. */
export interface CorporateAction {
  /** Yuan before tax. */
  readonly cash: Decimal;
  /** Bonus and transferred shares. */
  readonly shares: Decimal;
  /** Whether rights were offered; they are never subscribed. */
  readonly rights: boolean;
}

export type GapKind = 'rights' | 'gap' | 'gapUp';

/** A day of a stock before and at its open. */
export interface QuoteDay {
  /** What takes effect today; null where nothing does. */
  readonly action: CorporateAction | null;
  /** Cents by which the reference is above preClose (below for `gapUp`), which no action explains. */
  readonly gap: { readonly kind: GapKind; readonly cents: bigint } | null;
  /** The last close as restated by today's action, in cents: what a holding that leaves today leaves at. */
  readonly ref: bigint | null;
  /** Null where it does not trade. */
  readonly bar: TradingBar | null;
}

/**
 * One day of a stock: its action, the gap that its preClose leaves, and what is known after its close. An action
 * before the first trade has no effect.
 */
export function stepQuote(
  quote: Quote,
  bar: TradingBar | null,
  announced: CorporateAction | null,
): readonly [Quote, QuoteDay] {
  const action = quote.ref === null ? null : announced;
  const before = action === null ? quote : restated(quote, action);
  const day: QuoteDay = { action, gap: bar && gapOf(before, bar), ref: before.ref, bar };
  return [bar === null ? before : closed(before, bar), day];
}

/** Cents and days whose mean is the amount a stock lately traded in a day; no days before it first traded. */
export function meanAmount({ amounts }: Quote): { readonly sum: bigint; readonly days: bigint } {
  return { sum: amounts.reduce((sum, amount) => sum + amount, 0n), days: BigInt(amounts.length) };
}

function restated(quote: Quote, { cash, shares, rights }: CorporateAction): Quote {
  return {
    ...quote,
    ref: quote.ref === null ? null : exReference(quote.ref, cash, add(ONE, shares)),
    ex: true,
    rights: quote.rights || rights,
  };
}

/** `(ref − cash) / growth` to the cent, a cent at least. */
function exReference(ref: bigint, cash: Decimal, growth: Decimal): bigint {
  const cents = ref * power(cash.scale) - 100n * cash.units;
  const price = roundHalfUp(cents * power(growth.scale), power(cash.scale) * growth.units);
  return price > 1n ? price : 1n;
}

function gapOf({ ref, ex, rights }: Quote, { preClose }: TradingBar): QuoteDay['gap'] {
  if (ref === null) return null;
  const tolerance = ex && !rights ? 1n : 0n;
  const cents = ref - preClose;
  if (cents > tolerance) return { kind: rights ? 'rights' : 'gap', cents };
  return cents < -tolerance ? { kind: 'gapUp', cents: -cents } : null;
}

function closed({ amounts }: Quote, { close, amount }: TradingBar): Quote {
  return { ref: close, ex: false, rights: false, amounts: [...amounts, amount].slice(-AMOUNT_DAYS) };
}
