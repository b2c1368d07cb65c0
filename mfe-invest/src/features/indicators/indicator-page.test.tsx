import { MESSAGES, type OutputOf } from '@console/contract-core';
import type { investEntries } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Input, type Told } from '@console/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { companyClient } from '../../company-search/use-company-search.ts';
import { IndicatorPage } from './indicator-page.tsx';
import { aLine, anIndicator } from './testing/an-indicator.ts';

const inConsole = consoleOn(client, companyClient);
const READER = ['yzgl_view', 'gssjk_gn'];
const ADDRESS = '/divisor/indicators';

const ROE = anIndicator({
  id: 'financial_analysis.roe',
  name: 'ROE(TTM)',
  frequency: 'quarterly',
  unit: 'percent',
  note: '来自定期报告。',
  topicId: 4,
  topicTitle: '盈利能力',
});
const NAMES: Readonly<Record<string, string>> = { [ROE.id]: ROE.name, 'daily_bar.close': '收盘价' };
const leaf = ({ id, name, frequency, unit, ref }: typeof ROE) => ({ id, title: name, frequency, unit, ref });
const TREE = [
  { id: 'quote', title: '量价', count: 1, children: [leaf(anIndicator())] },
  { id: 'profitability', title: '盈利能力', count: 1, children: [leaf(ROE)] },
];
const COMPANY = {
  corpId: 7,
  stockCode: '688921',
  exchange: 'SH',
  shortName: '华岚精工',
  pinyinInitials: 'hljg',
  industryNames: null,
  close: 1,
  changeRate: 0,
};

type Kept = OutputOf<typeof investEntries.browseList>[number];

/** A fake service that stores the list. */
function service(kept: readonly Partial<Kept>[] = [{ indicator: anIndicator() }]): Answers {
  let list: readonly Kept[] = kept.map((item, at) => ({
    indicator: null,
    calc: null,
    ...item,
    id: at + 1,
    position: at,
  }));
  return {
    'invest.indicatorTree': ({ search }) => (search === undefined ? TREE : TREE.slice(1)),
    'invest.browseList': () => list,
    'invest.indicatorDefaults': () => [anIndicator(), ROE],
    'invest.browseUpdate': ({ items }) => {
      list = (items as readonly Input[]).map(({ indicator, calc }, at) => ({
        indicator: indicator === ROE.id ? ROE : indicator === undefined ? null : anIndicator(),
        calc: calc === undefined ? null : aCalc(Number(calc)),
        id: at + 1,
        position: at,
      }));
      return list;
    },
    'invest.browseDelete': ({ id }) => {
      list = list.filter((one) => one.id !== id);
      return true;
    },
    'invest.indicatorLines': ({ indicators, calcs }) => ({
      asOf: '2026-07-02',
      left: [],
      lines: [
        ...(indicators as string[]).map((id) =>
          aLine(NAMES[id] ?? id, [0.5, 1], id === ROE.id ? { unit: 'percent', frequency: 'quarterly' } : {}),
        ),
        ...(calcs as number[]).map((id) => aLine(`计算${id}`, [1], { unit: 'number' })),
      ],
    }),
    'platform.findCompanies': () => [COMPANY],
  };
}
const aCalc = (id: number) => ({ id, name: `计算${id}`, formula: '收盘价 / 开盘价', unit: '1', version: 1 });

interface Opening {
  readonly answers?: Answers;
  readonly query?: string;
  readonly authorities?: readonly string[];
}
const open = ({ answers = service(), query = '', authorities = READER }: Opening = {}): Told =>
  inConsole(<IndicatorPage />, { address: ADDRESS + query, authorities, answers });
const queryOf = (opened: Told): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(opened.address().split('?')[1]));
const picture = (name: RegExp): Promise<HTMLElement> => screen.findByRole('img', { name });
const updates = (opened: Told) => opened.inputs('invest.browseUpdate').map(({ items }) => items);

