import { MESSAGES } from '@console/contract-core';
import { backtestParams, type BacktestRunCard } from '@console/contract-invest';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { aRunCard } from '../../../testing/a-run.ts';
import { LatestRun } from './latest-run.tsx';

const inConsole = consoleOn(client);

/** A run of the factor's newest version, without a return of one day. */
const aRunOfFactor = (more: Partial<BacktestRunCard> = {}): BacktestRunCard =>
  aRunCard({
    associationId: 31,
    factorFormId: 12,
    factorVersion: 7,
    params: backtestParams.parse({ horizons: [5, 10] }),
    ...more,
  });

const open = (answer: () => BacktestRunCard | null): Told =>
  inConsole(<LatestRun factorId={12} version={7} />, { answers: { 'invest.latestBacktest': answer } });

/** The facts shown about the run, by label. */
async function facts(): Promise<Record<string, string>> {
  await screen.findByText('状态');
  const section = screen.getByRole('region', { name: '最近回测' });
  const labels = within(section).getAllByRole('term');
  return Object.fromEntries(
    labels.map((label) => [label.textContent, label.nextElementSibling?.textContent ?? '']),
  );
}

const links = (): (string | null)[][] =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the newest backtest of a factor', () => {
  it('that has succeeded shows its results, and links to its page', async () => {
    const opened = open(() => aRunOfFactor());
    expect(await facts()).toEqual({
      状态: '成功',
      'Rank IC 均值（5 日）': '0.0437',
      'ICIR（5 日）': '0.48',
      实际区间: '2026-01-01 至 2026-03-03',
      有效交易日: '44 / 44',
      版本: 'v7',
      股票池: '全部 A 股',
      提交: '陈思远 2026-11-20 17:38',
    });
    expect(opened.inputs('invest.latestBacktest')).toEqual([{ factorFormId: 12 }]);
    expect(links()).toEqual([
      ['查看结果', '/divisor/backtest/result?associationId=31'],
      ['全部回测', '/divisor/backtest?factorFormId=12'],
    ]);
  });

  it('of an earlier version says so', async () => {
    open(() => aRunOfFactor({ factorVersion: 6 }));
    expect(await facts()).toMatchObject({ 版本: 'v6，非当前版本' });
  });

  it('that failed says why, and has no figures', async () => {
    open(() => aRunOfFactor({ state: 'failed', message: '内存不足', rankIcMean: null, icir: null }));
    const said = await facts();
    expect(said).toMatchObject({ 状态: '失败', 说明: '内存不足' });
    expect(Object.keys(said)).toEqual(['状态', '说明', '版本', '股票池', '提交']);
    expect(links()[0]?.[0]).toBe('查看详情');
  });

  it('that is under way is followed until it ends', async () => {
    let newest = aRunOfFactor({ state: 'running', progress: 0.627 });
    open(() => newest);
    expect((await facts())['状态']).toBe('62% 运行中');
    newest = aRunOfFactor();
    expect(await screen.findByText('0.0437')).toBeTruthy();
  });

  it('is reported missing where there is none', async () => {
    open(() => null);
    expect(await screen.findByText('尚未回测')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that could not be loaded is loaded again', async () => {
    let asked = 0;
    inConsole(<LatestRun factorId={12} version={7} />, {
      answers: {
        'invest.latestBacktest': () => ((asked += 1) === 1 ? refusal(MESSAGES.internal) : aRunOfFactor()),
      },
    });
    expect(await screen.findByText('最近回测没有取到')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /重\s*试/ }));
    expect(await facts()).toMatchObject({ 状态: '成功' });
  });
});
