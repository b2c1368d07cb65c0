import { date, flag, multiple, ofSecurity, optional, ratio, shares, yuan } from '../columns.ts';
import { defineTable, type RowOf } from '../table-definition.ts';

/**
 * One row per security, all null where it never traded, so that lists may use inner joins and begin with any of
 * these indexes, the sorts of the company list.
 */
export const latestQuote = defineTable({
  name: 'latest_quote',
  title: '最新行情',
  note: 'Derived after every load of bars or securities: each security’s last bar and what follows from it.',
  columns: [
    ofSecurity,
    optional(date('trade_date', '交易日', 'day of the bar')),
    yuan('open', '开盘价'),
    yuan('high', '最高价'),
    yuan('low', '最低价'),
    yuan('close', '收盘价'),
    yuan('pre_close', '昨收价'),
    ratio('change_rate', '涨跌幅', 'close / pre_close − 1'),
    shares('volume', '成交量'),
    yuan('amount', '成交额'),
    ratio('turnover_rate', '换手率', 'volume over float shares'),
    yuan('total_capital', '总市值', 'close × total shares'),
    yuan('float_capital', '流通市值', 'close × float shares'),
    multiple('pe', '市盈率', 'TTM'),
    multiple('pb', '市净率'),
    multiple('ps', '市销率', 'TTM'),
    yuan('high_52w', '52 周最高', 'highest unadjusted high of the 365 days up to trade_date'),
    yuan('low_52w', '52 周最低', 'lowest unadjusted low of the 365 days up to trade_date'),
    flag('suspended', '停牌'),
    flag('st', 'ST'),
  ],
  key: ['security_id'],
  indexes: [['close'], ['change_rate'], ['total_capital'], ['pe'], ['pb'], ['ps'], ['trade_date']],
  load: 'derived',
});

export type LatestQuoteRow = RowOf<typeof latestQuote>;
