import { backtestParams, type BacktestParams } from '../backtests/backtest-params.ts';

/** What a check-up judges: the tenant's factors, or every indicator as well. */
export const CHECKUP_SCOPES = ['factors', 'all'] as const;
export type CheckupScope = (typeof CHECKUP_SCOPES)[number];
export const CHECKUP_SCOPE_TITLES: Readonly<Record<CheckupScope, string>> = {
  factors: '全部因子',
  all: '全部因子与指标',
};

export const CHECKUP_KINDS = ['factor', 'indicator'] as const;
export type CheckupKind = (typeof CHECKUP_KINDS)[number];
export const CHECKUP_KIND_TITLES: Readonly<Record<CheckupKind, string>> = {
  factor: '因子',
  indicator: '指标',
};

/** How a subject differs from the check-up of the same scope before. */
export const CHECKUP_CHANGES = ['new', 'gained', 'lost', 'flipped'] as const;
export type CheckupChange = (typeof CHECKUP_CHANGES)[number];
export const CHECKUP_CHANGE_TITLES: Readonly<Record<CheckupChange, string>> = {
  new: '新增',
  gained: '转为显著',
  lost: '不再显著',
  flipped: '方向反转',
};

/** The settings of every check-up: those of a backtest that leaves all to the defaults. */
export const CHECKUP_PARAMS: BacktestParams = /* @__PURE__ */ backtestParams.parse({});
/** In trading days, ascending. */
export const CHECKUP_HORIZONS: readonly number[] = CHECKUP_PARAMS.horizons;

/** The expected share of false ones among the subjects that are called significant. */
export const CHECKUP_FALSE_DISCOVERIES = 0.05;
/** The mean absolute correlation from which subjects are one group. */
export const CHECKUP_GROUP_CORRELATION = 0.5;
/** The most check-ups of a tenant that are kept. */
export const CHECKUPS_KEPT = 20;
/** The most subjects in one correlation picture. */
export const CHECKUP_PICTURED = 80;
