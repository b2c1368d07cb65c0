import { MESSAGES } from '@console/contract-core';
import { industryEntries, industryNotes } from '@console/contract-industry';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { accessClient } from '../../maintain/colleagues.ts';
import { anIndustry, CALLS, COLLEAGUES, STRIP } from '../../testing/an-industry.ts';
import { IndustryDetailPage } from './industry-detail-page.tsx';

const inConsole = consoleOn(client, accessClient);

const READER = ['hysjk_gn', 'hysjk_gn_view', 'hysjk_gn_view_information'];
const ADDRESS = '/detail?row=7&rowName=旧名&rowNames=旧名&rowCode=JQR&type=ecology&sub=settings';
const answers: Answers = {
  [CALLS.strip]: () => STRIP,
  [CALLS.industry]: () => anIndustry(),
  [CALLS.colleagues]: () => COLLEAGUES,
};

interface More {
  readonly address?: string;
  readonly authorities?: readonly string[];
  readonly closed?: boolean;
  readonly answers?: Answers;
}
const open = (more: More = {}): Told =>
  inConsole(<IndustryDetailPage />, { address: ADDRESS, ...more, answers: { ...answers, ...more.answers } });
const valueOf = (label: string): string | null | undefined =>
  screen.getAllByText(label).at(-1)?.nextElementSibling?.textContent;

const BANKS = {
  industryName: '银行',
  industryCode: '801780',
  weight: 0.12345,
  weightChange: 0.01,
  stocks: 20,
};
const FUND = {
  industryName: '沪深300ETF',
  industryCode: '510300.SH',
  fundName: '沪深300交易型开放式指数证券投资基金',
  fundStatus: '正常',
  fundShares: 3e10,
  fundScale: 1.2e11,
  reportDate: '2026-06-30',
  fundEstNormDate: '2012-05-04',
  fundExpNormDate: null,
  fundSupervisor: '某基金',
  fundManager: '某人',
  perfComparativeBenchmark: '沪深300指数',
  investObjective: '紧密跟踪',
  investSocpe: '成份股',
  investRange: '不低于九成',
  investPhilosophy: '被动',
  investStrategy: '完全复制',
};

