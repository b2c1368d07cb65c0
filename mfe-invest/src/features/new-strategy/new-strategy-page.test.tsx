import { MESSAGES } from '@console/contract-core';
import { STRATEGY_MESSAGES, STRATEGY_TEXTS } from '@console/contract-invest';
import { cellsOf, cellsOfHeader, consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { NewStrategyPage } from './new-strategy-page.tsx';
import { aPreview, aPreviewedStock } from './testing/a-preview.ts';

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/addstrategy';
const EDITOR = ['tzgl_view', 'tzgl_edit', 'yzgl_view'];

const poolRow = (corpId: number, corpName: string, stockCode: string) => ({
  corpId,
  pinned: false,
  corpName,
  stockCode,
  industryName: '机械设备',
  styleIndex: 4.62,
  investSuccessRate: 0.61,
  industryComparisonIndex: 3.1,
  industryZbphIndex: 2.9,
  corpComparisonIndex: 4.4,
  zbphIndex: 4.2,
  correctionCorpConfig: 4.1,
  corpConfigIndex: 0.2,
  correctionWeight: 0.2,
  systemConfigIndex: 0.2,
  userConfigIndex: null,
});
const pool = [poolRow(4, '华岚精工', '688921.SH'), poolRow(5, '景桓电气', '603968.SH')];
const answers: Answers = {
  'invest.styleOptions': () => [
    { styleId: 12, styleName: '质量成长' },
    { styleId: 13, styleName: '价值' },
  ],
  'invest.style': () => ({ ...aStrategy(), styleId: 12 }),
  'invest.strategyNameCount': () => 0,
  'invest.stylePool': () => ({ totalElements: pool.length, content: pool, asOf: '2026-11-20' }),
  'invest.previewStrategy': () => aPreview(),
  'invest.factorTree': () => [
    { id: 1, title: '估值', children: [{ id: 5, name: '低市盈率', factorIsSingle: 1 }] },
  ],
  'invest.publishStrategy': () => aStrategy(),
};
const open = (more: Answers = {}, address = ADDRESS): Told =>
  inConsole(<NewStrategyPage />, { address, authorities: EDITOR, answers: { ...answers, ...more } });
const published = ({ asked }: Told) => asked.filter(({ id }) => id === 'invest.publishStrategy');

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
async function chooseStyle(name = '质量成长'): Promise<void> {
  await userEvent.click(screen.getByRole('combobox', { name: '投资风格' }));
  await userEvent.click(await screen.findByTitle(name));
}
async function fillBasics(name = '稳进'): Promise<void> {
  await userEvent.type(screen.getByLabelText('策略名称'), name);
  await chooseStyle();
}
async function goTo(title: string): Promise<void> {
  await userEvent.click(tab(title));
  await waitFor(() => expect(tab(title).getAttribute('aria-selected')).toBe('true'));
}
async function tick(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(await screen.findByLabelText(`选择 ${name}`));
}
const weight = (name: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(`${name} 的用户配置指数`);
async function weigh(name: string, text: string): Promise<void> {
  await userEvent.clear(weight(name));
  await userEvent.type(weight(name), text);
  await userEvent.tab();
}

describe('leaving the basics of a new strategy', () => {
  it('needs a name first, then a style', async () => {
    const { said } = open();
    await userEvent.click(tab('股票生态池'));
    await userEvent.type(screen.getByLabelText('策略名称'), '稳进');
    await userEvent.click(tab('策略配置'));
    expect(said).toEqual([STRATEGY_TEXTS.nameFirst, STRATEGY_TEXTS.styleFirst]);
    expect(tab('基本信息').getAttribute('aria-selected')).toBe('true');
    await chooseStyle();
    await goTo('策略配置');
    expect(said).toHaveLength(2);
  });

  it('is not gone around by the address', async () => {
    open({}, `${ADDRESS}?tab=config`);
    expect(tab('基本信息').getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  });

  it('shows the five weights of the chosen style, read only', async () => {
    open();
    expect(screen.getByText('还没有选择投资风格')).toBeTruthy();
    await chooseStyle();
    expect((await screen.findByText('行业对比指数权重')).nextElementSibling?.textContent).toBe('0.30');
    expect(screen.getByText('流动性指数权重').nextElementSibling?.textContent).toBe('0.30');
    expect(screen.queryByLabelText('行业对比指数权重')).toBeNull();
    expect(screen.queryByText('还没有选择投资风格')).toBeNull();
  });

  it('asks whether the name is taken once the field is left', async () => {
    const opened = open({ 'invest.strategyNameCount': () => 1 });
    await userEvent.type(screen.getByLabelText('策略名称'), ' 稳进 ');
    expect(opened.inputs('invest.strategyNameCount')).toEqual([]);
    await userEvent.tab();
    expect(await screen.findByText(STRATEGY_TEXTS.nameTaken)).toBeTruthy();
    expect(opened.inputs('invest.strategyNameCount')).toEqual([{ strategyName: '稳进' }]);
  });
});

describe('a system strategy', () => {
  it('is estimated for ten stocks of the style, and published under a key', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
    expect((await screen.findByText('投入金额')).nextElementSibling?.textContent).toBe('99,996,308.00 元');
    expect(screen.getByText('买入手数').nextElementSibling?.textContent).toBe('15,774 手');
    expect((await cellsOf('华岚精工')).slice(-5)).toEqual([
      '636,421',
      '636,400',
      '54,997,688.00',
      '14,299.40',
      '',
    ]);
    expect(opened.inputs('invest.previewStrategy')).toEqual([
      { strategyType: 1, styleId: 12, initialCapital: 100_000_000, stockQuantity: 10 },
    ]);
    await press('发布');
    await waitFor(() => expect(opened.visited).toEqual(['/investment/strategy']));
    expect(published(opened)).toEqual([
      {
        id: 'invest.publishStrategy',
        service: 'invest',
        key: expect.stringMatching(/^[\w-]{8,128}$/),
        input: {
          strategyType: 1,
          strategyName: '稳进',
          styleId: 12,
          initialCapital: 100_000_000,
          adjustFrequency: 2,
          stockQuantity: 10,
        },
      },
    ]);
    expect([opened.said, opened.unsaved()]).toEqual([['操作成功'], false]);
  });

  it('is reset to its defaults by 取消, and stays unpublished', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
    const capital = screen.getByLabelText<HTMLInputElement>('初始资金（元）');
    await userEvent.clear(capital);
    await userEvent.type(capital, '2000000');
    expect(capital.value).toBe('2,000,000');
    await press('取消');
    await waitFor(() => expect(capital.value).toBe('100,000,000'));
    expect([published(opened), opened.visited]).toEqual([[], []]);
  });

  it('with too little capital is not sent', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
    const capital = screen.getByLabelText<HTMLInputElement>('初始资金（元）');
    await userEvent.clear(capital);
    await userEvent.type(capital, '999999');
    await press('发布');
    expect((await screen.findAllByText(STRATEGY_TEXTS.capital)).length).toBeGreaterThan(0);
    expect(published(opened)).toEqual([]);
  });

  it.each([
    refusal(STRATEGY_MESSAGES.nameTaken),
    refusal(STRATEGY_MESSAGES.notInPool, { names: '华岚精工' }),
    refusal(MESSAGES.internal),
  ])('that the server refuses shows its message and loses nothing', async (refused) => {
    const opened = open({ 'invest.publishStrategy': () => refused });
    await fillBasics();
    await goTo('策略配置');
    await press('发布');
    expect((await screen.findByRole('alert')).textContent).toContain(refused.message);
    expect([opened.visited, opened.unsaved()]).toEqual([[], true]);
    await goTo('基本信息');
    expect(screen.getByLabelText<HTMLInputElement>('策略名称').value).toBe('稳进');
  });
});

