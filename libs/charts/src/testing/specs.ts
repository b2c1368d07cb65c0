import type {
  BandSpec,
  BarLineSpec,
  CandleSpec,
  HistogramSpec,
  LineSpec,
  MatrixSpec,
  PieSpec,
  QuadrantSpec,
  RadarSpec,
  TreemapSpec,
} from '../chart-spec.ts';

const WORDS = { subject: '贵州茅台 600519', source: '日行情', asOf: '2026-07-02' } as const;
const DAYS = ['2026-06-30', '2026-07-01', '2026-07-02'] as const;

interface Specs {
  readonly line: LineSpec;
  readonly barLine: BarLineSpec;
  readonly pie: PieSpec;
  readonly band: BandSpec;
  readonly candle: CandleSpec;
  readonly histogram: HistogramSpec;
  readonly radar: RadarSpec;
  readonly treemap: TreemapSpec;
  readonly quadrant: QuadrantSpec;
  readonly matrix: MatrixSpec;
}

/** The trade of a day, of 1 % of the float shares. */
const day = (change: number | null, amount: number | null) => ({ change, amount, turnover: 0.01 });

/** One small chart of each kind, for tests. */
export const SPECS: Specs = {
  line: {
    kind: 'line',
    ...WORDS,
    title: '市值走势',
    labels: DAYS,
    series: [
      { name: '总市值', unit: 'hundredMillionYuan', values: [100e8, null, 120e8] },
      { name: '流通市值', unit: 'hundredMillionYuan', values: [60e8, 70e8, 80e8] },
    ],
  },
  barLine: {
    kind: 'bar-line',
    ...WORDS,
    source: '定期报告',
    title: '营业总收入',
    labels: ['2025Y', '2026Q1', '2026H1'],
    bars: [{ name: '营业总收入', unit: 'hundredMillionYuan', values: [12e8, 3e8, 6e8] }],
    lines: [{ name: '同比', unit: 'percent', values: [0.25, -0.1, null] }],
  },
  pie: {
    kind: 'pie',
    ...WORDS,
    title: '收入构成',
    unit: 'hundredMillionYuan',
    slices: [
      { name: '高端白酒及其系列产品', value: 9e8 },
      { name: '其他', value: 3e8 },
    ],
  },
  band: {
    kind: 'band',
    ...WORDS,
    title: 'PE(TTM) 分位',
    labels: DAYS,
    series: { name: 'PE(TTM)', unit: 'multiple', values: [10, 30, 50] },
    levels: { min: 10, lower: 20, median: 30, upper: 40, max: 50 },
  },
  candle: {
    kind: 'candle',
    ...WORDS,
    title: '日K线',
    note: '前复权',
    labels: DAYS,
    bars: [
      { open: 10, high: 11, low: 10, close: 11, volume: 2_000_000, ...day(null, 2.2e7) },
      { open: 11, high: 12, low: 10.5, close: 11.5, volume: 1_000_000, ...day(0.5 / 11, 1.1e7) },
      { open: 11.5, high: 11.5, low: 10.5, close: 10.8, volume: null, ...day(-0.7 / 11.5, null) },
    ],
    lines: [{ name: 'MA5', unit: 'yuan', values: [null, 11.25, 11.1] }],
    events: [
      { key: 'dividend', label: '2026-06-30', mark: '分', text: '除息 每10股派3.50元', tint: 'teal' },
      { key: 'report', label: '2026-07-02', mark: '财', text: '2026 年半年度报告', tint: 'navy' },
      { key: 'pledge', label: '2026-07-02', mark: '质', text: '控股股东质押 100 万股', tint: 'violet' },
    ],
  },
  histogram: {
    kind: 'histogram',
    ...WORDS,
    title: '截面分布',
    subject: '质量动量合成',
    source: '因子计算',
    over: '因子值',
    unit: 'number',
    counted: '证券数',
    bins: [
      { from: 0.4, to: 50, count: 90 },
      { from: 50, to: 99.6, count: 100 },
    ],
    median: 49.45,
  },
  radar: {
    kind: 'radar',
    ...WORDS,
    title: '因子雷达',
    source: '因子计算',
    over: '项目',
    axes: ['截面百分位·ROE', '变化计算·收盘价', '质量动量合成'],
    series: { name: '百分位', unit: 'number', values: [80, null, 91.5] },
    end: 100,
    ring: 50,
  },
  treemap: {
    kind: 'treemap',
    ...WORDS,
    title: '市场地图',
    subject: '申万一级',
    over: '行业',
    sized: { name: '总市值', unit: 'hundredMillionYuan' },
    coloured: { name: '涨跌幅', unit: 'percent', signed: true },
    ends: [-0.03, 0.03],
    tiles: [
      { key: 'i7', name: '食品饮料', size: 5e12, value: 0.015 },
      { key: 'i8', name: '银行', size: 9e12, value: -0.06 },
      { key: 'i9', name: '综合', size: 1e10, value: null },
    ],
  },
  quadrant: {
    kind: 'quadrant',
    ...WORDS,
    title: '轮动象限',
    subject: '申万一级',
    over: '行业',
    x: { name: '相对强度', unit: 'number' },
    y: { name: '强度动量', unit: 'number' },
    centre: 100,
    quadrants: ['领先', '转弱', '落后', '改善'],
    points: [
      { key: 'i7', name: '食品饮料', x: 104, y: 99 },
      { key: 'i8', name: '银行', x: 97, y: 101.5 },
    ],
  },
  matrix: {
    kind: 'matrix',
    ...WORDS,
    title: '相关性',
    subject: '全部因子',
    source: '因子体检',
    over: '因子',
    valued: { name: 'Rank 相关', unit: 'number', decimals: 2 },
    ends: [-1, 1],
    items: [
      { key: 'f1', name: '动量', group: 0 },
      { key: 'f2', name: '反转', group: 0 },
      { key: 'f3', name: '规模', group: 1 },
    ],
    cells: [
      [1, -0.6, null],
      [-0.6, 1, 0.2],
      [null, 0.2, 1],
    ],
  },
};
