import { MESSAGES } from '@console/contract-core';
import { STRATEGY_MESSAGES } from '@console/contract-invest';
import {
  cellsOf,
  cellsOfHeader,
  consoleOn,
  drawNothing,
  refusal,
  type Answers,
  type Told,
} from '@console/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { SimulationPage } from './simulation-page.tsx';
import { aRunningSimulation, aSimulation, aSimulationReport } from './testing/a-simulation.ts';

beforeAll(drawNothing);

const inConsole = consoleOn(client);
const LIST = '/investment/strategy/simulation';
const ADDRESS = `${LIST}?simulationId=21`;
const anOrder = {
  id: '2026-11-19-0001',
  date: '2026-11-19',
  corpId: 5,
  corpName: '澄江环境',
  stockCode: '605973.SH',
  side: 'buy',
  wanted: 66_100,
  shares: 41_000,
  price: 9.89,
  amount: 405_490,
  commission: 101.37,
  stampDuty: 0,
  transferFee: 4.05,
  orderStatus: 'partial',
  reason: '成交量限制',
};
const page = (row: object) => ({ totalElements: 1, content: [row], asOf: '2026-11-20' });
const answers: Answers = {
  'invest.simulationRun': () => aSimulation(),
  'invest.simulationResult': () => aSimulationReport(),
  'invest.simulationOrders': () => page(anOrder),
  'invest.simulationList': () => page(aSimulation()),
  'invest.cancelSimulation': () => ({ simulationId: 21, jobId: aSimulation().jobId, state: 'running' }),
  'invest.retrySimulation': () => ({ simulationId: 21, jobId: aSimulation().jobId, state: 'queued' }),
};
interface Opening {
  readonly more?: Answers;
  readonly address?: string;
  readonly authorities?: readonly string[];
}
const open = ({
  more = {},
  address = ADDRESS,
  authorities = ['tzgl_view', 'tzgl_edit'],
}: Opening = {}): Told =>
  inConsole(<SimulationPage />, { address, authorities, answers: { ...answers, ...more } });

/** The event stream of the run, driven by the test. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeSource | undefined;
  readyState = 1;
  onerror: (() => void) | null = null;
  constructor(readonly url: string) {
    super();
    FakeSource.last = this;
  }
  close(): void {
    this.readyState = FakeSource.CLOSED;
  }
}
beforeEach(() => {
  FakeSource.last = undefined;
  Object.assign(globalThis, { EventSource: FakeSource });
});

describe('a simulation that has succeeded', () => {
  it('has its curves, statistics, holdings, orders and what it was sealed with', async () => {
    const { titles } = open();
    expect(await screen.findByRole('img', { name: /累计收益率/ })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('试算');
    expect(titles.at(-1)).toBe('模拟 21 试算');
    expect(screen.getByLabelText('模拟收益率').textContent).toBe('+12.34%');
    expect(screen.getByText(/模拟 2025-11-20 至 2026-11-20，基准为/)).toBeTruthy();
    expect(await cellsOfHeader('景桓电气')).toEqual([
      '603968.SH',
      '636,400',
      '86.42',
      '54,997,688.00',
      '48.96',
    ]);
    expect(screen.getByText('未全部成交').nextElementSibling?.textContent).toBe(
      '成交量限制 12 笔，停牌 3 笔',
    );
    const cells = await cellsOf('澄江环境');
    expect(cells).toContain('部分成交');
    expect(cells).toContain('成交量限制');
  });

  it('of another tenant is none', async () => {
    open({ more: { 'invest.simulationRun': () => refusal(MESSAGES.notFound) } });
    expect(await screen.findByText('没有这次历史模拟')).toBeTruthy();
  });
});

describe('a simulation under way', () => {
  it('shows its progress by its events, and its result once it has ended', async () => {
    let ended = false;
    open({ more: { 'invest.simulationRun': () => (ended ? aSimulation() : aRunningSimulation()) } });
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe('40% 选股 21 / 52');
    expect(FakeSource.last?.url).toBe('/svc/invest/api/invest/strategy/simulation/events?simulationId=21');
    ended = true;
    act(() => {
      const data = JSON.stringify(aSimulation());
      FakeSource.last?.dispatchEvent(new MessageEvent('run', { data }));
    });
    expect(await screen.findByRole('img', { name: /累计收益率/ })).toBeTruthy();
  });

  it('is cancelled after it asked', async () => {
    const opened = open({ more: { 'invest.simulationRun': () => aRunningSimulation() } });
    await userEvent.click(await screen.findByRole('button', { name: '取消' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '取消模拟' }));
    await waitFor(() => expect(opened.said).toEqual(['已请求取消']));
    expect(opened.inputs('invest.cancelSimulation')).toEqual([{ simulationId: 21 }]);
  });
});

describe('a simulation that stopped', () => {
  it('says why it failed, and is tried again', async () => {
    const message = '2025-11-20 没有可选的股票，请检查行情和财务数据是否完整';
    const opened = open({
      more: { 'invest.simulationRun': () => aSimulation({ state: 'failed', message, canRetry: true }) },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(opened.said).toEqual(['已重新提交']));
  });

  it('shows why it may not be tried again', async () => {
    open({
      more: {
        'invest.simulationRun': () => aSimulation({ state: 'cancelled', canRetry: true }),
        'invest.retrySimulation': () => refusal(STRATEGY_MESSAGES.simulationBusy, { count: 3, most: 3 }),
      },
    });
    expect(await screen.findByText('历史模拟已取消')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect((await screen.findByRole('alert')).textContent).toContain('历史模拟');
  });

  it('offers users who may only look nothing', async () => {
    open({
      authorities: ['tzgl_view'],
      more: { 'invest.simulationRun': () => aSimulation({ state: 'cancelled', canRetry: true }) },
    });
    await screen.findByText('历史模拟已取消');
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });
});

describe('the list of simulations', () => {
  it('has their figures, and leads to each', async () => {
    open({ address: LIST });
    const cells = await cellsOf('试算');
    expect(cells).toContain('+12.34');
    expect(screen.getByRole('link', { name: '试算' }).getAttribute('href')).toBe(ADDRESS);
  });

  it('without one says where they come from', async () => {
    open({
      address: LIST,
      more: { 'invest.simulationList': () => ({ ...page({}), totalElements: 0, content: [] }) },
    });
    expect(await screen.findByText('还没有历史模拟')).toBeTruthy();
  });
});
