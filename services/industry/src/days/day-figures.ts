import {
  chained,
  known,
  knownRate,
  mean,
  multipleOf,
  rate,
  sum,
  weighted,
  type Recipe,
} from './day-recipes.ts';
import { field, made, minus, orElse, plus, times } from './day-terms.ts';

const CAPITAL = 'daily_bar.total_capital';
const FLOAT_CAPITAL = 'daily_bar.float_capital';
const AMOUNT = 'daily_bar.amount';
const TOTAL_SHARES = 'daily_bar.total_shares';
const FOUNDATION_HELD = 'industrial_capital.foundation_holder_held_num';

const capital = field(CAPITAL);
const floatCapital = field(FLOAT_CAPITAL);
const floatShares = field('daily_bar.float_shares');
const amount = field(AMOUNT);
const volume = field('daily_bar.volume');
/** The close, that of a suspended share included, which the panel of closes leaves out. */
const price = made(floatCapital, floatShares, (worth, shares) => worth / shares);
/** A price of the day × float shares; of a suspended share the close. */
const floatAt = (priceOfDay: string) => orElse(times(field(priceOfDay), floatShares), floatCapital);

/** Against the ex-rights reference; the panel of returns leaves out suspended shares, which count here. */
export const RETURNS = made(price, field('daily_bar.pre_close'), (close, before) => close / before - 1);
export const FLOAT = floatCapital;
export const TOTAL = capital;
export const MULTIPLE_FIELDS = {
  pe: 'daily_bar.pe_ttm',
  pb: 'daily_bar.pb',
  ps: 'daily_bar.ps_ttm',
} as const;
export const CAPITAL_FIELD = CAPITAL;

const financing = field('margin_trading.financing_balance');
const short = field('margin_trading.short_balance');
const connectShares = field('connect_holding.held_shares');
const flow = (name: string) => field(`money_flow.${name}`);
const preference = (name: string) => field(`capital_preference.${name}`);

/** Every figure of a set by day, in base units: yuan, shares, fractions. Rates are sums over sums of the same members. */
export const DAY_FIGURES = {
  totalCapital: sum(capital),
  floatCapital: sum(floatCapital),
  totalShares: sum(field(TOTAL_SHARES)),
  floatShares: sum(floatShares),
  amount: sum(amount),
  volume: sum(volume),
  amountOverFloat: rate(amount, floatCapital),
  volumeOverFloat: rate(volume, floatShares),
  amountOverNotFoundation: knownRate({
    fields: [AMOUNT, CAPITAL, TOTAL_SHARES],
    reported: FOUNDATION_HELD,
    part: (given) => given.cell(AMOUNT),
    whole: (given) => {
      const [worth, shares] = [given.cell(CAPITAL), given.cell(TOTAL_SHARES)];
      return (cell, held) => (worth(cell) / shares(cell)) * (shares(cell) - held);
    },
  }),
  averagePrice: rate(
    made(amount, volume, (paid, traded) => (traded > 0 ? paid : NaN)),
    volume,
  ),
  pe: multipleOf(CAPITAL, MULTIPLE_FIELDS.pe),
  pb: multipleOf(CAPITAL, MULTIPLE_FIELDS.pb),
  ps: multipleOf(CAPITAL, MULTIPLE_FIELDS.ps),
  index: chained(floatCapital, RETURNS),
  openOverClose: rate(floatAt('daily_bar.open'), floatCapital),
  highOverClose: rate(floatAt('daily_bar.high'), floatCapital),
  lowOverClose: rate(floatAt('daily_bar.low'), floatCapital),
  shareholders: known('holder_count.holder_num'),

  financingBalance: sum(financing),
  financingBuy: sum(field('margin_trading.financing_buy')),
  financingRepay: sum(field('margin_trading.financing_repay')),
  financingNetBuy: sum(minus(field('margin_trading.financing_buy'), field('margin_trading.financing_repay'))),
  financingBuyRate: rate(field('margin_trading.financing_buy'), amount),
  shortBalance: sum(short),
  shortVolume: sum(field('margin_trading.short_volume')),
  shortSellVolume: sum(field('margin_trading.short_sell_volume')),
  shortRepayVolume: sum(field('margin_trading.short_repay_volume')),
  leverageDifference: sum(minus(financing, short)),
  leverage: sum(plus(financing, short)),
  leverageOverFloat: rate(plus(financing, short), floatCapital),

  connectShares: sum(connectShares),
  connectNetShares: sum(field('connect_holding.net_buy_volume')),
  connectNetAmount: sum(field('connect_holding.net_buy_amount')),
  connectOverFloat: rate(times(connectShares, price), floatCapital),

  largeNet: sum(flow('large_net')),
  mainNet: sum(flow('main_net')),
  middleSmallNet: sum(flow('middle_small_net')),
  largeNetOverFloat: rate(flow('large_net'), floatCapital),
  mainNetOverFloat: rate(flow('main_net'), floatCapital),
  middleSmallNetOverFloat: rate(flow('middle_small_net'), floatCapital),
  mainAmount: sum(flow('main_trading_amount')),
  mainOverAmount: rate(flow('main_trading_amount'), amount),

  preferenceIndex: weighted(preference('zbph_index'), floatCapital),
  fundsOverFloat: weighted(preference('fund_held_capital_rate'), floatCapital),
  financingOverFloat: rate(financing, floatCapital),
  meanConnectRate: mean(preference('connect_held_capital_rate')),
  meanFinancingRate: mean(preference('financing_balance_rate')),
  meanAmount: mean(amount),
} as const satisfies Readonly<Record<string, Recipe>>;

export type DayFigureName = keyof typeof DAY_FIGURES;
