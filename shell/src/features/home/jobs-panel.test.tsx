import type { JobConsoleRow } from '@console/contract-core';
import { consoleOn, refusal, type Told } from '@console/ui/testing';
import { MESSAGES } from '@console/contract-core';
import { screen, within } from '@testing-library/react';
import { JobsPanel } from './jobs-panel.tsx';
import { jobClients } from './use-jobs.ts';

const job = (title: string, submittedAt: string, page: string | null = null): Partial<JobConsoleRow> => ({
  id: title,
  title,
  subject: '动量',
  submittedAt,
  page,
  state: 'succeeded',
  cancelRequested: false,
  message: null,
  step: null,
  progress: 1,
});
const answers = {
  'jobs.investList': () => ({
    totalElements: 2,
    content: [
      job('因子回测', '2026-07-02 10:00:00', '/divisor/backtest/result?associationId=5'),
      job('旧回测', '2026-07-01 10:00:00'),
    ],
  }),
  'jobs.platformList': () => ({ totalElements: 1, content: [job('导入数据', '2026-07-02 09:00:00')] }),
};
const open = (authorities: readonly string[], more: object = {}): Told =>
  consoleOn(...jobClients)(<JobsPanel />, { address: '/', authorities, answers: { ...answers, ...more } });
const titles = async (): Promise<(string | null)[]> => {
  const panel = within(await screen.findByRole('region', { name: '我的任务' }));
  return (await panel.findAllByRole('listitem')).map((item) => within(item).getByRole('link').textContent);
};

describe('the jobs on the home page', () => {
  it('are the user’s own of all kinds, the newest first, and lead to their pages', async () => {
    const { inputs } = open(['yzgl_edit', 'xtgl_data']);
    expect(await titles()).toEqual(['因子回测 动量', '导入数据 动量', '旧回测 动量']);
    expect(screen.getByRole('link', { name: '因子回测 动量' }).getAttribute('href')).toBe(
      '/divisor/backtest/result?associationId=5',
    );
    expect(screen.getByRole('link', { name: '导入数据 动量' }).getAttribute('href')).toBe(
      '/operations/tasks',
    );
    expect(inputs('jobs.investList')).toEqual([{ scope: 'mine', size: 5 }]);
  });

  it('are asked only of services whose jobs the user may submit', async () => {
    const { asked } = open(['yzgl_edit']);
    expect(await titles()).toHaveLength(2);
    expect(asked.map(({ id }) => id)).toEqual(['jobs.investList']);
  });

  it('are shown without those of a service that is away', async () => {
    open(['yzgl_edit', 'xtgl_data'], { 'jobs.platformList': () => refusal(MESSAGES.internal) });
    expect(await titles()).toEqual(['因子回测 动量', '旧回测 动量']);
  });

  it('are not there for users who submit none', () => {
    expect(open([]).asked).toEqual([]);
    expect(screen.queryByRole('region')).toBeNull();
  });
});
