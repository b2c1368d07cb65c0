import { BACKTEST_PATH, BACKTEST_RESULT_PATH } from '../../divisor-paths.ts';

/** The pages that the factor's page leads to; documents 3 §2 names the first two. */
export const FACTOR_LIST_PATH = '/divisor/list';
export const FACTOR_DETAIL_PATH = '/divisor/detail';

export const factorPath = (formId: number): string => `${FACTOR_DETAIL_PATH}?formId=${formId}`;

/** A backtest of the factor, to be described and begun. */
export const backtestPath = (formId: number): string => `${BACKTEST_PATH}?new=1&formId=${formId}`;

/** The backtests of the factor. */
export const backtestsPath = (formId: number): string => `${BACKTEST_PATH}?factorFormId=${formId}`;

/** What one of them came to, or how far it is. */
export const backtestResultPath = (associationId: number): string =>
  `${BACKTEST_RESULT_PATH}?associationId=${associationId}`;

/** What the address asks for. */
export type FactorQuery =
  | { readonly kind: 'new' }
  | { readonly kind: 'edit' | 'copy'; readonly id: number }
  | { readonly kind: 'unknown' };

export function readFactorQuery(search: string): FactorQuery {
  const params = new URLSearchParams(search);
  const [formId, copy] = [params.get('formId'), params.get('copy')];
  if (formId === null && copy === null) return { kind: 'new' };
  const text = formId ?? copy ?? '';
  if (!/^[1-9]\d{0,14}$/.test(text)) return { kind: 'unknown' };
  return { kind: formId === null ? 'copy' : 'edit', id: Number(text) };
}
