import { marketTables as facts } from '@console/contract-company';
import { EMPTY } from '@console/contract-core';
import { remark, table, tabs } from '@console/subject';
import { Mark } from '@console/ui';
import { TextPopover } from '@console/ui/data';
import { COMPANY_FORECASTS } from '../../tabs/company-forecasts.ts';

/** The company's own forecast of a period; the summary of the announcement opens from its row. */
const performanceForecasts = table(facts.performanceForecasts, {
  cells: {
    tabloid: {
      draw: ({ reportDate, tabloid }) => (
        <TextPopover title={`${reportDate} 业绩预告摘要`} text={tabloid}>
          {tabloid === null ? EMPTY : '查看摘要'}
        </TextPopover>
      ),
      text: ({ tabloid }) => tabloid ?? '',
    },
  },
  empty: { title: '该公司没有业绩预告', cause: '该公司没有发布过业绩预告，达不到预告条件的公司不必发布' },
});

/** Preliminary figures of a period, before its report. */
const performanceExpresses = table(facts.performanceExpresses, {
  empty: { title: '该公司没有业绩快报', cause: '业绩快报由公司自愿发布，该公司没有发布过' },
});

/** Brokers' ratings of the share. Only a change is marked: red and green are for prices alone. */
const analystRatings = table(facts.analystRatings, {
  cells: {
    ratingChange: {
      draw: ({ ratingChange }) =>
        ratingChange === '上调' ? (
          <Mark tint="teal">上调</Mark>
        ) : ratingChange === '下调' ? (
          <Mark tint="amber">下调</Mark>
        ) : (
          ratingChange
        ),
    },
  },
  empty: { title: '该公司没有分析师评级', cause: '数据源中还没有券商对该公司的评级' },
});

const NO_VISITS = {
  title: '该公司没有机构调研记录',
  cause: '数据源中还没有机构到该公司调研的记录',
} as const;

/** Visits of institutions: by quarter with the score of each kind of institution, and visit by visit. */
const institutionalResearch = [
  table(facts.researchStatistics, { empty: NO_VISITS }),
  remark('得分：截至日期前 12 个月内该类机构调研家数在当日全部上市公司中的百分位 × 100，同值取半。'),
  table(facts.researchVisits, {
    cells: {
      topics: {
        draw: ({ visitDate, topics }) => (
          <TextPopover title={`${visitDate} 调研内容`} text={topics}>
            {topics ?? EMPTY}
          </TextPopover>
        ),
        text: ({ topics }) => topics ?? '',
      },
    },
    empty: NO_VISITS,
  }),
];

/** The expectations of analysts and of the company itself, and visits of institutions. */
export const prediction = tabs(
  '市场预测',
  [
    ...COMPANY_FORECASTS,
    { key: 'performance', title: '业绩预告', parts: [performanceForecasts] },
    { key: 'express', title: '业绩快报', parts: [performanceExpresses] },
    { key: 'ratings', title: '分析师评级', parts: [analystRatings] },
    { key: 'research', title: '机构调研', parts: institutionalResearch },
  ],
  'part',
);
