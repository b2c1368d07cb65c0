import { MESSAGES, type Statement } from '@console/contract-core';
import { cellsOfHeader, consoleOn, drawNothing, isShown, refusal, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { financialTab } from './financial-tab.tsx';

beforeAll(drawNothing);

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const INCOME: Statement = {
  asOf: '2026-08-28',
  lines: [
    { cn: '营业总收入', bold: true, '2026H1': 2.12995e9, '2026Q1': 9.8689e8, prior: { '2026H1': 1.80184e9 } },
    { cn: '每股收益', bold: true, '2026H1': null, '2026Q1': null },
  ],
};
const BALANCE: Statement = {
  asOf: '2026-08-28',
  lines: [{ cn: '资产总计', bold: true, '2026H1': 5e9, prior: {} }],
};
const RATIOS: Statement = {
  asOf: '2026-08-28',
  lines: [
    { cn: '盈利能力', bold: true, '2026H1': null },
    { cn: 'ROE', unit: 'percent', '2026H1': 0.123 },
  ],
};
const NO_POINTS = { points: [], asOf: null };
const ANSWERS: Readonly<Record<string, (input: object) => unknown>> = {
  'company.income': () => INCOME,
  'company.balanceSheet': () => BALANCE,
  'company.cashFlow': () => INCOME,
  'company.profit': () => INCOME,
  'company.profitCompared': () => INCOME,
  'company.analysis': () => RATIOS,
  'company.industryAnalysis': () => ({ ...RATIOS, lines: [{ cn: 'ROE', unit: 'percent', '2026H1': 0.1 }] }),
  'company.revenueSeries': () => NO_POINTS,
  'company.attributableSeries': () => NO_POINTS,
  'company.marginSeries': () => NO_POINTS,
  'company.interestSeries': () => NO_POINTS,
};

const open = (query = '', answers: Readonly<Record<string, (input: object) => unknown>> = {}): Told =>
  consoleOn(client)(ofCompany(financialTab, COMPANY), {
    address: `/detail?row=12&tab=financial${query}`,
    answers: { ...ANSWERS, ...answers },
  });
const tab = (name: string): Promise<HTMLElement> => screen.findByRole('tab', { name });
/** A control of the open sub-tab: those that were open before are kept beside it. */
const shownControl = (role: 'radio' | 'button', name: string): HTMLElement => {
  const [control, ...more] = screen.getAllByRole(role, { name }).filter(isShown);
  if (!control || more.length > 0) throw new Error(`${name} is shown ${control ? 'twice' : 'nowhere'}`);
  return control;
};

describe('the financial tab', () => {
  test('opens on the income statement, in millions, of five years of quarterly reports', async () => {
    const { inputs } = open();
    expect(await cellsOfHeader('营业总收入')).toEqual(['2,129.95', '986.89']);
    expect(screen.getByText('单位 百万元')).toBeDefined();
    expect(screen.getByText('来源 定期报告，数据截至 2026-08-28')).toBeDefined();
    expect(inputs('company.income')).toEqual([{ dataId: 12, reportType: 'Q', yearSize: '5', single: '0' }]);
  });

  test('has small charts of quarters alone above it, of sums when asked, and folds them', async () => {
    const { inputs, address } = open();
    const strip = await screen.findByRole('region', { name: '走势' });
    const quarters = { dataId: 12, reportType: 'Q', yearSize: '5', single: '1' };
    await within(strip).findByRole('region', { name: '营业总收入与同比' });
    expect(inputs('company.revenueSeries')).toEqual([quarters]);
    await userEvent.click(within(strip).getByText('按累计'));
    expect(inputs('company.revenueSeries').at(-1)).toEqual({ ...quarters, single: '0' });
    expect(address()).toContain('income.charts=0');
    await userEvent.click(within(strip).getByRole('button', { name: '收起' }));
    expect(within(strip).queryByRole('region', { name: '营业总收入与同比' })).toBeNull();
    await userEvent.click(within(strip).getByRole('button', { name: '展开' }));
    expect(within(strip).getByRole('region', { name: '营业总收入与同比' })).toBeDefined();
  });

  test('is exported as one workbook of all statements', async () => {
    const { inputs, said } = open();
    await cellsOfHeader('营业总收入');
    HTMLAnchorElement.prototype.click = () => undefined;
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('全部报表（一个工作簿）'));
    await waitFor(() => expect(said).toEqual(['已导出 4 张报表']));
    expect(inputs('company.balanceSheet')).toEqual([{ dataId: 12, reportType: 'Q', yearSize: '5' }]);
    expect(inputs('company.cashFlow')).toEqual([{ dataId: 12, reportType: 'Q', yearSize: '5', single: '0' }]);
  });

  test('keeps the periods of each sub-tab, and resets one of them alone', async () => {
    const { inputs, address } = open();
    await userEvent.click(await screen.findByRole('radio', { name: '年报' }));
    expect(inputs('company.income')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    await userEvent.click(await tab('资产负债表'));
    expect(await cellsOfHeader('资产总计')).toEqual(['5,000.00']);
    expect(inputs('company.balanceSheet')).toEqual([{ dataId: 12, reportType: 'Q', yearSize: '5' }]);
    await userEvent.click(await tab('利润表'));
    expect(shownControl('radio', '年报')).toHaveProperty('checked', true);
    expect(inputs('company.income').at(-1)).toMatchObject({ reportType: 'Y' });
    expect(address()).toContain('income.reportType=Y');
    await userEvent.click(shownControl('button', '重置'));
    expect(inputs('company.income').at(-1)).toMatchObject({ reportType: 'Q', yearSize: '5' });
  });

  test('loads single quarters, but not together with annual reports', async () => {
    const { inputs, address } = open();
    await userEvent.click(await screen.findByText('单季'));
    expect(inputs('company.income').at(-1)).toMatchObject({ single: '1' });
    expect(address()).toContain('income.single=1');
    await userEvent.click(screen.getByRole('radio', { name: '年报' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(inputs('company.income').at(-1)).toMatchObject({ reportType: 'Y', single: '0' });
    expect(screen.queryByText('单季')).toBeNull();
  });

  test('has no quarters of the balance sheet', async () => {
    open('&sub=liabilities');
    await cellsOfHeader('资产总计');
    expect(screen.queryByText('单季')).toBeNull();
  });

  test('shows ratios under headings without values, and the medians of the industry by choice', async () => {
    open('&sub=analysisIndustry');
    expect(await cellsOfHeader(/^ROE/)).toEqual(['12.30']);
    expect(await cellsOfHeader('盈利能力')).toEqual(['']);
    await userEvent.click(screen.getByText('行业中位数'));
    expect(await cellsOfHeader(/^ROE/)).toEqual(['10.00']);
  });

  test('draws interest by quarters alone, by sums when asked, and by years with annual reports', async () => {
    const { inputs, address } = open('&sub=analysisIndustry');
    const panel = await screen.findByRole('region', { name: '利息费用与财务费用' });
    const quarters = { dataId: 12, reportType: 'Q', yearSize: '5', single: '1' };
    await waitFor(() => expect(inputs('company.interestSeries')).toEqual([quarters]));
    await userEvent.click(within(panel).getByText('按累计'));
    expect(inputs('company.interestSeries').at(-1)).toEqual({ ...quarters, single: '0' });
    expect(address()).toContain('interest=0');
    await userEvent.click(screen.getByRole('radio', { name: '年报' }));
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(inputs('company.interestSeries').at(-1)).toEqual({ ...quarters, reportType: 'Y', single: '0' });
    expect(within(panel).queryByText('按累计')).toBeNull();
  });

  test('compares every line of the income statement with the period before', async () => {
    open('&sub=profit&part=compared');
    expect(await cellsOfHeader('营业总收入')).toEqual([
      ...['2,129.95', '1,801.84', '+328.11', '+18.21', '986.89', '—', '—', '—'],
    ]);
  });

  test('says why there are no charts, and shows a failure with 重试', async () => {
    open('&sub=income', { 'company.income': () => refusal(MESSAGES.internal) });
    expect((await screen.findByRole('alert')).textContent).toContain('利润表没有取到');
    expect(screen.getAllByText('没有该公司的财务数据')).toHaveLength(3);
  });
});
