import { MESSAGES } from '@console/contract-core';
import { cellsOf, consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { majorEvents } from './major-events.ts';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;

const PLEDGE = {
  id: '2026-01-08-1',
  announcementDate: '2026-01-08',
  pledgeName: '华岚控股',
  startDate: '2026-01-05',
  pledgeNumberOfShares: 12_340_000,
  proportionSharesHeld: 0.25,
  releaseAnnouncementDate: null,
  releaseNumberOfShares: null,
  releaseNumberOfRemainingShares: 12_340_000,
  releaseTotalNumberOfRemainingPledgedShares: 20_000_000,
  releaseCompanyAccumulatedRemaining: 30_000_000,
  pledgeCost: 80.5,
  alertPrice: 64.4,
  closeRate: 56.35,
};
const issue = (issueDate: string, amount: number) => ({
  issueDate,
  listingDate: null,
  price: 20,
  volume: 5_000_000,
  amount,
  issueCost: null,
  netAmount: amount,
  issue: '定向增发',
});
const page = (content: readonly object[]) => ({ totalElements: content.length, content, asOf: '2026-06-30' });

const open = (part: string, answers: Record<string, (input: object) => unknown>): Told =>
  consoleOn(client)(ofCompany(majorEvents, COMPANY), { address: `/detail?row=12&part=${part}`, answers });

describe('pledges', () => {
  it('are drawn from the list, shares in ten thousands, with a total of additive columns', async () => {
    const { inputs } = open('pledge', { 'company.equityPledge': () => [PLEDGE, { ...PLEDGE, id: 'x' }] });
    const [first] = await screen.findAllByText('华岚控股');
    const cells = within(first?.closest('tr') as HTMLElement).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      ...['2026-01-08', '华岚控股', '2026-01-05', '1,234.00', '25.00', '—', '—', '1,234.00', '2,000.00'],
      ...['3,000.00', '80.50', '64.40', '56.35'],
    ]);
    expect((await cellsOf('合计')).slice(3, 10)).toEqual([
      ...['2,468.00', '—', '—', '—', '2,468.00', '—', '—'],
    ]);
    expect(screen.getByText(/来源 公司公告/).textContent).toContain('截至 2026-01-08');
    expect(inputs('company.equityPledge')).toEqual([{ dataId: 12 }]);
  });

  it('say why there is nothing', async () => {
    open('pledge', { 'company.equityPledge': () => [] });
    expect(await screen.findByText('该公司没有股权质押记录')).toBeDefined();
    expect(screen.queryByText('合计')).toBeNull();
  });

  it('that could not be loaded are loaded again by 重试', async () => {
    let broken = true;
    open('pledge', { 'company.equityPledge': () => (broken ? refusal(MESSAGES.internal) : [PLEDGE]) });
    expect((await screen.findByRole('alert')).textContent).toContain('股权质押没有取到');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('华岚控股')).toBeDefined();
  });
});

describe('additional issuance', () => {
  const answers = {
    'company.issuanceYears': () => [2026, 2024],
    'company.additionalIssuance': (input: object) =>
      page(
        Reflect.get(input, 'year') === 2024
          ? [issue('2024-09-05', 100_500_000), issue('2024-03-05', 200_000_000)]
          : [issue('2026-02-02', 300_000_000)],
      ),
  };

  it('has a tab for every year, the newest open, and totals to two decimals', async () => {
    const { inputs, address } = open('issuance', answers);
    expect(await cellsOf('2026-02-02')).toEqual([
      ...['2026-02-02', '—', '20.00', '5.00', '3.00', '—', '3.00', '定向增发'],
    ]);
    await userEvent.click(screen.getByRole('tab', { name: '2024 年' }));
    await screen.findByText('2024-03-05');
    expect(await cellsOf('合计')).toEqual(['合计', '—', '—', '10.00', '3.01', '—', '3.01', '—']);
    expect(inputs('company.additionalIssuance').map((input) => input['year'])).toEqual([2026, 2024]);
    expect(address()).toContain('year=2024');
  });

  it('opens the year of its address, the newest for one that has none', async () => {
    open('issuance&year=2024', answers);
    expect(await screen.findByText('2024-03-05')).toBeDefined();
    expect(screen.getByRole('tab', { name: '2024 年' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says that nothing was ever issued', async () => {
    open('issuance', { 'company.issuanceYears': () => [] });
    expect(await screen.findByText('该公司没有增发记录')).toBeDefined();
  });
});

describe('the major events', () => {
  it('ask only for the one that is open', async () => {
    const { asked } = open('plan', {
      'company.employeePlans': () => page([]),
      'company.dividends': () => page([]),
    });
    expect(await screen.findByText('该公司没有员工持股计划')).toBeDefined();
    await userEvent.click(screen.getByRole('tab', { name: '分红统计' }));
    expect(await screen.findByText('该公司没有分红记录')).toBeDefined();
    expect(asked.map(({ id }) => id)).toEqual(['company.employeePlans', 'company.dividends']);
  });
});