describe('a user strategy', () => {
  async function ticked(opened: Told): Promise<Told> {
    await fillBasics();
    await goTo('股票生态池');
    await tick('华岚精工', '景桓电气');
    await goTo('策略配置');
    await userEvent.click(tab('用户策略'));
    await screen.findByText('用户配置');
    return opened;
  }

  it('is made of the stocks ticked in the pool of its style, with typed weights', async () => {
    const opened = await ticked(open());
    expect(opened.inputs('invest.stylePool')[0]).toMatchObject({ styleId: 12, page: 0 });
    await weigh('华岚精工', '0.6');
    await weigh('景桓电气', '0.3333');
    expect(screen.getByText('现金 0.0667')).toBeTruthy();
    await press('发布');
    await waitFor(() => expect(published(opened)).toHaveLength(1));
    expect(published(opened)[0]?.input).toMatchObject({
      strategyType: 2,
      stocks: [
        { stockCode: '688921.SH', userConfigIndex: 0.6 },
        { stockCode: '603968.SH', userConfigIndex: 0.3333 },
      ],
    });
    expect(published(opened)[0]?.input).not.toHaveProperty('stockQuantity');
  });

  it('says at the cell and when it is published that the weights exceed 1', async () => {
    const opened = await ticked(open());
    await weigh('华岚精工', '0.6');
    expect(screen.queryByText(STRATEGY_TEXTS.weightSum)).toBeNull();
    await weigh('景桓电气', '0.4001');
    // At the table, and instead of an estimate.
    expect(screen.getAllByText(STRATEGY_TEXTS.weightSum)).toHaveLength(2);
    expect(weight('景桓电气').closest('[title]')?.getAttribute('title')).toBe(STRATEGY_TEXTS.weightSum);
    await press('发布');
    await waitFor(() => expect(screen.getAllByText(STRATEGY_TEXTS.weightSum)).toHaveLength(3));
    expect(published(opened)).toEqual([]);
  });

  it('is not published without its weights', async () => {
    const opened = await ticked(open());
    await press('发布');
    expect(await screen.findByText(STRATEGY_TEXTS.weight)).toBeTruthy();
    expect(published(opened)).toEqual([]);
  });

  it('without ticked stocks leads to the pool, and is not published', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
    await userEvent.click(tab('用户策略'));
    await press('发布');
    expect(await screen.findAllByText(STRATEGY_TEXTS.stocks)).toHaveLength(2);
    expect(published(opened)).toEqual([]);
    await press('去股票生态池勾选');
    expect(tab('股票生态池').getAttribute('aria-selected')).toBe('true');
  });

  it('keeps ticks and weights over a change of tabs, and loses a removed stock alone', async () => {
    const opened = await ticked(open());
    await weigh('华岚精工', '0.6');
    await goTo('股票生态池');
    expect((await screen.findByLabelText<HTMLInputElement>('选择 华岚精工')).checked).toBe(true);
    await goTo('策略配置');
    expect(tab('用户策略').getAttribute('aria-selected')).toBe('true');
    expect(weight('华岚精工').value).toBe('0.6000');
    await press('移除 景桓电气');
    expect(screen.queryByLabelText('景桓电气 的用户配置指数')).toBeNull();
    expect(opened.unsaved()).toBe(true);
  });

  it('takes equal weights, or those of the system, by a press', async () => {
    await ticked(open());
    await press('等权填入');
    expect([weight('华岚精工').value, weight('景桓电气').value]).toEqual(['0.5000', '0.5000']);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '按系统配置填入' }).hasAttribute('disabled')).toBe(false),
    );
    await press('按系统配置填入');
    expect([weight('华岚精工').value, weight('景桓电气').value]).toEqual(['0.5500', '0.4500']);
  });
});

