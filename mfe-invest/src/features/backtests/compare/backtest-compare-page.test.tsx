import { BACKTEST_MESSAGES, backtestParams } from '@console/contract-invest';
import { MESSAGES } from '@console/contract-core';
import { consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { BacktestComparePage } from './backtest-compare-page.tsx';
import { aReport } from '../testing/a-report.ts';
import { aRun, aRunCard } from '../../../testing/a-run.ts';
import { savedFiles } from '../testing/saved-files.ts';

const inConsole = consoleOn(client);
const answers: Answers = {
  'invest.backtestRun': ({ associationId }) =>
    aRunCard({
      associationId: Number(associationId),
      params: backtestParams.parse(associationId === 13 ? { quantiles: 10 } : {}),
    }),
  'invest.backtestResult': ({ associationId }) => aReport(associationId === 13 ? { days: 30 } : {}),
  'invest.backtestList': () => ({
    totalElements: 2,
    content: [aRun(), aRun({ associationId: 14, factorName: '反转', factorVersion: 1 })],
  }),
};
const open = (ids: string, more: Answers = {}): Told =>
  inConsole(<BacktestComparePage />, {
    address: `/divisor/backtest/compare?ids=${ids}`,
    answers: { ...answers, ...more },
  });
const rowOf = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement;

describe('compared runs', () => {
  it('have their parameters and metrics in columns, with differences marked', async () => {
    open('12,13');
    const groups = await rowOf('分组 不同');
    expect(
      within(groups)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual([...['5 组，全体分组', '10 组，全体分组']]);
    expect(groups.className).toBe('bt-compare-differs');
    expect((await rowOf('ICIR')).className).toBe('bt-compare-figure');
    expect(screen.queryByRole('rowheader', { name: 'ICIR 不同' })).toBeNull();
    expect(screen.getByRole('img', { name: /多空净值：2026-01-01 至 2026-03-03，共 44 个点/ })).toBeTruthy();
  });

  it('show only the differences on request', async () => {
    open('12,13');
    await rowOf('ICIR');
    await userEvent.click(screen.getByLabelText('只看不同'));
    expect(screen.queryByRole('rowheader', { name: 'ICIR' })).toBeNull();
    expect(screen.getByText('分组', { exact: false, selector: 'th[scope=row]' })).toBeTruthy();
    expect(screen.getByText('全部相同')).toBeTruthy();
  });

  it('are removed and added, in the address', async () => {
    const { address } = open('12,13');
    await userEvent.click(await screen.findByRole('button', { name: '移出回测 12' }));
    await waitFor(() => expect(address()).toContain('ids=13'));
    await userEvent.click(screen.getByLabelText('添加回测'));
    await userEvent.click(await screen.findByText(/^反转 v1 #14/));
    await waitFor(() => expect(decodeURIComponent(address())).toContain('ids=13,14'));
    expect(await screen.findByRole('link', { name: '质量动量合成 #14' })).toBeTruthy();
  });

  it.each([
    ['running', '回测 13 还未完成，不参与对比', '完成后会自动加入对比。'],
    ['cancelled', '回测 13 已取消，不参与对比', '只有成功结束的回测有结果，可在因子回测列表中重试。'],
    ['failed', '回测 13 没有成功，不参与对比', '只有成功结束的回测有结果，可在因子回测列表中重试。'],
  ] as const)(
    'leave out a run that is %s, which is neither a fault nor counted',
    async (state, title, cause) => {
      const { address } = open('12,13', {
        'invest.backtestRun': ({ associationId }) =>
          aRunCard(associationId === 13 ? { associationId: 13, state } : {}),
        'invest.backtestResult': ({ associationId }) =>
          associationId === 13 ? refusal(BACKTEST_MESSAGES.notEnded) : aReport(),
      });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(cause)).toBeTruthy();
      expect(await screen.findByRole('link', { name: '质量动量合成 #12' })).toBeTruthy();
      expect(screen.getByText('1 个回测，最多 6 个')).toBeTruthy();
      expect([screen.queryByRole('alert'), screen.queryByRole('button', { name: '重试' })]).toEqual([
        null,
        null,
      ]);
      await userEvent.click(screen.getByRole('button', { name: '移出对比' }));
      await waitFor(() => expect(address()).toMatch(/ids=12$/));
    },
  );

  it('that could not be loaded are loaded again', async () => {
    let down = true;
    open('12,13', {
      'invest.backtestResult': ({ associationId }) =>
        associationId === 13 && down ? refusal(MESSAGES.internal) : aReport(),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('回测 13 没有取到');
    down = false;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: '质量动量合成 #13' })).toBeTruthy();
  });

  it('that do not exist are reported, and can be removed from the address', async () => {
    const { address } = open('12,13', {
      'invest.backtestRun': ({ associationId }) =>
        associationId === 13 ? refusal(MESSAGES.notFound) : aRunCard(),
    });
    expect(await screen.findByText('没有回测 13')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '移出对比' }));
    await waitFor(() => expect(address()).toMatch(/ids=12$/));
    expect(screen.queryByText('没有回测 13')).toBeNull();
  });

  it('are saved as a table, with the curves as a workbook', async () => {
    const files = savedFiles();
    const { said } = open('12,13');
    await userEvent.click(await screen.findByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('CSV 文件'));
    await waitFor(() => expect(said).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: '导出' }));
    await userEvent.click(await screen.findByText('Excel 文件'));
    await waitFor(() => expect(said).toHaveLength(2));
    expect(files.map(({ name }) => name)).toEqual([
      ...['回测对比_2026-11-20.csv', '回测对比_2026-11-20.xlsx'],
    ]);
  });

  it('draw another curve, chosen in the address', async () => {
    const { address } = open('12,13');
    await userEvent.click(await screen.findByText('累计 Rank IC'));
    expect(await screen.findByRole('img', { name: /累计 Rank IC：.*质量动量合成 #12.*#13/ })).toBeTruthy();
    expect(address()).toContain('curve=rankIc');
  });

  it('are asked for when none is chosen', async () => {
    open('');
    expect(await screen.findByText('还没有选择要对比的回测')).toBeTruthy();
  });
});
