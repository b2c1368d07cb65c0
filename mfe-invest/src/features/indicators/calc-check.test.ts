import { calcFaults, calcSummary, indicatorCount, nameInFormula, type FactorCheck } from './calc-check.ts';

const node = (
  id: string,
  kind: 'indicator' | 'factor' | 'expression',
  ref: string,
  inputs: string[] = [],
) => ({ id, kind, ref, params: {}, inputs });
const check = (more: Partial<FactorCheck> = {}): FactorCheck => ({
  relationMap: {
    output: 'n3',
    nodes: [
      node('n1', 'indicator', 'daily_bar.close@1'),
      node('n2', 'indicator', 'daily_bar.open@1'),
      node('n3', 'expression', '/', ['n1', 'n2']),
    ],
  },
  formula: '收盘价 / 开盘价',
  faults: [],
  values: { n3: { type: 'daily', unit: '1' } },
  names: { 'daily_bar.close@1': '收盘价', 'daily_bar.open@1': '开盘价' },
  ...more,
});

describe('a check of a calculation', () => {
  it('counts its indicators and names the unit of its result', () => {
    expect(calcFaults(check())).toEqual([]);
    expect(indicatorCount(check())).toBe(2);
    expect(calcSummary(check())).toBe('用到 2 个指标，结果无单位');
    const perShare = check({ values: { n3: { type: 'daily', unit: 'yuan/shares' } } });
    expect(calcSummary(perShare)).toBe('用到 2 个指标，结果单位 元/股');
  });

  it('writes faults in Chinese, with the characters they are about', () => {
    const faults = [{ code: 'unknown-name', values: { name: '收盘' }, path: [], span: { from: 0, to: 2 } }];
    expect(calcFaults(check({ relationMap: null, faults, values: {} }))).toEqual([
      { text: '没有名为“收盘”的指标或因子', span: { from: 0, to: 2 } },
    ]);
  });

  it('refuses factors, by name', () => {
    const relationMap = { output: 'n1', nodes: [node('n1', 'factor', 'f12@3')] };
    expect(calcFaults(check({ relationMap, names: { 'f12@3': '动量' } }))).toEqual([
      { text: '计算只能使用指标，不能引用因子“动量”', span: null },
    ]);
  });
});

test.each([
  ['收盘价', '收盘价'],
  ['pe_ttm', 'pe_ttm'],
  ['ROE(TTM)', '`ROE(TTM)`'],
  ['5日均价', '`5日均价`'],
  ['or', '`or`'],
])('the name %s is written in a formula as %s', (name, written) => {
  expect(nameInFormula(name)).toBe(written);
});
