import { call, id, JOB_STATES, searchText, table, wholeNumber } from '@console/contract-core';
import {
  choice,
  date,
  datetime,
  hidden,
  integer,
  mark,
  number,
  optional,
  percent,
  required,
  rowOf,
  type RowOfColumns,
  sentence,
  shown,
  text,
  word,
} from '@console/contract-core/columns';
import { z } from 'zod';
import { BACKTEST_LIMITS } from '../backtests/backtest-params.ts';
import { CHECKUP_CHANGES, CHECKUP_KINDS, CHECKUP_SCOPES } from './checkup-fields.ts';

const place = { services: ['invest'], needs: 'yzgl_view' } as const;
const edits = { services: ['invest'], needs: 'yzgl_edit' } as const;
const path = '/api/factor/checkup';

const figure = z.number().nullable();
const count = z.number().int();
const ofCheckup = { checkupId: id() };
const horizon = () => wholeNumber(1, BACKTEST_LIMITS.longest).default(1);
/** `f12@3` or `daily_bar.close@1`. */
const subject = (): z.ZodString =>
  z
    .string()
    .regex(/^[\w.]+@\d+$/)
    .max(96);

const checkupColumns = {
  checkupId: hidden(count),
  /** The current step, in Chinese. */
  step: hidden(z.string().nullable()),
  cancelRequested: hidden(z.boolean()),
  canCancel: hidden(z.boolean()),
  createdTime: datetime('提交时间', { fixed: 'left' }),
  scope: choice('范围', CHECKUP_SCOPES),
  state: choice('状态', JOB_STATES, { sort: true }),
  progress: required(percent('进度', { sort: false })),
  subjects: required(integer('对象数')),
  /** The number for the shortest horizon, after the correction for the number of tests. */
  significant: integer('显著数', { sort: false }),
  /** Subjects that could not be judged. */
  faulty: integer('无法评价', { sort: false }),
  asOf: optional(date('数据截至')),
  startDate: optional(date('起始日', { sort: false })),
  endDate: optional(date('截止日', { sort: false })),
  submittedBy: optional(word('提交人')),
  seconds: number('用时（秒）', { sort: false }),
  message: optional(sentence('说明')),
};

const checkupRow = rowOf(checkupColumns);
export type Checkup = z.output<typeof checkupRow>;

const NOTES = {
  p: '持有期 1 日为单样本 t 检验，更长的持有期收益重叠，为 Newey–West t（滞后 h − 1）的双侧 p 值',
  q: 'Benjamini–Hochberg 校正：同一次体检、同一持有期的全部对象为一族；q ≤ 5% 为显著',
  coverage: '有取值的股票日占股票池股票日的比例',
};

const rowColumns = {
  rowId: hidden(count),
  subject: hidden(z.string()),
  horizon: hidden(count),
  factorFormId: hidden(count.nullable()),
  factorVersion: hidden(count.nullable()),
  indicatorId: hidden(z.string().nullable()),
  name: text('名称', { sort: true, fixed: 'left' }),
  kind: choice('类型', CHECKUP_KINDS, { sort: true }),
  category: word('分类'),
  significant: mark('显著', z.boolean()),
  rankIc: number('Rank IC'),
  ic: number('IC'),
  icir: number('ICIR'),
  t: number('t'),
  neweyWestT: number('t（NW）'),
  p: number('p', { note: NOTES.p }),
  q: number('q', { note: NOTES.q }),
  changes: shown('较上次', z.array(z.enum(CHECKUP_CHANGES))),
  previousRankIc: number('上次 Rank IC'),
  topTurnover: percent('最高组换手'),
  autocorrelation: number('秩自相关'),
  spread: percent('多空收益', { signed: true }),
  sharePositive: percent('IC 为正占比'),
  coverage: percent('覆盖率', { note: NOTES.coverage }),
  days: integer('天数'),
  /** Why it could not be judged. */
  message: optional(sentence('说明')),
};

export type CheckupRow = z.output<RowOfColumns<typeof rowColumns>>;

/** The tenant's check-ups, the newest first. */
const checkupList = table({
  ...place,
  id: 'invest.checkupList',
  title: '因子体检记录',
  path: `${path}/list`,
  key: 'checkupId',
  counter: '次',
  defaultSort: 'createdTime,DESC',
  filter: z.object({ scope: z.enum(CHECKUP_SCOPES).optional(), state: z.enum(JOB_STATES).optional() }),
  columns: checkupColumns,
});

/** What one check-up found of each subject, for one horizon. */
const checkupRows = table({
  ...place,
  id: 'invest.checkupRows',
  title: '因子体检结果',
  path: `${path}/rows`,
  key: 'rowId',
  counter: '个',
  defaultSort: 'p,ASC',
  filter: z.object({
    ...ofCheckup,
    horizon: horizon(),
    /** Part of the name. */
    search: searchText(),
    kind: z.enum(CHECKUP_KINDS).optional(),
    significant: z.literal('1').optional(),
    change: z.enum(CHECKUP_CHANGES).optional(),
  }),
  columns: rowColumns,
});

