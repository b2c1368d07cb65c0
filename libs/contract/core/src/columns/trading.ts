import { hundredMillionYuan, millionShares, number, percent } from './figures.ts';

/** The note on how 成交额占流通市值 differs from 换手率, which is shares traded over float shares. */
const AMOUNT_OVER_FLOAT_NOTE =
  '成交额 ÷ 流通市值（收盘价 × 流通股本）；换手率则为成交量 ÷ 流通股本，不受当日均价与收盘价之差影响';

/** The columns of margin trading and short selling by day, in yuan: amounts borrowed and not yet returned. */
export const leverageColumns = {
  marginTrading: hundredMillionYuan('融资余额'),
  shortSelling: hundredMillionYuan('融券余额'),
  /** marginTrading − shortSelling */
  balance: hundredMillionYuan('融资融券差额', { signed: true }),
  /** marginTrading + shortSelling */
  sum: hundredMillionYuan('融资融券余额合计'),
  /** sum over close × float shares of the day */
  sumRate: percent('占流通市值比'),
  /** Against the previous row; null in the first. */
  sumDayChange: hundredMillionYuan('合计日变动', { signed: true }),
} as const;

/** The columns of what is held through the Shanghai and Shenzhen Stock Connect. */
export const connectColumns = {
  hsgtNetBuyVol: millionShares('净买入量', { signed: true }),
  hsgtNetBuyAmount: hundredMillionYuan('净买入额', { signed: true }),
  hsgtHeldNum: millionShares('持股数'),
  hsgtHeldCapitalRate: percent('占流通股比'),
  /** Against the previous row; on ex-rights days with new shares it differs from the number bought. */
  hsgtHeldNumDayChange: millionShares('持股日变动', { signed: true }),
} as const;

/** The columns of shares, and of their market value in yuan, on a day. */
export const shareColumns = {
  totalShares: millionShares('总股本'),
  floatShares: millionShares('流通股本'),
  totalCapital: hundredMillionYuan('总市值'),
  floatCapitalOfShares: hundredMillionYuan('流通市值'),
} as const;

/** The columns of capital on a day in yuan, and the fractions of it that were traded. */
export const liquidityColumns = {
  totalCapital: hundredMillionYuan('总市值'),
  floatCapitalOfShares: hundredMillionYuan('流通市值'),
  tradingDayAmt: hundredMillionYuan('成交额'),
  turnoverOfFloatCapitalRate: percent('成交额占流通市值', { note: AMOUNT_OVER_FLOAT_NOTE }),
  /** Amount over the capital outside the founders' hands; null before their first report. */
  turnoverOfNotfoundationCapitalRate: percent('成交额占非产业资本市值', {
    note: '成交额 ÷（收盘价 ×（总股本 − 当时已公告的产业资本持股））',
  }),
} as const;

/**
 * The columns of net inflow by size of order. `…Total` is the sum from the first day on record, `…Turnover` is the
 * inflow over the day's float capital. Main orders are large and extra large ones; their net inflow is the net outflow
 * of medium and small ones.
 */
export const flowColumns = {
  largeSingle: hundredMillionYuan('特大单净流入', { signed: true }),
  mainSingle: hundredMillionYuan('主力净流入', { signed: true }),
  middleSmallSingle: hundredMillionYuan('中小单净流入', { signed: true }),
  largeSingleTotal: hundredMillionYuan('累计特大单净流入', { signed: true }),
  mainSingleTotal: hundredMillionYuan('累计主力净流入', { signed: true }),
  middleSmallSingleTotal: hundredMillionYuan('累计中小单净流入', { signed: true }),
  largeSingleTurnover: percent('特大单净流入占流通市值', { signed: true }),
  mainSingleTurnover: percent('主力净流入占流通市值', { signed: true }),
  middleSmallSingleTurnover: percent('中小单净流入占流通市值', { signed: true }),
  mainTradingAmt: hundredMillionYuan('主力成交额'),
  totalTradingAmt: hundredMillionYuan('总成交额'),
  volume: millionShares('成交量'),
  /** mainTradingAmt over totalTradingAmt */
  mainOfTotalRate: percent('主力成交占比'),
  /** Volume over its mean of the previous five days; null until there are five. */
  volRatio: number('量比'),
} as const;

const preferenceBy = (sorted: { readonly sort?: boolean }) =>
  ({
    zbphIndex: number('资本偏好指数', sorted),
    fundHeldCapitalRate: percent('基金持股比例', sorted),
    lryeRate: percent('融资余额比例', sorted),
    hsgtHeldCapitalRate: percent('沪深港通持股比例', sorted),
    mainOfTotalRate: percent('主力成交占比', sorted),
    turnoverOfFloatCapitalRate: percent('成交额占流通市值', { ...sorted, note: AMOUNT_OVER_FLOAT_NOTE }),
  }) as const;

/**
 * The columns of the capital-preference index, 0 to 5, higher is better, and its five rates: fractions of the float,
 * except that of main orders, a fraction of the day's amount.
 */
export const preferenceColumns = preferenceBy({});

/** The same for a list whose order says something: it cannot be sorted. */
export const comparedPreferenceColumns = preferenceBy({ sort: false });

/** The lines of net inflow summed up over a range of days, over that day's float capital: fractions. */
export const cumulatedFlowLines = {
  mainSingleTotalRate: percent('主力'),
  largeSingleTotalRate: percent('特大单'),
  middleSmallSingleTotalRate: percent('中小单'),
} as const;

/** The lines, by day, of the amount and of net inflows by size of order over float capital: fractions. */
export const flowRateLines = {
  turnoverRate: percent('成交额占流通市值'),
  mainSingleTurnover: percent('主力净流入'),
  largeSingleTurnover: percent('特大单净流入'),
  middleSmallSingleTurnover: percent('中小单净流入'),
} as const;

/** The lines of total and float capital by day, yuan. */
export const capitalLines = {
  totalCapital: hundredMillionYuan('总市值'),
  floatCapitalOfShares: hundredMillionYuan('流通市值'),
} as const;
