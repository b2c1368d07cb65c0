import { jest } from '@jest/globals';
import type { JobConsoleRow } from '@console/contract-core';
import { consoleOn } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomePart } from './home-part.tsx';
import { JobsPanel } from './jobs-panel.tsx';
import { jobClients } from './use-jobs.ts';

const JOB: Partial<JobConsoleRow> = {
  id: '1',
  title: '因子回测',
  subject: '动量',
  submittedAt: '2026-07-02 10:00:00',
  page: null,
  state: 'succeeded',
  cancelRequested: false,
  message: null,
  step: null,
  progress: 1,
};

it('an answer that cannot be shown costs its panel alone, and 重试 asks for another', async () => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let content: unknown = 7;
  consoleOn(...jobClients)(
    <>
      <p>其他面板</p>
      <HomePart title="我的任务">
        <JobsPanel />
      </HomePart>
    </>,
    { address: '/', authorities: ['yzgl_edit'], answers: { 'jobs.investList': () => ({ content }) } },
  );
  expect(await screen.findByText('我的任务没有显示')).toBeTruthy();
  expect(screen.getByText('其他面板')).toBeTruthy();
  content = [JOB];
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '因子回测 动量' })).toBeTruthy();
  silent.mockRestore();
});
