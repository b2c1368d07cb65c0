import {
  date,
  executiveTradeColumns,
  hundredMillionYuan,
  multiple,
  percent,
  pledgeColumns,
  word,
  yuan,
} from '@console/contract-core/columns';
import { plainName, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { memberTable } from './member-table.ts';

/** Members by their weight in the industry. */
const heavyStocks = memberTable({
  id: 'industry.heavyStocks',
  title: '重仓股',
  call: 'dataIndustry/getHeavyStockConf',
  needs: 'hysjk_gn_view_information',
  counter: '家',
  defaultSort: 'weight,DESC',
  columns: {
    /** The weight in the fund, of an industry that is one; else the share of the market value of all members. */
    weight: percent('权重'),
    totalCapital: hundredMillionYuan('总市值'),
    floatCapital: hundredMillionYuan('流通市值'),
    close: yuan('最新价'),
    changeRate: percent('涨跌幅', { signed: true }),
    pe: multiple('PE(TTM)', { why: true }),
    pb: multiple('PB'),
    ps: multiple('PS(TTM)'),
  },
});

/** The pledges of members' shares, as in their last announcements. */
const memberPledges = memberTable({
  id: 'industry.memberPledges',
  title: '股权质押',
  call: 'dataStockEquityPledge/equityPledgeByDataId',
  needs: 'hysjk_gn_view_information',
  source: '公司公告',
  counter: '笔',
  defaultSort: 'announcementDate,DESC',
  columns: {
    announcementDate: date('公告日期'),
    ...pledgeColumns,
  },
});

/** Trades by members' executives, and their relatives, in the shares of their companies. */
const memberTrades = memberTable({
  id: 'industry.memberTrades',
  title: '高管持股变动',
  call: 'dataSeniorExecutiveDetails/selectByDataId',
  needs: 'hysjk_gn_view_information',
  source: '公司公告',
  counter: '笔',
  defaultSort: 'date,DESC',
  filter: {
    year: wholeNumber(1980, 2100).optional(),
    /** An executive, by the id of a row of `memberExecutives`: their trades, and those of relatives. */
    detailId: z.string().check(plainName).min(1).max(200).optional(),
  },
  columns: {
    date: date('变动日期'),
    changeName: word('变动人', { sort: true }),
    ...executiveTradeColumns,
  },
});

/** Lists of an industry's members, each row with its company: document 2 §3. */
export const memberTables = { heavyStocks, memberPledges, memberTrades } as const;
