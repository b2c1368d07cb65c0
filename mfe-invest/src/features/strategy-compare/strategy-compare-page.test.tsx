import { MESSAGES } from '@console/contract-core';
import { cellsOfHeader, consoleOn, drawNothing, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategyRow } from '../../strategy-parts/testing/a-strategy.ts';
import { StrategyComparePage } from './strategy-compare-page.tsx';
import { aComparison } from './testing/a-comparison.ts';

beforeAll(drawNothing);

const inConsole = consoleOn(client);
const content = [aStrategyRow(), aStrategyRow({ strategyId: 9, strategyName: '新发' })];
const answers: Answers = {
  'invest.compareStrategies': () => aComparison(),
  'invest.strategyList': () => ({ totalElements: content.length, content }),
};
const open = (query = '?ids=7,8', more: Answers = {}): Told =>
  inConsole(<StrategyComparePage />, {
    address: `/investment/pcomparison${query}`,
    authorities: ['tzgl_view'],
    answers: { ...answers, ...more },
  });
const asked = ({ inputs }: Told): readonly unknown[] => inputs('invest.compareStrategies');
const part = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });

describe('the comparison of strategies', () => {
  it('says over which days, and shows every strategy beside the benchmark', async () => {
    const opened = open();
    expect(await screen.findByText(/共同区间 2026-11-02 至 2026-11-04，3 个交易日/)).toBeTruthy();
    const table = await part('指标与参数');
    expect((await cellsOfHeader(/^累计收益率/)).slice(0, 3)).toEqual(['18.26', '−3.10', '7.24']);
    expect(within(table).getByRole('link', { name: '自选组合' }).getAttribute('href')).toContain(
      'strategyId=8&strategyType=2&from=pcomparison',
    );
    expect(asked(opened)).toEqual([{ ids: [7, 8] }]);
  });

  it('shows only what differs', async () => {
    open();
    await userEvent.click(await screen.findByLabelText('只看不同'));
    const table = await part('指标与参数');
    expect(within(table).queryByText('初始资金')).toBeNull();
    expect(within(table).getByText('调仓频率')).toBeTruthy();
  });

  it('shows what is held by all, and by one alone', async () => {
    open();
    await userEvent.click(await screen.findByText('仅一个持有'));
    const table = await part('持仓');
    expect(within(table).queryByText('华岚精工')).toBeNull();
    expect(within(table).getByText('北辰电力')).toBeTruthy();
    expect(within(await part('持仓重合度')).getAllByText('30.00')).toHaveLength(2);
  });

  it('takes a strategy away and adds another', async () => {
    const opened = open();
    await userEvent.click(await screen.findByRole('button', { name: '移出策略 自选组合' }));
    expect(asked(opened).at(-1)).toEqual({ ids: [7] });
    await userEvent.click(screen.getByRole('combobox', { name: '添加策略' }));
    await userEvent.click(await screen.findByText(/^新发/));
    expect(asked(opened).at(-1)).toEqual({ ids: [7, 9] });
  });

  it('is empty without ids, and asks nothing', async () => {
    const opened = open('?ids=x');
    expect(await screen.findByText('还没有选择要对比的策略')).toBeTruthy();
    expect(asked(opened)).toEqual([]);
  });

  it('compares the first six of more, and says so', async () => {
    const opened = open('?ids=1,2,3,4,5,6,7');
    expect(await screen.findByText('链接中有 7 个策略，只对比前 6 个')).toBeTruthy();
    expect(asked(opened)).toEqual([{ ids: [1, 2, 3, 4, 5, 6] }]);
    expect(screen.getByText('最多对比 6 个策略')).toBeTruthy();
  });

  it('names what the tenant does not have, beside the others or alone', async () => {
    open('?ids=7,8,99', { 'invest.compareStrategies': () => aComparison({ missing: [99] }) });
    expect(await screen.findByText('没有策略 99')).toBeTruthy();
    expect(await part('指标与参数')).toBeTruthy();
  });

  it('offers to remove them where none is there', async () => {
    open('?ids=99', { 'invest.compareStrategies': () => refusal(MESSAGES.notFound) });
    await userEvent.click(await screen.findByRole('button', { name: '移出对比' }));
    expect(await screen.findByText('还没有选择要对比的策略')).toBeTruthy();
  });

  it('says that there is no common window, with the parameters alone', async () => {
    const none = { from: null, to: null, dates: [], market: [], stocks: [] };
    const strategies = aComparison().strategies.map((strategy) => ({
      ...strategy,
      figures: null,
      wealth: [],
      invested: null,
    }));
    open('?ids=7,8', { 'invest.compareStrategies': () => aComparison({ ...none, strategies }) });
    expect(await screen.findByText('没有共同的区间')).toBeTruthy();
    const table = await part('指标与参数');
    expect(within(table).queryByText('夏普比率')).toBeNull();
    expect(within(table).getByText('投资风格')).toBeTruthy();
  });
});
