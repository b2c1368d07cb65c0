import { id, plainName, table, wholeNumber } from '@console/contract-core';
import { z } from 'zod';
import { companyCall, companyTable, figure, words } from '../company-table.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';
/** A year's executives stand on one page, so that their averages speak of all of them. */
const ALL_OF_A_YEAR = 100;

export const executiveId = (): z.ZodString => z.string().check(plainName).min(1).max(200);

const year = () => wholeNumber(1980, 2100);
const years = z.array(z.number().int());

const executive = z.object({
  /** Names a post of a person of a share in a year: what `detailId` asks for. */
  id: z.string(),
  name: z.string(),
  post: z.string(),
  sex: words,
  /** In the year. */
  age: figure,
  education: words,
  /** 博士 5, 硕士 4, 本科 3, 大专 2, 其他 1. */
  educationScore: figure,
  sharesHeldNumber: figure,
  /** Yuan of the year, before tax; null where the company pays none. */
  pay: figure,
});

/** Fiscal years with disclosed executives, newest first. */
const executiveYears = companyCall({
  id: 'company.executiveYears',
  title: '高管年份',
  path: '/api/dataSeniorExecutiveStructure/getGroupYear',
  needs: BASIC_INFO,
  output: years,
});

/** C-07: who served in a year; in the newest disclosed one without `year`. */
const executives = companyTable({
  id: 'company.executives',
  title: '高管明细',
  path: '/api/dataSeniorExecutiveStructure/getDetailByDataID',
  /** Documents ask for the same by a second name, without a year. */
  also: [{ path: '/api/dataSeniorExecutiveStructure/getDetailByTrueDataID' }],
  needs: BASIC_INFO,
  source: SOURCE,
  defaultSort: 'pay,DESC',
  defaultSize: ALL_OF_A_YEAR,
  filter: { year: year().optional() },
  row: executive,
  columns: [
    { key: 'name', title: '姓名', sortable: true, fixed: 'left', width: 96 },
    { key: 'post', title: '职务', sortable: true, width: 208 },
    { key: 'sex', title: '性别', sortable: true, width: 64 },
    { key: 'age', title: '年龄', unit: 'integer', sortable: true, width: 72 },
    { key: 'education', title: '学历', sortable: true, width: 72 },
    { key: 'educationScore', title: '学历得分', unit: 'number', sortable: true, width: 96 },
    { key: 'sharesHeldNumber', title: '持股数', unit: 'tenThousandShares', sortable: true, width: 112 },
    { key: 'pay', title: '薪酬', unit: 'tenThousandYuan', sortable: true, width: 104 },
  ],
});

/** One executive by the id a row of `executives` has. 404 for an id the company has no executive of. */
const executiveDetail = companyCall({
  id: 'company.executive',
  title: '高管资料',
  path: '/api/dataSeniorExecutiveStructure/getExecutive',
  needs: BASIC_INFO,
  input: { id: executiveId() },
  output: executive.extend({ year: z.number().int() }),
});

/** Years with trades, newest first: of one executive and their relatives, or of all without `detailId`. */
const executiveChangeYears = companyCall({
  id: 'company.executiveChangeYears',
  title: '高管持股变动年份',
  path: '/api/dataSeniorExecutiveDetails/getGroupYear',
  needs: BASIC_INFO,
  input: { detailId: executiveId().optional() },
  output: years,
});

/**
 * C-07: trades of executives and their relatives in a year; of one executive with `detailId`, which names the
 * company too: documents send it without `dataId`.
 */
const changesDraft = table({
  id: 'company.executiveChanges',
  title: '高管持股变动',
  path: '/api/dataSeniorExecutiveDetails/selectByDataId',
  services: ['company'],
  needs: BASIC_INFO,
  source: '上市公司公告',
  defaultSort: 'date,DESC',
  defaultSize: ALL_OF_A_YEAR,
  filter: z.object({ dataId: id().optional(), year: year(), detailId: executiveId().optional() }),
  row: z.object({
    /** Names the trade. */
    id: z.string(),
    date: z.string(),
    changeName: z.string(),
    /** Yuan, negative for a sale as `volume` is. */
    amount: figure,
    volume: figure,
    avgAmount: figure,
    /** Of all shares of the company. */
    changeProportion: figure,
    lastedVolume: figure,
    /** The executive whose trade, or whose relative's trade it is. */
    relevantName: z.string(),
    changePost: words,
    relevant: words,
    changeReason: z.string(),
  }),
  columns: [
    { key: 'date', title: '变动日期', format: 'date', sortable: true, fixed: 'left', width: 104 },
    { key: 'changeName', title: '变动人', sortable: true, fixed: 'left', width: 84 },
    {
      key: 'amount',
      title: '变动金额',
      unit: 'tenThousandYuan',
      format: 'change',
      sortable: true,
      width: 120,
    },
    {
      key: 'volume',
      title: '变动股数',
      unit: 'tenThousandShares',
      format: 'change',
      sortable: true,
      width: 120,
    },
    { key: 'avgAmount', title: '成交均价', unit: 'yuan', sortable: true, width: 98 },
    { key: 'changeProportion', title: '变动比例', unit: 'percent', sortable: true, width: 100 },
    { key: 'lastedVolume', title: '变动后持股', unit: 'tenThousandShares', sortable: true, width: 126 },
    { key: 'relevantName', title: '相关高管', sortable: true, width: 88 },
    { key: 'changePost', title: '高管职务', width: 136 },
    { key: 'relevant', title: '与高管关系', width: 92 },
    { key: 'changeReason', title: '变动原因', width: 104 },
  ],
});

const executiveChanges = {
  ...changesDraft,
  input: changesDraft.input.refine(
    ({ dataId, detailId }) => dataId !== undefined || detailId !== undefined,
    '请给出公司（dataId）或高管（detailId）',
  ),
};

export const executiveTables = { executives, executiveChanges } as const;
export const executiveCalls = { executiveYears, executiveDetail, executiveChangeYears } as const;
