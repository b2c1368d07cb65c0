import { fallSpec, wealthSpec } from './comparison-specs.ts';
import { figureRows, parameterRows, valueText } from './comparison-rows.ts';
import { figuresSheet, holdingsSheet, wealthSheet } from './comparison-sheets.ts';
import { onlyHolder, stocksOfKind } from './holding-rows.ts';
import { aComparison } from './testing/a-comparison.ts';

const comparison = aComparison();
const without = (...names: readonly string[]) =>
  aComparison({
    strategies: comparison.strategies.map((strategy) =>
      names.includes(strategy.strategyName)
        ? { ...strategy, figures: null, wealth: [], invested: null }
        : strategy,
    ),
  });
const unposted = without('稳进质优');

describe('the rows of a comparison', () => {
  it('are figures by strategy with the benchmark’s', () => {
    expect(figureRows(comparison)[0]).toEqual({
      kind: 'figure',
      title: '累计收益率',
      unit: 'percent',
      values: [0.1826, -0.031],
      market: 0.0724,
      differs: true,
    });
    expect(figureRows(comparison).find(({ title }) => title === '夏普比率')).toMatchObject({
      differs: false,
    });
  });

  it('have none for a strategy without days, and are none where no strategy has any', () => {
    expect(figureRows(unposted)[0]?.values).toEqual([null, -0.031]);
    expect(figureRows(without('稳进质优', '自选组合'))).toEqual([]);
  });

  it('are parameters, of which those that differ are known', () => {
    const rows = parameterRows(comparison);
    expect(rows.filter(({ differs }) => differs).map(({ title, values }) => [title, ...values])).toEqual([
      ['策略类型', '系统策略', '用户策略'],
      ['股票数量', 10, 1],
      ['调仓频率', '周', '月'],
    ]);
    expect(valueText(0.1826, 'percent')).toBe('18.26');
    expect(valueText(null, null)).toBe('—');
  });
});

describe('the lines of a comparison', () => {
  it('are those of strategies with days and of the benchmark', () => {
    expect(wealthSpec(comparison).series.map(({ name, values }) => [name, ...values])).toEqual([
      ['稳进质优', 1, 0.9, 1.2],
      ['自选组合', 1, 1.1, 0.99],
      ['沪深300', 1, null, 1.05],
    ]);
    expect(wealthSpec(unposted).series.map(({ name }) => name)).toEqual(['自选组合', '沪深300']);
  });

  it('fall below their highest within the window', () => {
    const [first, second, market] = fallSpec(comparison).series.map(({ values }) => values);
    expect(first?.[1]).toBeCloseTo(-0.1, 12);
    expect(second?.[2]).toBeCloseTo(-0.1, 12);
    expect(market).toEqual([0, null, 0]);
  });
});

describe('the holdings of a comparison', () => {
  it('are all, those of every strategy, or those of one alone', () => {
    const codes = (kind: Parameters<typeof stocksOfKind>[1]): string[] =>
      stocksOfKind(comparison, kind).map(({ stockCode }) => stockCode);
    expect(codes('all')).toHaveLength(3);
    expect(codes('shared')).toEqual(['688921.SH']);
    expect(codes('single')).toEqual(['600123.SH', '600001.SH']);
    expect(comparison.stocks.map((stock) => onlyHolder(comparison, stock))).toEqual([
      null,
      '稳进质优',
      '自选组合',
    ]);
  });
});

describe('the sheets of a comparison', () => {
  it('have figures as numbers with their unit, and the window', () => {
    const sheet = figuresSheet(comparison);
    expect(sheet.about).toBe('共同区间 2026-11-02 至 2026-11-04，共 3 个交易日');
    expect(sheet.header).toEqual(['项目', '稳进质优', '自选组合', '沪深300', '是否不同']);
    expect(sheet.rows[0]?.map((cell) => (typeof cell === 'object' && cell ? cell.full : cell))).toEqual([
      '累计收益率(%)',
      expect.closeTo(18.26, 9),
      expect.closeTo(-3.1, 9),
      expect.closeTo(7.24, 9),
      '不同',
    ]);
  });

  it('are also of the lines and of the holdings', () => {
    expect(wealthSheet(comparison).rows).toHaveLength(3);
    expect(wealthSheet(comparison).rows[1]?.[3]).toBeNull();
    expect(holdingsSheet(comparison).rows[1]?.slice(0, 2)).toEqual(['北辰电力', '600123.SH']);
  });
});
