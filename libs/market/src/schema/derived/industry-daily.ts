import { count, date, multiple, quantity, ratio, required, shares, text, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/** The `sw_code` of the whole market. */
export const WHOLE_MARKET = 'ALL';

/** Aggregates of the securities that are listed, members on the day and have a bar, suspended ones included. */
export const industryDaily = defineTable({
  name: 'industry_daily',
  title: '行业日行情',
  note: 'Derived from bars and the membership valid on the day: Shenwan levels 1 to 3 and the whole market.',
  columns: [
    text('sw_code', '行业代码', 12, `Shenwan code; ${WHOLE_MARKET}: the whole market`),
    date('trade_date', '交易日'),
    required(count('level', '级别', '1 to 3; 0: the whole market')),
    required(count('corp_num', '公司数')),
    yuan('total_capital', '总市值', 'Σ close × total shares'),
    yuan('high_total_capital', '最高总市值', 'Σ high × total shares; the close where suspended'),
    yuan('low_total_capital', '最低总市值', 'Σ low × total shares; the close where suspended'),
    yuan('float_capital', '流通市值', 'Σ close × float shares'),
    shares('total_shares', '总股本'),
    shares('float_shares', '流通股本'),
    yuan('amount', '成交额'),
    shares('volume', '成交量'),
    ratio('turnover_rate', '成交额占流通市值', 'Σ amount / Σ float capital'),
    ratio(
      'return_rate',
      '涨跌幅',
      'weighted by pre_close × total shares; without the securities whose first bar it is',
    ),
    quantity('index_close', '收盘指数', '1000 on the industry’s first day, chained by return_rate'),
    quantity('index_high', '最高指数', 'index_close × high_total_capital / total_capital'),
    quantity('index_low', '最低指数', 'index_close × low_total_capital / total_capital'),
    multiple('pe', '市盈率', 'TTM, Σ capital / Σ earnings of the profitable; loss-makers excluded'),
    multiple('pb', '市净率', 'Σ capital / Σ book'),
    multiple('ps', '市销率', 'TTM, Σ capital / Σ sales'),
  ],
  key: ['sw_code', 'trade_date'],
  indexes: [['trade_date']],
  load: 'derived',
  asOf: 'trade_date',
});

export type IndustryDailyRow = RowOf<typeof industryDaily>;
