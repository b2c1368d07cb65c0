import type { Weights } from '../ledger/account.ts';
import { centsOf, isWholeCents } from '../ledger/cents.ts';
import { add, compare, decimalOf, ONE, parseDecimal, ZERO, type Decimal } from '../ledger/decimal.ts';
import { DEFAULT_COSTS, type Costs } from '../ledger/fees.ts';
import type { MarketData } from '../ledger/market-tape.ts';
import type { RiskEntry, RiskLists } from '../ledger/position-cap.ts';
import { FREQUENCIES } from '../ledger/rebalance-days.ts';
import type { LedgerRules } from '../ledger/run-day.ts';
import type { Signals, Strategy } from '../ledger/simulate.ts';
import { isDay } from './csv-lines.ts';
import { JsonPart } from './json-part.ts';

/** Default share of the mean amount that one day's order may be. */
const PARTICIPATION: Decimal = { units: 1n, scale: 1 };
const HUNDRED: Decimal = { units: 100n, scale: 0 };

/**
 * A strategy's file, as `ledger.md` has it, for a market.
 * @throws FileFault that names what is wrong, and where in the file
 */
export function readStrategy(
  file: string,
  text: string,
  market: MarketData,
): { readonly strategy: Strategy; readonly rules: LedgerRules } {
  const root = JsonPart.parse(file, text);
  const start = dayIn(root.part('start'), market);
  const end = dayIn(root.part('end'), market);
  if (start > end) root.part('start').refuse('is after end');
  const codes = new Set(market.securities.map(({ code }) => code));
  return {
    strategy: {
      start,
      end,
      signals: signalsIn(root, { start, end, calendar: new Set(market.calendar), codes }),
      risks: risksIn(root, codes),
    },
    rules: rulesIn(root),
  };
}

function dayIn(part: JsonPart, { calendar }: MarketData): string {
  const day = part.text();
  return calendar.includes(day) ? day : part.refuse(`"${day}" is no day of bars.csv`);
}

interface Place {
  readonly start: string;
  readonly end: string;
  readonly calendar: ReadonlySet<string>;
  readonly codes: ReadonlySet<string>;
}

function signalsIn(root: JsonPart, place: Place): Signals {
  const [dated, frequency] = [root.part('signals'), root.part('frequency')];
  if (dated.isThere === frequency.isThere)
    root.refuse(dated.isThere ? 'has both signals and frequency' : 'has neither signals nor frequency');
  if (dated.isThere) return { kind: 'dated', weights: datedWeights(dated, place) };
  const chosen = frequency.number();
  const known = FREQUENCIES.find((each) => each === chosen) ?? frequency.refuse('is none of 1, 2, 3, 4');
  return { kind: 'periodic', frequency: known, weights: weightsIn(root.part('weights'), place.codes) };
}

function datedWeights(part: JsonPart, { start, end, calendar, codes }: Place): ReadonlyMap<string, Weights> {
  const weights = new Map<string, Weights>();
  for (const signal of part.items()) {
    const date = realDay(signal.part('date'));
    if (date > end) continue;
    if (date < start) signal.part('date').refuse(`${date} is before start`);
    if (!calendar.has(date)) signal.part('date').refuse(`${date} is no day of bars.csv`);
    if (weights.has(date)) signal.part('date').refuse(`${date} has two signals`);
    weights.set(date, weightsIn(signal.part('weights'), codes));
  }
  return weights;
}

function weightsIn(part: JsonPart, codes: ReadonlySet<string>): Weights {
  const weights = new Map<string, Decimal>();
  let sum = ZERO;
  for (const [code, each] of part.entries()) {
    if (!codes.has(code)) each.refuse('is not in securities.csv');
    const weight = notBelowZero(each);
    sum = add(sum, weight);
    weights.set(code, weight);
  }
  return compare(sum, ONE) > 0 ? part.refuse('add up to more than 1') : weights;
}

function risksIn(root: JsonPart, codes: ReadonlySet<string>): RiskLists {
  const companies = new Map<string, RiskEntry[]>();
  for (const entry of root.part('companyRisk').itemsIfThere()) {
    const code = entry.part('code').text();
    if (!codes.has(code)) entry.part('code').refuse(`${code} is not in securities.csv`);
    companies.set(code, [...(companies.get(code) ?? []), riskIn(entry)]);
  }
  const system = root.part('systemRisk').itemsIfThere().map(riskIn);
  return {
    system: byDate(system),
    companies: new Map([...companies].map(([code, entries]) => [code, byDate(entries)])),
  };
}

function riskIn(entry: JsonPart): RiskEntry {
  const part = entry.part('risk');
  const risk = notBelowZero(part);
  if (compare(risk, HUNDRED) > 0) part.refuse('is above 100');
  return { date: realDay(entry.part('date')), risk };
}

const byDate = (entries: readonly RiskEntry[]): readonly RiskEntry[] =>
  [...entries].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));

function rulesIn(root: JsonPart): LedgerRules {
  const capital = root.part('initialCapital');
  const yuan = decimalOf(capital.number());
  if (yuan.units <= 0n) capital.refuse('is not above 0');
  if (!isWholeCents(yuan)) capital.refuse('is finer than a cent');
  const participation = root.part('participation');
  return {
    initialCapital: centsOf(yuan),
    costs: costsIn(root.part('costs')),
    participation: participation.isThere
      ? participation.isNull
        ? null
        : notBelowZero(participation)
      : PARTICIPATION,
  };
}

function costsIn(part: JsonPart): Costs {
  const rate = <Rate extends Decimal | null>(name: string, otherwise: Rate): Decimal | Rate =>
    part.part(name).isThere ? notBelowZero(part.part(name)) : otherwise;
  const minimum = part.part('commissionMinimum');
  return {
    commissionRate: rate('commissionRate', DEFAULT_COSTS.commissionRate),
    commissionMinimum: minimum.isThere ? centsOf(notBelowZero(minimum)) : DEFAULT_COSTS.commissionMinimum,
    stampDuty: rate('stampDuty', DEFAULT_COSTS.stampDuty),
    transferFee: rate('transferFee', DEFAULT_COSTS.transferFee),
    slippage: rate('slippage', DEFAULT_COSTS.slippage),
  };
}

function notBelowZero(part: JsonPart): Decimal {
  const value = parseDecimal(String(part.number())) ?? part.refuse('is no number');
  return value.units < 0n ? part.refuse('is below 0') : value;
}

function realDay(part: JsonPart): string {
  const day = part.text();
  return isDay(day) ? day : part.refuse(`"${day}" is no date as 2026-01-31`);
}
