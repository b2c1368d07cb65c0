import { z } from 'zod';

/** Why a figure is not shown although what it is made of is known, as readers see it on hover of its —. */
export const MISSING_REASONS = {
  loss: '亏损',
  nearZeroBase: '基数接近零',
  negativeBase: '基数为负',
} as const;
export type MissingReason = keyof typeof MISSING_REASONS;

/** Stands beside a figure `x` as `xWhy`: null or absent where the figure is there, or simply not known. */
export const why = z.enum(Object.keys(MISSING_REASONS) as [MissingReason, ...MissingReason[]]).nullish();

/** The text of why a row has no figure under a key; undefined where nothing is said of it. */
export function missingText(row: object, key: string): string | undefined {
  return reasonText(Reflect.get(row, `${key}Why`));
}

/** The text of a reason as it came over the wire: undefined for none, and for one this page does not know. */
export function reasonText(reason: unknown): string | undefined {
  return typeof reason === 'string' && reason in MISSING_REASONS
    ? MISSING_REASONS[reason as MissingReason]
    : undefined;
}