describe('browsing indicators', () => {
  it('draws the stored list, of the whole market over the last year', async () => {
    const opened = open();
    await picture(/^全市场中位数 收盘价 走势：2026-07-01 至 2026-07-02.*收盘价 1.00元$/);
    expect(opened.inputs('invest.indicatorLines')).toEqual([{ indicators: ['daily_bar.close'], calcs: [] }]);
    expect(screen.getByText('全市场中位数 · 截至 2026-07-02')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 年' }).checked).toBe(true);
  });

  it('draws the items, company and days of a link', async () => {
    const opened = open({
      query: '?from=2023-07-02&lines=financial_analysis.roe&company=7&companyName=华岚精工+688921',
      answers: service([{ indicator: anIndicator() }, { indicator: ROE }]),
    });
    await picture(/^华岚精工 688921 ROE\(TTM\) 走势：/);
    expect(opened.inputs('invest.indicatorLines')).toEqual([
      { indicators: [ROE.id], calcs: [], dataId: 7, from: '2023-07-02' },
    ]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '3 年' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '收盘价' }).checked).toBe(false);
  });

  it('goes back some years at a press, and writes them into the address', async () => {
    const opened = open();
    await picture(/走势/);
    await userEvent.click(screen.getByRole('radio', { name: '5 年' }));
    expect(queryOf(opened)).toEqual({ from: '2021-07-02' });
    await waitFor(() =>
      expect(opened.inputs('invest.indicatorLines').at(-1)).toMatchObject({ from: '2021-07-02' }),
    );
    await userEvent.click(screen.getByRole('radio', { name: '1 年' }));
    expect(queryOf(opened)).toEqual({});
  });

  it('draws a company that is searched for, and the market again', async () => {
    const opened = open();
    await userEvent.type(await screen.findByRole('combobox', { name: '公司' }), 'hljg');
    await userEvent.click(await screen.findByText('华岚精工 688921'));
    expect(queryOf(opened)).toEqual({ company: '7', companyName: '华岚精工 688921' });
    await picture(/^华岚精工 688921/);
    expect(opened.inputs('invest.indicatorLines').at(-1)).toMatchObject({ dataId: 7 });
  });

  it('keeps the name of the drawn company until the next one’s figures are loaded', async () => {
    let arrive: (() => void) | undefined;
    const opened = open({
      answers: {
        ...service(),
        'invest.indicatorLines': async ({ dataId }) => {
          if (dataId !== undefined) await new Promise<void>((done) => (arrive = done));
          return { asOf: '2026-07-02', left: [], lines: [aLine('收盘价', [dataId === undefined ? 1 : 9])] };
        },
      },
    });
    await picture(/^全市场中位数.*1.00元$/);
    act(() => opened.goTo(`${ADDRESS}?company=7&companyName=华岚精工`));
    await waitFor(() => expect(arrive).toBeDefined());
    expect(screen.getByRole('img', { name: /^全市场中位数.*1.00元$/ })).toBeTruthy();
    arrive?.();
    await picture(/^华岚精工.*9.00元$/);
  });

  it('offers only the market to users who may see no companies', async () => {
    open({ authorities: ['yzgl_view'] });
    await picture(/^全市场中位数/);
    expect(screen.queryByRole('combobox', { name: '公司' })).toBeNull();
  });

  it('names items without a value, and draws a chart for each unit', async () => {
    const lines = [
      aLine('收盘价', [1]),
      aLine('市盈率', [2], { unit: 'multiple' }),
      aLine('换手率', [0.1], { unit: 'percent' }),
      aLine('质押比例', [null], { unit: 'percent' }),
    ];
    open({
      answers: { ...service(), 'invest.indicatorLines': () => ({ asOf: '2026-07-01', left: [], lines }) },
    });
    await picture(/市盈率 走势/);
    expect(screen.getAllByRole('img', { name: /走势/ })).toHaveLength(3);
    expect(screen.getByText('这段时间没有取值：质押比例')).toBeTruthy();
  });

  it('names the calculations that cannot be drawn, with the others or alone', async () => {
    const left = [{ name: '截面', reason: '含有截面计算（cs_rank）' }];
    let lines = [aLine('收盘价', [1])];
    const opened = open({
      answers: { ...service(), 'invest.indicatorLines': () => ({ asOf: '2026-07-01', left, lines }) },
    });
    await picture(/收盘价 走势/);
    expect(screen.getByText('没有画出“截面”：含有截面计算（cs_rank）')).toBeTruthy();
    lines = [];
    act(() => opened.goTo(`${ADDRESS}?company=7&companyName=华岚精工`));
    expect(await screen.findByText('没有可以画出的曲线')).toBeTruthy();
    expect(screen.getByText('没有画出“截面”：含有截面计算（cs_rank）')).toBeTruthy();
  });

  it.each([
    [{ 'invest.indicatorLines': () => refusal(MESSAGES.internal) }, '指标走势没有取到'],
    [{ 'invest.indicatorLines': () => ({ asOf: null, left: [], lines: [] }) }, '这段时间没有数据'],
    [{ 'invest.indicatorTree': () => refusal(MESSAGES.internal) }, '指标库没有取到'],
    [{ 'invest.browseList': () => refusal(MESSAGES.internal) }, '我的指标没有取到'],
  ])('in case %# shows %s in its own panel', async (more, said) => {
    open({ answers: { ...service(), ...more } });
    expect(await screen.findByText(said)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: '指标浏览' })).toBeTruthy();
  });
});

