import { day } from '@console/contract-core';
import { z } from 'zod';
import { companyCall, companyTable, figure, words } from '../company-table.ts';

const NEEDS = 'gssjk_gn_view_marketData';

const shareholder = z.object({
  rank: z.number().int(),
  holderName: z.string(),
  holderType: words,
  heldNum: figure,
  heldRatio: figure,
  /** Against the list of the quarter before; null for a new holder. */
  heldNumChange: figure,
  heldSharesNature: words,
});
const COLUMNS = [
  { key: 'rank', title: '名次', unit: 'integer', sortable: true, fixed: 'left', width: 64 },
  { key: 'holderName', title: '股东名称', fixed: 'left', width: 300 },
  { key: 'holderType', title: '股东类型', width: 120 },
  { key: 'heldNum', title: '持股数量', unit: 'tenThousandShares', sortable: true, width: 130 },
] as const;
const CHANGE = {
  key: 'heldNumChange',
  title: '较上期变动',
  unit: 'tenThousandShares',
  format: 'change',
  sortable: true,
  width: 140,
} as const;
const NATURE = { key: 'heldSharesNature', title: '股份性质', width: 170 } as const;
const ratio = (title: string) =>
  ({ key: 'heldRatio', title, unit: 'percent', sortable: true, width: 124 }) as const;
/** The quarter's last day; the newest list while not given. */
const OF_PERIOD = { reportPeriod: day().optional() } as const;

/** C-18: who holds most of all shares at the end of a quarter. */
const shareholders = companyTable({
  id: 'company.shareholders',
  title: '十大股东',
  path: '/api/dataShareholderStructure/shareholderStructure',
  needs: NEEDS,
  source: '定期报告',
  defaultSort: 'rank,ASC',
  filter: OF_PERIOD,
  row: shareholder,
  columns: [...COLUMNS, ratio('占总股本比例'), CHANGE, NATURE],
});

/** C-18: who holds most of the tradable shares; figures are of those alone. */
const floatShareholders = companyTable({
  id: 'company.floatShareholders',
  title: '十大流通股东',
  path: '/api/dataShareholderStructure/floatshareholderStructure',
  needs: NEEDS,
  source: '定期报告',
  defaultSort: 'rank,ASC',
  filter: OF_PERIOD,
  row: shareholder,
  columns: [...COLUMNS, ratio('占流通股比例'), CHANGE, NATURE],
});

/** C-18: how many accounts hold the share, by quarter, up to `reportPeriod` where it is given. */
const holderCounts = companyTable({
  id: 'company.holderCounts',
  title: '股东户数',
  path: '/api/dataShareholderStructure/holdernumPeriod',
  needs: NEEDS,
  source: '定期报告',
  defaultSort: 'reportDate,DESC',
  filter: OF_PERIOD,
  row: z.object({
    reportDate: z.string(),
    noticeDate: z.string(),
    shareHoldersNum: z.number().int(),
    /** Against the quarter before that is known, as a fraction. */
    shareHoldersNumChange: figure,
    /** Shares of the float for each account. */
    averageShares: figure,
  }),
  columns: [
    { key: 'reportDate', title: '报告期', format: 'date', sortable: true, fixed: 'left', width: 110 },
    { key: 'noticeDate', title: '公告日期', format: 'date', sortable: true, width: 110 },
    { key: 'shareHoldersNum', title: '股东户数（户）', unit: 'integer', sortable: true, width: 130 },
    {
      key: 'shareHoldersNumChange',
      title: '较上期变动',
      unit: 'percent',
      format: 'change',
      sortable: true,
      width: 130,
    },
    { key: 'averageShares', title: '户均流通股数', unit: 'shares', sortable: true, width: 140 },
  ],
});

/** The quarters there are lists of, newest first, each by its last day. */
const shareholderPeriods = companyCall({
  id: 'company.shareholderPeriods',
  title: '股东结构报告期',
  path: '/api/dataShareholderStructure/periodListFlow',
  needs: NEEDS,
  output: z.array(z.string()),
});

export const shareholderTables = { shareholders, floatShareholders, holderCounts } as const;
export const shareholderCalls = { shareholderPeriods } as const;
