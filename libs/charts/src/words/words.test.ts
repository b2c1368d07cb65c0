import { SPECS } from '../testing/specs.ts';
import { captionOf } from './caption-of.ts';
import { summaryOf } from './summary-of.ts';

describe('the words of a chart', () => {
  it('name its units once each, its source and its day', () => {
    expect(captionOf(SPECS.barLine)).toBe('单位 亿元 · 来源 定期报告 · 截至 2026-07-02');
    expect(captionOf(SPECS.candle)).toBe('单位 元、万股、亿元，前复权 · 来源 日行情 · 截至 2026-07-02');
    expect(captionOf(SPECS.histogram)).toBe('来源 因子计算 · 截至 2026-07-02');
    expect(captionOf({ ...SPECS.histogram, unit: 'hundredMillionYuan' })).toMatch(/^单位 亿元 · /);
    expect(captionOf({ ...SPECS.line, asOf: null })).toBe('单位 亿元 · 来源 日行情');
  });

  it('describe it for screen readers', () => {
    expect(summaryOf(SPECS.line)).toBe(
      '贵州茅台 600519 市值走势：2026-06-30 至 2026-07-02，共 3 个点，最新 总市值 120.00亿元，流通市值 80.00亿元',
    );
    expect(summaryOf(SPECS.pie)).toBe(
      '贵州茅台 600519 收入构成：高端白酒及其系列产品 9.00亿元，其他 3.00亿元',
    );
    expect(summaryOf(SPECS.histogram)).toBe('质量动量合成 截面分布：2 个区间，从 0.40 到 99.60，中位 49.45');
    expect(summaryOf(SPECS.radar)).toBe(
      '贵州茅台 600519 因子雷达：截面百分位·ROE 80.00，变化计算·收盘价 —，质量动量合成 91.50',
    );
    expect(summaryOf({ ...SPECS.line, labels: [], series: [] })).toBe('贵州茅台 600519 市值走势：没有数据');
  });
});