describe('the tree of indicators', () => {
  it('is filtered by frequency and by name, and counts the matches', async () => {
    const opened = open();
    expect(await screen.findByText('共 2 个')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '季频' }));
    const lines = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
    expect(lines()).toEqual(['盈利能力1']);
    await userEvent.type(screen.getByLabelText('指标名称或拼音首字母'), 'ROE');
    await waitFor(() => expect(lines()).toEqual(['盈利能力1', 'ROE(TTM)季']));
    expect(opened.inputs('invest.indicatorTree')).toEqual([{}, { search: 'ROE' }]);
    expect(queryOf(opened)).toEqual({ frequency: 'quarterly', find: 'ROE' });
  });

  it('adds an indicator to the list, drawn with the others, and removes it again', async () => {
    const opened = open();
    await picture(/收盘价/);
    await userEvent.click(await screen.findByText('盈利能力'));
    const roe = screen.getByRole('treeitem', { name: /^ROE/ });
    expect(roe.getAttribute('aria-selected')).toBe('false');
    await userEvent.click(roe);
    await picture(/ROE\(TTM\) 100.00%$/);
    expect(updates(opened)).toEqual([[{ indicator: 'daily_bar.close' }, { indicator: ROE.id }]]);
    await userEvent.click(screen.getByRole('treeitem', { name: /^ROE/, selected: true }));
    await waitFor(() => expect(opened.inputs('invest.browseDelete')).toEqual([{ id: 2 }]));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'ROE(TTM)' })).toBeNull());
  });
});

