import { CALC_RULES, type CalcRule } from './factor-fields.ts';
import type { FactorGraphData } from './factor-graph.ts';

const EXPRESSIONS: Readonly<Record<string, string>> = {
  '*': '×',
  '/': '÷',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '!=': '≠',
  neg: '取负',
  not: '非',
  and: '且',
  or: '或',
  if: '条件分支',
  pct_change: '变化率',
  mean: '平均',
  ts_rank: '时序百分位',
  cs_rank: '截面百分位',
  zscore: '标准分',
  clamp: '截断',
  log: '自然对数',
  abs: '绝对值',
  min: '取小',
  max: '取大',
  lag: '滞后值',
  std: '标准差',
  corr: '相关系数',
};

/**
 * The title of a node in texts: an indicator or factor by its name, a rule or function by its Chinese title,
 * a constant by its value, an operator by its sign.
 * @param names of the indicators and factors that nodes refer to, by ref
 */
export function nodeTitle(
  { kind, ref, params }: FactorGraphData['nodes'][number],
  names: Readonly<Record<string, string>> = {},
): string {
  if (kind === 'indicator' || kind === 'factor') return Object.hasOwn(names, ref) ? (names[ref] ?? ref) : ref;
  if (kind === 'rule') return Object.hasOwn(CALC_RULES, ref) ? CALC_RULES[Number(ref) as CalcRule] : ref;
  if (kind === 'constant') return typeof params.value === 'number' ? String(params.value) : '常数';
  return Object.hasOwn(EXPRESSIONS, ref) ? (EXPRESSIONS[ref] ?? ref) : ref;
}
