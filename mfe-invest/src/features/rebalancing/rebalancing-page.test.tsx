import { MESSAGES } from '@console/contract-core';
import type { RebalanceRow } from '@console/contract-invest';
import { cellsOf, consoleOn, refusal, type Answers, type Told } from '@console/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../client.ts';
import { RebalancingPage } from './rebalancing-page.tsx';

const inConsole = consoleOn(client);

const row = (more: Partial<RebalanceRow>): RebalanceRow => ({
  strategyId: 7,
  strategyType: 1,
  jobId: null,
  strategyName: '稳进质优',
  createdUser: '陈思远',
  dayState: 'succeeded',
  reason: null,
  seconds: 0.412,
  postedAt: '2026-11-20 18:03:21',
  worker: 'host:41',
  ...more,
});
const content = [
  row({
    strategyId: 8,
    strategyName: '红利',
    dayState: 'failed',
    reason: '没有可选的股票',
    seconds: null,
    postedAt: null,
  }),
  row({}),
];
const day = {
  date: '2026-11-20',
  businessDate: '2026-11-23',
  before: '2026-11-19',
  after: '2026-11-23',
  due: 2,
  states: { absent: 0, queued: 0, running: 0, succeeded: 1, failed: 1, cancelled: 0 },
  seconds: 0.412,
  longest: 0.412,
};
const answers: Answers = {
  'invest.rebalanceRows': () => ({ totalElements: content.length, content }),
  'invest.rebalanceDay': () => day,
  'invest.rebalance': () => ({ queued: 1 }),
};

interface Opening {
  readonly more?: Answers;
  readonly authorities?: readonly string[];
  readonly address?: string;
}
const open = ({ more = {}, ...place }: Opening = {}): Told =>
  inConsole(<RebalancingPage />, {
    address: '/operations/rebalance?date=2026-11-20',
    ...place,
    answers: { ...answers, ...more },
  });

it('shows the day, and its strategies with their state, reason and time', async () => {
  const opened = open();
  expect((await cellsOf('红利')).slice(0, 6)).toEqual(['红利', '陈思远', '失败', '没有可选的股票', '—', '—']);
  expect((await cellsOf('稳进质优')).slice(2, 6)).toEqual(['已完成', '—', '0.41', '2026-11-20 18:03']);
  expect(
    await screen.findByText('2026-11-20 应调仓 2 个：已完成 1 个，失败 1 个；用时合计 0.41 秒，最长 0.41 秒'),
  ).toBeTruthy();
  expect(opened.inputs('invest.rebalanceDay')[0]).toEqual({ date: '2026-11-20' });
  expect(opened.inputs('invest.rebalanceRows')[0]).toMatchObject({
    date: '2026-11-20',
    sort: 'dayState,ASC',
  });
});

it('goes to the trading days beside it', async () => {
  const opened = open();
  await screen.findByText('红利');
  await userEvent.click(screen.getByRole('button', { name: '后一交易日' }));
  await waitFor(() => expect(opened.address()).toContain('date=2026-11-23'));
  await waitFor(() => expect(opened.inputs('invest.rebalanceDay').at(-1)).toEqual({ date: '2026-11-23' }));
});

it('tries again what failed, and says how much was queued', async () => {
  const opened = open();
  await userEvent.click(await screen.findByRole('button', { name: '重试 红利' }));
  await waitFor(() => expect(opened.said).toEqual(['已重新排队 1 个策略']));
  expect(opened.inputs('invest.rebalance')).toEqual([{ strategyId: 8 }]);
  expect(screen.queryByRole('button', { name: '重试 稳进质优' })).toBeNull();
});

it('asks for all that is due, and says where that is nothing or refused', async () => {
  let answer: unknown = { queued: 0 };
  const opened = open({ more: { 'invest.rebalance': () => answer as object } });
  await userEvent.click(await screen.findByRole('button', { name: '补跑全部' }));
  await waitFor(() => expect(opened.said).toEqual(['没有需要补跑的策略：都已完成或正在排队']));
  expect(opened.inputs('invest.rebalance')).toEqual([{}]);
  const refused = refusal(MESSAGES.notFound);
  answer = refused;
  await userEvent.click(await screen.findByRole('button', { name: '重试 红利' }));
  await waitFor(() => expect(opened.said).toHaveLength(2));
  expect(opened.said[1]).toContain(refused.message);
});

it('offers those who may only look nothing to start, and no link without the authority of strategies', async () => {
  open({ authorities: ['rwgl_view'] });
  expect((await screen.findByText('红利')).closest('a')).toBeNull();
  expect(screen.queryByRole('button', { name: /补跑|重试/ })).toBeNull();
});

it('without strategies says when they are rebalanced', async () => {
  open({
    more: {
      'invest.rebalanceRows': () => ({ totalElements: 0, content: [] }),
      'invest.rebalanceDay': () => ({ ...day, due: 0, states: { ...day.states, succeeded: 0, failed: 0 } }),
    },
    address: '/operations/rebalance',
  });
  expect(await screen.findByText('当日没有应调仓的策略')).toBeTruthy();
  expect(await screen.findByText('2026-11-20 没有应调仓的策略')).toBeTruthy();
});
