import { consoleOn, type Answers, type Told } from '@console/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { client } from '../../../client.ts';
import { aStrategy } from '../../../strategy-parts/testing/a-strategy.ts';
import { Recheck } from './recheck.tsx';

const inConsole = consoleOn(client);
interface Opening {
  readonly answers: Answers;
  readonly authorities?: readonly string[];
}
const open = ({ answers, authorities = ['tzgl_view', 'tzgl_edit'] }: Opening): Told =>
  inConsole(<Recheck strategy={aStrategy()} />, { authorities, answers });

describe('the check of a strategy', () => {
  const waiting = {
    state: 'queued',
    progress: 0,
    step: null,
    cancelRequested: false,
    message: null,
    finishedAt: null,
    result: null,
  };

  it('is asked for, waits, and is not asked for twice', async () => {
    let check: object | null = null;
    const opened = open({
      answers: {
        'invest.newestRecheck': () => check,
        'invest.recheckStrategy': () => {
          check = waiting;
          return { jobId: '5f0b0f6e-0000-4000-8000-000000000000' };
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '核对' }));
    expect(await screen.findByRole('progressbar', { name: '核对 的进度' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '核对' })).toHaveProperty('disabled', true);
    expect(opened.inputs('invest.recheckStrategy')).toEqual([{ strategyId: 7 }]);
  });

  it('shows users who may only look what it found', async () => {
    const result = { days: 3, difference: { date: '2026-06-05', place: 'report.cash' } };
    const found = { ...waiting, state: 'succeeded', progress: 1, finishedAt: '2026-07-02 18:30:05', result };
    open({ authorities: ['tzgl_view'], answers: { 'invest.newestRecheck': () => found } });
    expect(await screen.findByText('2026-07-02 18:30 核对，2026-06-05 起不一致：report.cash')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '核对' })).toBeNull();
  });
});
