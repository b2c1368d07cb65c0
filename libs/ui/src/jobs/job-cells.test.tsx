import type { JobAtWork } from '@console/contract-core';
import { render, screen } from '@testing-library/react';
import { jobProgressCell, jobStateCell } from './job-cells.tsx';

const RUNNING: JobAtWork = {
  state: 'running',
  cancelRequested: false,
  message: null,
  progress: 0.625,
  step: '计算 IC',
};
const progress = jobProgressCell<JobAtWork>(
  () => '回测 12',
  ({ step }) => step,
);

describe('the cells of a list of jobs', () => {
  it('show the state, and the cause of a failure under the pointer', () => {
    const failed: JobAtWork = { ...RUNNING, state: 'failed', message: '磁盘空间不足' };
    const cell = jobStateCell<JobAtWork>();
    render(cell.draw(failed));
    expect(screen.getByTitle('磁盘空间不足').textContent).toBe('失败');
    expect(cell.text?.(failed)).toBe('失败');
    expect(jobStateCell<JobAtWork>('停止').text?.({ ...RUNNING, state: 'cancelled' })).toBe('已停止');
  });

  it('tell apart what is cancelled, or lacks something, from what runs or succeeded', () => {
    const tintOf = (more: Partial<JobAtWork>): string =>
      render(jobStateCell<JobAtWork>().draw({ ...RUNNING, ...more })).container.querySelector('.c-mark')
        ?.className ?? '';
    expect(tintOf({})).toMatch(/navy/);
    expect(tintOf({ cancelRequested: true })).toMatch(/violet/);
    expect(tintOf({ state: 'succeeded' })).toMatch(/teal/);
    expect(tintOf({ state: 'succeeded', message: '1 张表未通过' })).toMatch(/violet/);
  });

  it('show a bar while it is under way, with its step for a screen reader', () => {
    render(progress.draw(RUNNING));
    const bar = screen.getByRole('progressbar', { name: '回测 12 的进度' });
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual([
      '62',
      '62% 计算 IC',
    ]);
    expect(bar.parentElement?.textContent).toBe('62%');
  });

  it('show a figure alone once it has ended', () => {
    const ended: JobAtWork = { ...RUNNING, state: 'cancelled' };
    render(progress.draw(ended));
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.body.textContent).toBe('62%');
    expect(progress.text?.(ended)).toBe('62');
  });
});
