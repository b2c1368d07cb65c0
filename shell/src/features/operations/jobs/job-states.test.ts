import { percentOf, progressText, stateTint, stateTitle, stepText } from '../../../core/words/job-states.ts';
import { aJob, aRunning } from './testing/a-job.ts';

describe('the state of a job', () => {
  it('is written in a word, and as being cancelled until it has ended', () => {
    expect(stateTitle(aRunning())).toBe('运行中');
    const asked = aRunning({ cancelRequested: true });
    expect([stateTitle(asked), stateTint(asked)]).toEqual(['正在取消', 'violet']);
    const ended = aJob({ state: 'cancelled', cancelRequested: true });
    expect([stateTitle(ended), stateTint(ended)]).toEqual(['已取消', 'slate']);
  });

  it('is no plain success where something is missing', () => {
    const partly = aJob({ message: '1 张表未通过：新闻舆情' });
    expect([stateTitle(partly), stateTint(partly)]).toEqual(['部分未通过', 'violet']);
    expect([stateTitle(aJob()), stateTint(aJob())]).toEqual(['成功', 'teal']);
    expect(stateTitle(aJob({ state: 'failed', message: '磁盘空间不足' }))).toBe('失败');
  });

  it('is written with its step, where it has one', () => {
    expect(progressText(aRunning())).toBe('62% 计算 IC');
    expect(progressText(aRunning({ step: null }))).toBe('62%');
    expect(progressText(aJob({ state: 'queued', progress: 0 }))).toBe('等待空闲的执行进程');
  });

  it('is written with its speed and the time it will still take, where known', () => {
    const running = aRunning({ step: '正在导入 日行情', rowsPerSecond: 120_400, secondsLeft: 95 });
    expect(progressText(running)).toBe('62% 正在导入 日行情，120,400 行/秒，约剩 1 分 35 秒');
    expect(stepText({ ...running, secondsLeft: null })).toBe('正在导入 日行情，120,400 行/秒');
    expect(stepText(aJob())).toBeNull();
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
