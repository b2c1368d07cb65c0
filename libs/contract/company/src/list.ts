import {
  day,
  exchange,
  EXCHANGES,
  oneOrMore,
  plainSigns,
  searchText,
  table,
  variantAddresses,
} from '@console/contract-core';
import {
  code,
  date,
  datetime,
  hidden,
  hundredMillionYuan,
  number,
  optional,
  percent,
  shown,
  text,
  WIDE,
  word,
  yuan,
} from '@console/contract-core/columns';
import { z } from 'zod';

/** C-01: the companies staff added, with their latest figures. Document 1 §2, §7. */
export const companyList = table({
  id: 'company.list',
  title: '公司列表',
  path: '/api/dataCorp/pageSelectTableList',
  also: variantAddresses('dataCorp/pageSelectTableList'),
  services: ['company'],
  /** Domestic companies need gssjk_gn: their source refuses (403) callers who have gssjk_hw alone. */
  needs: ['gssjk_gn', 'gssjk_hw'],
  key: 'corpId',
  counter: '家',
  defaultSort: 'typeTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Code, short name, or the initials or full pinyin of the name. */
    search: searchText(),
    exchange: exchange().optional(),
    /** 0 unclassified, 1 classified. */
    status: z.enum(['0', '1']).optional(),
    /** Shenwan industries of level `swType`, or of any level without it; each by its code or name. */
    releaseInfoNames: oneOrMore(z.string().check(plainSigns).max(40)),
    swType: z.enum(['1', '2', '3']).optional(),
    typeTimeStart: day().optional(),
    typeTimeEnd: day().optional(),
    /** Domestic by default; no overseas data is loaded yet. */
    market: z.enum(['domestic', 'overseas']).default('domestic'),
  }),
  columns: {
    corpId: hidden(z.number().int()),
    exchange: hidden(z.enum(EXCHANGES)),
    /** The version of the data that staff maintain: a deletion sends the version it read. */
    version: hidden(z.number().int().optional()),
    stockCode: code('股票代码', { sort: true, fixed: 'left' }),
    shortName: word('股票简称', { sort: true, fixed: 'left' }),
    /** Shenwan names from level 1 down, joined by ` / `; null without a classification. */
    releaseInfoNames: optional(text('申万行业')),
    close: yuan('收盘价'),
    changeRate: percent('涨跌幅', { signed: true }),
    totalCapital: hundredMillionYuan('总市值'),
    floatCapitalOfShares: hundredMillionYuan('流通市值', WIDE),
    amount: hundredMillionYuan('成交额', WIDE),
    turnoverRate: percent('换手率', WIDE),
    /** Null for a loss-maker too; then `peWhy` says so. */
    pe: number('PE(TTM)', { why: true }),
    pb: number('PB'),
    ps: number('PS(TTM)'),
    /** First classification, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    typeTime: optional(datetime('首次分类时间')),
    /** The day of the figures. */
    date: optional(date('更新日期')),
    /** 0 unclassified, 1 classified. */
    status: shown('状态', z.union([z.literal(0), z.literal(1)]), { sort: true }),
  },
});
