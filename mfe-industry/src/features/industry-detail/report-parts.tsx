import { industryTables as facts, reportCalls } from '@console/contract-industry';
import {
  choice,
  forecastTabs,
  SCORE_RULE_BUTTON,
  staffComposition,
  table,
  tabs,
  type Part,
  type Tab,
} from '@console/subject';
import { memberCells } from './member-cells.tsx';
import { periodCells } from './period-cells.tsx';

const BY_DATE = periodCells('reportDate');
const BY_YEAR = periodCells('year');
const NOT_DISCLOSED = '成份公司为空，或年度报告都没有披露';

/** The members' suppliers or customers by name, the newest year first. */
const partnersOf = (kind: 'supplier' | 'customer'): Part =>
  table(facts.memberPartners, {
    filter: { kind },
    cells: memberCells,
    empty: { title: '该行业没有供应商与客户明细', cause: '成份公司为空，或没有逐家披露' },
  });

/** Suppliers and customers: sums by year with their ratios, means, and each of them by name. */
export const partners: readonly Part[] = [
  table(facts.partnerSums, {
    cells: BY_YEAR,
    empty: { title: '该行业没有供应商与客户合计', cause: NOT_DISCLOSED },
  }),
  table(facts.partnerMeans, {
    cells: BY_YEAR,
    empty: { title: '该行业没有供应商与客户均值', cause: NOT_DISCLOSED },
  }),
  choice('类别', [
    { key: 'supplier', title: '供应商', parts: [partnersOf('supplier')] },
    { key: 'customer', title: '客户', parts: [partnersOf('customer')] },
  ]),
];

/** 研发情况: people and money, and patents with their scores. */
export const research: readonly Part[] = [
  table(facts.research, {
    cells: BY_YEAR,
    empty: { title: '该行业没有研发投入记录', cause: NOT_DISCLOSED },
  }),
  table(facts.patents, {
    cells: BY_YEAR,
    toolbar: SCORE_RULE_BUTTON,
    empty: { title: '该行业没有知识产权记录', cause: '数据源中还没有成份公司的专利数量' },
  }),
];

/** The occupation and education of the members' staff. */
export const staff = tabs(
  '员工构成',
  [
    { key: 'personnel', title: '人员', parts: [staffComposition(reportCalls.staffComposition)] },
    {
      key: 'education',
      title: '学历',
      parts: [
        table(facts.staffEducation, {
          cells: BY_YEAR,
          empty: { title: '该行业没有学历构成记录', cause: NOT_DISCLOSED },
        }),
      ],
    },
  ],
  'part',
);

const NO_HOLDINGS = {
  title: '该行业没有机构持股记录',
  cause: '成份公司为空，或定期报告中没有机构披露持股',
} as const;

/** Institutional holdings of the members together, in shares or in yuan, or their mean. */
export const institutions: Part = choice('口径', [
  { key: 'count', title: '持股数', parts: [table(facts.orgHeld, { cells: BY_DATE, empty: NO_HOLDINGS })] },
  {
    key: 'capital',
    title: '持股市值',
    parts: [table(facts.orgHeldCapital, { cells: BY_DATE, empty: NO_HOLDINGS })],
  },
  {
    key: 'means',
    title: '公司均值',
    parts: [table(facts.orgHeldMeans, { cells: BY_DATE, empty: NO_HOLDINGS })],
  },
]);

/** Holdings of industrial capital. Those of different quarters do not add up; changes between them do. */
export const industrialCapital: Part = table(facts.foundationHeld, {
  cells: BY_DATE,
  total: ['foundationHolderHeldNumChange'],
  empty: { title: '该行业没有产业资本持股记录', cause: '成份公司为空，或定期报告没有披露' },
});

/** The number of the members' shareholders, and how much the largest of them hold. */
export const shareholderStructure: Part = table(facts.holderStructure, {
  cells: BY_DATE,
  empty: { title: '该行业没有股东户数记录', cause: '成份公司为空，或定期报告没有披露' },
});

const NO_FORECASTS = {
  title: '该行业没有盈利预测',
  cause: '成份公司为空，或还没有机构作出盈利预测',
} as const;

/** Analysts' expectations of the members together, and of each; how each is valued. */
export const forecasts: readonly Tab[] = [
  ...forecastTabs(reportCalls, NO_FORECASTS),
  {
    key: 'members',
    title: '成份公司预测',
    parts: [table(facts.memberForecasts, { cells: memberCells, empty: NO_FORECASTS })],
  },
  {
    key: 'valuations',
    title: '成份公司估值',
    parts: [
      table(facts.memberValuations, {
        cells: memberCells,
        empty: { title: '该行业没有成份公司估值', cause: '成份公司为空，或都还没有成交' },
      }),
    ],
  },
];
