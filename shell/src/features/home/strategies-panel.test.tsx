import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import { investClient, StrategiesPanel } from './strategies-panel.tsx';

const strategy = {
  strategyId: 7,
  strategyName: '稳进质优',
  strategyType: 1,
  status: 1,
  reportDate: '2026-07-02',
  dayReturn: -0.0085,
  totalReturn: 0.1826,
  excessReturn: 0.1102,
  benchmarkName: '沪深300',
  rebalancedOn: '2026-06-29',
  failed: null,
};
const open = (all: unknown, authorities: readonly string[] = ['tzgl_view']): Told =>
  consoleOn(investClient)(<StrategiesPanel />, {
    address: '/',
    authorities,
    answers: { 'platform.ownStrategies': () => all },
  });
const rows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('region', { name: '我的策略' })).findAllByRole('listitem');

describe('the reader’s strategies on the home page', () => {
  it('have the returns of their day and since publication, and lead to their pages', async () => {
    open([strategy, { ...strategy, strategyId: 8, strategyName: '旧组合', status: 0, rebalancedOn: null }]);
    const [first, second] = await rows();
    expect(first?.textContent).toBe('稳进质优07-02 收盘，06-29 调仓当日 −0.85累计 +18.26超额 +11.02');
    expect(
      within(first as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/investment/strategy/strategydetail?strategyId=7&strategyType=1&from=strategy');
    expect(second?.textContent).toContain('已停止，07-02 收盘当日');
    expect(screen.getByText('单位 %，超额相对沪深300')).toBeTruthy();
  });

  it('name the day that failed, with its reason', async () => {
    open([{ ...strategy, failed: { date: '2026-07-03', reason: '行情缺失' } }]);
    await rows();
    expect(screen.getByText('07-03 调仓失败').closest('[title]')?.getAttribute('title')).toBe('行情缺失');
  });

  it('without a day have no figures', async () => {
    open([{ ...strategy, reportDate: null, dayReturn: null, totalReturn: null, excessReturn: null }]);
    expect((await rows())[0]?.textContent).toBe('稳进质优还没有估值');
  });

  it('say that there are none, and why they were not loaded', async () => {
    open([]);
    expect(await screen.findByText('还没有发布策略')).toBeTruthy();
    open(refusal(MESSAGES.internal));
    expect(await screen.findByText(/我的策略.*没有/)).toBeTruthy();
  });

  it('are not asked for by who may not view strategies', () => {
    const { asked } = open([strategy], ['yzgl_view']);
    expect(screen.queryByRole('region', { name: '我的策略' })).toBeNull();
    expect(asked).toEqual([]);
  });
});
