import { formatNumber } from '@console/contract-core';

/** `第 1–20 条，共 5,312 条`; a page past the end says only how many there are. */
export function rangeText(total: number, page: number, size: number): string {
  const all = `共 ${formatNumber(total, { unit: 'integer' })} 条`;
  const first = page * size + 1;
  if (first > total) return all;
  const show = (value: number): string => formatNumber(value, { unit: 'integer' });
  return `第 ${show(first)}–${show(Math.min(total, first + size - 1))} 条，${all}`;
}
