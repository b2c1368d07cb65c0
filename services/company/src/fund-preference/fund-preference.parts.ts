import { fundPreferenceTables } from '@console/contract-company';
import { tableControllers } from '@console/node-kit/http';
import { ConnectHeldSource, FoundationHeldSource, LeverageSource } from './capital-holdings.sources.ts';
import { ComparisonService } from './comparison.service.ts';
import { DailySeriesService } from './daily-series.service.ts';
import {
  OrgHeldCapitalSource,
  OrgHeldIndustrySource,
  OrgHeldSource,
} from './institution-holdings.sources.ts';
import { CapitalPreferenceSource, LiquiditySource, TradingStatisticsSource } from './trading.sources.ts';

const tables = tableControllers(fundPreferenceTables, {
  orgHeld: OrgHeldSource,
  orgHeldCapital: OrgHeldCapitalSource,
  orgHeldIndustry: OrgHeldIndustrySource,
  foundationHeld: FoundationHeldSource,
  leverage: LeverageSource,
  connectHeld: ConnectHeldSource,
  tradingStatistics: TradingStatisticsSource,
  liquidity: LiquiditySource,
  capitalPreference: CapitalPreferenceSource,
});

/** The parts of the module: the sources of its tables, and the answers to its calls. */
export const fundPreferenceParts = {
  controllers: tables.controllers,
  providers: [...tables.providers, DailySeriesService, ComparisonService],
};
