import { formatNumber, withoutTail } from '@console/contract-core';

/** A figure of a factor as text: two decimals, or as many as show four digits of a value below 1. */
export function figureText(value: number | null | undefined): string {
  if (value === null || value === undefined || value === 0 || Math.abs(value) >= 1)
    return formatNumber(value, { unit: 'number' });
  const [, fraction = ''] = withoutTail(Number(value.toPrecision(4)).toFixed(MOST_DECIMALS), '0').split('.');
  return formatNumber(value, { unit: 'number', decimals: Math.max(2, fraction.length) });
}

const MOST_DECIMALS = 10;
