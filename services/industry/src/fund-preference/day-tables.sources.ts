import type { industryTables } from '@console/contract-industry';
import { changesOf, cumulated, overMeanBefore } from '@console/quant';
import { dayTableSource, type SeriesColumn } from '../days/day-table-source.ts';
import type { DayFigureName } from '../days/day-figures.ts';

type Tables = typeof industryTables;

const changed = (of: DayFigureName): SeriesColumn => ({ of, make: changesOf });
const summedUp = (of: DayFigureName): SeriesColumn => ({ of, make: cumulated });
/** The number of days before, whose mean the volume of a day is compared with. */
const VOLUME_DAYS = 5;

/** The sources of tables of what the members' shares are traded and held by. */
export const dayTableSources = {
  leverage: dayTableSource<Tables['leverage']>({
    main: 'leverage',
    columns: {
      marginTrading: 'financingBalance',
      shortSelling: 'shortBalance',
      balance: 'leverageDifference',
      sum: 'leverage',
      sumRate: 'leverageOverFloat',
      sumDayChange: changed('leverage'),
    },
  }),

  marginTrading: dayTableSource<Tables['marginTrading']>({
    main: 'financingBalance',
    columns: {
      financingBalance: 'financingBalance',
      financingBuy: 'financingBuy',
      financingRepay: 'financingRepay',
      financingNetBuy: 'financingNetBuy',
      financingBuyRate: 'financingBuyRate',
      shortBalance: 'shortBalance',
      shortVolume: 'shortVolume',
      shortSellVolume: 'shortSellVolume',
      shortRepayVolume: 'shortRepayVolume',
    },
  }),

  connectHeld: dayTableSource<Tables['connectHeld']>({
    main: 'connectShares',
    columns: {
      hsgtNetBuyVol: 'connectNetShares',
      hsgtNetBuyAmount: 'connectNetAmount',
      hsgtHeldNum: 'connectShares',
      hsgtHeldCapitalRate: 'connectOverFloat',
      hsgtHeldNumDayChange: changed('connectShares'),
    },
  }),

  tradingStatistics: dayTableSource<Tables['tradingStatistics']>({
    main: 'mainNet',
    columns: {
      largeSingle: 'largeNet',
      mainSingle: 'mainNet',
      middleSmallSingle: 'middleSmallNet',
      largeSingleTotal: summedUp('largeNet'),
      mainSingleTotal: summedUp('mainNet'),
      middleSmallSingleTotal: summedUp('middleSmallNet'),
      largeSingleTurnover: 'largeNetOverFloat',
      mainSingleTurnover: 'mainNetOverFloat',
      middleSmallSingleTurnover: 'middleSmallNetOverFloat',
      mainTradingAmt: 'mainAmount',
      totalTradingAmt: 'amount',
      volume: 'volume',
      mainOfTotalRate: 'mainOverAmount',
      volRatio: { of: 'volume', make: (values) => overMeanBefore(values, VOLUME_DAYS) },
    },
  }),

  liquidity: dayTableSource<Tables['liquidity']>({
    main: 'totalCapital',
    columns: {
      totalCapital: 'totalCapital',
      floatCapitalOfShares: 'floatCapital',
      tradingDayAmt: 'amount',
      turnoverOfFloatCapitalRate: 'amountOverFloat',
      turnoverOfNotfoundationCapitalRate: 'amountOverNotFoundation',
    },
  }),

  capitalPreference: dayTableSource<Tables['capitalPreference']>({
    main: 'preferenceIndex',
    columns: {
      zbphIndex: 'preferenceIndex',
      fundHeldCapitalRate: 'fundsOverFloat',
      lryeRate: 'financingOverFloat',
      hsgtHeldCapitalRate: 'connectOverFloat',
      mainOfTotalRate: 'mainOverAmount',
      turnoverOfFloatCapitalRate: 'amountOverFloat',
    },
  }),
};
