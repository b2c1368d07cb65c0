import { z } from 'zod';

/** The reasons why a figure is not shown although its parts are known; readers see them on hover of its —. */
export const MISSING_REASONS = {
  loss: '亏损',
  nearZeroBase: '基数接近零',
  negativeBase: '基数为负',
} as const;
export type MissingReason = keyof typeof MISSING_REASONS;

/**
 * The schema of `xWhy` beside a figure `x`: null or absent where the figure is present, or simply not known.
 */
export const why = z.enum(Object.keys(MISSING_REASONS) as [MissingReason, ...MissingReason[]]).nullish();

/** The reason, as text, why a row has no figure under a key; undefined without a reason. */
export function missingText(row: object, key: string): string | undefined {
  return reasonText(Reflect.get(row, `${key}Why`));
}

/** The text of a reason received over the wire: undefined for none, and for one this page does not know. */
export function reasonText(reason: unknown): string | undefined {
  return typeof reason === 'string' && reason in MISSING_REASONS
    ? MISSING_REASONS[reason as MissingReason]
    : undefined;
}
