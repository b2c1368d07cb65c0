import { day } from '@console/contract-core';
import {
  date,
  integer,
  name,
  optional,
  percent,
  required,
  sentence,
  shares,
  tenThousandShares,
  text,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company } from '../company.ts';

const NEEDS = 'gssjk_gn_view_marketData';

/** The columns of a holder; the percentage is of all shares or of the float. */
const shareholderColumns = (ratioTitle: string) =>
  ({
    rank: required(integer('名次', { fixed: 'left' })),
    holderName: sentence('股东名称', { fixed: 'left' }),
    holderType: optional(text('股东类型')),
    heldNum: tenThousandShares('持股数量'),
    heldRatio: percent(ratioTitle),
    /** Against the list of the quarter before; null for a new holder. */
    heldNumChange: tenThousandShares('较上期变动', { signed: true }),
    heldSharesNature: optional(name('股份性质')),
  }) as const;

/** The quarter's last day; the newest list when left out. */
const OF_PERIOD = { reportPeriod: day().optional() } as const;

/** C-18: the largest holders of all shares at the end of a quarter. */
const shareholders = company.facts({
  id: 'company.shareholders',
  title: '十大股东',
  path: '/api/dataShareholderStructure/shareholderStructure',
  needs: NEEDS,
  source: '定期报告',
  key: 'rank',
  counter: '名',
  defaultSort: 'rank,ASC',
  filter: OF_PERIOD,
  columns: shareholderColumns('占总股本比例'),
});

/** C-18: the largest holders of tradable shares; figures are of those alone. */
const floatShareholders = company.facts({
  id: 'company.floatShareholders',
  title: '十大流通股东',
  path: '/api/dataShareholderStructure/floatshareholderStructure',
  needs: NEEDS,
  source: '定期报告',
  key: 'rank',
  counter: '名',
  defaultSort: 'rank,ASC',
  filter: OF_PERIOD,
  columns: shareholderColumns('占流通股比例'),
});

/** C-18: the number of accounts that own the share, by quarter, up to `reportPeriod` where it is given. */
const holderCounts = company.facts({
  id: 'company.holderCounts',
  title: '股东户数',
  path: '/api/dataShareholderStructure/holdernumPeriod',
  needs: NEEDS,
  source: '定期报告',
  key: 'reportDate',
  counter: '期',
  defaultSort: 'reportDate,DESC',
  filter: OF_PERIOD,
  columns: {
    reportDate: date('报告期', { fixed: 'left' }),
    noticeDate: date('公告日期'),
    shareHoldersNum: required(integer('股东户数（户）')),
    /** Against the last known quarter before, as a fraction. */
    shareHoldersNumChange: percent('较上期变动', { signed: true }),
    /** Shares of the float for each account. */
    averageShares: shares('户均流通股数'),
  },
});

/** The quarters with lists, newest first, each by its last day. */
const shareholderPeriods = company.read({
  id: 'company.shareholderPeriods',
  title: '股东结构报告期',
  path: '/api/dataShareholderStructure/periodListFlow',
  needs: NEEDS,
  output: z.array(z.string()),
});

export const shareholderTables = { shareholders, floatShareholders, holderCounts } as const;
export const shareholderCalls = { shareholderPeriods } as const;