describe('an intelligent strategy', () => {
  it('needs a factor, shows what it chooses and what cannot be had, and is published with it', async () => {
    const halted = { shares: 0, amount: 0, cost: 0, lacking: [{ cause: '停牌', shares: 636_421 }] };
    const stocks = [aPreviewedStock({ factorValue: 12.5, ...halted })];
    const opened = open({ 'invest.previewStrategy': () => ({ ...aPreview(), stocks }) });
    await fillBasics();
    await goTo('策略配置');
    await userEvent.click(tab('智能策略'));
    expect(await screen.findByText('先选择因子')).toBeTruthy();
    await press('发布');
    expect(await screen.findByText(STRATEGY_TEXTS.factor)).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: '因子' }));
    await userEvent.click(await screen.findByTitle('低市盈率'));
    expect(await cellsOfHeader('华岚精工')).toEqual([
      ...['688921.SH', '12.50', '55.00', '86.42', '636,421', '0', '0.00', '0.00', '停牌 636,421 股'],
    ]);
    const asked = { strategyType: 3, factorId: 5, weighting: 'equal' };
    expect(opened.inputs('invest.previewStrategy').at(-1)).toMatchObject(asked);
    expect(screen.getByText('入选股票', { selector: 'th' }).nextElementSibling?.textContent).toBe(
      '1 只，少于所选 10 只',
    );
    await press('发布');
    await waitFor(() => expect(published(opened)).toHaveLength(1));
    expect(published(opened)[0]?.input).toMatchObject({
      strategyType: 3,
      factorId: 5,
      weighting: 'equal',
      stockQuantity: 10,
    });
  });
});

