import { id, plainName, table, wholeNumber } from '@console/contract-core';
import {
  date,
  executiveTradeColumns,
  hidden,
  integer,
  name,
  number,
  optional,
  rowOf,
  tenThousandShares,
  tenThousandYuan,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { company } from '../company.ts';
import { BASIC_INFO } from './needs.ts';

const SOURCE = '定期报告';
/** A year's executives are on one page, so that their averages cover all of them. */
const ALL_OF_A_YEAR = 100;

export const executiveId = (): z.ZodString => z.string().check(plainName).min(1).max(200);

const year = () => wholeNumber(1980, 2100);
const years = z.array(z.number().int());

const executiveColumns = {
  /** Identifies a person's post at a company in a year; `detailId` takes it. */
  id: hidden(z.string()),
  name: word('姓名', { sort: true, fixed: 'left' }),
  post: name('职务', { sort: true }),
  sex: optional(word('性别', { sort: true })),
  /** In the year. */
  age: integer('年龄'),
  education: optional(word('学历', { sort: true })),
  /** 博士 5, 硕士 4, 本科 3, 大专 2, 其他 1. */
  educationScore: number('学历得分'),
  sharesHeldNumber: tenThousandShares('持股数'),
  /** Pay of the year in yuan, before tax; null where the company pays none. */
  pay: tenThousandYuan('薪酬'),
};

const executive = rowOf(executiveColumns);

/** Fiscal years with disclosed executives, newest first. */
const executiveYears = company.read({
  id: 'company.executiveYears',
  title: '高管年份',
  path: '/api/dataSeniorExecutiveStructure/getGroupYear',
  needs: BASIC_INFO,
  output: years,
});

/** C-07: who served in a year; without `year`, in the newest disclosed year. */
const executives = company.facts({
  id: 'company.executives',
  title: '高管明细',
  path: '/api/dataSeniorExecutiveStructure/getDetailByDataID',
  /** The documents have a second path for the same call, without a year. */
  also: [{ path: '/api/dataSeniorExecutiveStructure/getDetailByTrueDataID' }],
  needs: BASIC_INFO,
  source: SOURCE,
  key: 'id',
  counter: '人',
  defaultSort: 'pay,DESC',
  defaultSize: ALL_OF_A_YEAR,
  filter: { year: year().optional() },
  columns: executiveColumns,
});

/**
 * One executive by the id a row of `executives` has. 404 for an id that is not of an executive of the
 * company.
 */
const executiveDetail = company.read({
  id: 'company.executive',
  title: '高管资料',
  path: '/api/dataSeniorExecutiveStructure/getExecutive',
  needs: BASIC_INFO,
  input: { id: executiveId() },
  output: executive.extend({ year: z.number().int() }),
});

/** Years with trades, newest first: of one executive and their relatives; without `detailId`, of all. */
const executiveChangeYears = company.read({
  id: 'company.executiveChangeYears',
  title: '高管持股变动年份',
  path: '/api/dataSeniorExecutiveDetails/getGroupYear',
  needs: BASIC_INFO,
  input: { detailId: executiveId().optional() },
  output: years,
});

/**
 * C-07: trades of executives and their relatives in a year; with `detailId`, of one executive. `detailId`
 * identifies the company too: the documents send it without `dataId`.
 */
const changesDraft = table({
  id: 'company.executiveChanges',
  title: '高管持股变动',
  path: '/api/dataSeniorExecutiveDetails/selectByDataId',
  services: ['company'],
  needs: BASIC_INFO,
  source: '上市公司公告',
  key: 'id',
  counter: '笔',
  defaultSort: 'date,DESC',
  defaultSize: ALL_OF_A_YEAR,
  filter: z.object({ dataId: id().optional(), year: year(), detailId: executiveId().optional() }),
  columns: {
    /** Identifies the trade. */
    id: hidden(z.string()),
    date: date('变动日期', { fixed: 'left' }),
    changeName: word('变动人', { sort: true, fixed: 'left' }),
    ...executiveTradeColumns,
  },
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
