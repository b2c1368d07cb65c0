import { buildSegmentPivot, type Segment } from './build-segment-pivot.ts';

const segment = (period: string, item: string, revenue: number, cost: number | null): Segment => ({
  period,
  item,
  revenue,
  cost,
});

const SEGMENTS: readonly Segment[] = Object.freeze([
  segment('2024-12-31', '酒', 80, 20),
  segment('2024-12-31', '茶', 20, 30),
  segment('2025-12-31', '酒', 100, 25),
  segment('2025-12-31', '茶', 60, 50),
  segment('2025-12-31', '水', 40, 25),
]);

describe('the pivot of products by period', () => {
  const pivot = buildSegmentPivot(SEGMENTS);
  const of = (item: string, period: string) =>
    pivot.contents.find(({ mainProjprod }) => mainProjprod === item)?.periods[period];

  test('has its periods newest first, and the largest item of the newest first', () => {
    expect(pivot.reportPeriods).toEqual(['2025Y', '2024Y']);
    expect(pivot.contents.map(({ mainProjprod }) => mainProjprod)).toEqual(['酒', '茶', '水']);
  });

  test('derives profit, margin, growth and shares', () => {
    expect(of('酒', '2025Y')).toEqual({
      projprodIncome: 100,
      incomeIncreseSpeed: 0.25,
      incomePercent: 0.5,
      projprodCost: 25,
      costIncreaseSpeed: 0.25,
      costPercent: 0.25,
      projprodProfit: 75,
      projprodGrossRate: 0.75,
      profitIncreaseSpeed: 0.25,
      profitPercent: 0.75,
    });
  });

  test('has no growth over a loss, with the reason, nor over nothing', () => {
    // From −10 to +10.
    expect(of('茶', '2025Y')).toMatchObject({
      profitIncreaseSpeed: null,
      profitIncreaseSpeedWhy: 'negativeBase',
    });
    expect(of('水', '2025Y')).toMatchObject({ incomeIncreseSpeed: null, profitIncreaseSpeed: null });
    expect(of('水', '2024Y')).toBeUndefined();
  });

  test('has the totals of each period', () => {
    expect(pivot.totals).toEqual({
      '2025Y': {
        operatingRevenue: 200,
        operatingCost: 100,
        totalProfit: 100,
        averageGrossRate: 0.5,
        revenueIncreaseSpeed: 1,
      },
      '2024Y': {
        operatingRevenue: 100,
        operatingCost: 50,
        totalProfit: 50,
        averageGrossRate: 0.5,
        revenueIncreaseSpeed: null,
      },
    });
  });
});

test('derives nothing where a cost is not disclosed, and its totals have none either', () => {
  const pivot = buildSegmentPivot([
    segment('2025-06-30', '贷款', 300, null),
    segment('2025-06-30', '票据', 100, 40),
  ]);
  expect(pivot.contents[0]?.periods['2025H1']).toMatchObject({
    projprodIncome: 300,
    incomePercent: 0.75,
    projprodCost: null,
    projprodProfit: null,
    projprodGrossRate: null,
    profitPercent: null,
  });
  expect(pivot.contents[1]?.periods['2025H1']).toMatchObject({
    projprodProfit: 60,
    projprodGrossRate: 0.6,
    costPercent: null,
    profitPercent: null,
  });
  expect(pivot.totals['2025H1']).toEqual({
    operatingRevenue: 400,
    operatingCost: null,
    totalProfit: null,
    averageGrossRate: null,
    revenueIncreaseSpeed: null,
  });
});

test('has an item named twice in a report as one row; a half year is not compared with a year', () => {
  const pivot = buildSegmentPivot([
    segment('2024-12-31', '华东', 500, 100),
    segment('2025-06-30', '华东', 10, 5),
    segment('2025-06-30', '华东', 30, 15),
  ]);
  expect(pivot.contents).toHaveLength(1);
  expect(pivot.contents[0]?.periods['2025H1']).toMatchObject({
    projprodIncome: 40,
    projprodCost: 20,
    incomeIncreseSpeed: null,
  });
});

test('has no shares without revenue, and no periods without segments', () => {
  const [row] = buildSegmentPivot([segment('2025-06-30', '华东', 0, 0)]).contents;
  expect(row?.periods['2025H1']).toMatchObject({ incomePercent: null, projprodGrossRate: null });
  expect(buildSegmentPivot([])).toEqual({ reportPeriods: [], contents: [], totals: {} });
});
