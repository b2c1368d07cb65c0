import type { Statement } from '@console/contract-core';
import { cellsOf, consoleOn, drawNothing, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { marketTab } from './market-tab.ts';

beforeAll(drawNothing);

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const FORECAST: Statement = {
  asOf: '2026-04-24',
  lines: [{ cn: '营业总收入', bold: true, '2025A': 1e10, '2026E': 1.2e10 }],
};
type Answers = Readonly<Record<string, (input: object) => unknown>>;
const ANSWERS: Answers = {
  'company.forecastLatest': () => FORECAST,
  'company.forecastAt': () => ({
    ...FORECAST,
    asOf: '2025-04-25',
    lines: [{ cn: '营业总收入', '2025E': 9e9 }],
  }),
  'company.forecastTimes': () => ['2026-04-24', '2025-04-25'],
  'company.forecastQualityOverview': () => FORECAST,
  'company.forecastQuality': () => ({
    totalElements: 30,
    asOf: '2026-04-24',
    content: [
      { reportDate: '2026-04-24', year: '2025,2026', roeFy2025: 0.12, roeFy2026: 0.13, gpMarginFy2025: null },
    ],
  }),
};

const open = (query: string, more: Answers = {}): Told =>
  consoleOn(client)(ofCompany(marketTab, COMPANY), {
    address: `/detail?row=12&${query}`,
    answers: { ...ANSWERS, ...more },
  });

describe('the forecasts', () => {
  test('show the last expectations in millions, and those of an earlier day by choice', async () => {
    const { inputs } = open('sub=prediction');
    expect(await cellsOf('营业总收入')).toEqual(['12,000.00', '10,000.00']);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['会计年度', '2026E', '2025A'],
    ]);
    await userEvent.click(await screen.findByRole('combobox', { name: '预测日期' }));
    await userEvent.click(await screen.findByTitle('2025-04-25'));
    expect(await cellsOf('营业总收入')).toEqual(['9,000.00']);
    expect(inputs('company.forecastAt')).toEqual([{ dataId: 12, time: '2025-04-25' }]);
  });

  test('have a group of years for each measure, and pages', async () => {
    const { inputs } = open('sub=prediction&part=quality');
    expect((await cellsOf('2026-04-24')).slice(0, 6)).toEqual(['—', '—', '—', '—', '12.00', '13.00']);
    const table = within(screen.getByRole('region', { name: '质量预测' }));
    expect(
      table
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent)
        .slice(0, 7),
    ).toEqual([...['预测日期', '毛利率%', '税前利润率%', 'ROE%', 'ROIC%', '2025', '2026']]);
    await userEvent.click(screen.getByTitle('2'));
    expect(inputs('company.forecastQuality')).toEqual([
      { dataId: 12, page: 0, size: 20 },
      { dataId: 12, page: 1, size: 20 },
    ]);
  });

  test('say so where no analyst covers the company', async () => {
    open('sub=prediction', {
      'company.forecastLatest': () => ({ lines: [], asOf: null }),
      'company.forecastTimes': () => [],
    });
    expect(await screen.findByText('没有该公司的盈利预测')).toBeDefined();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
