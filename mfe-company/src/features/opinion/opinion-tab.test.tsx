import { consoleOn, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import type { Company } from '../../tabs/company-tab.ts';
import { ofCompany } from '../../tabs/testing/of-company.tsx';
import { opinionTab } from './opinion-tab.tsx';

const COMPANY = { corpId: 12, shortName: '华岚精工', stockCode: '688921' } as Company;
const page = (content: readonly object[]) => ({ totalElements: content.length, content, asOf: '2026-07-02' });

const announcement = {
  id: '2026-07-02-1',
  announcementDate: '2026-07-02',
  category: '分红',
  title: '年度分红实施公告',
  summary: '每10股派发现金红利3.50元。',
};
const news = (id: number, title: string, sentiment: number | null) => ({
  id: `n${id}`,
  publishDate: '2026-07-02',
  source: '某日报',
  title,
  summary: null,
  sentiment,
});

const open = (sub: string, answers: Record<string, (input: object) => unknown>): Told =>
  consoleOn(client)(ofCompany(opinionTab, COMPANY), { address: `/detail?row=12&sub=${sub}`, answers });

describe('announcements', () => {
  it('open their summary by a press on the title', async () => {
    open('announcements', { 'company.announcements': () => page([announcement]) });
    await userEvent.click(await screen.findByRole('button', { name: '年度分红实施公告' }));
    expect(await screen.findByText('每10股派发现金红利3.50元。')).toBeDefined();
  });

  it('are filtered by category and text once that is searched for', async () => {
    const { inputs } = open('announcements', { 'company.announcements': () => page([announcement]) });
    await screen.findByText('年度分红实施公告');
    await userEvent.type(screen.getByPlaceholderText('标题或摘要'), '红利');
    await userEvent.click(screen.getByRole('combobox', { name: '公告类别' }));
    await userEvent.click(await screen.findByTitle('股东大会'));
    expect(inputs('company.announcements')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '查询' }));
    expect(inputs('company.announcements').at(-1)).toMatchObject({
      dataId: 12,
      search: '红利',
      category: '股东大会',
      page: 0,
    });
    await userEvent.click(screen.getByRole('button', { name: '重置' }));
    expect(inputs('company.announcements').at(-1)).toEqual({
      dataId: 12,
      sort: 'announcementDate,DESC',
      page: 0,
      size: 20,
    });
  });

  it('say why there is nothing', async () => {
    open('announcements', { 'company.announcements': () => page([]) });
    expect(await screen.findByText('该公司没有公告')).toBeDefined();
  });
});

describe('news', () => {
  it('marks good and bad news beside the figure, and leaves neutral news unmarked', async () => {
    const rows = [news(1, '甲', 0.62), news(2, '乙', -0.21), news(3, '丙', 0.2), news(4, '丁', null)];
    open('news', { 'company.news': () => page(rows) });
    const last = async (title: string) => {
      const row = (await screen.findByText(title)).closest('tr') as HTMLElement;
      return within(row).getAllByRole('cell').at(-1)?.textContent;
    };
    expect(await last('甲')).toBe('正面 +0.62');
    expect(await last('乙')).toBe('负面 −0.21');
    expect(await last('丙')).toBe('中性 +0.20');
    expect(await last('丁')).toBe('—');
    expect(screen.queryByRole('button', { name: '甲' })).toBeNull();
  });
});
