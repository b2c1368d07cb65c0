import { MESSAGES } from '@console/contract-core';
import { STRATEGY_MESSAGES, STRATEGY_TEXTS } from '@console/contract-invest';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { NewStrategyPage } from './new-strategy-page.tsx';

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/addstrategy';
const EDITOR = ['tzgl_view', 'tzgl_edit', 'yzgl_view'];

const answers: Answers = {
  'invest.styleOptions': () => [
    { styleId: 12, styleName: '质量成长' },
    { styleId: 13, styleName: '价值' },
  ],
  'invest.style': () => ({ ...aStrategy(), styleId: 12 }),
  'invest.strategyNameCount': () => 0,
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

describe('leaving the basics of a new strategy', () => {
  it('needs a name first, then a style', async () => {
    const { said } = open();
    await userEvent.click(tab('策略配置'));
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
    expect(screen.queryByText('风格权重')).toBeNull();
    await chooseStyle();
    expect((await screen.findByText('行业对比指数权重')).nextElementSibling?.textContent).toBe('0.30');
    expect(screen.getByText('流动性指数权重').nextElementSibling?.textContent).toBe('0.30');
    expect(screen.queryByLabelText('行业对比指数权重')).toBeNull();
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
  it('has ten stocks of the style, and is published under a key', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
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
    refusal(STRATEGY_MESSAGES.tooFewStocks, { count: '7', quantity: '10' }),
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

describe('an intelligent strategy', () => {
  it('needs a factor, and is published with it and its weighting', async () => {
    const opened = open();
    await fillBasics();
    await goTo('策略配置');
    await userEvent.click(tab('智能策略'));
    await press('发布');
    expect(await screen.findByText(STRATEGY_TEXTS.factor)).toBeTruthy();
    await userEvent.click(screen.getByRole('combobox', { name: '因子' }));
    await userEvent.click(await screen.findByTitle('低市盈率'));
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

describe('a copy', () => {
  it('begins with everything of the other strategy but its name', async () => {
    const opened = open(
      {
        'invest.strategy': () =>
          aStrategy({ strategyType: 3, factorId: 5, factorVersion: 2, weighting: 'score' }),
      },
      `${ADDRESS}?copyOf=7`,
    );
    expect(await screen.findByRole('heading', { name: '复制 稳进质优' })).toBeTruthy();
    expect(opened.unsaved()).toBe(false);
    await userEvent.type(screen.getByLabelText('策略名称'), '新稳进');
    await goTo('策略配置');
    expect(tab('智能策略').getAttribute('aria-selected')).toBe('true');
    await press('发布');
    await waitFor(() => expect(published(opened)).toHaveLength(1));
    expect(published(opened)[0]?.input).toMatchObject({
      strategyName: '新稳进',
      styleId: 12,
      factorId: 5,
      factorVersion: 2,
      weighting: 'score',
    });
  });

  it('of a strategy that is gone says so', async () => {
    open({ 'invest.strategy': () => refusal(MESSAGES.notFound) }, `${ADDRESS}?copyOf=7`);
    expect(await screen.findByText('没有这个投资策略')).toBeTruthy();
  });
});