describe('the industry detail', () => {
  it('is titled from the address at once and corrected by the server', async () => {
    const opened = open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('旧名');
    expect(await screen.findByRole('heading', { level: 1, name: '机器人' })).toBeDefined();
    expect(opened.titles).toEqual(['旧名', '机器人']);
  });

  it('shows the settings', async () => {
    open();
    expect(await screen.findByText('工业与服务机器人')).toBeDefined();
    expect(valueOf('编码')).toBe('JQR');
    expect(valueOf('层级')).toBe('L2');
    expect(valueOf('行业路径')).toBe('智能制造 / 机器人');
    expect(valueOf('分析师')).toBe('陈砚');
    expect(valueOf('已入库公司')).toBe('1,204 家');
    expect(valueOf('申万行业代码')).toBe('—');
  });

  it('marks an analyst who left, and shows the industry’s Shenwan name', async () => {
    open({
      answers: { [CALLS.industry]: () => anIndustry({ username: null, swid: '640701', hyflName: 'SW' }) },
    });
    expect(await screen.findByText('已停用的用户')).toBeDefined();
    expect(valueOf('申万行业代码')).toBe('640701 · SW');
  });

  it.each([
    ['ecology', '/ecologydatabase/industry'],
    ['etf', '/etfdatabase/industry'],
    ['other', '/investment/edatabase/getindustry'],
  ])('goes back to the list of type %s', async (type, path) => {
    const opened = open({ address: `/detail?row=7&type=${type}&sub=settings` });
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(opened.visited).toEqual([path]);
  });

  it('goes back to the list the server names when the address names none', async () => {
    const opened = open({ address: '/detail?row=7&sub=settings' });
    await screen.findByText('工业与服务机器人');
    await userEvent.click(screen.getByRole('button', { name: '返回' }));
    expect(opened.visited).toEqual(['/ecologydatabase/industry']);
  });

  it('is edited in a dialog, and shows what was saved', async () => {
    let name = '机器人';
    const opened = open({
      answers: {
        [CALLS.industry]: () => anIndustry({ industryName: name }),
        [CALLS.update]: (input) => {
          name = String(input['industryName']);
          return true;
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '编辑' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('修改行业数据')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('行业名称'), '本体');
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
    expect(await screen.findByRole('heading', { level: 1, name: '机器人本体' })).toBeDefined();
    expect(opened.said).toEqual(['修改成功']);
    await waitFor(() => expect(opened.titles.at(-1)).toBe('机器人本体'));
  });

  it('is not edited without the authority', async () => {
    open({ authorities: READER });
    await screen.findByText('工业与服务机器人');
    expect(screen.queryByRole('button', { name: /编辑/ })).toBeNull();
  });

  it('is not edited outside the window', async () => {
    open({ closed: true });
    expect((await screen.findByRole('button', { name: '编辑' })).hasAttribute('disabled')).toBe(true);
    expect(screen.getByText(/维护时间 07:00–17:30，当前/)).toBeDefined();
  });

  it('says that there is no such industry for an unknown id', async () => {
    open({ answers: { [CALLS.industry]: () => refusal(MESSAGES.notFound) } });
    expect(await screen.findByText('没有这个行业')).toBeDefined();
    expect(screen.getByRole('link', { name: '返回行业列表' }).getAttribute('href')).toBe(
      '/ecologydatabase/industry',
    );
  });

  it('sends no request for an address without an industry', () => {
    const opened = open({ address: '/detail?row=abc' });
    expect(screen.getByText('没有这个行业')).toBeDefined();
    expect(opened.asked).toEqual([]);
  });

  it('shows a failure with its request id and loads again by 重试', async () => {
    let broken = true;
    open({ answers: { [CALLS.industry]: () => (broken ? refusal(MESSAGES.internal) : anIndustry()) } });
    expect((await screen.findByRole('alert')).textContent).toContain('请求编号 r-1');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('工业与服务机器人')).toBeDefined();
  });
});

describe('the strip of an industry', () => {
  it('has the newest figures, of how many companies they are, and what made them move', async () => {
    const { inputs } = open();
    const figure = await screen.findByRole('link', { name: /34,672.03/ });
    expect(figure.getAttribute('href')).toContain('move=capital');
    expect(screen.getByText('1,234.57')).toBeDefined();
    expect(screen.getByText('−1.23%')).toBeDefined();
    expect(screen.getByText(/1190 \/ 1204 家 · 截至 2026-07-02/)).toBeDefined();
    expect(inputs(CALLS.strip)).toEqual([{ dataId: 7 }]);
  });

  it('shows those of the members that the address chooses', async () => {
    const { inputs } = open({
      address: `${ADDRESS}&members=now`,
      answers: { [CALLS.industry]: () => anIndustry({ swid: '640701', hyflName: 'SW' }) },
    });
    expect(await screen.findByRole('radio', { name: '按当前成分' })).toBeDefined();
    await screen.findByText('1,234.57');
    expect(inputs(CALLS.strip)).toEqual([{ dataId: 7, members: 'now' }]);
  });
});

describe('基本信息 of an industry', () => {
  const {
    fundIndustries,
    fundOverview,
    heavyStocks,
    industryGrossMargin,
    industryPool,
    industryReturns,
    industryRevenue,
  } = industryEntries;
  const pool: Answers = {
    [industryPool.id]: () => ({
      totalElements: 1,
      content: [
        {
          id: '101',
          corpId: 101,
          stockCode: '600519',
          shortName: '贵州茅台',
          no: 1,
          shenwan: '食品饮料 / 白酒',
          close: 1500,
          changeRate: 0.01,
          totalCapital: 1.5e12,
          floatCapital: 1.5e12,
          pe: 25,
          pb: 8,
          ps: 12,
          date: '2026-07-02',
          createdTime: '2026-05-20 10:00:00',
        },
      ],
      asOf: null,
    }),
  };
  const stock = (corpId: number | null, stockCode: string, shortName: string) => ({
    id: stockCode,
    corpId,
    stockCode,
    shortName,
    weight: 0.25,
    totalCapital: 1.5e10,
    floatCapital: 1e10,
    close: 12.5,
    changeRate: -0.01,
    pe: 30,
    pb: 3,
    ps: 2,
  });
  const content = [stock(5, '688001', '华兴源创'), stock(null, '300024', '机器人')];
  const { marketValue, capitalShares, valuationLevels } = industryEntries;
  const overview: Answers = {
    [marketValue.id]: () => ({ points: [], asOf: null, corpNum: null, memberNum: null }),
    [capitalShares.id]: () => [],
    [valuationLevels.id]: () => ({ points: [], levels: null, n: 0, rank: null, asOf: null }),
    [heavyStocks.id]: () => ({ totalElements: 2, content }),
    [industryRevenue.id]: () => ({ points: [], asOf: null }),
    [industryGrossMargin.id]: () => ({ points: [], asOf: null }),
    [industryReturns.id]: () => ({ points: [], asOf: null }),
    [industryNotes.noteYears.id]: () => [],
  };

  it('opens on the overview, of the industry', async () => {
    const { inputs } = open({ address: '/detail?row=7', answers: overview });
    await waitFor(() => expect(inputs(industryRevenue.id)).toEqual([{ dataId: 7 }]));
  });

  it('links from a member to its company, where the tenant has it', async () => {
    const { inputs } = open({ address: '/detail?row=7&sub=heavy', answers: overview });
    const link = await screen.findByRole('link', { name: '华兴源创' });
    expect(link.getAttribute('href')).toContain('commonDetail?row=5&');
    expect(screen.getByText('机器人', { selector: 'td *, td' }).closest('a')).toBeNull();
    expect(inputs(heavyStocks.id)[0]).toMatchObject({ dataId: 7 });
  });

  it('is refused to users who may see no tab, whose reader loads nothing of them', async () => {
    const { asked } = open({ address: '/detail?row=7', authorities: ['hysjk_gn_view'] });
    expect(await screen.findByText(/行业基本信息/)).toBeDefined();
    expect(screen.queryByRole('tab')).toBeNull();
    expect(asked).not.toContain(heavyStocks.id);
  });

  it('opens on the company pool for backCropPool, and leaves it for another tab', async () => {
    const { address, inputs } = open({ address: '/detail?row=7&backCropPool=true', answers: pool });
    expect((await screen.findByRole('tab', { name: '公司池' })).getAttribute('aria-selected')).toBe('true');
    expect(await screen.findByText('2026-05-20 10:00')).toBeDefined();
    expect(inputs(heavyStocks.id)).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: '行业设置' }));
    expect(await screen.findByText('工业与服务机器人')).toBeDefined();
    expect(address()).toContain('sub=settings');
  });

  it('opens a company of the pool, which returns to it', async () => {
    open({ address: '/detail?row=7&sub=pool', answers: pool });
    for (const name of ['详情', '贵州茅台'])
      expect((await screen.findByRole('link', { name })).getAttribute('href')).toContain(
        'row=101&backIndustry=',
      );
  });

  it('changes the pool of a third-level industry only, and in the window', async () => {
    open({ address: '/detail?row=7&sub=pool', answers: pool });
    const button = (): Promise<HTMLElement> => screen.findByRole('button', { name: '维护公司池' });
    expect((await button()).hasAttribute('disabled')).toBe(true);
    cleanup();
    const third = { ...pool, [CALLS.industry]: () => anIndustry({ industryLevel: 3 }) };
    open({ address: '/detail?row=7&sub=pool', answers: third });
    expect((await button()).hasAttribute('disabled')).toBe(false);
    cleanup();
    open({ address: '/detail?row=7&sub=pool', answers: third, closed: true });
    expect((await button()).hasAttribute('disabled')).toBe(true);
  });

  it('begins with the fund of an ETF industry', async () => {
    open({
      address: '/detail?row=7&type=etf',
      answers: {
        ...overview,
        [CALLS.industry]: () => anIndustry({ type: 'etf' }),
        [fundOverview.id]: () => FUND,
        [fundIndustries.id]: () => ({ totalElements: 1, content: [BANKS], asOf: '2026-06-30' }),
        [industryNotes.noteYears.id]: () => [],
      },
    });
    expect(await screen.findByRole('tab', { name: '基金概况' })).toBeDefined();
    expect(await screen.findByText('510300.SH')).toBeDefined();
    expect(valueOf('基金规模')).toBe('1,200.00 亿元');
    expect(await screen.findByText('12.35')).toBeDefined();
  });

  it('says once that an ETF industry above the funds is none', async () => {
    open({
      address: '/detail?row=7&type=etf',
      answers: {
        ...overview,
        [CALLS.industry]: () => anIndustry({ type: 'etf' }),
        [fundOverview.id]: () => null,
        [fundIndustries.id]: () => ({ totalElements: 0, content: [], asOf: null }),
        [industryNotes.noteYears.id]: () => [],
      },
    });
    expect(await screen.findByText('没有基金概况')).toBeDefined();
    expect(await screen.findByRole('heading', { name: '行业市值占比' })).toBeDefined();
    expect(screen.queryByRole('region', { name: '重仓行业' })).toBeNull();
    expect(screen.queryByText('没有重仓行业')).toBeNull();
  });

  it('has the notes that the reader may write, by their type', async () => {
    const answers = { [industryNotes.noteYears.id]: () => [] };
    open({
      address: '/detail?row=7&sub=outlook',
      answers,
      authorities: [...READER, 'hysjk_gn_view_information_gk'],
    });
    expect(await screen.findByText('该行业还没有行业展望')).toBeDefined();
    expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
    cleanup();
    const { inputs } = open({
      address: '/detail?row=7&sub=competence',
      answers,
      authorities: [...READER, 'hysjk_gn_view_information_gk'],
    });
    expect(await screen.findByRole('button', { name: '新增' })).toBeDefined();
    expect(inputs(industryNotes.noteYears.id)).toEqual([{ dataId: 7, type: 2 }]);
  });
});

