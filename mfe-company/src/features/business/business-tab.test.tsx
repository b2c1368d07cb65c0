import type { SegmentPivot } from '@console/contract-company';
import { consoleOn, type Told } from '@console/ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { businessTab } from './business-tab.ts';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;

const figures = (income: number, cost: number | null) => ({
  projprodIncome: income,
  incomeIncreseSpeed: 0.25,
  incomePercent: 0.8,
  projprodCost: cost,
  costIncreaseSpeed: null,
  costPercent: 0.5,
  projprodProfit: cost === null ? null : income - cost,
  projprodGrossRate: 0.4,
  profitIncreaseSpeed: -0.1,
  profitPercent: 0.6,
});
const totals = (operatingRevenue: number) => ({
  operatingRevenue,
  operatingCost: 60e6,
  totalProfit: 65e6,
  averageGrossRate: 0.52,
  revenueIncreaseSpeed: 0.1,
});
const PIVOT: SegmentPivot = {
  reportPeriods: ['2026H1', '2025Y'],
  contents: [
    { mainProjprod: '机器人', periods: { '2026H1': figures(100e6, 60e6), '2025Y': figures(80e6, null) } },
    { mainProjprod: '传感器', periods: { '2026H1': figures(25e6, 15e6) } },
    { mainProjprod: '停产件', periods: { '2025Y': figures(90e6, 1e6) } },
  ],
  totals: { '2026H1': totals(125e6), '2025Y': totals(170e6) },
  asOf: '2026-08-21',
};
const NOTHING: SegmentPivot = { reportPeriods: [], contents: [], totals: {}, asOf: null };

const open = (query: string, answers: Record<string, (input: object) => unknown>): Told =>
  consoleOn(client)(ofCompany(businessTab, COMPANY), { address: `/detail?row=12&${query}`, answers });
const texts = (row: HTMLElement): readonly (string | null)[] =>
  [...row.children].map(({ textContent }) => textContent);
const lines = async (): Promise<readonly (readonly (string | null)[])[]> =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(texts);

async function choose(label: string, option: string): Promise<void> {
  fireEvent.mouseDown(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByTitle(option));
}

describe('products by report period', () => {
  const openProducts = (): Told => open('sub=segments', { 'company.productSegments': () => PIVOT });

  test('has one row per item under the totals, in million yuan, empty where it was not sold', async () => {
    openProducts();
    expect(await lines()).toEqual([
      ['序号', '产品', '2026H1', '2025Y'],
      ['', '合计', '125.00', '170.00'],
      ['1', '机器人', '100.00', '80.00'],
      ['2', '传感器', '25.00', '—'],
      ['3', '停产件', '—', '90.00'],
    ]);
    expect(screen.getByText('营业收入 · 单位 百万元 · 来源 定期报告 · 截至 2026-08-21')).toBeDefined();
  });

  test('has its totals alone in bold', async () => {
    openProducts();
    await lines();
    const bold = screen.getAllByRole('row').map((row) => row.className === 'pivot-bold');
    expect(bold).toEqual([false, true, false, false, false]);
  });

  test('shows another figure, the oldest period first when asked', async () => {
    openProducts();
    await lines();
    await choose('指标', '毛利率');
    await userEvent.click(screen.getByRole('button', { name: '新 → 旧' }));
    expect((await lines()).slice(0, 3)).toEqual([
      ['序号', '产品', '2025Y', '2026H1'],
      ['', '合计', '52.00', '52.00'],
      ['1', '机器人', '40.00', '40.00'],
    ]);
  });

  test('shows all figures of one period, its largest item first', async () => {
    openProducts();
    await lines();
    await userEvent.click(screen.getByText('单期明细'));
    await choose('报告期', '2025Y');
    const [head, sum, first, second] = await lines();
    expect(head).toEqual([
      ...['序号', '产品', '营业收入百万元', '收入同比%', '收入占比%', '营业成本百万元', '成本同比%'],
      ...['成本占比%', '毛利百万元', '毛利率%', '毛利同比%', '毛利占比%'],
    ]);
    expect(sum).toEqual(['', '合计', '170.00', '+10.00', '—', '60.00', '—', '—', '65.00', '52.00', '—', '—']);
    expect(first?.slice(0, 3)).toEqual(['1', '停产件', '90.00']);
    expect(second).toEqual([
      ...['2', '机器人', '80.00', '+25.00', '80.00', '—', '—', '50.00', '—', '40.00', '−10.00', '60.00'],
    ]);
  });

  test('is exported as it is shown', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (file) => {
      saved.push(file as Blob);
      return 'blob:1';
    };
    URL.revokeObjectURL = () => undefined;
    HTMLAnchorElement.prototype.click = () => undefined;
    const { said } = openProducts();
    await lines();
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('CSV 文件'));
    await screen.findByRole('table');
    expect(said).toEqual(['已导出 3 项']);
    const text = await new Promise((read) => {
      const reader = new FileReader();
      reader.onload = () => read(reader.result);
      reader.readAsText(saved[0] ?? new Blob());
    });
    expect(text).toBe(
      [
        '序号,产品,2026H1(百万元),2025Y(百万元)',
        ...[',合计,125.00,170.00', '1,机器人,100.00,80.00', '2,传感器,25.00,', '3,停产件,,90.00', ''],
      ].join('\r\n'),
    );
  });

  test('says that regions are not disclosed', async () => {
    open('sub=segments&part=region', { 'company.regionSegments': () => NOTHING });
    expect(await screen.findByText('该公司没有分地区构成')).toBeDefined();
  });
});

