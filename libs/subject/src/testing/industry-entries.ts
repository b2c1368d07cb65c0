import { chart, statement, table } from '@console/contract-core';
import { date, hundredMillionYuan, percent, tenThousandShares } from '@console/contract-core/columns';
import { z } from 'zod';

const input = z.strictObject({ industryId: z.number() });
const place = (name: string) =>
  ({
    id: `industry.${name}`,
    path: `/api/industry/${name}`,
    services: ['industry'],
    needs: 'hysjk_gn_view_fundPreference',
  }) as const;
const trading = { source: '沪深北交易所', form: 'bare', over: { reportDate: date('日期') }, input } as const;

/** What an industry's contract would bring, made up. */
export const calls = {
  totalCapital: chart({
    ...place('totalCapital'),
    ...trading,
    title: '总市值走势',
    lines: { totalCapital: hundredMillionYuan('总市值') },
  }),
  turnoverRate: chart({
    ...place('turnoverRate'),
    ...trading,
    title: '换手率走势',
    lines: { turnoverRate: percent('换手率') },
  }),
  income: statement({
    ...place('income'),
    title: '利润表',
    input: z.looseObject({ industryId: z.number() }),
    unit: 'millionYuan',
    source: '定期报告',
  }),
} as const;

export const facts = {
  liquidity: table({
    ...place('liquidity'),
    title: '流动性',
    source: '沪深北交易所',
    filter: input,
    key: 'reportDate',
    counter: '个交易日',
    defaultSort: 'reportDate,DESC',
    columns: { reportDate: date('日期'), tradingDayAmt: hundredMillionYuan('成交额') },
  }),
  connectHeld: table({
    ...place('connectHeld'),
    title: '沪深港通持股',
    source: '港交所',
    filter: input,
    key: 'reportDate',
    counter: '个交易日',
    defaultSort: 'reportDate,DESC',
    columns: { reportDate: date('日期'), hsgtHeldNum: tenThousandShares('持股数') },
  }),
} as const;
