import { nodeTitle } from '@console/contract-invest';
import type { Parameter } from './node-parameters.ts';

/** An operator or function of the formula language, as docs/guides/formula.md has them. */
export interface ExpressionWord {
  readonly ref: string;
  readonly title: string;
  /** An example of its use in a formula. */
  readonly sample: string;
  /** Least and most number of inputs. */
  readonly inputs: readonly [number, number];
  readonly constants: readonly Parameter[];
  /** The initial parameters of a new node. */
  readonly begin: Readonly<Record<string, number>>;
}

/** The most inputs that a node may have. */
export const MOST_INPUTS = 64;

const window = (optional = false): Parameter => ({
  key: 'n',
  title: '窗口长度（日）',
  kind: 'integer',
  optional,
});
const least: Parameter = { key: 'least', title: '最少有效值', kind: 'integer', optional: true };
const bound = (key: string, title: string): Parameter => ({ key, title, kind: 'number', optional: false });

type Rest = Partial<Pick<ExpressionWord, 'inputs' | 'constants' | 'begin'>>;

const fn = (ref: string, title: string, sample: string, rest: Rest = {}): ExpressionWord => ({
  ref,
  title,
  sample,
  inputs: [1, 1],
  constants: [],
  begin: {},
  ...rest,
});

const call = (ref: string, sample: string, rest: Rest = {}): ExpressionWord =>
  fn(ref, wordTitle(ref), sample, rest);

export const FUNCTIONS: readonly ExpressionWord[] = [
  call('pct_change', 'pct_change(x, n)', { constants: [window()], begin: { n: 20 } }),
  call('mean', 'mean(x, n) / mean(x, y, …)', {
    inputs: [1, MOST_INPUTS],
    constants: [window(true), least],
    begin: { n: 20 },
  }),
  call('ts_rank', 'ts_rank(x, n)', { constants: [window(true), least] }),
  call('cs_rank', 'cs_rank(x)'),
  call('zscore', 'zscore(x)'),
  call('clamp', 'clamp(x, low, high)', {
    constants: [bound('low', '下限'), bound('high', '上限')],
    begin: { low: 0, high: 100 },
  }),
  call('log', 'log(x)'),
  call('abs', 'abs(x)'),
  call('min', 'min(x, y, …)', { inputs: [2, MOST_INPUTS] }),
  call('max', 'max(x, y, …)', { inputs: [2, MOST_INPUTS] }),
  call('lag', 'lag(x, n)', { constants: [window()], begin: { n: 1 } }),
  call('std', 'std(x, n)', { constants: [window(), least], begin: { n: 20 } }),
  call('corr', 'corr(x, y, n)', { inputs: [2, 2], constants: [window(), least], begin: { n: 60 } }),
  call('if', 'if(条件, x, y)', { inputs: [3, 3] }),
];

const operator = (ref: string, title: string, sample = `x ${wordTitle(ref)} y`): ExpressionWord =>
  fn(ref, title, sample, { inputs: [2, 2] });

export const OPERATORS: readonly ExpressionWord[] = [
  operator('+', '加'),
  operator('-', '减'),
  operator('*', '乘'),
  operator('/', '除'),
  fn('neg', '取负', '−x'),
  operator('<', '小于'),
  operator('<=', '小于等于'),
  operator('=', '等于'),
  operator('!=', '不等于'),
  operator('>=', '大于等于'),
  operator('>', '大于'),
  operator('and', '且', 'x and y'),
  operator('or', '或', 'x or y'),
  fn('not', '非', 'not x'),
];

/** The operator or function of a ref; undefined for one the language does not have. */
export function expressionWord(ref: string): ExpressionWord | undefined {
  return [...FUNCTIONS, ...OPERATORS].find((word) => word.ref === ref);
}

function wordTitle(ref: string): string {
  return nodeTitle({ id: ref, kind: 'expression', ref, params: {}, inputs: [] });
}