describe('the stored list', () => {
  const TWO = [{ indicator: anIndicator() }, { indicator: ROE }];
  const names = (): (string | null)[] =>
    screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('checkbox').closest('label'))
      .map((label) => label?.textContent ?? null);

  it('begins with the console’s own items, and stores them with the first change', async () => {
    const opened = open({ answers: service([]) });
    expect(await screen.findByText('默认列表')).toBeTruthy();
    expect(names()).toEqual(['收盘价', 'ROE(TTM)']);
    await userEvent.click(screen.getByRole('button', { name: '移除 收盘价' }));
    await waitFor(() => expect(updates(opened)).toEqual([[{ indicator: ROE.id }]]));
    expect(await screen.findByText('共 1 项')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 ROE(TTM)' }));
  });

  it('is reordered by the arrow keys', async () => {
    const opened = open({ answers: service(TWO) });
    const handle = await screen.findByRole('button', { name: /^移动 ROE/ });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(updates(opened)).toEqual([]);
    await userEvent.keyboard('{ArrowUp}');
    expect(names()).toEqual(['ROE(TTM)', '收盘价']);
    await waitFor(() =>
      expect(updates(opened)).toEqual([[{ indicator: ROE.id }, { indicator: 'daily_bar.close' }]]),
    );
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^移动 ROE/);
  });

  it('stores a change that is made while another is being stored', async () => {
    const stored = service(TWO);
    let arrive: (() => void) | undefined;
    const opened = open({
      answers: {
        ...stored,
        'invest.browseUpdate': async (input) => {
          if (arrive === undefined) await new Promise<void>((done) => (arrive = done));
          return stored['invest.browseUpdate']?.(input);
        },
      },
    });
    (await screen.findByRole('button', { name: /^移动 ROE/ })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(arrive).toBeDefined());
    await userEvent.click(screen.getByRole('button', { name: '移除 ROE(TTM)' }));
    act(() => arrive?.());
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'ROE(TTM)' })).toBeNull());
    await waitFor(() =>
      expect(opened.inputs('invest.browseUpdate')).toEqual([
        { items: [{ indicator: ROE.id }, { indicator: 'daily_bar.close' }] },
        { items: [{ indicator: 'daily_bar.close' }] },
      ]),
    );
    expect(opened.inputs('invest.browseDelete')).toEqual([]);
    expect(await screen.findByText('共 1 项')).toBeTruthy();
  });

  it('is restored when a change is refused, and says why', async () => {
    const opened = open({
      answers: { ...service(TWO), 'invest.browseUpdate': () => refusal(MESSAGES.internal) },
    });
    (await screen.findByRole('button', { name: /^移动 ROE/ })).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(opened.said).toEqual(['服务器出错，请稍后重试']));
    await waitFor(() => expect(names()).toEqual(['收盘价', 'ROE(TTM)']));
  });

  it('is drawn as ticked, with the choice in the address', async () => {
    const opened = open({ answers: service(TWO) });
    await userEvent.click(await screen.findByRole('checkbox', { name: '收盘价' }));
    expect(queryOf(opened)).toEqual({ lines: ROE.id });
    await waitFor(() =>
      expect(opened.inputs('invest.indicatorLines').at(-1)).toEqual({ indicators: [ROE.id], calcs: [] }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'ROE(TTM)' }));
    expect(await screen.findByText('没有勾选指标')).toBeTruthy();
  });

  it('draws six at once and no more', async () => {
    const many = [...'甲乙丙丁戊己庚'].map((name) => ({ indicator: anIndicator({ id: `t.${name}`, name }) }));
    open({ answers: service(many) });
    const seventh = await screen.findByRole<HTMLInputElement>('checkbox', { name: '庚' });
    expect([seventh.checked, seventh.disabled]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('checkbox', { name: '甲' }));
    await waitFor(() => expect(seventh.disabled).toBe(false));
  });

  it('draws calculations only for a company, and says so', async () => {
    const kept = [{ indicator: anIndicator() }, { calc: aCalc(5) }];
    const opened = open({ answers: service(kept) });
    const tick = await screen.findByRole<HTMLInputElement>('checkbox', { name: '计算5' });
    expect([tick.checked, tick.disabled, tick.closest('label')?.title]).toEqual([
      ...[false, true, '选择公司后可画出'],
    ]);
    act(() => opened.goTo(`${ADDRESS}?company=7&companyName=华岚精工`));
    await picture(/^华岚精工.*计算5/);
    expect(opened.inputs('invest.indicatorLines').at(-1)).toEqual({
      indicators: ['daily_bar.close'],
      calcs: [5],
      dataId: 7,
    });
    expect(tick.closest('label')?.title).toBe('收盘价 / 开盘价');
  });
});