export const checkupTables = { checkupList, checkupRows } as const;

const submitted = z.object({ checkupId: count, jobId: z.uuid(), state: z.enum(JOB_STATES) });
const named = z.object({ subject: z.string(), name: z.string(), kind: z.enum(CHECKUP_KINDS) });

/** The tests that were made for one horizon, and how many are significant. */
const family = z.object({ horizon: count, tests: count, significant: count });

/** What a subject was for one horizon. */
const horizonFigures = z.object({
  horizon: count,
  days: count,
  ic: figure,
  rankIc: figure,
  icir: figure,
  t: figure,
  neweyWestT: figure,
  p: figure,
  q: figure,
  significant: z.boolean(),
  topTurnover: figure,
  autocorrelation: figure,
  spread: figure,
  /** The mean return of each quantile, from the lowest. */
  quantileReturns: z.array(figure),
});
export type CheckupFigures = z.output<typeof horizonFigures>;

const changed = named.extend({ rankIc: figure, previousRankIc: figure });
export type CheckupChanged = z.output<typeof changed>;

export const checkupCalls = {
  /**
   * Queues a check-up. The same `Idempotency-Key` again answers the same one; refused while one of the tenant waits or
   * runs.
   */
  submitCheckup: call({
    ...edits,
    id: 'invest.submitCheckup',
    title: '开始因子体检',
    method: 'POST',
    path: `${path}/run`,
    creates: true,
    input: z.strictObject({ scope: z.enum(CHECKUP_SCOPES).default('factors') }),
    output: submitted,
  }),
  cancelCheckup: call({
    ...edits,
    id: 'invest.cancelCheckup',
    title: '取消因子体检',
    method: 'POST',
    path: `${path}/cancel`,
    input: z.strictObject(ofCheckup),
    output: submitted,
  }),
  /** One check-up, or the newest that succeeded; null without one. */
  checkup: call({
    ...place,
    id: 'invest.checkup',
    title: '因子体检概况',
    method: 'GET',
    path: `${path}/find`,
    input: z.strictObject({ checkupId: id().optional() }),
    output: checkupRow
      .extend({
        /** The check-up that it is compared with. */
        previousId: count.nullable(),
        previousAsOf: z.string().nullable(),
        families: z.array(family),
        codeVersion: z.string().nullable(),
        snapshotId: count.nullable(),
      })
      .nullable(),
  }),
  /**
   * The correlations of subjects, ordered so that groups are visible: of the factors, or of the subjects with the least
   * p for a horizon.
   */
  checkupCorrelation: call({
    ...place,
    id: 'invest.checkupCorrelation',
    title: '因子相关性',
    method: 'GET',
    path: `${path}/correlation`,
    input: z.strictObject({
      ...ofCheckup,
      of: z.enum(['factors', 'strongest']).default('factors'),
      horizon: horizon(),
    }),
    output: z.object({
      subjects: z.array(named.extend({ group: count })),
      /** Row by row; null where two have too few stocks in common. */
      matrix: z.array(z.array(figure)),
      /** The number of subjects, of which the picture has at most a few dozen. */
      total: count,
    }),
  }),
  /** What changed since the check-up before, for one horizon. */
  checkupChanges: call({
    ...place,
    id: 'invest.checkupChanges',
    title: '因子体检的变化',
    method: 'GET',
    path: `${path}/changes`,
    input: z.strictObject({ ...ofCheckup, horizon: horizon() }),
    output: z.object({
      previousId: count.nullable(),
      new: z.array(changed),
      gone: z.array(changed),
      gained: z.array(changed),
      lost: z.array(changed),
      flipped: z.array(changed),
    }),
  }),
  /** One subject: its figures by horizon, what is most like it, and its tear sheet. */
  checkupSubject: call({
    ...place,
    id: 'invest.checkupSubject',
    title: '因子体检明细',
    method: 'GET',
    path: `${path}/subject`,
    input: z.strictObject({ ...ofCheckup, subject: subject() }),
    output: named.extend({
      factorFormId: count.nullable(),
      factorVersion: count.nullable(),
      indicatorId: z.string().nullable(),
      coverage: figure,
      message: z.string().nullable(),
      horizons: z.array(horizonFigures),
      /** The subjects of the greatest absolute correlation, the greatest first. */
      similar: z.array(named.extend({ correlation: z.number() })),
      /** The newest succeeded backtest of that version with the settings of a check-up; null without one. */
      associationId: count.nullable(),
    }),
  }),
} as const;
