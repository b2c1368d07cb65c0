import { cellsOf, consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { accessClient } from '../../maintain/colleagues.ts';
import { aRow, CALLS, COLLEAGUES } from '../../testing/an-industry.ts';
import { IndustryListPage } from './industry-list-page.tsx';

const inConsole = consoleOn(client, accessClient);

const ROWS = [
  aRow(),
  aRow({ industryId: 8, industryName: '减速器', industryLevel: 3, username: null, corpUpdatedTime: null }),
  aRow({ industryId: 9, industryName: '智能制造', industryLevel: 1, userId: null, username: null }),
];
const TREE = [
  { industryId: 9, industryName: '智能制造', industryCode: 'ZNZZ', industryLevel: 1, children: [] },
  { industryId: 10, industryName: '新能源', industryCode: 'XNY', industryLevel: 1, children: [] },
];
const answers: Answers = {
  [CALLS.list]: () => ({ totalElements: ROWS.length, content: ROWS }),
  [CALLS.options]: () => TREE,
  [CALLS.colleagues]: () => COLLEAGUES,
};

interface More {
  readonly authorities?: readonly string[];
  readonly closed?: boolean;
  readonly address?: string;
  readonly answers?: Answers;
}
const open = (more: More = {}, page = <IndustryListPage variant="ecology" />): Told =>
  inConsole(page, { ...more, answers: { ...answers, ...more.answers } });

describe('the list of industries', () => {
  it('shows level, figures in their unit, and a dash for missing values', async () => {
    open({ authorities: [] });
    expect(await cellsOf('机器人')).toEqual([
      '机器人',
      'JQR',
      'L2',
      '陈砚',
      '34,672.03',
      '43.62',
      '5.50',
      '—',
      '123.46',
      '\u22120.99',
      '1,204',
      '2026-11-18',
    ]);
    expect((await cellsOf('智能制造'))[3]).toBe('—');
  });

  it('marks an analyst who left', async () => {
    open({ authorities: [] });
    expect((await cellsOf('减速器'))[3]).toBe('已停用的用户');
  });

  it('loads ten by market value, of its own classification', async () => {
    const opened = open();
    await screen.findByText('机器人');
    expect(opened.inputs(CALLS.list)).toEqual([
      { type: 'ecology', market: 'domestic', sort: 'totalCapital,DESC', page: 0, size: 10 },
    ]);
  });

  it.each([
    ['数字生态行业', <IndustryListPage key="ecology" variant="ecology" />],
    ['ETF 行业', <IndustryListPage key="etf" variant="etf" />],
    ['行业列表', <IndustryListPage key="default" variant="default" />],
    ['海外行业', <IndustryListPage key="overseas" variant="default" market="overseas" />],
  ])('is titled %s', async (title, page) => {
    open({}, page);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  });

  it('says that no overseas data is loaded, and offers nothing to add there', async () => {
    const opened = open(
      { answers: { [CALLS.list]: () => ({ totalElements: 0, content: [] }) } },
      <IndustryListPage variant="default" market="overseas" />,
    );
    expect(await screen.findByText('还没有海外行业数据')).toBeDefined();
    expect(screen.queryByRole('button', { name: /新增行业/ })).toBeNull();
    expect(opened.inputs(CALLS.list)[0]).toMatchObject({ type: 'default', market: 'overseas' });
  });

  it.each([
    [['hysjk_gn'], 1],
    [['hysjk_hw'], 0],
  ])('offers users with %j the domestic tree as a filter %d times', async (authorities, times) => {
    open({ authorities });
    await screen.findByText('机器人');
    expect(screen.queryAllByRole('combobox', { name: '行业（一、二、三级）' })).toHaveLength(times);
  });

  it('searches by the typed text, and keeps it in the session', async () => {
    const opened = open();
    await userEvent.type(await screen.findByRole('textbox', { name: '行业名称或编码' }), '机器{Enter}');
    await waitFor(() => expect(opened.inputs(CALLS.list).at(-1)).toMatchObject({ search: '机器' }));
    expect(Object.values({ ...window.sessionStorage }).join()).toContain('search=');
  });

  it('shows the analyst that a link filters by', async () => {
    const opened = open({ address: '/ecologydatabase/industry?userId=13&industryLevel=2' });
    expect(await screen.findByText('林知（lin）')).toBeDefined();
    expect(opened.inputs(CALLS.list)[0]).toMatchObject({ userId: 13, industryLevel: '2' });
    expect(opened.asked.find(({ id }) => id === CALLS.colleagues)?.service).toBe('access');
  });

  it('applies a choice of industries only by 确定, which needs at least one', async () => {
    const opened = open();
    await screen.findByText('机器人');
    await userEvent.click(screen.getByRole('combobox', { name: '行业（一、二、三级）' }));
    const confirm = await screen.findByRole('button', { name: '确定' });
    expect(confirm.hasAttribute('disabled')).toBe(true);
    await userEvent.click(await screen.findByText('新能源'));
    expect(opened.inputs(CALLS.list)).toHaveLength(1);
    await userEvent.click(confirm);
    await waitFor(() => expect(opened.inputs(CALLS.list).at(-1)).toMatchObject({ industryIds: [10] }));
  });

  it('restores a choice of industries by 取消', async () => {
    const opened = open();
    await screen.findByText('机器人');
    await userEvent.click(screen.getByRole('combobox', { name: '行业（一、二、三级）' }));
    await userEvent.click(await screen.findByText('新能源'));
    await userEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(opened.inputs(CALLS.list)).toHaveLength(1);
  });
});

describe('the actions on an industry', () => {
  const buttons = async (): Promise<(string | null)[]> => {
    const row = (await screen.findByText('机器人')).closest('tr');
    return within(row as HTMLElement)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
  };
  const menuOf = async (name: string): Promise<string[]> => {
    await userEvent.click(await screen.findByRole('button', { name: `${name} 的更多操作` }));
    return (await screen.findAllByRole('menuitem')).map((item) => item.textContent ?? '');
  };

  it('are none without an authority', async () => {
    open({ authorities: ['hysjk_gn'] });
    expect(await buttons()).toEqual([]);
    expect(screen.queryByText('操作')).toBeNull();
    expect(screen.queryByRole('link', { name: '机器人' })).toBeNull();
    expect(screen.queryByRole('button', { name: /新增行业/ })).toBeNull();
  });

  it('include 详情 with the authority to view, which leads to its page', async () => {
    open({ authorities: ['hysjk_gn', 'hysjk_gn_view'] });
    expect(await buttons()).toEqual([]);
    const [link] = screen.getAllByRole('link', { name: '详情' });
    expect(link?.getAttribute('href')).toContain('industryCommonDetail?row=7');
    expect(link?.getAttribute('href')).toContain('type=ecology');
  });

  it('include 编辑, 新增下级 and the pool with the authority to edit', async () => {
    open({ authorities: ['hysjk_gn_edit'] });
    expect(await buttons()).toEqual(['编辑 机器人', '机器人 的更多操作']);
    expect(await menuOf('机器人')).toEqual(['新增下级', '维护公司池']);
  });

  it('include 删除 with the authority to delete', async () => {
    open({ authorities: ['hysjk_gn_del'] });
    expect(await menuOf('机器人')).toEqual(['删除']);
  });

  it('include 新增行业 with the authority to add', async () => {
    open({ authorities: ['hysjk_gn_add'] });
    expect(await screen.findByRole('button', { name: /新增行业/ })).toBeDefined();
    expect(await buttons()).toEqual([]);
  });

  it('include Shenwan on the default list alone', async () => {
    open({ authorities: ['gssjk_gn_add_sw'] });
    await screen.findByText('机器人');
    expect(screen.queryByRole('button', { name: '申万行业管理' })).toBeNull();
  });

  it('are grey outside the window, with the reason', async () => {
    open({ closed: true }, <IndustryListPage variant="default" />);
    const edit = await screen.findByRole('button', { name: '编辑 机器人' });
    for (const button of [
      edit,
      screen.getByRole('button', { name: /新增行业/ }),
      screen.getByRole('button', { name: '申万行业管理' }),
    ])
      expect(button.hasAttribute('disabled')).toBe(true);
    await userEvent.hover(edit);
    expect((await screen.findByRole('tooltip')).textContent).toBe('维护时间 07:00–17:30，距开放 2 小时');
    await menuOf('机器人');
    for (const item of screen.getAllByRole('menuitem'))
      expect(item.getAttribute('aria-disabled')).toBe('true');
  });
});
