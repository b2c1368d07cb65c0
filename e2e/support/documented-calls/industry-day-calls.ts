import { callsOf, ofVariants, withVariants, type DocumentedCall } from './documented-call.ts';

const { get } = callsOf('2§7');

const OF = { dataId: '$industry' };
const NAMED = { industryId: '$industry' };
const RANGE = { startTime: '2026-01-01', endTime: '2026-12-31' };
const FLOW_RATES = ['mainSingleTurnover', 'largeSingleTurnover', 'middleSmallSingleTurnover'];
const PREFERENCE = [
  ...['zbphIndex', 'fundHeldCapitalRate', 'lryeRate', 'hsgtHeldCapitalRate'],
  ...['mainOfTotalRate', 'turnoverOfFloatCapitalRate'],
];

/** Document 2 §7: the tables and charts of an industry by day. */
export const industryDayCalls: readonly DocumentedCall[] = [
  get(
    withVariants('dataIndustryQuotation/pageList'),
    { ...OF, page: 0, size: 20 },
    {
      page: [
        ...['reportDate', 'industryIndex', 'industryIndexHigh', 'industryIndexLow', 'initCapital'],
        ...['totalCapital', 'highTotalCapital', 'lowTotalCapital', 'floatCapital', 'totalHeld'],
        ...['floatHeld', 'shareHoldersNum', 'corpNum'],
      ],
    },
  ),
  get(
    ofVariants('dataStockPastQuotation/pageList'),
    { ...OF, page: 0, size: 20 },
    {
      page: [
        ...['date', 'close', 'open', 'high', 'low', 'avgPrice', 'totalShares', 'floatShares', 'totalCapital'],
        ...['floatCapitalOfShares', 'annualCumulativeDividendAmt', 'shareHoldersNum'],
      ],
    },
  ),
  get(ofVariants('dataStockPastQuotation/getDataBaseErve'), OF, { rows: ['date', 'open', 'close'] }),
  ...['pe', 'pb', 'ps'].map((name) =>
    get(withVariants(`dataIndustry/${name}`), NAMED, { list: ['date', 'data'] }),
  ),
  ...['insustryLevelList', 'stockPastLevelList'].map((name) =>
    get(ofVariants(`dataStockPastQuotation/${name}`), { ...OF, indicator: 'pb' }, { rows: ['date', 'data'] }),
  ),
  ...['selectFloatCapital', 'selectIndustryFloatCapital'].map((name) =>
    get(
      withVariants(`dataIndustry/${name}`),
      { ...NAMED, ...RANGE },
      { list: ['reportDate', 'totalCapital'] },
    ),
  ),
  get(withVariants('dataIndustry/getGraphData'), NAMED, {
    list: ['industryName', 'shortName', 'totalCapitalRate'],
  }),
  get(
    ofVariants('CompanyResearch/MarkeChange'),
    { ...OF, ...RANGE },
    { rows: ['reportDate', 'totalCapital'] },
  ),
  get(
    ofVariants('dataStockLiquidity/dataList'),
    { ...OF, page: 0, size: 20 },
    {
      page: [
        ...['reportDate', 'totalCapital', 'floatCapitalOfShares', 'tradingDayAmt'],
        ...['turnoverOfFloatCapitalRate', 'turnoverOfNotfoundationCapitalRate'],
      ],
    },
  ),
  get(ofVariants('dataStockLiquidity/getTotalCapital'), OF, { rows: ['reportDate', 'totalCapital'] }),
  get(
    ofVariants('dataStockHsgtHeld/dataList'),
    { ...OF, page: 0, size: 20 },
    {
      page: [
        ...['reportDate', 'hsgtNetBuyVol', 'hsgtNetBuyAmount', 'hsgtHeldNum', 'hsgtHeldCapitalRate'],
        'hsgtHeldNumDayChange',
      ],
    },
  ),
  get(
    ofVariants('dataStockCapitalLeverageTrading/dataList'),
    { ...OF, page: 0, size: 20 },
    { page: ['reportDate', 'marginTrading', 'shortSelling', 'balance', 'sum', 'sumRate', 'sumDayChange'] },
  ),
  get(
    [...ofVariants('dataStockTradingConstructStat/dataList'), '/svc/industry/api/etf/dailyTradeStat/page'],
    { ...OF, page: 0, size: 20 },
    {
      page: [
        ...['largeSingle', 'mainSingle', 'middleSmallSingle', 'largeSingleTotal', 'mainSingleTotal'],
        ...['middleSmallSingleTotal', ...FLOW_RATES, 'mainTradingAmt', 'totalTradingAmt', 'volume'],
        ...['mainOfTotalRate', 'volRatio'],
      ],
    },
  ),
  get(ofVariants('dataStockTradingConstructStat/historyTotalSingleRate'), OF, {
    rows: ['reportDate', 'mainSingleTotalRate'],
  }),
  get(ofVariants('dataStockTradingConstructStat/historyTurnoverRate'), OF, {
    rows: ['reportDate', ...FLOW_RATES],
  }),
  get(
    ofVariants('investIndexZbph/pageList'),
    { ...OF, page: 0, size: 20 },
    { page: ['reportDate', ...PREFERENCE] },
  ),
  get(ofVariants('investIndexZbph/investComparison'), OF, { list: ['name', ...PREFERENCE] }),
  get(ofVariants('investIndexZbph/getAvgHsgtHeldCapitalRate'), OF, { rows: ['reportDate', 'industryAvg'] }),
  get(ofVariants('investIndexZbph/getAvgLryeRate'), OF, { rows: ['reportDate', 'industryAvg'] }),
  get(ofVariants('investIndexZbph/getAvgtotalTradingAmt'), OF, { rows: ['reportDate', 'industryAvg'] }),
];
