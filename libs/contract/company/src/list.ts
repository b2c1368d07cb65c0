import {
  day,
  exchange,
  EXCHANGES,
  oneOrMore,
  plainSigns,
  searchText,
  table,
  variantAddresses,
  why,
} from '@console/contract-core';
import { z } from 'zod';

/** C-01: the companies staff added, with their latest figures. Document 1 §2, §7. */
export const companyList = table({
  id: 'company.list',
  title: '公司列表',
  path: '/api/dataCorp/pageSelectTableList',
  also: variantAddresses('dataCorp/pageSelectTableList'),
  services: ['company'],
  /** Domestic companies ask for gssjk_gn: their source refuses (403) who has gssjk_hw alone. */
  needs: ['gssjk_gn', 'gssjk_hw'],
  defaultSort: 'typeTime,DESC',
  defaultSize: 10,
  filter: z.object({
    /** Code, short name, or the initials or full pinyin of the name. */
    search: searchText(),
    exchange: exchange().optional(),
    /** 0 unclassified, 1 classified. */
    status: z.enum(['0', '1']).optional(),
    /** Shenwan industries of level `swType`, of any level without it; each by its code or its name. */
    releaseInfoNames: oneOrMore(z.string().check(plainSigns).max(40)),
    swType: z.enum(['1', '2', '3']).optional(),
    typeTimeStart: day().optional(),
    typeTimeEnd: day().optional(),
    /** Domestic by default; no overseas data is loaded yet. */
    market: z.enum(['domestic', 'overseas']).default('domestic'),
  }),
  row: z.object({
    corpId: z.number().int(),
    stockCode: z.string(),
    shortName: z.string(),
    exchange: z.enum(EXCHANGES),
    /** Shenwan names from level 1 down, joined by ` / `; null without a classification. */
    releaseInfoNames: z.string().nullable(),
    close: z.number().nullable(),
    changeRate: z.number().nullable(),
    totalCapital: z.number().nullable(),
    /** Null of a loss-maker too, which `peWhy` says. */
    pe: z.number().nullable(),
    peWhy: why,
    pb: z.number().nullable(),
    ps: z.number().nullable(),
    /** First classification, `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
    typeTime: z.string().nullable(),
    /** The day of the figures. */
    date: z.string().nullable(),
    /** 0 unclassified, 1 classified. */
    status: z.union([z.literal(0), z.literal(1)]),
    /** Version of what staff maintain: a deletion sends the one that was read. */
    version: z.number().int().optional(),
  }),
  columns: [
    { key: 'stockCode', title: '股票代码', sortable: true, fixed: 'left', width: 100 },
    { key: 'shortName', title: '股票简称', sortable: true, fixed: 'left', width: 84 },
    { key: 'releaseInfoNames', title: '申万行业', width: 140 },
    { key: 'close', title: '收盘价', unit: 'yuan', sortable: true, width: 82 },
    { key: 'changeRate', title: '涨跌幅', unit: 'percent', format: 'change', sortable: true, width: 78 },
    { key: 'totalCapital', title: '总市值', unit: 'hundredMillionYuan', sortable: true, width: 90 },
    { key: 'pe', title: 'PE(TTM)', unit: 'number', sortable: true, width: 80 },
    { key: 'pb', title: 'PB', unit: 'number', sortable: true, width: 58 },
    { key: 'ps', title: 'PS(TTM)', unit: 'number', sortable: true, width: 78 },
    { key: 'typeTime', title: '首次分类时间', format: 'datetime', sortable: true, width: 140 },
    { key: 'date', title: '更新日期', format: 'date', sortable: true, width: 96 },
    { key: 'status', title: '状态', sortable: true, width: 70 },
  ],
});
