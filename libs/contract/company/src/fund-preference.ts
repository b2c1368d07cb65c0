import {
  avgHsgtHeldCapitalRate,
  avgLryeRate,
  avgTotalTradingAmt,
  capitalPreference,
  investComparison,
} from './fund-preference/capital-preference.ts';
import { connectHeld, foundationHeld, leverage } from './fund-preference/capital-holdings.ts';
import { orgHeld, orgHeldCapital, orgHeldIndustry } from './fund-preference/institution-holdings.ts';
import { liquidity, totalCapital } from './fund-preference/liquidity.ts';
import {
  historyTotalSingleRate,
  historyTurnoverRate,
  tradingStatistics,
} from './fund-preference/trading-statistics.ts';

/** Holders and trading of the share: document 1 §2, fund preference tab. */
export const fundPreferenceTables = {
  orgHeld,
  orgHeldCapital,
  orgHeldIndustry,
  foundationHeld,
  leverage,
  connectHeld,
  tradingStatistics,
  liquidity,
  capitalPreference,
} as const;
export const fundPreferenceCalls = {
  historyTotalSingleRate,
  historyTurnoverRate,
  totalCapital,
  investComparison,
  avgHsgtHeldCapitalRate,
  avgLryeRate,
  avgTotalTradingAmt,
} as const;
export { investComparisonView } from './fund-preference/capital-preference.ts';
