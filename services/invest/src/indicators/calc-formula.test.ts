import { INDICATOR_MESSAGES } from '@console/contract-invest';
import { Refusal } from '@console/contract-core';
import { readCalcFormula, type CalcKind } from './calc-formula.ts';
import { stepsAcrossStocks } from './company-figures.ts';
import { IndicatorCatalogue } from './indicator-catalogue.ts';

const known = new IndicatorCatalogue().known();
const read = (text: string, kind: CalcKind = 'one'): ReturnType<typeof readCalcFormula> =>
  readCalcFormula(text, known, kind);

function refusal(text: string, kind: CalcKind = 'one'): Refusal {
  try {
    read(text, kind);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error(`not refused: ${text}`);
}

it('is stored as the console writes it, with its graph and unit', () => {
  const { formula, graph, unit } = read('mean（收盘价，20）');
  expect([formula, unit]).toEqual(['mean(收盘价, 20)', 'yuan']);
  expect(graph.nodes.map(({ ref }) => ref)).toContain('daily_bar.close@1');
  expect(read('收盘价 / 昨收价 - 1', 'several').unit).toBe('1');
  expect(read('收盘价 > 10').unit).toBeNull();
});

it('uses one indicator, or several', () => {
  expect(read('收盘价 / lag(收盘价, 5)').formula).toBe('收盘价 / lag(收盘价, 5)');
  expect(refusal('收盘价 / 昨收价').message).toContain('使用了 2 个');
  expect(refusal('收盘价', 'several').message).toContain('使用了 1 个');
});

it.each([
  ['收盘价 + ', '公式不完整'],
  ['没有的指标 + 1', '没有名为“没有的指标”的指标或因子'],
  ['收盘价 + 成交量', '单位'],
  ['mean(收盘价, 0)', '不能小于 1'],
  ['', '公式不完整'],
])('with a fault, %j, is refused with its cause', (text, cause) => {
  const { code, message } = refusal(text);
  expect(code).toBe(INDICATOR_MESSAGES.faulty.code);
  expect(message).toContain(cause);
});

it('is refused with the place of the first fault', () => {
  expect(refusal('收盘价 + 没有').message).toContain('第 7 个字符处');
});

it.each([
  ['cs_rank(收盘价)', ['cs_rank']],
  ['zscore(收盘价) + cs_rank(收盘价) * 0', ['zscore', 'cs_rank']],
  ['cross_percentile(收盘价, byIndustry: true)', ['cross_percentile']],
  ['own_percentile(收盘价, n: 20, least: 5)', []],
])('with %s has known steps that need all stocks', (text, steps) => {
  expect([...stepsAcrossStocks(read(text).graph)].sort()).toEqual([...steps].sort());
});