describe('a historical simulation', () => {
  const options = {
    firstDate: '2023-06-30',
    lastDate: '2026-11-20',
    benchmarks: [{ code: '000300', name: '沪深300' }],
  };
  const submitted = { simulationId: 21, jobId: '00000000-0000-4000-8000-000000000021', state: 'queued' };
  const more: Answers = {
    'invest.simulationOptions': () => options,
    'invest.submitSimulation': () => submitted,
  };

  it('of what is composed is submitted with its first day and index, and followed', async () => {
    const opened = open(more);
    await fillBasics();
    await goTo('策略配置');
    await press('历史模拟');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: '近 5 年' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '开始模拟' }));
    await waitFor(() => expect(opened.visited).toEqual(['/investment/strategy/simulation?simulationId=21']));
    expect(opened.inputs('invest.submitSimulation')).toEqual([
      {
        strategy: expect.objectContaining({ strategyName: '稳进', strategyType: 1, styleId: 12 }),
        // Not before the first day with bars.
        startDate: '2023-06-30',
        benchmark: '000300',
      },
    ]);
    expect(published(opened)).toEqual([]);
  });

  it('of what could not be published is refused at once; the server’s refusal stays in the dialog', async () => {
    const opened = open({
      ...more,
      'invest.submitSimulation': () => refusal(STRATEGY_MESSAGES.simulationNotEnded),
    });
    await fillBasics();
    await goTo('策略配置');
    await userEvent.click(tab('智能策略'));
    await press('历史模拟');
    expect(opened.said).toEqual([STRATEGY_TEXTS.factor]);
    await userEvent.click(tab('系统策略'));
    await press('历史模拟');
    const dialog = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(dialog).getByLabelText<HTMLInputElement>('起始日').value).toBe('2025-11-20'),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: '开始模拟' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('尚未成功结束');
  });
});

describe('a copy', () => {
  it('begins with everything of the other strategy but its name', async () => {
    const opened = open(
      {
        'invest.strategy': () =>
          aStrategy({
            strategyType: 2,
            stockQuantity: null,
            stocks: [{ corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.25 }],
          }),
      },
      `${ADDRESS}?copyOf=7`,
    );
    expect(await screen.findByRole('heading', { name: '复制 稳进质优' })).toBeTruthy();
    expect(opened.unsaved()).toBe(false);
    await userEvent.type(screen.getByLabelText('策略名称'), '新稳进');
    await goTo('策略配置');
    expect(tab('用户策略').getAttribute('aria-selected')).toBe('true');
    expect(weight('华岚精工').value).toBe('0.2500');
    await press('发布');
    await waitFor(() => expect(published(opened)).toHaveLength(1));
    expect(published(opened)[0]?.input).toMatchObject({ strategyName: '新稳进', styleId: 12 });
  });

  it('of a strategy that is gone says so', async () => {
    open({ 'invest.strategy': () => refusal(MESSAGES.notFound) }, `${ADDRESS}?copyOf=7`);
    expect(await screen.findByText('没有这个投资策略')).toBeTruthy();
  });
});
