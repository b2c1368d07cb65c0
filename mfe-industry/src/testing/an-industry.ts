import type { Industry, industryTables } from '@console/contract-industry';
import type { RowOf } from '@console/contract-core';

type Row = RowOf<typeof industryTables.industryList>;

const OF_ALL = { corpNum: 1204, memberNum: 1204, capitalShare: 1 };

/** A row of the list. */
export const aRow = (part: Partial<Row> = {}): Row => ({
  industryId: 7,
  industryName: '机器人',
  industryCode: 'JQR',
  industryLevel: 2,
  parentId: 3,
  userId: 12,
  username: '陈砚',
  totalCapital: 3_467_203_000_000,
  pe: 43.618,
  pb: 5.5,
  ps: null,
  industryOperatingRevenue: 12_345_600_000,
  industryNp: -98_700_000,
  corpCount: 1204,
  coverage: {
    totalCapital: OF_ALL,
    pe: OF_ALL,
    pb: OF_ALL,
    ps: OF_ALL,
    industryOperatingRevenue: OF_ALL,
    industryNp: OF_ALL,
  },
  peCorpNum: 1204,
  peCapitalShare: 1,
  corpUpdatedTime: '2026-11-18 10:42:11',
  version: 4,
  ...part,
});

export const anIndustry = (part: Partial<Industry> = {}): Industry => ({
  industryId: 7,
  type: 'ecology',
  industryName: '机器人',
  industryCode: 'JQR',
  industryLevel: 2,
  industryDesc: '工业与服务机器人',
  parentId: 3,
  parentNames: ['智能制造'],
  parentCode: 'ZNZZ',
  userId: 12,
  username: '陈砚',
  swid: null,
  hyflName: null,
  corpCount: 1204,
  version: 4,
  ...part,
});

/** The newest figures of an industry. */
export const STRIP = {
  totalCapital: 3_467_203_000_000,
  industryIndex: 1234.567,
  changeRate: -0.0123,
  pe: 43.618,
  pb: null,
  ps: 2,
  corpNum: 1190,
  memberNum: 1204,
  members: 'now',
  asOf: '2026-07-02',
};

export const COLLEAGUES = [
  { id: 12, username: 'chen', realName: '陈砚' },
  { id: 13, username: 'lin', realName: '林知' },
];

/** Ids of the calls, as the contract names them. */
export const CALLS = {
  list: 'industry.list',
  options: 'industry.options',
  industry: 'industry.industry',
  strip: 'industry.strip',
  add: 'industry.add',
  update: 'industry.update',
  versions: 'industry.industryVersions',
  version: 'industry.industryVersion',
  restore: 'industry.industryRestore',
  delete: 'industry.delete',
  colleagues: 'access.colleagues',
  shenwanOptions: 'industry.shenwanOptions',
  shenwanChecked: 'industry.shenwanChecked',
  saveShenwan: 'industry.saveShenwan',
} as const;
