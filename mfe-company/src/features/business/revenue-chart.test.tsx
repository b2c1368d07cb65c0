import { consoleOn } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { RevenueChart } from './revenue-chart.tsx';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const POINTS = [
  { reportPeriod: '2025Y', operatingTotalRevenue: 123.456e8, operatingRevenueYoy: 0.25 },
  { reportPeriod: '2026Q1', operatingTotalRevenue: 30e8, operatingRevenueYoy: -0.1 },
];

describe('the revenue chart', () => {
  test('shows revenue in the unit of the table, and its growth in percent, by report period', async () => {
    const { inputs } = consoleOn(client)(ofCompany(RevenueChart, COMPANY), {
      answers: { 'company.revenueChart': () => ({ points: POINTS, asOf: '2026-04-28' }) },
    });
    expect(await screen.findByText('单位 百万元，当年累计 · 来源 定期报告 · 截至 2026-04-28')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: '数据表' }));
    const rows = [...document.querySelectorAll('tr')];
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['期间', '营业总收入百万元', '同比%'],
      ['2026Q1', '3,000.00', '−10.00'],
      ['2025Y', '12,345.60', '25.00'],
    ]);
    expect(inputs('company.revenueChart')).toEqual([{ dataId: 12, reportType: 'Q', yearSize: '5' }]);
  });

  test('loads annual reports when the filter asks for them', async () => {
    const { inputs } = consoleOn(client)(ofCompany(RevenueChart, COMPANY), {
      answers: { 'company.revenueChart': () => ({ points: [], asOf: null }) },
    });
    expect(await screen.findByText('该公司没有营业收入数据')).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: '年报' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(inputs('company.revenueChart').at(-1)).toEqual({ dataId: 12, reportType: 'Y', yearSize: '5' });
  });
});
