import {
  date,
  datetime,
  hundredMillionYuan,
  integer,
  multiple,
  optional,
  percent,
  required,
  text,
  WIDE,
  yuan,
} from '@console/contract-core/columns';
import { memberTable } from './member-table.ts';

/** I-03: the companies that staff put into an industry and those below it as of now, with their newest quotes. */
export const industryPool = memberTable({
  id: 'industry.pool',
  title: '公司池',
  call: 'dataCorpIndustry/pageList',
  needs: 'hysjk_gn_view_information',
  counter: '家',
  defaultSort: 'stockCode,ASC',
  columns: {
    /** The place in the list as it is sorted, from 1. */
    no: required(integer('序号', { sort: false })),
    /** Shenwan names from level 1 down, joined by ` / `. */
    shenwan: optional(text('申万行业')),
    close: yuan('最新价'),
    changeRate: percent('涨跌幅', { signed: true }),
    totalCapital: hundredMillionYuan('总市值'),
    floatCapital: hundredMillionYuan('流通市值', WIDE),
    pe: multiple('PE(TTM)', { why: true }),
    pb: multiple('PB'),
    ps: multiple('PS(TTM)', WIDE),
    /** The day of the quote: an earlier one of a suspended share. */
    date: optional(date('行情日期', WIDE)),
    /** When it joined, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    createdTime: datetime('加入时间'),
  },
});
