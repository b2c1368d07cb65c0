import { percentOf, progressText, stateTint, stateTitle } from './job-states.ts';
import { aJob, aRunning } from './testing/a-job.ts';

describe('how a job stands', () => {
  it('is said in a word, and that it is being cancelled until it has ended', () => {
    expect(stateTitle(aRunning())).toBe('运行中');
    const asked = aRunning({ cancelRequested: true });
    expect([stateTitle(asked), stateTint(asked)]).toEqual(['正在取消', 'violet']);
    const ended = aJob({ state: 'cancelled', cancelRequested: true });
    expect([stateTitle(ended), stateTint(ended)]).toEqual(['已取消', 'slate']);
  });

  it('is said with its step, where it has one', () => {
    expect(progressText(aRunning())).toBe('62% 计算 IC');
    expect(progressText(aRunning({ step: null }))).toBe('62%');
    expect(progressText(aJob({ state: 'queued', progress: 0 }))).toBe('等待空闲的执行进程');
  });

  test.each([
    [0.999, 99],
    [1, 100],
    [1.2, 100],
    [-1, 0],
  ])('%d is %d percent', (progress, percent) => {
    expect(percentOf({ progress })).toBe(percent);
  });
});