describe('operating expenses', () => {
  const expenses = (reportPeriod: string, operatingTotalRevenue: number | null) => ({
    reportPeriod,
    salesFee: 5e6,
    manageFee: null,
    radCostSum: 3.333e6,
    financingExpenses: -1e6,
    operatingTotalRevenue,
  });
  const answers = {
    'company.operatingExpenses': () => ({
      content: [expenses('2026Q3', 80e6), expenses('2026H1', 0), expenses('2026Q1', null)],
      asOf: '2026-10-28',
    }),
  };

  test('are shares of revenue, and empty without any', async () => {
    const { inputs } = open('sub=expenses', answers);
    expect(await lines()).toEqual([
      ['项目', '2026Q3', '2026H1', '2026Q1'],
      ['营业总收入百万元', '80.00', '0.00', '—'],
      ['销售费用率%', '6.25', '—', '—'],
      ['管理费用率%', '—', '—', '—'],
      ['研发费用率%', '4.17', '—', '—'],
      ['财务费用率%', '−1.25', '—', '—'],
    ]);
    expect(inputs('company.operatingExpenses')).toEqual([
      { dataId: 12, reportType: 'Q', yearSize: '5', single: '0' },
    ]);
  });

  test('are loaded again by the filter and the choice of single quarters', async () => {
    const { inputs } = open('sub=expenses', answers);
    await lines();
    await userEvent.click(screen.getByText('单季'));
    await userEvent.click(screen.getByRole('radio', { name: '年报' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await lines();
    expect(inputs('company.operatingExpenses').slice(1)).toEqual([
      { dataId: 12, reportType: 'Q', yearSize: '5', single: '1' },
      { dataId: 12, reportType: 'Y', yearSize: '5', single: '0' },
    ]);
    // A year has no single quarter.
    expect(screen.queryByText('单季')).toBeNull();
  });
});

test('revenue and cost are listed by report under their chart', async () => {
  open('', {
    'company.revenueChart': () => ({ points: [], asOf: null }),
    'company.revenueCosts': () => ({
      totalElements: 1,
      asOf: '2026-10-28',
      content: [
        {
          reportDate: '2026-09-30',
          noticeDate: '2026-10-28',
          operatingTotalRevenue: 80e6,
          operatingRevenueYoy: -0.2,
          operatingTotalCost: 50e6,
          operatingTotalCostYoy: null,
          operatingCost: 48e6,
          operatingCostYoy: 0.1,
          grossProfit: 32e6,
          grossMargin: 0.4,
        },
      ],
    }),
  });
  const row = (await screen.findByText('2026-09-30')).closest('tr');
  expect(row && texts(row)).toEqual([
    ...['2026-09-30', '2026-10-28', '80.00', '−20.00', '50.00', '—', '48.00', '+10.00', '32.00', '40.00'],
  ]);
});
