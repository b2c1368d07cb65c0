import type { Factor, FactorGraphData } from '@console/contract-invest';
import type { GraphNode } from '../draft/draft-graph.ts';
import type { RuleOption } from '../draft/node-parameters.ts';

export const aNode = (
  id: string,
  kind: GraphNode['kind'],
  ref: string,
  more: Partial<GraphNode> = {},
): GraphNode => ({
  id,
  kind,
  ref,
  params: {},
  inputs: [],
  ...more,
});

/** 加权计算 of a percentile of ROE and a change of the close. */
export const aGraph = (): FactorGraphData => ({
  output: 'n5',
  nodes: [
    aNode('n1', 'indicator', 'income.roe@1'),
    aNode('n2', 'rule', '3', { params: { byIndustry: true }, inputs: ['n1'] }),
    aNode('n3', 'indicator', 'daily_bar.close@1'),
    aNode('n4', 'rule', '6', { params: { n: 20, kind: 'ratio' }, inputs: ['n3'] }),
    aNode('n5', 'rule', '8', { params: { weights: [0.6, 0.4] }, inputs: ['n2', 'n4'] }),
  ],
});

export const A_FORMULA =
  'weighted(cross_percentile(ROE, byIndustry: true), change(收盘价, n: 20, kind: ratio), weights: [0.6, 0.4])';

/** A factor as the service answers it. */
export const aFactor = (more: Partial<Factor> = {}): Factor => ({
  id: 12,
  name: '质量动量合成',
  treeFormId: 7,
  treeFormTitle: '综合',
  remark: null,
  factorIsSingle: 2,
  factorSource: null,
  sourceStr: 'ROE,收盘价',
  calcRule: 8,
  formula: A_FORMULA,
  unit: '1',
  version: 7,
  usedBy: 0,
  createdUser: '陈思远',
  createdTime: '2026-06-01 09:28:11',
  updatedUser: '周雨桐',
  updatedTime: '2026-07-02 18:30:00',
  relationMap: aGraph(),
  layout: {},
  revision: 9,
  ...more,
});

const parameter = (key: string, kind: RuleOption['parameters'][number]['kind'], more = {}) => ({
  key,
  title: key,
  kind,
  optional: false,
  ...more,
});

/** Rules as the service describes them, as far as tests use them. */
export const RULES: readonly RuleOption[] = [
  {
    rule: 1,
    title: '满分标准',
    inputs: [1, 1],
    parameters: [parameter('full', 'number'), parameter('zero', 'number')],
  },
  {
    rule: 3,
    title: '截面百分位',
    inputs: [1, 1],
    parameters: [parameter('byIndustry', 'flag', { optional: true, title: '行业内排名', fallback: false })],
  },
  {
    rule: 4,
    title: '条件值',
    inputs: [1, 1],
    parameters: [
      parameter('bands', 'bands', { title: '条件区间' }),
      parameter('otherwise', 'number', { optional: true, title: '其余取值' }),
    ],
  },
  {
    rule: 6,
    title: '变化计算',
    inputs: [1, 1],
    parameters: [
      parameter('n', 'integer', { title: '窗口长度', fallback: 20, min: 1 }),
      parameter('kind', 'choice', {
        title: '变化方式',
        fallback: 'ratio',
        choices: [
          { value: 'difference', label: '差值' },
          { value: 'ratio', label: '变化率' },
        ],
      }),
    ],
  },
  {
    rule: 7,
    title: '均值',
    inputs: [1, 64],
    parameters: [
      parameter('n', 'integer', { title: '窗口长度', optional: true }),
      parameter('across', 'flag', { title: '跨输入平均', optional: true }),
    ],
  },
  {
    rule: 8,
    title: '加权计算',
    inputs: [1, 64],
    parameters: [parameter('weights', 'weights', { title: '权重' })],
  },
  {
    rule: 9,
    title: '条件判断',
    inputs: [3, 4],
    parameters: [
      parameter('op', 'comparison', { title: '比较方式', fallback: '>' }),
      parameter('constant', 'number', { optional: true, title: '常数' }),
    ],
  },
];