describe('the former versions of an industry', () => {
  const former = {
    version: 3,
    savedAt: '2026-11-19 09:00:00',
    savedBy: '陈砚',
    replacedAt: '2026-11-20 10:30:11',
    replacedBy: '林知',
    unread: true,
  };
  const value = {
    industryName: '机器人',
    industryCode: 'JQR',
    industryDesc: '工业机器人',
    userId: 13,
  };
  const history: Answers = {
    [CALLS.versions]: () => [former],
    [CALLS.version]: () => ({ ...former, value }),
    [CALLS.restore]: () => true,
  };

  it('are compared with the current one field by field and restored', async () => {
    const { inputs, said } = open({ answers: history, authorities: [...READER, 'hysjk_gn_edit'] });
    await userEvent.click(await screen.findByRole('button', { name: '历史版本' }));
    await userEvent.click(await screen.findByRole('button', { name: /第 3 版.*被未带版本号的保存覆盖/ }));
    const analyst = await screen.findByRole('region', { name: '分析师的差异' });
    await waitFor(() => expect(analyst.textContent).toContain('林知'));
    const overview = screen.getByRole('region', { name: '行业概况的差异' });
    await waitFor(() => expect(overview.textContent).toContain('与服务'));
    expect(screen.queryByRole('region', { name: '行业名称的差异' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '恢复第 3 版' }));
    await waitFor(() => expect(said).toEqual(['已恢复第 3 版']));
    expect(inputs(CALLS.restore)).toEqual([{ id: 7, former: 3, version: 4 }]);
  });

  it('can be viewed but not restored outside the window', async () => {
    open({ answers: history, authorities: [...READER, 'hysjk_gn_edit'], closed: true });
    await userEvent.click(await screen.findByRole('button', { name: '历史版本' }));
    await userEvent.click(await screen.findByRole('button', { name: /第 3 版/ }));
    const button = await screen.findByRole('button', { name: '恢复第 3 版' });
    expect(button.hasAttribute('disabled')).toBe(true);
  });

  it('are not offered to users who may not edit', async () => {
    open({ answers: history, authorities: READER });
    await screen.findByText('工业与服务机器人');
    expect(screen.queryByRole('button', { name: '历史版本' })).toBeNull();
  });
});
