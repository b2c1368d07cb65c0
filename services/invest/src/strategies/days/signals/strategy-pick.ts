import { parseDecimal, type Decimal, type Weights } from '@console/quant';

/** A stock that a signal chose, its target weight as an exact decimal text, and what it was chosen by. */
export interface StrategyPick {
  readonly code: string;
  readonly weight: string;
  /** 0–5. */
  readonly styleIndex?: number;
  readonly liquidityIndex?: number;
  readonly corpConfigIndex?: number;
  readonly correctionWeight?: number;
  readonly systemConfigIndex?: number;
  /** The value of the factor of an intelligent strategy. */
  readonly factorValue?: number;
}

/** `0.25`: a decimal as it is written, without an exponent. */
export function decimalText({ units, scale }: Decimal): string {
  if (scale === 0) return String(units);
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * The same with so many decimals.
 * @throws RangeError for a decimal that has more
 */
export function fixedText({ units, scale }: Decimal, digits: number): string {
  if (scale > digits)
    throw new RangeError(`${decimalText({ units, scale })} has more than ${digits} decimals`);
  return decimalText({ units: units * 10n ** BigInt(digits - scale), scale: digits });
}

/** @throws RangeError for a text that is no decimal */
export function decimalOfText(text: string): Decimal {
  const decimal = parseDecimal(text);
  if (decimal === null) throw new RangeError(`no decimal: ${text}`);
  return decimal;
}

/** The target weights of picks, as the ledger takes them. */
export const weightsOf = (picks: readonly Pick<StrategyPick, 'code' | 'weight'>[]): Weights =>
  new Map(picks.map(({ code, weight }) => [code, decimalOfText(weight)]));
