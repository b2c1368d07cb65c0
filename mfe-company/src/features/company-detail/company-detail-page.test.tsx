import { MESSAGES } from '@console/contract-core';
import type { Tab } from '@console/subject';
import { consoleOn, refusal, shownText, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { client } from '../../client.ts';
import { companyPart } from '../../tabs/company-provider.tsx';
import type { CompanyPartProps } from '../../tabs/company-tab.ts';
import { SAMPLE_COMPANY } from '../../tabs/testing/sample-company.ts';
import { CompanyDetailPage } from './company-detail-page.tsx';

const ADDRESS = '/detail?row=12&rowName=旧名&rowStockCode=688921';
const VIEW = ['gssjk_gn_view_information'];

const Facts = ({ company }: CompanyPartProps): ReactElement => <p>上市日期 {company.listDate}</p>;
const TABS: readonly Tab[] = [
  { key: 'basic', title: '基本信息', needs: 'gssjk_gn_view_information', parts: [companyPart(Facts)] },
  { key: 'financial', title: '财务数据', needs: 'gssjk_gn_view_financial', parts: [() => <p>报表</p>] },
];
const OPINION: Tab = {
  key: 'opinion',
  title: '舆情监测',
  needs: 'gssjk_gn_view_fundPreference',
  parts: [() => <p>公告与新闻</p>],
};

/** Opens the page of an address; every call for a company's header is answered by `header`. */
const open = (
  address: string,
  authorities: readonly string[],
  header: () => unknown = () => SAMPLE_COMPANY,
): Told =>
  consoleOn(client)(<CompanyDetailPage tabs={TABS} opinion={OPINION} />, {
    address,
    authorities,
    answers: { 'company.header': header },
  });

describe('the company detail', () => {
  test('is titled from the address at once and corrected by the server', async () => {
    const { titles } = open(ADDRESS, VIEW);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('旧名');
    expect(titles).toEqual(['688921 旧名']);
    expect((await screen.findByRole('heading', { name: '华岚精工' })).textContent).toBe('华岚精工');
    expect(titles.at(-1)).toBe('688921 华岚精工');
  });

  test('is titled by the code alone where its address has the exchange too', async () => {
    const { titles } = open(ADDRESS.replace('688921', '688921.SH'), VIEW);
    expect(titles).toEqual(['688921 旧名']);
    await screen.findByRole('heading', { name: '华岚精工' });
  });

  test('shows the latest figures with their day, and the tab that the address names', async () => {
    open(`${ADDRESS}&tab=financial`, [...VIEW, 'gssjk_gn_view_financial']);
    expect(await screen.findByText('截至 2026-11-20 收盘')).toBeDefined();
    const valueOf = (label: string): string | null | undefined =>
      screen.getAllByText(label)[0]?.nextElementSibling?.textContent;
    expect(valueOf('总市值')).toBe('346.72亿元');
    expect(valueOf('换手率')).toBe('2.34%');
    expect(screen.getByText('报表')).toBeDefined();
    expect(screen.queryByText(/上市日期/)).toBeNull();
    expect(screen.queryByRole('button', { name: '编辑' })).toBeNull();
  });

  test('has no PE of a loss-maker, and says why on hover', async () => {
    open(ADDRESS, VIEW, () => ({ ...SAMPLE_COMPANY, pe: null, peWhy: 'loss' }));
    const reason = await screen.findByTitle('亏损');
    expect(reason.textContent).toBe('—');
    expect(reason.closest('div')?.textContent).toBe('PE(TTM)—');
  });

  test('shows the tabs its reader may see, one at a time, and keeps the choice in the address', async () => {
    const { address } = open(ADDRESS, [...VIEW, 'gssjk_gn_view_financial', 'gssjk_gn_view_fundPreference']);
    expect(await screen.findByText('上市日期 2020-07-22')).toBeDefined();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['基本信息', '财务数据']);
    await userEvent.click(screen.getByRole('tab', { name: '财务数据' }));
    expect(shownText('报表')).toHaveLength(1);
    expect(shownText(/上市日期/)).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: '基本信息' }));
    expect([shownText('报表').length, shownText('上市日期 2020-07-22').length]).toEqual([0, 1]);
    await userEvent.click(screen.getByRole('tab', { name: '财务数据' }));
    expect(new URLSearchParams(address().split('?')[1]).get('tab')).toBe('financial');
  });

  test('leads from its multiples to their percentiles and to the opinions, as its reader may see them', async () => {
    open(`${ADDRESS}&tab=basic&sub=staff`, [
      ...VIEW,
      'gssjk_gn_view_marketData',
      'gssjk_gn_view_fundPreference',
    ]);
    const opinion = await screen.findByRole('link', { name: '舆情' });
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    const who = '/detail?row=12&rowName=%E6%97%A7%E5%90%8D&rowStockCode=688921';
    expect(hrefs.slice(0, 3)).toEqual(
      Array.from({ length: 3 }, () => `${who}&tab=market&sub=quotation&part=valuation`),
    );
    expect(opinion.getAttribute('href')).toBe(`${who}&backFlag=1&tab=opinion`);
  });

  test('leads nowhere where its reader may not look', async () => {
    open(ADDRESS, VIEW);
    await screen.findByText('截至 2026-11-20 收盘');
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  test('opens the forecasts of a former address in their one place', () => {
    const { address } = open(`${ADDRESS}&tab=financial&sub=forecast&part=growth`, VIEW);
    expect(address()).toContain('tab=market&sub=prediction&part=growth');
  });

  test('has 编辑 for users who may edit companies', async () => {
    open(ADDRESS, [...VIEW, 'gssjk_gn_edit']);
    expect(await screen.findByRole('button', { name: '编辑' })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('has opinion monitoring when it was opened with backFlag, by the authority of the fund preference', async () => {
    open(`${ADDRESS}&backFlag=1`, [...VIEW, 'gssjk_gn_view_fundPreference']);
    await userEvent.click(await screen.findByRole('tab', { name: '舆情监测' }));
    expect(screen.getByText('公告与新闻')).toBeDefined();
  });

  test('names the missing authority where its reader may see no tab', async () => {
    open(ADDRESS, []);
    expect(await screen.findByText('缺少权限 gssjk_gn_view_information')).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText(/上市日期/)).toBeNull();
  });

  test('shows a failure with its request id and loads again by 重试', async () => {
    let broken = true;
    open(ADDRESS, VIEW, () => (broken ? refusal(MESSAGES.internal) : SAMPLE_COMPANY));
    expect((await screen.findByRole('alert')).textContent).toContain('请求编号 r-1');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText(/上市日期/)).toBeDefined();
  });

  test('says that there is no such company for an unknown id', async () => {
    open(ADDRESS, VIEW, () => refusal(MESSAGES.notFound));
    expect(await screen.findByText('没有这家公司')).toBeDefined();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  test('sends no request for an address without a company', () => {
    const { asked } = open('/detail?row=abc', VIEW);
    expect(screen.getByText('没有这家公司')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('goes back to the data home by its arrow', async () => {
    const { visited } = open(ADDRESS, []);
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(visited).toEqual(['/investment/edatabase/getdata']);
  });
});
