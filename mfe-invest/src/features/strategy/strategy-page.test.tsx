import { MESSAGES } from '@console/contract-core';
import { STRATEGY_TEXTS } from '@console/contract-invest';
import { cellsOfHeader, consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { aStrategy } from '../../strategy-parts/testing/a-strategy.ts';
import { StrategyPage } from './strategy-page.tsx';

const inConsole = consoleOn(client);
const ADDRESS = '/investment/strategy/strategydetail?strategyId=7&strategyType=1&from=strategy';
const EDITOR = ['tzgl_view', 'tzgl_edit'];

const answers: Answers = {
  'invest.strategy': () => aStrategy(),
  'invest.stopStrategy': () => true,
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({ more = {}, address = ADDRESS, authorities = EDITOR }: Opening = {}): Told =>
  inConsole(<StrategyPage />, { address, authorities, answers: { ...answers, ...more } });
const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

describe('the strip of a strategy', () => {
  it('shows its state, assets, return and days, and names the page', async () => {
    const { titles } = open();
    await screen.findByRole('heading', { level: 1, name: '稳进质优' });
    expect(screen.getByLabelText('累计收益率').textContent).toBe('+18.26%');
    expect(screen.getByText('总资产').nextElementSibling?.textContent).toBe('118,264,310.42元');
    expect(screen.getByText('统计天数').nextElementSibling?.textContent).toBe('494');
    expect(screen.getAllByText('运行中').length).toBeGreaterThan(0);
    expect(screen.getByText('估值截至 2026-11-20')).toBeTruthy();
    expect(titles.at(-1)).toBe('策略 稳进质优');
  });

  it('stops a running strategy after it asked, and copies it', async () => {
    const opened = open();
    await screen.findAllByText('运行中');
    await press('停止运行');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(STRATEGY_TEXTS.stop);
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(opened.said).toEqual(['操作成功!']));
    expect(opened.inputs('invest.stopStrategy')).toEqual([{ id: 7 }]);
    await press('复制');
    expect(opened.visited).toEqual(['/investment/strategy/addstrategy?copyOf=7']);
  });

  it('does not stop one that is stopped', async () => {
    open({ more: { 'invest.strategy': () => aStrategy({ status: 0, endTime: '2026-10-09 09:12:44' }) } });
    await screen.findAllByText('已停止');
    expect(screen.queryByRole('button', { name: '停止运行' })).toBeNull();
    expect(screen.getByRole('button', { name: '复制' })).toBeTruthy();
  });

  it('offers users who may only look neither', async () => {
    open({ authorities: ['tzgl_view'] });
    await screen.findByText('封存摘要');
    expect(screen.queryByRole('button', { name: '停止运行' })).toBeNull();
    expect(screen.queryByRole('button', { name: '复制' })).toBeNull();
  });

  it.each([
    [ADDRESS, '/investment/strategy'],
    [ADDRESS.replace('from=strategy', 'from=pcomparison'), '/investment/pcomparison'],
  ])('leads back from %s to %s', async (address, origin) => {
    const { visited } = open({ address });
    await screen.findByText('封存摘要');
    await press('返回');
    expect(visited).toEqual([origin]);
  });

  it.each([ADDRESS.replace('=7', '=x'), ADDRESS.replace('=7', '=404')])(
    'of a strategy that is not there says so: %s',
    async (address) => {
      open({ address, more: { 'invest.strategy': () => refusal(MESSAGES.notFound) } });
      expect(await screen.findByText('没有这个投资策略')).toBeTruthy();
      expect(screen.queryByRole('tab')).toBeNull();
    },
  );
});

describe('the basics of a strategy', () => {
  it('are what was published, read only, with the seal and the costs', async () => {
    open();
    expect((await screen.findByText('封存摘要')).nextElementSibling?.textContent).toBe(aStrategy().sealHash);
    expect(screen.getByText('封存时间').nextElementSibling?.textContent).toBe('2024-11-07 16:10:00');
    expect(screen.getByText('股票数量').nextElementSibling?.textContent).toBe('10 只');
    expect(screen.getByText('调仓频率').nextElementSibling?.textContent).toBe('周');
    expect(screen.getByText('印花税').nextElementSibling?.textContent).toBe('按法定费率');
    expect(screen.getByText('佣金').nextElementSibling?.textContent).toBe('0.0250%');
    expect(screen.getByText('公司对比指数权重').nextElementSibling?.textContent).toBe('0.50');
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('of a user strategy have its stocks with their weights and the rest as cash', async () => {
    const stocks = [
      { corpId: 4, corpName: '华岚精工', stockCode: '688921.SH', weight: 0.6 },
      { corpId: null, corpName: '旧公司', stockCode: '600001.SH', weight: 0.25 },
    ];
    open({ more: { 'invest.strategy': () => aStrategy({ strategyType: 2, stockQuantity: null, stocks }) } });
    expect(await cellsOfHeader('华岚精工')).toEqual(['688921.SH', '0.6000']);
    expect(screen.getByText('共 2 只，余下 0.1500 为现金')).toBeTruthy();
    expect(screen.queryByRole('link', { name: '旧公司' })).toBeNull();
  });
});
