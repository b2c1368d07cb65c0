import {
  COMPANY_DETAIL_PATH,
  INDUSTRY_DETAIL_PATH,
  splitAddress,
  strategyPath,
} from '@console/contract-core';

const STRATEGY_PATH = splitAddress(strategyPath(0)).path;

/** The parameters that name the subject of a page, by its path; the pages of modules meet by their addresses. */
const SUBJECTS: Readonly<Record<string, readonly [kind: string, parameter: string]>> = {
  [COMPANY_DETAIL_PATH]: ['company', 'row'],
  [INDUSTRY_DETAIL_PATH]: ['industry', 'row'],
  [STRATEGY_PATH]: ['strategy', 'strategyId'],
};

/** What a page is about, as the page of asking takes it: `company:12`. Backtests ask about the market; others null. */
export function askedSubject(address: string): string | null {
  const { path, search } = splitAddress(address);
  if (path === '/divisor/backtest/result') return 'market';
  const [kind, parameter] = SUBJECTS[path] ?? [];
  const id = parameter === undefined ? null : new URLSearchParams(search).get(parameter);
  return kind === undefined || id === null || !/^\d{1,9}$/.test(id) ? null : `${kind}:${id}`;
}
